<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

use Onda\Core\Http\Request;
use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** Days and months as addresses say them: `d=2026-11-21`, `month=2026-11`; `m` is WordPress's own. */
final class Day
{
    public const MONTH = 'month';

    /** The day that the address asks for, else today where the site is. */
    public static function asked(Request $request): string
    {
        $day = $request->text('d');
        return self::is_day($day) ? $day : self::today();
    }

    /** The month that the calendar shows: one that was leafed to, else the day's own. */
    public static function month_asked(Request $request, string $day): string
    {
        $month = $request->text(self::MONTH);
        return self::is_day("$month-01") ? $month : substr($day, 0, 7);
    }

    public static function today(): string
    {
        return (string) wp_date('Y-m-d');
    }

    /** A day of the calendar from 1900 to 2099: there are no games in the year 9999, and programs follow every link. */
    public static function is_day(string $day): bool
    {
        return preg_match('/^((?:19|20)\d\d)-(\d\d)-(\d\d)$/', $day, $part) === 1
            && checkdate((int) $part[2], (int) $part[3], (int) $part[1]);
    }

    /** `sábado, 21 de noviembre de 2026`, in the language and the format of the site. */
    public static function words(string $day): string
    {
        return Days::formatted($day, 'l, ' . get_option('date_format'));
    }

    /** @param string $move As `-1 month`, from the first day of the month. */
    public static function month(string $month, string $move): string
    {
        return gmdate('Y-m', (int) strtotime("$month-01 $move UTC"));
    }
}
