<?php

/** The radio button of a theme: with the player of the page, and alone. */

declare(strict_types=1);

return [
    'slug'      => 'boton-de-radio',
    'menu'      => 'Botón de radio',
    'title'     => 'El botón de radio en vivo',
    'lead'      => 'Un solo botón que pone en marcha la emisora y dice si está en vivo. Si en la página hay un reproductor de la misma emisora, los dos van juntos.',
    'shortcode' => '[live_radio_button station="onda"]',
    'block'     => '<!-- wp:onda/live-radio-button {"station":"onda"} /-->',
    'tag'       => '<live-radio-button station="onda"></live-radio-button>',
    'variants'  => [
        [
            'title' => 'Junto con el reproductor',
            'text'  => 'El botón y el reproductor son la misma emisora: lo que hace uno lo dice el otro.',
            'code'  => ['[live_radio_button station="onda"]', '[radio_player station="onda"]'],
        ],
        [
            'title' => 'Con la dirección de la emisión',
            'text'  => 'Sin pasar por los ajustes. Como ningún reproductor de la página la tiene, el botón suena por sí mismo.',
            'code'  => ['[live_radio_button data_stream="{{station}}/live.aac"]'],
        ],
    ],
];
