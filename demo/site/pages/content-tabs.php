<?php

/** Parts of a text that fold or wait: tabs, accordions, toggles, hover boxes, lazy media. */

declare(strict_types=1);

$parts = '<h3>La historia</h3><p>Radio Onda empezó en 1987 en el desván de un faro, con un transmisor prestado.</p>'
    . '<h3>El equipo</h3><p>Somos once personas y un gato. Casi todos sabemos arreglar un micrófono.</p>'
    . '<h3>La antena</h3><p>Está en lo alto de la colina y se oye desde tres provincias cuando hace buen tiempo.</p>';
$block = static fn (string $name): string => "<!-- wp:onda/$name -->"
    . (string) preg_replace(
        ['~<h3>(.*?)</h3>~', '~<p>(.*?)</p>~'],
        [
            '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">$1</h3><!-- /wp:heading -->',
            '<!-- wp:paragraph --><p>$1</p><!-- /wp:paragraph -->',
        ],
        $parts
    ) . "<!-- /wp:onda/$name -->";

return [
    'slug'      => 'pestanas',
    'menu'      => 'Pestañas y acordeones',
    'title'     => 'Pestañas, acordeones y cajas',
    'lead'      => 'Se escribe como siempre: encabezados y texto. Cada encabezado se convierte en una pestaña o en un desplegable. Con las flechas se va de una pestaña a otra, la dirección de la página recuerda cuál está abierta, y en papel sale todo.',
    'shortcode' => "[content_tabs]{$parts}[/content_tabs]",
    'block'     => $block('content-tabs'),
    'tag'       => '<content-tabs><section id="manana"><h3>Mañana</h3><p>Noticias y café de seis a diez.</p></section><section id="tarde"><h3>Tarde</h3><p>Música sin anuncios.</p></section><section id="noche"><h3>Noche</h3><p>Jazz, y luego el mar.</p></section></content-tabs>',
    'variants'  => [
        [
            'title' => 'Un acordeón',
            'text'  => 'Al abrir una parte se cierra la otra. Son desplegables del propio navegador, así que también se abren sin JavaScript.',
            'code'  => ["[content_accordion]{$parts}[/content_accordion]", $block('content-accordion')],
        ],
        [
            'title' => 'Desplegables sueltos',
            'text'  => 'Con «single» en falso, cada uno se abre y se cierra sin mirar a los demás.',
            'code'  => ["[content_accordion single=\"false\"]{$parts}[/content_accordion]"],
        ],
        [
            'title' => 'Cajas que cuentan más al pasar',
            'text'  => 'Todas son igual de altas, doscientos cincuenta píxeles como poco. Lo que falta aparece bajo el puntero o con el foco del teclado; en una pantalla táctil está a la vista.',
            'code'  => ['<hover-boxes><article><h3>El faro</h3><p>Se construyó en 1874 y todavía gira.</p></article><article><h3>El puerto</h3><p>Cada mañana salen doce barcas. <a href="/">Léalo entero</a></p></article></hover-boxes>'],
        ],
        [
            'title' => 'Imágenes que esperan, e imágenes rotas',
            'text'  => 'Se cargan seiscientos píxeles antes de verse. La segunda no existe: queda marcada y se lee su texto.',
            'code'  => ['<lazy-media><p><img alt="El logotipo de WordPress" width="80" height="80" data-src="/wp-includes/images/w-logo-blue.png"></p><p><img alt="La antena de la emisora al amanecer" width="320" height="180" data-src="/no-existe.jpg"></p></lazy-media>'],
        ],
    ],
];
