<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

defined('ABSPATH') || exit;

/** Days `2026-11-21` and times `18:30` as the screen sends them. */
final class ScheduleDay
{
    /** From 1900 to 2099: nobody plans the year 9999. */
    public static function is_day(string $day): bool
    {
        return preg_match('/^((?:19|20)\d\d)-(\d\d)-(\d\d)$/D', $day, $part) === 1
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
    }

    public static function is_time(string $time): bool
    {
        return preg_match('/^(?:[01]\d|2[0-3]):[0-5]\d$/D', $time) === 1;
    }

    /** @param string $time `18:30`. */
    public static function minutes(string $time): int
    {
        [$hours, $minutes] = explode(':', $time);
        return 60 * (int) $hours + (int) $minutes;
    }

    /** The Monday of its week; that of today for what is no day. */
    public static function monday(string $day): string
    {
        $known = self::is_day($day) ? $day : (string) wp_date('Y-m-d');
        return gmdate('Y-m-d', (int) strtotime("$known UTC -" . (gmdate('N', (int) strtotime("$known UTC")) - 1) . ' days'));
    }

    public static function wrong_day(): string
    {
        return __('The day is written as 2026-11-21.', 'onda');
    }
}
