<?php

/** Around an article: sharing it, talking about it, and what to read next. */

declare(strict_types=1);

$reply = '<a class="comment-reply-link" href="?replytocom=9#respond" data-commentid="9" data-belowelement="comment-9" data-replyto="Responder a Ana">Responder</a>';
$cancel = '<small><a id="cancel-comment-reply-link" href="#respond" style="display:none">Cancelar</a></small>';

return [
    'slug'      => 'compartir-y-comentar',
    'menu'      => 'Compartir y comentar',
    'title'     => 'Compartir y comentar',
    'lead'      => 'Lo que rodea a un artículo. Los enlaces para compartir son enlaces y funcionan sin guiones; con ellos se abren en una ventana pequeña, y se añaden la hoja del dispositivo y la copia del enlace. Nadie ajeno se entera de nada hasta que alguien pulsa.',
    'shortcode' => '[share_links]',
    'block'     => '<!-- wp:onda/share-links {"networks":"whatsapp, telegram, bluesky"} /-->',
    'tag'       => '<share-links><ul><li><a href="https://t.me/share/url?url=https%3A%2F%2Fonda.example%2F">Telegram</a></li></ul></share-links>',
    'variants'  => [
        [
            'title' => 'Los comentarios se abren y se cierran',
            'text'  => 'Sirve para los comentarios de cualquier tema: el botón dice qué hará, una respuesta trae el formulario bajo su comentario, y Control o Comando con Intro la envía. Sin guiones todo está a la vista.',
            'code'  => [
                '<comments-panel for=".onda-hilo" open></comments-panel><div class="onda-hilo">'
                . "<ul><li id=\"comment-9\"><p>Ana: ¿Habrá segunda sesión el sábado?</p><p>$reply</p></li></ul>"
                . "<div id=\"respond\" class=\"comment-respond\"><h3 class=\"comment-reply-title\">Deja un comentario $cancel</h3>"
                . '<form><p><label>Comentario <textarea name="comment" rows="3"></textarea></label></p>'
                . '<input type="hidden" name="comment_parent" value="0"><p><button type="submit" class="wp-element-button">Enviar</button></p></form></div></div>',
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
