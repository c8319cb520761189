<?php

/** Rankings: the lists of the settings screen, with each number that visitors may see. */

declare(strict_types=1);

return [
    'slug'      => 'lo-mas-escuchado',
    'menu'      => 'Lo más escuchado',
    'title'     => 'Lo más escuchado',
    'lead'      => 'Lo que más se lee y se escucha en la emisora, al día: la lista se pone al corriente sola cada quince segundos, y descansa cuando nadie la mira.',
    'shortcode' => '[most_viewed list_id="mas-escuchado"]',
    'block'     => '<!-- wp:onda/most-viewed {"listId":"mas-escuchado"} /-->',
    'tag'       => '<most-viewed list-id="mas-escuchado"></most-viewed>',
    'variants'  => [
        [
            'title' => 'La semana y todo el tiempo',
            'text'  => 'Cada lista tiene sus días, sus categorías y su número. Todo se elige en los ajustes.',
            'code'  => ['[most_viewed list_id="semana"]', '[most_viewed list_id="siempre"]'],
        ],
        [
            'title' => 'Sin números',
            'text'  => 'Quien no quiera enseñar cifras enseña solo el orden.',
            'code'  => ['[most_viewed list_id="sin-numeros"]'],
        ],
    ],
];
