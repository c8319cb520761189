<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/**
 * Tables `onda_views_days` and `onda_views_months`: the sums of past days, so that no request adds up ten million rows.
 * Option `onda_views_summed` names their last day.
 */
final class ViewSumRepository
{
    public const OPTION = 'onda_views_summed';
    /** The days before a sum: a view of yesterday may not be in the database yet. */
    private const OPEN_DAYS = 2;

    /**
     * Adds up what is over and not added up yet, month by month until the time is up, one at least. Costs nothing when
     * it was done today.
     *
     * @param float $seconds About how long it may take; a month of a million rows takes some seconds.
     * @return bool Whether nothing is left.
     */
    public function sum_up(int $now, float $seconds): bool
    {
        $end = microtime(true) + $seconds;
        $last = Days::since(self::OPEN_DAYS + 1, $now);
        $done = self::last();
        while ($done < $last) {
            $from = $done === '' ? $this->first($last) : self::after($done);
            $to = min($last, Days::last_of(substr($from, 0, 7)));
            $this->sum_days($from, $to);
            $to === Days::last_of(substr($to, 0, 7)) && $this->sum_month(substr($to, 0, 7));
            // The option is written last: after a process died, the next one repeats the sum, which changes nothing.
            update_option(self::OPTION, $to, true);
            $done = $to;
            if (microtime(true) >= $end) {
                break;
            }
        }
        return $done >= $last;
    }

    /** The last day of the sums; empty before the first one. */
    public static function last(): string
    {
        return (string) get_option(self::OPTION, '');
    }

    /** @return array<string, array{views: int, people: int}> By day; days without views are missing. */
    public function days(string $from, string $to): array
    {
        global $wpdb;
        $done = self::last();
        $summed = "SELECT day, views, people FROM {$wpdb->prefix}onda_views_days WHERE day >= %s AND day <= %s";
        $rows = $this->rows($summed, $from, min($to, $done));
        $open = "SELECT day, SUM(views), SUM(uniques) FROM {$wpdb->prefix}onda_views_daily"
            . ' WHERE day >= %s AND day <= %s GROUP BY day';
        $rows = [...$rows, ...$this->rows($open, max($from, self::after($done)), $to)];
        $sums = static fn(array $row): array => ['views' => (int) $row[1], 'people' => (int) $row[2]];
        return array_combine(array_column($rows, 0), array_map($sums, $rows));
    }

    /** Deletes the views of a post before its rows are deleted. */
    public function forget(int $post): void
    {
        global $wpdb;
        $sql = "SELECT day, views, uniques FROM {$wpdb->prefix}onda_views_daily WHERE post_id = %d";
        foreach ((array) $wpdb->get_results($wpdb->prepare($sql, $post), ARRAY_N) as [$day, $views, $people]) {
            $less = "UPDATE {$wpdb->prefix}onda_views_days SET views = CASE WHEN views > %d THEN views - %d ELSE 0 END,"
                . ' people = CASE WHEN people > %d THEN people - %d ELSE 0 END WHERE day = %s';
            $wpdb->query($wpdb->prepare($less, $views, $views, $people, $people, $day));
        }
        $wpdb->delete("{$wpdb->prefix}onda_views_months", ['post_id' => $post], ['%d']);
    }

    /** Deletes all sums after former views were imported into their days. */
    public function forget_all(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_views_days");
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_views_months");
        delete_option(self::OPTION);
    }

    private function sum_days(string $from, string $to): void
    {
        global $wpdb;
        $sql = "REPLACE INTO {$wpdb->prefix}onda_views_days (day, views, people)"
            . " SELECT day, SUM(views), SUM(uniques) FROM {$wpdb->prefix}onda_views_daily"
            . ' WHERE day >= %s AND day <= %s GROUP BY day';
        $wpdb->query($wpdb->prepare($sql, $from, $to));
    }

    /** @param string $month Over: `2026-10`. */
    private function sum_month(string $month): void
    {
        global $wpdb;
        $sql = "REPLACE INTO {$wpdb->prefix}onda_views_months (post_id, month, views)"
            . " SELECT post_id, %s, SUM(views) FROM {$wpdb->prefix}onda_views_daily"
            . ' WHERE day >= %s AND day <= %s GROUP BY post_id';
        $wpdb->query($wpdb->prepare($sql, "$month-01", "$month-01", Days::last_of($month)));
    }

    /** The first day with views that are not summed. */
    private function first(string $last): string
    {
        global $wpdb;
        return (string) $wpdb->get_var("SELECT MIN(day) FROM {$wpdb->prefix}onda_views_daily") ?: $last;
    }

    /** @return list<array{string, string, string}> None where the days are none. */
    private function rows(string $sql, string $from, string $to): array
    {
        global $wpdb;
        return $from > $to ? [] : (array) $wpdb->get_results($wpdb->prepare($sql, $from, $to), ARRAY_N);
    }

    /** The next day. */
    public static function after(string $day): string
    {
        return $day === '' ? '1000-01-01' : gmdate('Y-m-d', (int) strtotime("$day +1 day UTC"));
    }
}
