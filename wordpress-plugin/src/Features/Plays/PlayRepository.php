<?php

declare(strict_types=1);

namespace Onda\Features\Plays;

defined('ABSPATH') || exit;

/** Table `onda_plays`: how often a station was played on a day, and for how long in all. */
final class PlayRepository
{
    /** Rows of one station and day: two pages that report at the same moment seldom wait for each other. */
    private const SLOTS = 8;

    /** @param string $day `2026-11-21`, in the site's time zone. */
    public function add(string $day, string $station, int $plays, int $seconds): void
    {
        global $wpdb;
        $sql = "INSERT INTO {$wpdb->prefix}onda_plays (day, station, slot, plays, seconds) VALUES (%s, %s, %d, %d, %d)"
            . ' ON DUPLICATE KEY UPDATE plays = plays + %d, seconds = seconds + %d';
        $slot = random_int(0, self::SLOTS - 1);
        $wpdb->query($wpdb->prepare($sql, $day, $station, $slot, $plays, $seconds, $plays, $seconds));
    }

    /** @return array<string, array{plays: int, seconds: int}> By day; days without plays are missing. */
    public function by_day(string $from, string $to): array
    {
        return $this->sums('day', $from, $to);
    }

    /** @return array<string, array{plays: int, seconds: int}> By station, the most played first. */
    public function by_station(string $from, string $to): array
    {
        return $this->sums('station', $from, $to);
    }

    /**
     * @param string $column Name of a column.
     * @return array<string, array{plays: int, seconds: int}>
     */
    private function sums(string $column, string $from, string $to): array
    {
        global $wpdb;
        $sql = "SELECT $column AS name, SUM(plays) AS plays, SUM(seconds) AS seconds FROM {$wpdb->prefix}onda_plays"
            . " WHERE day >= %s AND day <= %s GROUP BY $column ORDER BY plays DESC, name";
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, $from, $to), ARRAY_A);
        $numbers = static fn(array $row): array =>
            ['plays' => (int) $row['plays'], 'seconds' => (int) $row['seconds']];
        return array_combine(array_column($rows, 'name'), array_map($numbers, $rows));
    }
}
