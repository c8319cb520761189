<?php

/** A feature's page: the same element in the three ways a site owner can write it, then what else it can do. */

declare(strict_types=1);

return [
    'slug'      => 'buscar-por-voz',
    'menu'      => 'Búsqueda por voz',
    'title'     => 'La búsqueda por voz',
    'lead'      => 'Un botón con un micrófono: púlsalo y di «buscar» y lo que quieras encontrar, por ejemplo «buscar cien canciones». Si una entrada se llama así, vas a ella; si no, a la búsqueda del sitio. Donde el navegador no reconoce la voz aparece un campo para escribir. Se puede escribir de tres maneras; las tres hacen exactamente lo mismo.',
    'shortcode' => '[voice_search]',
    'block'     => '<!-- wp:onda/voice-search /-->',
    'tag'       => '<voice-search></voice-search>',
    'variants'  => [
        [
            'title' => 'Con otra palabra clave',
            'text'  => 'La palabra clave puede ser otra, y también lo que dice la ayuda. Sin palabra clave se busca todo lo que se diga.',
            'code'  => [
                '[voice_search activation_word="encuentra" instruction_text="Haz clic y di: encuentra y un tema."]',
                '[voice_search activation_word="" instruction_text="Haz clic y di qué buscas."]',
            ],
        ],
        [
            'title' => 'Con un botón propio',
            'text'  => 'El botón del tema sirve tal como es: se escribe dentro de la etiqueta y se queda con su aspecto. El idioma en que se habla se elige con «lang».',
            'code'  => ['<voice-search lang="es-MX"><button class="wp-element-button" aria-pressed="false">Hablar</button></voice-search>'],
        ],
    ],
];
