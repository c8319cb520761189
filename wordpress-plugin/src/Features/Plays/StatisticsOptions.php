<?php

declare(strict_types=1);

namespace Onda\Features\Plays;

use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The settings of statistics. */
final class StatisticsOptions
{
    public static function record(): Record
    {
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $count = static fn(): string => __('By day, station and show, without cookies. Nothing about the listener is kept.', 'onda');
        $mail = static fn(): string => __('On Mondays, about the week before. To stop it, clear this box.', 'onda');
        $to = static fn(): string => __('Empty: the administration address of the site.', 'onda');
        $wrong = static fn(mixed $value): string =>
            $value === '' || is_email((string) $value) !== false ? '' : __('This is no email address.', 'onda');
        // phpcs:enable
        return new Record([
            Setting::flag('countPlays', true, fn() => __('Count plays and listening time', 'onda'), $count),
            Setting::flag('weeklyMail', false, fn() => __('Send the numbers of the week by mail', 'onda'), $mail),
            Setting::line('mailTo', '', fn() => __('Send them to', 'onda'), $to, $wrong, max: 254, input: 'email'),
        ], 'statistics');
    }

    /** @return array{countPlays: bool, weeklyMail: bool, mailTo: string} */
    public static function stored(SettingsStore $settings): array
    {
        return $settings->read(self::record());
    }

    public static function section(): Section
    {
        return new Section(Screen::Statistics, 'plays', 85, __('Plays and mail', 'onda'), self::record());
    }
}
