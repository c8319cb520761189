<?php

/** Rows of slides, slides that fade, videos, and the pictures that open: galleries and links of the site itself. */

declare(strict_types=1);

$covers = ['mar', 'vinilo', 'ciudad', 'sol', 'teclas', 'mosaico', 'estadio', 'ondas'];
$id = static fn (string $cover): int => (int) get_page_by_path("portada-$cover", OBJECT, 'attachment')?->ID;
$address = static fn (string $cover): string => wp_make_link_relative((string) wp_get_attachment_url($id($cover)));
$picture = static fn (string $cover, string $alt): string =>
    sprintf('<img src="%s" width="960" height="600" alt="%s">', esc_attr($address($cover)), esc_attr($alt));
$gallery = sprintf('[gallery ids="%s" size="full" link="file"]', implode(',', array_map($id, $covers)));
$slides = implode('', array_map(
    static fn (string $cover): string => '<li>' . $picture($cover, ucfirst($cover)) . '</li>',
    array_slice($covers, 0, 5)
));
$video = static fn (string $link, string $cover, string $title): string =>
    sprintf('<p><a href="%s">%s %s</a></p>', esc_attr($link), $picture($cover, ''), esc_html($title));
$films = [
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'sol', 'Big Buck Bunny'],
    ['https://www.youtube.com/watch?v=eRsGyueVLvQ', 'mosaico', 'Sintel'],
    ['https://www.youtube.com/watch?v=R6MlUcmOul8', 'ciudad', 'Tears of Steel'],
    ['https://vimeo.com/1084537', 'mar', 'Big Buck Bunny, en Vimeo'],
    ['https://www.youtube.com/watch?v=Y-rmzh0PI3c', 'ondas', 'Cosmos Laundromat'],
    ['https://www.youtube.com/watch?v=TLkA0RELQ1g', 'vinilo', 'Elephants Dream'],
];
$about = wp_make_link_relative(home_url('/quienes-somos/'));
$two = 'visible="2" desktopsmall="2" itemtablet="2"';

return [
    'slug'      => 'carruseles',
    'menu'      => 'Carruseles',
    'title'     => 'Carruseles, vídeos y visor de imágenes',
    'lead'      => 'Una fila que se desliza con el dedo, con la rueda o con dos botones, y que no se mueve sola si nadie lo pide. Las galerías de WordPress valen tal como están.',
    'shortcode' => "[content_carousel $two]{$gallery}[/content_carousel]",
    'block'     => "<!-- wp:onda/content-carousel {\"visible\":2,\"desktopsmall\":2,\"itemtablet\":2} --><!-- wp:html --><ul>$slides</ul><!-- /wp:html --><!-- /wp:onda/content-carousel -->",
    'tag'       => "<content-carousel $two><ul>$slides</ul></content-carousel>",
    'variants'  => [
        [
            'title' => 'De lado a lado, y por sí solo',
            'text'  => 'Cuántas se ven lo decide el ancho de la ventana. Con autoplay avanza cada siete segundos; se para con un botón y con el teclado, y espera mientras el ratón está encima.',
            'code'  => ["[content_carousel visible=\"4\" desktopsmall=\"4\" itemtablet=\"3\" autoplay=\"true\" label=\"Portadas de la semana\"]{$gallery}[/content_carousel]"],
        ],
        [
            'title' => 'Vídeos',
            'text'  => 'Antes del clic no se pide nada a nadie: la portada es del sitio. Suena uno cada vez, también si lo que sonaba era la radio.',
            'code'  => ['<video-carousel label="Cortos libres">' . implode('', array_map(static fn (array $film): string => $video(...$film), $films)) . '</video-carousel>'],
        ],
        [
            'title' => 'Visor',
            'text'  => 'Cualquier imagen de un artículo se abre a toda pantalla: con su pie, con las flechas, con la coma y el punto. «Atrás» la cierra.',
            'code'  => ["<image-lightbox>[content_carousel visible=\"4\" itemtablet=\"3\" label=\"Portadas para ampliar\"]{$gallery}[/content_carousel]<p><a href=\"$about\" data-lightbox>Quiénes somos, sin salir de aquí</a></p></image-lightbox>"],
        ],
        [
            'title' => 'Imágenes que se funden',
            'text'  => 'Siete segundos cada una y seis décimas para el cambio. Quien pide menos movimiento ve la primera, quieta.',
            'code'  => ["[fade_slideshow label=\"Paisajes\"]<ul>$slides</ul>[/fade_slideshow]"],
        ],
    ],
];
