<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** Calendar days in the site's time zone, written `2026-11-21`. */
final class Days
{
    /** @param int $now Unix time. */
    public static function of(int $now): string
    {
        return (string) wp_date('Y-m-d', $now);
    }

    /** @param string $month `2026-02`. MySQL answers with an error where a day is named that does not exist. */
    public static function last_of(string $month): string
    {
        return gmdate('Y-m-t', (int) strtotime("$month-01 UTC"));
    }

    /** The first of the last so many days, today included. */
    public static function since(int $days, int $now): string
    {
        $today = new \DateTimeImmutable(self::of($now), new \DateTimeZone('UTC'));
        return $today->modify('-' . ($days - 1) . ' days')->format('Y-m-d');
    }

    /** @param string $format Of `wp_date`; the day has no hour, so no zone may move it. */
    public static function formatted(string $day, string $format): string
    {
        $at = static fn(string $format): string =>
            (string) wp_date($format, (int) strtotime("$day 12:00:00 UTC"), new \DateTimeZone('UTC'));
        // Months are lower case in Spanish; WordPress writes the short ones with a capital.
        $month = str_contains($format, 'M') && str_starts_with(determine_locale(), 'es') ? $at('M') : '';
        return $month === '' ? $at($format) : (string) preg_replace("/\b$month\b/u", lcfirst($month), $at($format));
    }
}
