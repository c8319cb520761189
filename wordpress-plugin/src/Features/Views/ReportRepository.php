<?php

declare(strict_types=1);

namespace Onda\Features\Views;

defined('ABSPATH') || exit;

/** Reads numbers for editors: the views of a page of posts, and the site's views by day. */
final class ReportRepository
{
    /**
     * @param list<int> $posts
     * @return array<int, int> All views by post; none for one that was never read.
     */
    public function totals(array $posts): array
    {
        global $wpdb;
        if ($posts === []) {
            return [];
        }
        $ids = implode(',', array_map('intval', $posts));
        $sql = "SELECT post_id, views FROM {$wpdb->prefix}onda_views_total WHERE post_id IN ($ids)";
        $rows = $wpdb->get_results($sql, ARRAY_N);
        return array_combine(array_map('intval', array_column($rows, 0)), array_map('intval', array_column($rows, 1)));
    }

    /**
     * Orders a query of posts by all their views, then by date.
     *
     * @param array<string, string> $clauses As `posts_clauses` has them.
     * @return array<string, string>
     */
    public function ordered(array $clauses, bool $is_ascending): array
    {
        global $wpdb;
        $order = $is_ascending ? 'ASC' : 'DESC';
        $total = "{$wpdb->prefix}onda_views_total";
        return array_replace($clauses, [
            'join' => "{$clauses['join']} LEFT JOIN $total onda_total ON onda_total.post_id = {$wpdb->posts}.ID",
            'orderby' => "COALESCE(onda_total.views, 0) $order, {$wpdb->posts}.post_date DESC",
        ]);
    }

    /** @return array{int, int} All views of a post, and the signed number of the editor. */
    public function views_and_adjustment(int $post): array
    {
        global $wpdb;
        $sql = "SELECT views, adjust FROM {$wpdb->prefix}onda_views_total WHERE post_id = %d";
        $row = $wpdb->get_row($wpdb->prepare($sql, $post), ARRAY_N);
        return $row === null ? [0, 0] : array_map('intval', $row);
    }

    /** @return array<string, int> Day → views of the site; days without views are missing. */
    public function by_day(string $since): array
    {
        global $wpdb;
        $sql = "SELECT day, SUM(views) FROM {$wpdb->prefix}onda_views_daily WHERE day >= %s GROUP BY day";
        $rows = $wpdb->get_results($wpdb->prepare($sql, $since), ARRAY_N);
        return array_combine(array_column($rows, 0), array_map('intval', array_column($rows, 1)));
    }
}
