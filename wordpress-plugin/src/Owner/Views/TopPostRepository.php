<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

use Onda\Features\Views\ViewSumRepository;

defined('ABSPATH') || exit;

/**
 * The most viewed posts of some days, exactly, without a look at every row of them. A post that has fewer views in all
 * than the last of a first guess has in these days cannot be among the first.
 */
final class TopPostRepository
{
    /** Posts of each part of the first guess. */
    private const GUESS = 100;
    /** With more posts left, all rows of the days are read at once. */
    private const MOST = 5000;

    /** @return array<int, int> Post → views, the most viewed first. */
    public function of(string $from, string $to, int $limit): array
    {
        $guessed = $this->sums($this->guess($from, $to), $from, $to, $limit);
        $least = count($guessed) < $limit ? 1 : min($guessed);
        return $this->sums($this->with_total($least), $from, $to, $limit);
    }

    /**
     * @param list<int> $posts
     * @return array<int, array{people: int, before: int}> People of the days, and views of the days before them, by post.
     */
    public function more(array $posts, string $before_from, string $before_to, string $from, string $to): array
    {
        global $wpdb;
        $ids = implode(',', array_map(intval(...), $posts));
        $sql = 'SELECT post_id, SUM(CASE WHEN day >= %s THEN uniques ELSE 0 END) AS people,'
            . ' SUM(CASE WHEN day <= %s THEN views ELSE 0 END) AS views_before'
            . " FROM {$wpdb->prefix}onda_views_daily WHERE post_id IN ($ids) AND day >= %s AND day <= %s GROUP BY post_id";
        $sql = $wpdb->prepare($sql, $from, $before_to, $before_from, $to);
        $more = [];
        foreach ($posts === [] ? [] : (array) $wpdb->get_results($sql, ARRAY_A) as $row) {
            $numbers = ['people' => (int) $row['people'], 'before' => (int) $row['views_before']];
            $more[(int) $row['post_id']] = $numbers;
        }
        return $more;
    }

    /** @return list<int> The first posts of all times, and of the first, the middle and the last of the days. */
    private function guess(string $from, string $to): array
    {
        global $wpdb;
        $middle = intdiv((int) strtotime("$from UTC") + (int) strtotime("$to UTC"), 2);
        $posts = ["SELECT post_id FROM {$wpdb->prefix}onda_views_total ORDER BY views DESC LIMIT " . self::GUESS];
        foreach (array_unique([$from, gmdate('Y-m-d', $middle), $to]) as $day) {
            $posts[] = $wpdb->prepare("SELECT post_id FROM {$wpdb->prefix}onda_views_daily WHERE day = %s", $day)
                . ' ORDER BY views DESC LIMIT ' . self::GUESS;
        }
        $within = implode(') one UNION SELECT post_id FROM (', $posts);
        return array_map(intval(...), $wpdb->get_col("SELECT post_id FROM ($within) one"));
    }

    /** @return list<int>|null Posts with so many views in all; null for too many. */
    private function with_total(int $least): ?array
    {
        global $wpdb;
        $sql = "SELECT post_id FROM {$wpdb->prefix}onda_views_total WHERE views >= %d LIMIT %d";
        $posts = $wpdb->get_col($wpdb->prepare($sql, $least, self::MOST + 1));
        return count($posts) > self::MOST ? null : array_map(intval(...), $posts);
    }

    /**
     * @param list<int>|null $posts Null for all.
     * @return array<int, int> Post → views, the most viewed first.
     */
    private function sums(?array $posts, string $from, string $to, int $limit): array
    {
        global $wpdb;
        if ($posts === []) {
            return [];
        }
        $within = $posts === null ? '' : 'post_id IN (' . implode(',', $posts) . ') AND ';
        $table = implode(' UNION ALL ', $this->parts($within, $from, $to));
        $sql = "SELECT post_id, SUM(views) AS views FROM ($table) sums"
            . ' GROUP BY post_id ORDER BY views DESC, post_id DESC LIMIT ' . $limit;
        $rows = (array) $wpdb->get_results($sql, ARRAY_N);
        return array_combine(
            array_map(intval(...), array_column($rows, 0)),
            array_map(intval(...), array_column($rows, 1)),
        );
    }

    /** @return list<string> Statements: whole months that are added up, and the days before and after them. */
    private function parts(string $within, string $from, string $to): array
    {
        $done = ViewSumRepository::last();
        $is_first = substr($from, 8) === '01';
        $month = $is_first ? $from : gmdate('Y-m-d', (int) strtotime(substr($from, 0, 7) . '-01 +1 month UTC'));
        $end = substr(ViewSumRepository::after(min($to, $done)), 0, 7) . '-01';
        if ($done === '' || $month >= $end) {
            return [$this->part('day', 'onda_views_daily', $within, $from, $to)];
        }
        $day_before = static fn(string $day): string => gmdate('Y-m-d', (int) strtotime("$day -1 day UTC"));
        $parts = [$this->part('month', 'onda_views_months', $within, $month, $day_before($end))];
        $is_first || array_push($parts, $this->part('day', 'onda_views_daily', $within, $from, $day_before($month)));
        $end > $to || array_push($parts, $this->part('day', 'onda_views_daily', $within, $end, $to));
        return $parts;
    }

    /** @param string $column Name of the column with the day. */
    private function part(string $column, string $table, string $within, string $from, string $to): string
    {
        global $wpdb;
        $table = $wpdb->prefix . $table;
        $within .= "$column >= " . $wpdb->prepare('%s', $from) . " AND $column <= " . $wpdb->prepare('%s', $to);
        return "SELECT post_id, views FROM $table WHERE $within";
    }
}
