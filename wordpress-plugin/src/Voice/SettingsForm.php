<?php

declare(strict_types=1);

namespace Onda\Voice;

use Onda\Admin\Fields;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen that says where speech may be made into words. */
final class SettingsForm
{
    /** @param array<string, mixed> $settings */
    public static function of(array $settings): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $hint = __('Speech goes to the service of the browser’s maker (Google, Apple, Microsoft) where the browser cannot recognise it on the device: say so in your privacy policy. On the device only, fewer visitors can speak; the others get a search field.', 'onda');
        // phpcs:enable
        $name = SettingsStore::OPTION . '[voiceSpeech]';
        $where = Fields::select($name, __('Speech is recognised', 'onda'), (string) $settings['voiceSpeech'], [
            'service' => __('On the device where it can be, else by the service of the browser’s maker', 'onda'),
            'device' => __('On the device only', 'onda'),
        ]);
        return Fields::card('onda-voice', __('Voice search', 'onda'), $where . Fields::hint($hint));
    }
}
