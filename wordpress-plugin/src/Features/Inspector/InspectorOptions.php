<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings of hidden elements: who may hide them. */
final class InspectorOptions
{
    /** Choice → the capability that hides elements on any page. */
    private const CAPABILITIES = [
        'editors' => 'edit_others_posts', 'administrators' => 'manage_options', 'off' => 'do_not_allow',
    ];

    public static function record(): Record
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('“Hide elements” in the bar at the top of a page starts it. What is hidden stays in the source of the page.', 'onda');
        // phpcs:enable
        return new Record([
            Setting::choice('inspector', 'editors', fn() => __('Who may hide elements of a page', 'onda'), fn() => [
                'editors' => __('Those who may edit it', 'onda'),
                'administrators' => __('Administrators', 'onda'),
                'off' => __('Nobody', 'onda'),
            ], $help),
        ]);
    }

    /** The capability that hides elements on any page. */
    public static function capability(SettingsStore $settings): string
    {
        return self::CAPABILITIES[$settings->read(self::record())['inspector']] ?? self::CAPABILITIES['off'];
    }

    /** Whether who may edit a page may hide its elements. */
    public static function is_for_editors(SettingsStore $settings): bool
    {
        return self::capability($settings) === self::CAPABILITIES['editors'];
    }

    public static function section(): Section
    {
        return new Section(Screen::Advanced, 'inspector', 60, __('Hidden elements', 'onda'), self::record());
    }
}
