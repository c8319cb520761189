<?php

/** The hooks of the facts about songs. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

return [
    'actions' => ['artist' => ['onda_artist']],
    'hooks' => [MusicProviders::class => [['onda_config', 5, 1, 'when' => static fn(): bool =>
        (SettingsStore::stored('artistProvider') ?? '') !== '']]],
];
