<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Access\ReadGate;

defined('ABSPATH') || exit;

/** Reads the ranking of a list from the tables of views; ties go to the newer post, then to the higher id. */
final class RankingRepository
{
    /** The factor by which more posts are read: some are drafts by now, or of another type. */
    private const ROOM = 6;

    /**
     * @param string $since First day of the list's window.
     * @param string $people_since First of the days whose people make `adjusted_total`.
     * @return list<array{id: int, views: int, period_views: int, adjusted_total: int}> Best first.
     */
    public function of(RankedList $list, string $since, string $people_since): array
    {
        $posts = $list->types === [] ? [] : $this->ranked($list, $since, $people_since);
        $totals = $this->totals($posts);
        $days = $this->days($posts, $since, $people_since);
        return array_map(static fn(int $post): array => [
            'id' => $post,
            'views' => (int) ($totals[$post]->views ?? 0),
            'period_views' => (int) ($days[$post]->period_views ?? 0),
            'adjusted_total' => max(0, (int) ($days[$post]->people ?? 0) + (int) ($totals[$post]->adjust ?? 0)),
        ], $posts);
    }

    /** @return list<int> Ids of posts. */
    private function ranked(RankedList $list, string $since, string $people_since): array
    {
        $scores = $this->scores($list, $since, $people_since);
        return $this->among_the_best($scores, $list) ?? $this->among_all($scores, $list);
    }

    /** A statement with `post_id` and `score`, also of posts that may not be shown. */
    private function scores(RankedList $list, string $since, string $people_since): string
    {
        global $wpdb;
        $daily = "{$wpdb->prefix}onda_views_daily";
        $total = "{$wpdb->prefix}onda_views_total";
        return match ($list->order) {
            'total' => "SELECT post_id, views AS score FROM $total WHERE views > 0",
            'adjusted' => 'SELECT post_id, score FROM (SELECT t.post_id, COALESCE(d.people, 0) + t.adjust AS score'
                . " FROM $total t LEFT JOIN ("
                . $wpdb->prepare("SELECT post_id, SUM(uniques) AS people FROM $daily WHERE day >= %s", $people_since)
                . ' GROUP BY post_id) d ON d.post_id = t.post_id) a WHERE score > 0',
            default => $wpdb->prepare("SELECT post_id, SUM(views) AS score FROM $daily WHERE day >= %s", $since)
                . ' GROUP BY post_id',
        };
    }

    /**
     * The posts of the list among those with the highest scores, so that the database need not check every post.
     *
     * @return list<int>|null Null where a post with a lower score might belong to the list.
     */
    private function among_the_best(string $scores, RankedList $list): ?array
    {
        global $wpdb;
        $room = self::ROOM * $list->size;
        $best = $wpdb->get_results("SELECT post_id, score FROM ($scores) s ORDER BY score DESC LIMIT $room", ARRAY_N);
        $score_of = array_combine(array_map('intval', array_column($best, 0)), array_map('intval', array_column($best, 1)));
        if ($score_of === []) {
            return [];
        }
        $ids = implode(',', array_keys($score_of));
        $sql = "SELECT p.ID FROM {$wpdb->posts} p WHERE p.ID IN ($ids)" . $this->within($list)
            . ' ORDER BY p.post_date DESC, p.ID DESC';
        $posts = self::allowed($wpdb->get_col($sql));
        // Sorting keeps the order of equal scores.
        usort($posts, static fn(int $one, int $other): int => $score_of[$other] <=> $score_of[$one]);
        $last = $posts[$list->size - 1] ?? 0;
        $is_sure = count($score_of) < $room || ($last > 0 && $score_of[$last] > min($score_of));
        return $is_sure ? array_slice($posts, 0, $list->size) : null;
    }

    /** @return list<int> */
    private function among_all(string $scores, RankedList $list): array
    {
        global $wpdb;
        $sql = "SELECT p.ID FROM ($scores) r JOIN {$wpdb->posts} p ON p.ID = r.post_id WHERE 1 = 1" . $this->within($list)
            . ' ORDER BY r.score DESC, p.post_date DESC, p.ID DESC LIMIT ' . self::ROOM * $list->size;
        return array_slice(self::allowed($wpdb->get_col($sql)), 0, $list->size);
    }

    /**
     * The check is that of a stranger: a list is the same for all visitors.
     *
     * @param list<string> $ids
     * @return list<int>
     */
    private static function allowed(array $ids): array
    {
        return ReadGate::allowed(array_map('intval', $ids), ReadGate::STRANGER);
    }

    /** Only posts that anybody may read. */
    private function within(RankedList $list): string
    {
        global $wpdb;
        $types = implode(',', array_fill(0, count($list->types), '%s'));
        $sql = $wpdb->prepare(
            " AND p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN ($types)",
            ...$list->types
        );
        if ($list->categories === []) {
            return $sql;
        }
        // A list of a category includes its subcategories, as an archive of WordPress does.
        $below = array_map(static fn(int $term): array => (array) get_term_children($term, 'category'), $list->categories);
        $terms = implode(',', array_map('intval', array_merge($list->categories, ...array_map('array_values', $below))));
        return $sql . " AND EXISTS (SELECT 1 FROM {$wpdb->term_relationships} tr"
            . " JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id"
            . " WHERE tr.object_id = p.ID AND tt.term_id IN ($terms))";
    }

    /**
     * @param list<int> $posts
     * @return array<int, object{views: string, adjust: string}> By post.
     */
    private function totals(array $posts): array
    {
        global $wpdb;
        $ids = implode(',', $posts);
        $sql = "SELECT post_id, views, adjust FROM {$wpdb->prefix}onda_views_total WHERE post_id IN ($ids)";
        return $posts === [] ? [] : (array) $wpdb->get_results($sql, OBJECT_K);
    }

    /**
     * @param list<int> $posts
     * @return array<int, object{period_views: string, people: string}> By post.
     */
    private function days(array $posts, string $since, string $people_since): array
    {
        global $wpdb;
        if ($posts === []) {
            return [];
        }
        $ids = implode(',', $posts);
        $sql = 'SELECT post_id, SUM(CASE WHEN day >= %s THEN views ELSE 0 END) AS period_views,'
            . ' SUM(CASE WHEN day >= %s THEN uniques ELSE 0 END) AS people'
            . " FROM {$wpdb->prefix}onda_views_daily WHERE post_id IN ($ids) AND day >= %s GROUP BY post_id";
        $sql = $wpdb->prepare($sql, $since, $people_since, min($since, $people_since));
        return (array) $wpdb->get_results($sql, OBJECT_K);
    }
}
