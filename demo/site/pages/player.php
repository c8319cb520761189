<?php

/** A feature's page: the same element in the three ways a site owner can write it, then what else it can do. */

declare(strict_types=1);

return [
    'slug'      => 'radio',
    'menu'      => 'Radio',
    'title'     => 'El reproductor de radio',
    'lead'      => 'Suena la emisora y se ve qué está sonando. Se puede escribir de tres maneras; las tres hacen exactamente lo mismo, así que elige la que te resulte más cómoda.',
    'shortcode' => '[radio_player station="onda"]',
    'block'     => '<!-- wp:onda/radio-player {"station":"onda"} /-->',
    'tag'       => '<radio-player station="onda"></radio-player>',
    'variants'  => [
        [
            'title' => 'Dos emisoras en la misma página',
            'text'  => 'Solo suena una a la vez: al poner en marcha la segunda, la primera se detiene. La de la derecha lee sus títulos de una dirección parecida a la de AzuraCast.',
            'code'  => ['[radio_player station="onda"]', '[radio_player station="onda-azura"]'],
        ],
        [
            'title' => 'Una emisora apagada',
            'text'  => 'Cuando el servidor no responde, el reproductor lo dice y sigue intentándolo mientras el visitante quiera escuchar.',
            'code'  => ['[radio_player station="apagada"]'],
        ],
        [
            'title' => 'Un nombre muy largo',
            'text'  => 'El nombre puede ocupar más de lo que cabe. El reproductor no crece ni se rompe.',
            'code'  => ['[radio_player station="onda" radio_name="Radio Comunitaria de la Mancomunidad de Municipios de la Ribera Alta del Río y su Comarca"]'],
        ],
        [
            'title' => 'Sin emisora configurada',
            'text'  => 'También se puede dar la dirección directamente, sin pasar por los ajustes. Sirve para una emisión de un solo día.',
            'code'  => ['[radio_player radio_stream="{{station}}/live.mp3" radio_name="Onda, en directo"]'],
        ],
        [
            'title' => 'Volumen inicial y botones',
            'text'  => 'El volumen inicial va de 0 a 1. Sin el control de volumen queda solo el botón de reproducir.',
            'code'  => [
                '[radio_player station="onda" initial_volume="0.4"]',
                '[radio_player station="onda" show_volume="false"]',
            ],
        ],
    ],
];
