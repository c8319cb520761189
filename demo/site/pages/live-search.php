<?php

/** Live search: the box, its layouts, its filters and what it offers before anybody types. */

declare(strict_types=1);

$filters = (string) json_encode([
    ['kind' => 'choices', 'name' => 'asp_gen[]', 'label' => 'Dónde', 'choices' => [
        ['value' => 'title', 'label' => 'Título', 'chosen' => true],
        ['value' => 'content', 'label' => 'Texto', 'chosen' => true],
    ]],
    ['kind' => 'choices', 'name' => 'customset[]', 'label' => 'Qué', 'display' => 'radio', 'choices' => [
        ['value' => 'post', 'label' => 'Entradas', 'chosen' => true],
        ['value' => 'page', 'label' => 'Páginas'],
    ]],
    ['kind' => 'date', 'label' => 'Fecha'],
], JSON_UNESCAPED_UNICODE | JSON_HEX_APOS);

return [
    'slug'      => 'buscador',
    'menu'      => 'Buscador',
    'title'     => 'El buscador',
    'lead'      => 'Un campo que busca mientras se escribe. Prueba con «radio», «musica» o «cancion»: las tildes no importan. Con las flechas se recorre la lista, Intro abre lo elegido y Escape la cierra. Sin JavaScript es el formulario de búsqueda del sitio.',
    'shortcode' => '[asp_search]',
    'block'     => '<!-- wp:onda/asp-search /-->',
    'tag'       => '<asp-search></asp-search>',
    'variants'  => [
        [
            'title' => 'Resultados en fila, en polaroids y en páginas',
            'text'  => 'Los resultados pueden estar en una lista, en una fila que se empuja, como fotos de una mesa o en páginas que se pasan con el dedo.',
            'code'  => [
                '[asp_search resultstype="horizontal"]',
                '[asp_search resultstype="polaroid"]',
                '[asp_search resultstype="isotopic"]',
            ],
        ],
        [
            'title' => 'Con filtros',
            'text'  => 'Un botón abre los filtros; lo que se elige vale enseguida.',
            'code'  => ["<asp-search filters='$filters'></asp-search>"],
        ],
        [
            'title' => 'Con palabras que probar',
            'text'  => 'Las palabras son enlaces a la página de resultados, y con un clic buscan aquí mismo.',
            'code'  => ['<asp-search try-this=\'["faro","festival"]\' top-keywords=\'["radio","canciones"]\'></asp-search>'],
        ],
        [
            'title' => 'Plegado',
            'text'  => 'Solo una lupa hasta que alguien la pulsa.',
            'code'  => ['[asp_search compact="true"]'],
        ],
        [
            'title' => 'Con resultados desde el principio',
            'text'  => 'Lo más nuevo está a la vista antes de que nadie escriba; al llegar al final de la lista viene más.',
            'code'  => ['[asp_search autop="latest" autop_count="6" resultsposition="block" show_more_infinite="true"]'],
        ],
    ],
];
