<?php

/** Votes of a comment: under every comment of an article, and wherever else one puts them. */

declare(strict_types=1);

return [
    'slug'      => 'votos',
    'menu'      => 'Votos',
    'title'     => 'Los votos de los comentarios',
    'lead'      => 'Un voto a favor o en contra de un comentario, y cuántos van. Los tres de abajo son el mismo comentario: lo que se vota en uno se ve en los otros. En los artículos están debajo de cada comentario sin que nadie los ponga.',
    'shortcode' => '[comment_vote comment_id="{{comment festival-del-faro/0}}"]',
    'block'     => '<!-- wp:onda/comment-vote {"commentId":{{comment festival-del-faro/0}}} /-->',
    'tag'       => '<comment-vote comment-id="{{comment festival-del-faro/0}}"></comment-vote>',
    'variants'  => [
        [
            'title' => 'Otro comentario',
            'text'  => 'Cada comentario tiene sus votos. Pulsar otra vez el propio voto lo retira.',
            'code'  => ['[comment_vote comment_id="{{comment festival-del-faro/1}}"]'],
        ],
        [
            'title' => 'Con la votación cerrada',
            'text'  => 'Cuando el artículo ya no admite comentarios quedan los recuentos y no se vota más.',
            'code'  => ['[comment_vote comment_id="{{comment festival-del-faro/2}}" closed="true"]'],
        ],
    ],
];
