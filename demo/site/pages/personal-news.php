<?php

/** Personal news: what a visitor reads stays in the browser, and the list says why it shows what it shows. */

declare(strict_types=1);

return [
    'slug'      => 'noticias-personales',
    'menu'      => 'Noticias personales',
    'title'     => 'Noticias personales',
    'lead'      => 'Artículos sin leer de las secciones que uno lee; si aún no se sabe, los más recientes. Lo leído se queda en el navegador, solo después de decir que sí, y un botón lo olvida todo.',
    'shortcode' => '[personal_news size="4"]',
    'block'     => '<!-- wp:onda/personal-news {"size":3} /-->',
    'tag'       => '<personal-news size="0"></personal-news>',
    'variants'  => [
        [
            'title' => 'Cómo funciona',
            'text'  => 'A los cinco segundos de lectura de un artículo, o de una página de sección, el navegador apunta cuál era. Una sección cuenta desde la segunda vez. La etiqueta con size="0" no enseña nada y solo apunta: se pone en el pie de los artículos.',
            'code'  => ['[personal_news size="2"]'],
        ],
    ],
];
