<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** Condenses old views: marks of visitors are deleted, and days become months. */
final class OldViewRepository
{
    private const ROWS_A_STATEMENT = 500;

    /** @param int $time Unix time since when nobody may have been here. */
    public function forget_visitors(int $time): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_seen WHERE seen_until < %d", $time));
    }

    /**
     * @param string $before First day that stays as it is; a first of a month.
     * @return list<string> Months before that still have days, as `2025-01`.
     */
    public function months(string $before): array
    {
        global $wpdb;
        $sql = "SELECT DISTINCT SUBSTR(day, 1, 7) FROM {$wpdb->prefix}onda_views_daily"
            . " WHERE day < %s AND SUBSTR(day, 9, 2) <> '01'";
        return array_map('strval', $wpdb->get_col($wpdb->prepare($sql, $before)));
    }

    /** Sums the days of a month into its first day, in one transaction: a process that dies leaves the days. */
    public function aggregate_month(string $month): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_views_daily";
        $within = $wpdb->prepare('day >= %s AND day <= %s', "$month-01", Days::last_of($month));
        $wpdb->query('START TRANSACTION');
        $sql = "SELECT post_id, SUM(views), SUM(uniques) FROM $table WHERE $within GROUP BY post_id";
        $rows = $wpdb->get_results($sql, ARRAY_N);
        $is_done = $rows !== [] && $wpdb->query("DELETE FROM $table WHERE $within") !== false;
        foreach (array_chunk($rows, self::ROWS_A_STATEMENT) as $chunk) {
            $is_done = $is_done && $this->insert("$month-01", $chunk);
        }
        $wpdb->query($is_done ? 'COMMIT' : 'ROLLBACK');
    }

    /** @param list<array{string, string, string}> $rows Post, views and people. */
    private function insert(string $day, array $rows): bool
    {
        global $wpdb;
        $values = array_map(static fn(array $row): string =>
            $wpdb->prepare('(%s, %d, %d, %d)', $day, $row[0], $row[1], $row[2]), $rows);
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_daily (day, post_id, views, uniques) VALUES " . implode(', ', $values);
        return $wpdb->query($sql) !== false;
    }
}
