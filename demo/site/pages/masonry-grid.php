<?php

/** Grids: cards that more are added to, filters with a quick search, and the lists of a theme that nobody can edit. */

declare(strict_types=1);

$query = '{"perPage":3,"postType":"post","order":"desc","orderBy":"date","inherit":false}';

return [
    'slug'      => 'rejillas',
    'menu'      => 'Rejillas',
    'title'     => 'Rejillas de entradas',
    'lead'      => 'Las entradas, en tarjetas que no dan saltos, con un botón que trae más. Sin guiones el botón es un enlace a la página siguiente; con ellos, las tarjetas llegan aquí, y al volver atrás siguen donde estaban.',
    'shortcode' => '[masonry_grid count="2" columns="1" category="cultura" more="none"]',
    'block'     => '<!-- wp:onda/masonry-grid {"count":2,"columns":1,"category":"musica","more":"none"} /-->',
    'tag'       => '<load-more for=".onda-query" auto="1"></load-more>',
    'variants'  => [
        [
            'title' => 'Con filtros y búsqueda rápida',
            'text'  => 'Lo elegido queda en la dirección: se puede enlazar, y «atrás» lo deshace. La búsqueda no mira mayúsculas ni acentos.',
            'code'  => ['[masonry_grid count="9" filters="true"]'],
        ],
        [
            'title' => 'La lista del tema',
            'text'  => 'El bloque «Bucle de consulta» de WordPress tal como es: la etiqueta de arriba, con for, hace que su «página siguiente» traiga las entradas aquí. La primera vez vienen solas.',
            'code'  => [
                "<!-- wp:query {\"queryId\":8,\"query\":$query,\"className\":\"onda-query\"} --><div class=\"wp-block-query onda-query\">"
                . '<!-- wp:post-template {"layout":{"type":"grid","columnCount":3}} --><!-- wp:post-title {"isLink":true,"level":3,"fontSize":"medium"} /-->'
                . '<!-- wp:post-date /--><!-- /wp:post-template -->'
                . '<!-- wp:query-pagination --><!-- wp:query-pagination-next {"label":"Página siguiente"} /--><!-- /wp:query-pagination --></div><!-- /wp:query -->',
            ],
        ],
    ],
];
