<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings of views and ranked lists. */
final class ViewsOptions
{
    public static function record(): Record
    {
        $lists = Setting::rows('lists', [ListSettings::most_viewed()], ListSettings::rows());
        return new Record([self::counted(), $lists]);
    }

    /** @return list<string> Post types whose views count. The lists stay unread: every counted view asks for this. */
    public static function types(SettingsStore $settings): array
    {
        return $settings->read(new Record([self::counted()]))['viewTypes'];
    }

    /** @return list<array<string, mixed>> The owner's lists. */
    public static function lists(SettingsStore $settings): array
    {
        return $settings->read(self::record())['lists'];
    }

    private static function counted(): Setting
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $help = fn(): string => __('Programs, hidden tabs, those who may edit the post and a second look within 30 minutes do not count. No cookie is set.', 'onda');
        // phpcs:enable
        return Setting::types('viewTypes', ['post'], fn() => __('Count the views of', 'onda'), $help);
    }
}
