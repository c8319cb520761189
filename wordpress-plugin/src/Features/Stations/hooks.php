<?php

/** The hooks of stations and players. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Stations;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

return [
    'actions' => ['now-playing' => ['onda_now_playing']],
    'elements' => ['player', 'now-playing'],
    'hooks' => [
        StationsFeature::class => [
            ['onda_now_playing', 5, 2],
            // Another address may stand behind the same station when the settings change.
            [['add_option_onda_settings', 'update_option_onda_settings'], 10, 0, 'method' => 'forget_feeds'],
        ],
        // Before the page's configuration is printed (20).
        PlayerBar::class => [['wp_footer', 10, 0, 'when' => static fn(): bool =>
            (SettingsStore::stored('player')['place'] ?? '') === 'bar']],
    ],
];
