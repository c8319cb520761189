<?php

/** The hooks of views and ranked lists. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

return [
    'actions' => [
        'views' => ['spv_record_view', 'spv_get_list', 'spv_refresh_nonce'],
        // A group of its own: a theme that handles it leaves us the lists.
        'theme-views' => ['thim_ajax_countviews'],
    ],
    'elements' => ['views'],
    'bindings' => ['onda/post' => [PostBinding::class, ['postId']]],
    'hooks' => [
        ViewsFeature::class => [
            ['onda_get_views', 5, 2],
            ['onda_most_viewed', 5, 3],
            ['onda_block_choices', 10, 1],
        ],
        ViewsUpkeep::class => [
            ['init', 10, 0, 'when' => static fn(): bool => wp_next_scheduled('onda_views_upkeep') === false],
            ['onda_views_upkeep', 10, 0, 'method' => 'tidy'],
            ['deleted_post', 10, 1],
        ],
        // Before the head is printed and before the footer brings the loader.
        ViewsPrinting::class => array_map(static fn(string $hook): array => [
            $hook, 10, 0, 'when' => static fn(): bool => is_singular(SettingsStore::stored('viewTypes') ?? ['post']),
        ], ['wp', 'wp_footer']),
    ],
];
