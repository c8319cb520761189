<?php

/** Elements around the content: header, back to top, menus, sidebar, preloader. */

declare(strict_types=1);

$menu = '<nav aria-label="Secciones de muestra"><ul><li><a href="/category/musica/">Música</a><ul><li><a href="/category/musica/#jazz">Jazz</a></li><li><a href="/category/musica/#coros">Coros</a></li></ul></li><li><a href="/category/cultura/">Cultura</a><ul><li><a href="/category/cultura/#cine">Cine</a></li><li><a href="/category/cultura/#libros">Libros</a></li></ul></li><li><a href="/category/deportes/">Deportes</a></li></ul></nav>';
$text = str_repeat('<p>La cabecera se aparta al bajar y vuelve en cuanto se sube, o cuando el foco entra en ella. Lo que se busca con un enlace queda siempre por debajo, nunca detrás.</p>', 14);

return [
    'slug'     => 'cabecera-y-menus',
    'menu'     => 'Cabecera y menús',
    'title'    => 'Cabecera, menús y vuelta arriba',
    'lead'     => 'Baja por la página: la cabecera se aparta. Sube un poco: vuelve. Abajo a la derecha hay un enlace que lleva arriba, y el foco va contigo. Ninguna plantilla del tema sabe de esto: basta decir qué parte de la página es.',
    'tag'      => '<sticky-header for="header.wp-block-template-part"></sticky-header>',
    'variants' => [
        [
            'title' => 'Vuelta arriba',
            'text'  => 'Aparece pasados cien píxeles y tarda ocho décimas de segundo; a quien prefiere menos movimiento lo lleva al instante.',
            'code'  => ['[back_to_top]'],
        ],
        [
            'title' => 'Un menú para pantallas pequeñas',
            'text'  => 'Se abre sobre la página y guarda el foco. Se cierra con Escape, con un clic fuera o al girar el teléfono. Sin JavaScript el enlace lleva al menú.',
            'code'  => ["<p><a class=\"wp-element-button\" href=\"#menu-de-muestra\">Menú</a></p><mobile-menu id=\"menu-de-muestra\">{$menu}</mobile-menu>"],
        ],
        [
            'title' => 'Submenús',
            'text'  => 'Cada entrada conserva su enlace y recibe un botón para lo que tiene debajo. El puntero también lo abre, y Escape lo cierra.',
            'code'  => ['<sub-menus>' . str_replace('de muestra', 'con submenús', $menu) . '</sub-menus>'],
        ],
        [
            'title' => 'Una barra lateral que acompaña',
            'text'  => 'En pantallas de mil veinticinco píxeles o más se queda a la vista, treinta píxeles por debajo de las barras.',
            'code'  => ["<div>{$text}</div>", '<sticky-sidebar><aside aria-label="Lo último"><h3>Lo último</h3><ul><li><a href="/">Portada</a></li><li><a href="/category/musica/">Música</a></li></ul></aside></sticky-sidebar>'],
        ],
        [
            'title' => 'Una portada mientras carga',
            'text'  => 'Cubre la página hasta que está cargada y se desvanece en un segundo. Si el script no llega, se va sola a los tres segundos.',
            'code'  => ['<page-preloader></page-preloader>'],
        ],
    ],
];
