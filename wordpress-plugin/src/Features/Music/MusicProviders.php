<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Whom the site owner allowed to be asked. Nobody, until the settings say so. */
final class MusicProviders
{
    public function __construct(private SettingsStore $settings, private \Closure $web)
    {
    }

    /**
     * A player asks about artists only where somebody answers.
     *
     * @param array<string, mixed> $config
     * @return array<string, mixed>
     */
    public function onda_config(array $config): array
    {
        if (MusicOptions::stored($this->settings)['artistProvider'] !== '') {
            $config['settings']['player']['artists'] = true;
        }
        return $config;
    }

    public function artists(): ?ArtistProvider
    {
        $settings = MusicOptions::stored($this->settings);
        return match ($settings['artistProvider']) {
            'wikipedia' => new Wikipedia(($this->web)(), self::languages()),
            'lastfm' => new LastFm(($this->web)(), (string) $settings['lastFmKey'], self::languages()),
            default => null,
        };
    }

    public function art(): ?ArtProvider
    {
        return MusicOptions::stored($this->settings)['artProvider'] === 'itunes' ? new ITunes(($this->web)()) : null;
    }

    /** @return list<string> The site's own, Spanish and English. */
    private static function languages(): array
    {
        $own = preg_match('/^[a-z]{2,3}/', get_locale(), $found) === 1 ? $found[0] : 'en';
        return array_values(array_unique([$own, 'es', 'en']));
    }
}
