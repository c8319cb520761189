<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Tells the page whether speech may leave the device, and where the site begins. */
final class Speech
{
    public function __construct(private SettingsStore $settings)
    {
    }

    /**
     * Nothing, where everything is as usual.
     *
     * @param array<string, mixed> $config
     * @return array<string, mixed>
     */
    public function onda_config(array $config): array
    {
        $home = trailingslashit((string) wp_parse_url(home_url(), PHP_URL_PATH));
        if ($home !== '/') {
            $config['settings']['voice-search']['home'] = $home;
        }
        if (VoiceOptions::is_on_the_device($this->settings)) {
            $config['settings']['voice-search']['remote'] = false;
        }
        return $config;
    }
}
