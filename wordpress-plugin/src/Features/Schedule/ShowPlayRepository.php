<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

defined('ABSPATH') || exit;

/** Table `onda_show_plays`: how many plays began in a show on a day, and for how long it was heard in all. */
final class ShowPlayRepository
{
    /** Rows of one show and day: two pages that report at the same moment seldom wait for each other. */
    private const SLOTS = 8;
    /** Letters of the column. */
    private const TITLE = 100;

    /**
     * @param string $day `2026-11-21`, in the site's time zone.
     * @param int $show Its post; 0 where only a title is known.
     */
    public function add(string $day, string $station, int $show, string $title, int $plays, int $seconds): void
    {
        global $wpdb;
        $sql = "INSERT INTO {$wpdb->prefix}onda_show_plays (day, station, show_id, title, slot, plays, seconds)"
            . ' VALUES (%s, %s, %d, %s, %d, %d, %d)'
            . ' ON DUPLICATE KEY UPDATE plays = plays + %d, seconds = seconds + %d';
        $row = [$day, $station, $show, mb_substr($title, 0, self::TITLE), random_int(0, self::SLOTS - 1)];
        $wpdb->query($wpdb->prepare($sql, ...[...$row, $plays, $seconds, $plays, $seconds]));
    }

    /**
     * @return array<string, array{station: string, show: int, title: string, plays: int, seconds: int}> By station and
     *     show, the most heard first. The title is the last one under which a show was heard.
     */
    public function by_show(string $from, string $to): array
    {
        global $wpdb;
        $sql = 'SELECT station, show_id, title, SUM(plays) AS plays, SUM(seconds) AS seconds, MAX(day) AS last'
            . " FROM {$wpdb->prefix}onda_show_plays WHERE day >= %s AND day <= %s"
            . ' GROUP BY station, show_id, title ORDER BY last, title';
        $shows = [];
        foreach ((array) $wpdb->get_results($wpdb->prepare($sql, $from, $to), ARRAY_A) as $row) {
            $show = (int) $row['show_id'];
            $key = "$row[station]|$show|" . ($show === 0 ? $row['title'] : '');
            $shows[$key] = [
                'station' => (string) $row['station'],
                'show' => $show,
                'title' => (string) $row['title'],
                'plays' => ($shows[$key]['plays'] ?? 0) + (int) $row['plays'],
                'seconds' => ($shows[$key]['seconds'] ?? 0) + (int) $row['seconds'],
            ];
        }
        uasort($shows, static fn(array $one, array $other): int =>
            [$other['seconds'], $other['plays']] <=> [$one['seconds'], $one['plays']]);
        return $shows;
    }
}
