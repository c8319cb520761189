<?php

declare(strict_types=1);

namespace Onda\Features\Voice;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings of voice search: where a browser may make words of speech. */
final class VoiceOptions
{
    public static function record(): Record
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('Speech goes to the service of the browser’s maker (Google, Apple, Microsoft) where the browser cannot recognize it on the device: say so in your privacy policy. On the device only, fewer visitors can speak; the others get a search field.', 'onda');
        // phpcs:enable
        return new Record([
            Setting::choice('voiceSpeech', 'service', fn() => __('Speech is recognized', 'onda'), fn() => [
                'service' => __('On the device where it can be, else by the service of the browser’s maker', 'onda'),
                'device' => __('On the device only', 'onda'),
            ], $help),
        ]);
    }

    public static function is_on_the_device(SettingsStore $settings): bool
    {
        return $settings->read(self::record())['voiceSpeech'] === 'device';
    }

    public static function section(): Section
    {
        return new Section(Screen::Search, 'voice', 50, __('Voice search', 'onda'), self::record());
    }
}
