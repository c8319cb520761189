<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Printing\Html;
use Onda\Owner\Forms\EarlyFields;
use Onda\Owner\Menu\RemovalNote;

defined('ABSPATH') || exit;

/** The settings of the site as a whole. */
final class SiteOptions
{
    public const EARLY = 'earlyAnswers';

    public static function record(): Record
    {
        return new Record([
            Setting::flag(
                self::EARLY,
                false,
                fn() => __('Early answers', 'onda'),
                fn() => EarlyFields::help(),
                fn(mixed $is_on): string => EarlyFields::note($is_on === true)
            ),
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

    /** @return list<Section> */
    public static function sections(): array
    {
        $site = [self::EARLY, 'siteAccess', 'pollFiles'];
        $title = __('This site', 'onda');
        $removal = __('Removal', 'onda');
        $file = static fn(): string => Html::tag('p', [], RemovalNote::file());
        return [
            new Section(Screen::Advanced, 'site', 50, $title, self::record(), $site, load: EarlyFields::load(...)),
            new Section(Screen::Tools, 'removal', 90, $removal, self::record(), ['deleteData'], null, $file),
        ];
    }
}
