<?php

/** The hooks of the voice search. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Voice;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

return [
    'actions' => ['voice-search' => ['voice_search_find']],
    'elements' => ['voice-search'],
    // Nothing is said where everything is as usual.
    'hooks' => [Speech::class => [['onda_config', 5, 1, 'when' => static fn(): bool =>
        SettingsStore::stored('voiceSpeech') === 'device' || wp_parse_url(home_url('/'), PHP_URL_PATH) !== '/']]],
];
