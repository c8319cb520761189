<?php

/** Around an article: sharing it, talking about it, and what to read next. */

declare(strict_types=1);

$comment = static fn(int $id, string $name, string $text): string => "<li id=\"comment-$id\"><article id=\"div-comment-$id\"><p><strong>$name</strong></p><p>$text</p>"
    . "<p><a class=\"comment-reply-link\" href=\"?replytocom=$id#respond\" data-commentid=\"$id\" data-postid=\"1\" data-belowelement=\"div-comment-$id\""
    . " data-respondelement=\"respond\" data-replyto=\"Responder a $name\">Responder</a></p></article></li>";

return [
    'slug'      => 'compartir-y-comentar',
    'menu'      => 'Compartir y comentar',
    'title'     => 'Compartir y comentar',
    'lead'      => 'Lo que rodea a un artículo. Los enlaces para compartir son enlaces y funcionan sin guiones; con ellos se abren en una ventana pequeña, y se añaden la hoja del dispositivo y la copia del enlace. Nadie ajeno se entera de nada hasta que alguien pulsa.',
    'shortcode' => '[share_links]',
    'block'     => '<!-- wp:onda/share-links {"networks":"whatsapp, telegram, bluesky"} /-->',
    'tag'       => '<share-links><ul><li><a href="https://t.me/share/url?url=https%3A%2F%2Fwordpress.org%2F">Telegram</a></li></ul></share-links>',
    'variants'  => [
        [
            'title' => 'Los comentarios se abren y se cierran',
            'text'  => 'Sirve para los comentarios de cualquier tema: el botón dice qué hará, una respuesta trae el formulario bajo su comentario, y Control o Comando con Intro la envía. Sin guiones todo está a la vista.',
            'code'  => [
                '<comments-panel for=".onda-hilo" open></comments-panel><div class="onda-hilo"><ol>'
                . $comment(9001, 'Ana', '¿Habrá segunda sesión el sábado?') . $comment(9002, 'Berto', 'La prueba de sonido de ayer prometía.')
                . '</ol><div id="respond" class="comment-respond"><h3 class="comment-reply-title">Deja un comentario '
                . '<small><a id="cancel-comment-reply-link" href="#respond" hidden>Cancelar</a></small></h3>'
                . '<form method="get"><p><label>Comentario <textarea name="comment" rows="3"></textarea></label></p>'
                . '<input type="hidden" name="comment_post_ID" value="1"><input type="hidden" name="comment_parent" value="0">'
                . '<p><button type="submit" class="wp-element-button">Enviar</button></p></form></div></div>',
            ],
        ],
        [
            'title' => 'Los comentarios de otro sitio',
            'text'  => 'Hasta que alguien pulsa hay un enlace y una línea que dice adónde lleva. Si el sitio pide permiso para cookies de terceros, hace falta también ese permiso.',
            'code'  => ['[comments_embed shortname="onda-demo"]'],
        ],
        [
            'title' => 'Qué leer después',
            'text'  => 'A 600 píxeles del principio, una esquina ofrece el artículo relacionado que está al final del texto. Quien la cierra no la vuelve a ver.',
            'code'  => ['<related-popup><a href="/">La portada de hoy</a></related-popup>'],
        ],
    ],
];
