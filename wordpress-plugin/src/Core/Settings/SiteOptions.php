<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** The settings of the site as a whole. */
final class SiteOptions
{
    public const EARLY = 'earlyAnswers';

    public static function record(): Record
    {
        return new Record([
            Setting::flag(self::EARLY, false, fn() => __('Early answers', 'onda'), fn() => __(
                // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
                'Views, searches, votes and favorites are answered several times faster, because no other plugin is loaded. So a firewall, a ban, a site password or a block of countries is not asked for them. Where Onda sees a page refuse a visitor, it switches this off; what refuses only such requests it does not see.',
                'onda'
            )),
            Setting::choice('siteAccess', 'auto', fn() => __('Who may read', 'onda'), fn() => [
                'auto' => __('As the site’s other plugins say', 'onda'),
                'members' => __('Only who is signed in', 'onda'),
                'everybody' => __('Everybody', 'onda'),
            ], fn() => __(
                'Where a plugin keeps strangers out of the whole site, Onda answers none of their searches and lists.',
                'onda'
            )),
            Setting::flag('pollFiles', true, fn() => __('Rankings and what is on air as files', 'onda'), fn() => __(
                // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
                'The web server sends them without PHP, to many readers at once. They are in the uploads folder, while early answers are on.',
                'onda'
            )),
            Setting::flag('deleteData', false, fn() => __('Delete all data when the plugin is deleted', 'onda'), fn() => __(
                // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
                'Then settings, stations, favorites, votes, views, statistics, subscribers and their consents go, as WordPress asks before it deletes the plugin. Otherwise all of that stays in the database, for when Onda comes back; only scheduled tasks and files go.',
                'onda'
            )),
        ]);
    }

    /** @return array{earlyAnswers: bool, siteAccess: string, pollFiles: bool, deleteData: bool} */
    public static function stored(SettingsStore $settings): array
    {
        return $settings->read(self::record());
    }
}
