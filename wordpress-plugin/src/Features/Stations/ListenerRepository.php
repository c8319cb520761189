<?php

declare(strict_types=1);

namespace Onda\Features\Stations;

use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** Table `onda_listeners`: how many heard a station, as its feed said, by hour. */
final class ListenerRepository
{
    public const KEPT_DAYS = 400;
    /** The limit of the column: no station has so many listeners. */
    private const MOST = 4_000_000_000;

    /** Adds a sample to its hour. */
    public function record(string $station, int $listeners, int $now): void
    {
        global $wpdb;
        $listeners = min($listeners, self::MOST);
        $sql = "INSERT INTO {$wpdb->prefix}onda_listeners (station, hour, samples, total, most) VALUES (%s, %d, 1, %d, %d)"
            . ' ON DUPLICATE KEY UPDATE samples = samples + 1, total = total + VALUES(total),'
            . ' most = GREATEST(most, VALUES(most))';
        $hour = intdiv($now, HOUR_IN_SECONDS);
        $wpdb->query($wpdb->prepare($sql, $station, $hour, $listeners, $listeners));
    }

    /**
     * Hours without a sample are missing.
     *
     * @param int $from Unix time; the hour that it falls into is the first.
     * @param int $to Unix time; the hour that it falls into is the last.
     * @return array<int, array{average: float, most: int}> By the Unix time at which the hour begins, oldest first.
     */
    public function by_hour(string $station, int $from, int $to): array
    {
        $hours = [];
        foreach ($this->rows($station, $from, $to) as $row) {
            $average = (int) $row['total'] / max(1, (int) $row['samples']);
            $hours[(int) $row['hour'] * HOUR_IN_SECONDS] = ['average' => $average, 'most' => (int) $row['most']];
        }
        return $hours;
    }

    /**
     * Each hour counts the same, however often it was looked at. Days without a sample are missing.
     *
     * @param string $from The first day in the site's time zone, `2026-11-21`.
     * @param string $to The last day.
     * @return array<string, array{average: float, most: int}> By day, oldest first.
     */
    public function by_day(string $station, string $from, string $to): array
    {
        $days = [];
        $end = self::midnight($to)->modify('+1 day')->getTimestamp() - 1;
        foreach ($this->by_hour($station, self::midnight($from)->getTimestamp(), $end) as $hour => $heard) {
            $days[Days::of($hour)][] = $heard;
        }
        return array_map(static fn(array $hours): array => [
            'average' => array_sum(array_column($hours, 'average')) / count($hours),
            'most' => max(array_column($hours, 'most')),
        ], $days);
    }

    public function prune(int $now): void
    {
        global $wpdb;
        $hour = intdiv($now - self::KEPT_DAYS * DAY_IN_SECONDS, HOUR_IN_SECONDS);
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_listeners WHERE hour < %d", $hour));
    }

    /** @return list<array<string, string>> */
    private function rows(string $station, int $from, int $to): array
    {
        global $wpdb;
        $sql = "SELECT hour, samples, total, most FROM {$wpdb->prefix}onda_listeners"
            . ' WHERE station = %s AND hour BETWEEN %d AND %d ORDER BY hour';
        $hours = [intdiv($from, HOUR_IN_SECONDS), intdiv($to, HOUR_IN_SECONDS)];
        return (array) $wpdb->get_results($wpdb->prepare($sql, $station, ...$hours), ARRAY_A);
    }

    private static function midnight(string $day): \DateTimeImmutable
    {
        return new \DateTimeImmutable("$day 00:00:00", wp_timezone());
    }
}
