<?php

declare(strict_types=1);

namespace Onda\Views;

use Onda\Days;

defined('ABSPATH') || exit;

/**
 * Reads what another counter kept in this database. Our numbers become theirs where theirs are higher, so that an
 * import may be repeated and never counts twice.
 */
final class FormerViewRepository
{
    /** Counter → table without prefix, and its columns of post, day and views; what else must hold. */
    private const DAYS = [
        'wordpress-popular-posts' => ['popularpostssummary', 'postid', 'view_date', 'pageviews', ''],
        'post-views-counter' => ['post_views', 'id', 'period', 'count', "WHERE type = 0 AND LENGTH(period) = 8"],
    ];
    private const TOTALS = [
        'wordpress-popular-posts' => ['popularpostsdata', 'postid', 'pageviews', ''],
        'post-views-counter' => ['post_views', 'id', 'count', "WHERE type = 4"],
    ];

    /** @return list<string> */
    public static function counters(): array
    {
        return array_keys(self::DAYS);
    }

    /** @return int Days of posts. */
    public function import_days(string $counter): int
    {
        global $wpdb;
        [$table, $post, $day, $views, $where] = self::DAYS[$counter];
        $sql = "SELECT $post, $day, SUM($views) FROM {$wpdb->prefix}$table $where GROUP BY $post, $day";
        $rows = (array) $wpdb->get_results($sql, ARRAY_N);
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_daily (day, post_id, views, uniques) VALUES (%s, %d, %d, 0)"
            . ' ON DUPLICATE KEY UPDATE views = CASE WHEN views < %d THEN %d ELSE views END';
        foreach ($rows as [$id, $written, $count]) {
            $wpdb->query($wpdb->prepare($sql, self::day($written), $id, $count, $count, $count));
        }
        (new ViewSumRepository())->forget_all();
        return count($rows);
    }

    /** @return int Posts. */
    public function import_totals(string $counter): int
    {
        global $wpdb;
        [$table, $post, $views, $where] = self::TOTALS[$counter];
        return $this->raise("SELECT $post, SUM($views) FROM {$wpdb->prefix}$table $where GROUP BY $post");
    }

    /** @return int Posts with a number in this meta field. */
    public function import_meta(string $key): int
    {
        global $wpdb;
        $sql = "SELECT post_id, MAX(meta_value + 0) FROM {$wpdb->postmeta}"
            . ' WHERE meta_key = %s AND meta_value + 0 > 0 GROUP BY post_id';
        return $this->raise($wpdb->prepare($sql, $key));
    }

    /** @param string $sql Post and number. */
    private function raise(string $sql): int
    {
        global $wpdb;
        $rows = (array) $wpdb->get_results($sql, ARRAY_N);
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views) VALUES (%d, %d)"
            . ' ON DUPLICATE KEY UPDATE views = CASE WHEN views < %d THEN %d ELSE views END';
        foreach ($rows as [$id, $count]) {
            $wpdb->query($wpdb->prepare($sql, $id, $count, $count, $count));
        }
        return count($rows);
    }

    /** `20261121` and `2026-11-21` are written. */
    private static function day(string $written): string
    {
        return (string) preg_replace('/^(\d{4})-?(\d{2})-?(\d{2}).*$/', '$1-$2-$3', $written);
    }
}
