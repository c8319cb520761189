<?php

declare(strict_types=1);

namespace Onda\Inspector;

use Onda\Admin\Fields;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The part of the settings screen that says who may hide elements of pages. */
final class SettingsForm
{
    /** @param array<string, mixed> $settings */
    public static function of(array $settings): string
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $hint = __('“Hide elements” in the bar at the top of a page starts it. What is hidden stays in the source of the page.', 'onda');
        // phpcs:enable
        $name = SettingsStore::OPTION . '[inspector]';
        $who = Fields::select($name, __('Who may hide elements of a page', 'onda'), (string) $settings['inspector'], [
            'editors' => __('Those who may edit it', 'onda'),
            'administrators' => __('Administrators', 'onda'),
            'off' => __('Nobody', 'onda'),
        ]);
        return Fields::card('onda-inspector', __('Hidden elements', 'onda'), $who . Fields::hint($hint));
    }
}
