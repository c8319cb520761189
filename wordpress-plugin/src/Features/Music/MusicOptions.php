<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings of artists and art: whom this site may ask about them. Nobody, until the owner says so. */
final class MusicOptions
{
    private const LAST_FM_KEY = '/^[0-9a-f]{32}$/';

    public static function record(): Record
    {
        return new Record([
            Setting::choice('artistProvider', '', fn() => __('Biographies and photos of artists', 'onda'), fn() => [
                '' => __('Off', 'onda'),
                'wikipedia' => 'Wikipedia',
                'lastfm' => __('Last.fm, without photos', 'onda'),
            ]),
            Setting::line('lastFmKey', '', fn() => __('Your API key of Last.fm', 'onda'), check: self::wrong_key(...))
                ->secret(),
            Setting::choice('artProvider', '', fn() => __('Art of songs that come without', 'onda'), fn() => [
                '' => __('Off', 'onda'),
                'itunes' => 'iTunes',
            ], self::help(...)),
        ]);
    }

    /** @return array{artistProvider: string, lastFmKey: string, artProvider: string} */
    public static function stored(SettingsStore $settings): array
    {
        return $settings->read(self::record());
    }

    public static function section(): Section
    {
        return new Section(Screen::Stations, 'music', 20, __('Artists and art', 'onda'), self::record());
    }

    /** @param array<string, mixed> $beside */
    private static function wrong_key(string $key, array $beside): string
    {
        $is_needed = $key !== '' || $beside['artistProvider'] === 'lastfm';
        return $is_needed && preg_match(self::LAST_FM_KEY, $key) !== 1
            ? __('The key of Last.fm is 32 characters, 0 to 9 and a to f.', 'onda')
            : '';
    }

    private static function help(): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        return __('While this is off nobody is asked. What was found is kept for 30 days.', 'onda')
            . ' ' . __('Pictures are loaded from the provider by the visitor’s browser: say so in your privacy policy.', 'onda');
        // phpcs:enable
    }
}
