<?php

/** The hooks of the schedule. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Http\Request;
use Onda\Features\Schedule\Printing\ShowPage;

defined('ABSPATH') || exit;

$is_on = static fn(): bool => (wp_load_alloptions()['onda_schedule'] ?? '') === '1';

return [
    'actions' => ['schedule' => ['onda_on_air', 'onda_chapters']],
    'elements' => ['schedule'],
    'hooks' => [
        ShowTypes::class => [['init', 10, 0, 'method' => 'register', 'when' => $is_on]],
        ScheduleFeature::class => [
            // After all that may refuse a page.
            ['template_redirect', PHP_INT_MAX, 0, 'when' => static fn(): bool =>
                Request::from_globals(false)->has('onda_calendar')],
            ['onda_read_episodes', 10, 1, 'method' => 'read_episodes'],
            ['deleted_post', 10, 2, 'when' => static fn(int $post, \WP_Post $deleted): bool =>
                $deleted->post_type === 'onda_show'],
        ],
        ShowOnAir::class => [[['save_post_onda_show', 'save_post_onda_host'], 10, 0, 'method' => 'forget']],
        // After the filters that make paragraphs.
        ShowPage::class => [['the_content', 20, 1, 'when' => static fn(): bool => is_singular('onda_show')]],
    ],
];
