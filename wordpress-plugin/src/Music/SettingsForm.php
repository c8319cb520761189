<?php

declare(strict_types=1);

namespace Onda\Music;

use Onda\Admin\Fields;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen that says whom this site may ask about artists and songs. */
final class SettingsForm
{
    /**
     * @param array<string, mixed> $settings
     * @param array<string, string> $errors
     */
    public static function of(array $settings, array $errors): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $hint = __('While this is off nobody is asked. What was found is kept for 30 days.', 'onda');
        $pictures = __('Pictures are loaded from the provider by the visitor’s browser: say so in your privacy policy.', 'onda');
        // phpcs:enable
        $fields = self::choice($settings, 'artistProvider', __('Biographies and photos of artists', 'onda'))
            . self::key((string) $settings['lastFmKey'], $errors)
            . self::choice($settings, 'artProvider', __('Art of songs that come without', 'onda'))
            . Fields::hint("$hint $pictures");
        return Fields::card('onda-music', __('Artists and art', 'onda'), $fields);
    }

    /** @param array<string, mixed> $settings */
    private static function choice(array $settings, string $setting, string $label): string
    {
        $labels = [
            Providers::NONE => __('Off', 'onda'),
            'wikipedia' => 'Wikipedia',
            'lastfm' => __('Last.fm, without photos', 'onda'),
            'itunes' => 'iTunes',
        ];
        $choices = array_flip($setting === 'artProvider' ? Providers::ART : Providers::ARTISTS);
        $name = SettingsStore::OPTION . "[$setting]";
        return Fields::select($name, $label, (string) $settings[$setting], array_intersect_key($labels, $choices));
    }

    /** @param array<string, string> $errors */
    private static function key(string $value, array $errors): string
    {
        $state = ['autocomplete' => 'off'] + Fields::state($errors, 'lastFmKey');
        return Fields::text(SettingsStore::OPTION . '[lastFmKey]', __('Your API key of Last.fm', 'onda'), $value, $state)
            . Fields::error($errors, 'lastFmKey');
    }
}
