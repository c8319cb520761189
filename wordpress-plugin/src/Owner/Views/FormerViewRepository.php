<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

use Onda\Core\Database\OtherTables;
use Onda\Features\Views\ViewSumRepository;
use Onda\Owner\Import\Added;

defined('ABSPATH') || exit;

/**
 * Reads what another counter kept in this database. Our numbers become theirs where theirs are higher, so that an
 * import may be repeated and never counts twice.
 */
final class FormerViewRepository
{
    /** Kinds of additions. */
    private const DAY = 'day';
    private const TOTAL = 'total';
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

    /** Whether there is a table of this counter. */
    public function is_there(string $counter): bool
    {
        return OtherTables::has(self::TOTALS[$counter][0]);
    }

    /** @return array{posts: int, days: int} Posts with a number, and days of posts. */
    public function sizes(string $counter): array
    {
        global $wpdb;
        [$table, $post, , $where] = self::TOTALS[$counter];
        $posts = (int) $wpdb->get_var("SELECT COUNT(DISTINCT $post) FROM {$wpdb->prefix}$table $where");
        [$table, $post, $day, , $where] = self::DAYS[$counter];
        $sum = "SELECT $post FROM {$wpdb->prefix}$table $where GROUP BY $post, $day";
        return ['posts' => $posts, 'days' => (int) $wpdb->get_var("SELECT COUNT(*) FROM ($sum) AS days")];
    }

    /** The last of the next posts with a number, or 0 where there are no more. */
    public function last_of_next(string $counter, int $after, int $most): int
    {
        global $wpdb;
        [$table, $post, , $where] = self::TOTALS[$counter];
        $within = self::within($where, $post);
        $sql = "SELECT MAX(post_id) FROM (SELECT DISTINCT $post AS post_id FROM {$wpdb->prefix}$table $within"
            . " ORDER BY post_id LIMIT %d) AS posts";
        return (int) $wpdb->get_var($wpdb->prepare($sql, $after, PHP_INT_MAX, $most));
    }

    /**
     * Days of posts whose id is above the one and at most the other.
     *
     * @return array{taken: int, known: int, added: list<Added>} Of an addition: post, day, views.
     */
    public function import_days(string $counter, int $after = 0, int $last = PHP_INT_MAX, bool $is_dry = false): array
    {
        global $wpdb;
        [$table, $post, $day, $views, $where] = self::DAYS[$counter];
        $within = self::within($where, $post);
        $sql = "SELECT $post, $day, SUM($views) FROM {$wpdb->prefix}$table $within GROUP BY $post, $day";
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, $after, $last), ARRAY_N);
        $sql = "SELECT post_id, day, views FROM {$wpdb->prefix}onda_views_daily WHERE post_id > %d AND post_id <= %d";
        $here = [];
        foreach ((array) $wpdb->get_results($wpdb->prepare($sql, $after, $last), ARRAY_N) as [$id, $written, $count]) {
            $here["$id $written"] = (int) $count;
        }
        $new = array_filter($rows, static fn(array $row): bool =>
            ($here["$row[0] " . self::day($row[1])] ?? 0) < (int) $row[2]);
        $is_dry || array_map(self::keep_day(...), $new);
        $is_dry || (new ViewSumRepository())->forget_all();
        $added = array_map(static fn(array $row): Added => new Added(
            self::DAY,
            (int) $row[0],
            self::day($row[1]),
            (int) $row[2] - ($here["$row[0] " . self::day($row[1])] ?? 0)
        ), $is_dry ? [] : array_values($new));
        return ['taken' => count($new), 'known' => count($rows) - count($new), 'added' => $added];
    }

    /** @return array{taken: int, known: int, added: list<Added>} Posts; of an addition: post, views. */
    public function import_totals(string $counter, int $after = 0, int $last = PHP_INT_MAX, bool $is_dry = false): array
    {
        global $wpdb;
        [$table, $post, $views, $where] = self::TOTALS[$counter];
        $within = self::within($where, $post);
        $sql = "SELECT $post, SUM($views) FROM {$wpdb->prefix}$table $within GROUP BY $post";
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, $after, $last), ARRAY_N);
        $sql = "SELECT post_id, views FROM {$wpdb->prefix}onda_views_total WHERE post_id > %d AND post_id <= %d";
        $here = array_column((array) $wpdb->get_results($wpdb->prepare($sql, $after, $last), ARRAY_N), 1, 0);
        $new = array_filter($rows, static fn(array $row): bool => (int) ($here[$row[0]] ?? 0) < (int) $row[1]);
        $is_dry || array_map(self::keep_total(...), $new);
        $added = array_map(static fn(array $row): Added =>
            new Added(self::TOTAL, (int) $row[0], '', (int) $row[1] - (int) ($here[$row[0]] ?? 0)), array_values($new));
        return ['taken' => count($new), 'known' => count($rows) - count($new), 'added' => $is_dry ? [] : $added];
    }

    /** Takes the views of an addition away again; those that were counted here since stay. */
    public function take_back(Added $added): void
    {
        global $wpdb;
        $is_day = $added->kind === self::DAY;
        $table = $wpdb->prefix . ($is_day ? 'onda_views_daily' : 'onda_views_total');
        $of_day = $is_day ? $wpdb->prepare(' AND day = %s', $added->who) : '';
        $where = $wpdb->prepare(' WHERE post_id = %d', $added->object) . $of_day;
        $sql = "UPDATE $table SET views = CASE WHEN views > %d THEN views - %d ELSE 0 END";
        $wpdb->query($wpdb->prepare($sql, $added->amount, $added->amount) . $where);
        $wpdb->query("DELETE FROM $table$where AND views = 0 AND " . ($is_day ? 'uniques = 0' : 'adjust = 0'));
    }

    /** @return int Posts with a number in this meta field. */
    public function import_meta(string $key): int
    {
        global $wpdb;
        $sql = "SELECT post_id, MAX(meta_value + 0) FROM {$wpdb->postmeta}"
            . ' WHERE meta_key = %s AND meta_value + 0 > 0 GROUP BY post_id';
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, $key), ARRAY_N);
        array_map(self::keep_total(...), $rows);
        return count($rows);
    }

    /** A condition of a range of posts; %d and %d are its ends. */
    private static function within(string $where, string $post): string
    {
        return ($where === '' ? 'WHERE' : "$where AND") . " $post > %d AND $post <= %d";
    }

    /** @param array{mixed, string, mixed} $row Post, day, views. */
    private static function keep_day(array $row): void
    {
        global $wpdb;
        [$id, $written, $count] = $row;
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_daily (day, post_id, views, uniques) VALUES (%s, %d, %d, 0)"
            . ' ON DUPLICATE KEY UPDATE views = CASE WHEN views < %d THEN %d ELSE views END';
        $wpdb->query($wpdb->prepare($sql, self::day($written), $id, $count, $count, $count));
    }

    /** @param array{mixed, mixed} $row Post, views. */
    private static function keep_total(array $row): void
    {
        global $wpdb;
        [$id, $count] = $row;
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views) VALUES (%d, %d)"
            . ' ON DUPLICATE KEY UPDATE views = CASE WHEN views < %d THEN %d ELSE views END';
        $wpdb->query($wpdb->prepare($sql, $id, $count, $count, $count));
    }

    /** `20261121` and `2026-11-21` are written. */
    private static function day(string $written): string
    {
        return (string) preg_replace('/^(\d{4})-?(\d{2})-?(\d{2}).*$/', '$1-$2-$3', $written);
    }
}
