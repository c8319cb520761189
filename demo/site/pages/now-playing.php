<?php

/** A feature's page: the same element in the three ways a site owner can write it, then what else it can do. */

declare(strict_types=1);

return [
    'slug'      => 'sonando',
    'menu'      => 'Sonando ahora',
    'title'     => 'El bloque «Sonando ahora»',
    'lead'      => 'Un botón que, al pulsarlo, enseña la canción que suena y las cuatro anteriores. Se cierra solo cuando ya no se mira. Se puede escribir de tres maneras; las tres hacen exactamente lo mismo.',
    'shortcode' => '[now_playing station="onda-azura"]',
    'block'     => '<!-- wp:onda/now-playing {"station":"onda-azura"} /-->',
    'tag'       => '<now-playing station="onda-azura"></now-playing>',
    'variants'  => [
        [
            'title' => 'Con portada propia',
            'text'  => 'La imagen de 60 por 60 píxeles aparece cuando la canción no trae la suya. Sin ella se ve la portada de la emisora, y si tampoco la hay se dibuja un disco. El servidor de esta emisora no cuenta lo que sonó antes: el historial lo va anotando el bloque.',
            'code'  => [
                '[now_playing station="onda"]',
                '[now_playing station="onda" img="{{station}}/art/5.png"]',
            ],
        ],
        [
            'title' => 'Con la dirección de un documento',
            'text'  => 'También lee directamente el documento de otra emisora, si su servidor lo permite. La dirección puede ir codificada para URL.',
            'code'  => ['[now_playing id="otra" url="{{station}}/api/nowplaying/onda"]'],
        ],
        [
            'title' => 'Una emisora apagada',
            'text'  => 'Cuando el servidor no responde, lo dice y vuelve a intentarlo mientras está abierto.',
            'code'  => ['[now_playing station="apagada"]'],
        ],
    ],
];
