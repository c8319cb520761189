<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Listeners;

use Onda\Core\Database\LocalDays;

defined('ABSPATH') || exit;

/** The hours of table `onda_listeners` by day, for the statistics. */
final class ListenerDayRepository
{
    /**
     * Each hour of a day counts the same, however often it was looked at. Days without a sample are missing.
     *
     * @param string $from The first day in the site's time zone, `2026-11-21`.
     * @param string $to The last day.
     * @return array<string, array<string, array{average: float, most: int}>> Station → day.
     */
    public function days(string $from, string $to): array
    {
        global $wpdb;
        [$within, $day] = LocalDays::of('hour * 3600', $from, $to);
        $sql = "SELECT station, $day, AVG(total * 1.0 / samples), MAX(most) FROM {$wpdb->prefix}onda_listeners"
            . " WHERE $within AND hour > %d GROUP BY 1, 2 ORDER BY 2, 1";
        $stations = [];
        foreach ((array) $wpdb->get_results($wpdb->prepare($sql, 0), ARRAY_N) as [$station, $second, $average, $most]) {
            $numbers = ['average' => (float) $average, 'most' => (int) $most];
            $stations[(string) $station][gmdate('Y-m-d', (int) $second)] = $numbers;
        }
        return $stations;
    }
}
