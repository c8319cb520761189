<?php

/** The box of the masthead: keywords when it is entered, results while one types. */

declare(strict_types=1);

return [
    'slug'      => 'buscador-de-cabecera',
    'menu'      => 'Buscador de cabecera',
    'title'     => 'El buscador de la cabecera',
    'lead'      => 'Entra en el campo y verás lo más buscado; escribe y, medio segundo después de la última tecla, verás los resultados. Se cierra con Escape, con un clic en la página o, en una pantalla ancha, al desplazarla. Sin JavaScript es el formulario de búsqueda de siempre.',
    'shortcode' => '[masthead_search keywords="radio, música, cien canciones"]',
    'block'     => '<!-- wp:onda/masthead-search {"keywords":"radio, música, cien canciones"} /-->',
    'tag'       => '<masthead-search keywords="radio, música, cien canciones"></masthead-search>',
    'variants'  => [
        [
            'title' => 'Con la tecla Entrar',
            'text'  => 'Como se busca mientras se escribe, la tecla Entrar no envía nada. Quien prefiera que lleve a la página de resultados lo dice así.',
            'code'  => ['[masthead_search enter="submit"]'],
        ],
        [
            'title' => 'Un buscador que ya está en la página',
            'text'  => 'El de la cabecera de un tema, o el de su página 404, no hace falta cambiarlo: basta con decir dónde está.',
            'code'  => ['<form class="buscador-del-tema" action="/" role="search"><input type="search" name="s" aria-label="Buscar en el tema"> <button class="wp-element-button">Buscar</button></form><masthead-search for=".buscador-del-tema"></masthead-search>'],
        ],
    ],
];
