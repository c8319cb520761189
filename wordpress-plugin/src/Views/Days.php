<?php

declare(strict_types=1);

namespace Onda\Views;

defined('ABSPATH') || exit;

/** Calendar days in the site's time zone, written `2026-11-21`. */
final class Days
{
    /** @param int $now Unix time. */
    public static function of(int $now): string
    {
        return (string) wp_date('Y-m-d', $now);
    }

    /** The first of the last so many days, today included. */
    public static function since(int $days, int $now): string
    {
        $today = new \DateTimeImmutable(self::of($now), new \DateTimeZone('UTC'));
        return $today->modify('-' . ($days - 1) . ' days')->format('Y-m-d');
    }
}
