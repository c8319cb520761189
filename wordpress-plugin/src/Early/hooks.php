<?php

/** The hooks of early answers. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Text\{DynamicBlocks, ShortcodeNames};

defined('ABSPATH') || exit;

/** @param bool $is_on Whether this request notes what only loaded plugins know. */
return static fn(string $plugin, bool $is_on): array => [
    EarlySwitch::class => [
        [
            // An update does not activate again.
            ['add_option_onda_settings', 'update_option_onda_settings', 'delete_option_onda_settings',
                'upgrader_process_complete'],
            10,
            0,
            'method' => 'sync',
        ],
        ["activate_$plugin", 11, 0, 'method' => 'sync'],
        ["deactivate_$plugin", 11, 1, 'method' => 'deactivate'],
    ],
] + ($is_on ? array_fill_keys(
    [PublicPosts::class, DynamicBlocks::class, ShortcodeNames::class, EarlyFavorites::class],
    [['admin_init', PHP_INT_MAX, 0]],
) : []);
