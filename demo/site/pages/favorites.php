<?php

/** Favorites: the button, the count, the list and the button that clears it. */

declare(strict_types=1);

$post = $articles['festival-del-faro'];

return [
    'slug'      => 'favoritos',
    'menu'      => 'Favoritos',
    'title'     => 'Favoritos',
    'lead'      => 'Un botón que guarda una entrada, la lista de lo guardado, cuántos favoritos hay y un botón que los borra. Todo lo que hay en la página va a la par, también en otras pestañas.',
    'shortcode' => "[fav_button post_id=\"$post\"]",
    'block'     => "<!-- wp:onda/fav-button {\"postId\":$post} /-->",
    'tag'       => "<fav-button post-id=\"$post\"></fav-button>",
    'variants'  => [
        [
            'title' => 'Cuántos favoritos hay',
            'text'  => 'Sin entrada cuenta los favoritos del visitante; con ella, cuántas personas la guardan.',
            'code'  => [
                'Tienes [fav_count] favoritos.',
                "<!-- wp:onda/fav-count {\"postId\":$post} /-->",
                '<fav-count post-types="post"></fav-count>',
            ],
        ],
        [
            'title' => 'La lista',
            'text'  => 'Por páginas, con o sin imágenes, extractos y botones.',
            'code'  => [
                '[fav_list include_thumbnails="true" include_excerpts="true" include_buttons="true" per_page="3"]',
                '<!-- wp:onda/fav-list {"noFavoritesText":"Aún no has guardado nada."} /-->',
                '<fav-list include-links="false"></fav-list>',
            ],
        ],
        [
            'title' => 'Borrar los favoritos',
            'text'  => 'Está desactivado mientras no hay nada que borrar.',
            'code'  => [
                '[fav_clear]',
                '<!-- wp:onda/fav-clear /-->',
                '<fav-clear></fav-clear>',
            ],
        ],
    ],
];
