<?php

/** The hooks of the votes on comments. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Votes;

defined('ABSPATH') || exit;

return [
    'actions' => ['votes' => ['comment_vote_ajaxhandler']],
    'elements' => ['votes'],
    'hooks' => [
        VotesEvents::class => [
            ['deleted_comment', 10, 1],
            ['deleted_user', 10, 1],
            ['wp_scheduled_delete', 10, 0],
        ],
        // After WordPress has made its paragraphs (30).
        Insertion::class => [['comment_text', 99, 2, 'when' => static fn(): bool =>
            did_action('template_redirect') > 0 && !is_feed()]],
    ],
];
