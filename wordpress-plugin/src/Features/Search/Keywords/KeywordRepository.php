<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

defined('ABSPATH') || exit;

/**
 * Table `onda_keywords`: how often a phrase was searched on a day, and how often in vain. No word about who searched.
 */
final class KeywordRepository
{
    private const KEEP_DAYS = 90;

    /**
     * The statement adds, so that of two at the same moment both are counted.
     *
     * @param int $search_id The box; 0 is the theme's.
     * @param string $folded Equal for phrases that mean the same.
     * @param string $day `2026-11-21`.
     */
    public function add(int $search_id, string $folded, string $phrase, bool $is_found, string $day): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_keywords";
        // Not the folded text itself: a database may take ñ for n.
        $key = substr(hash('sha256', $folded), 0, 32);
        $zero = $is_found ? 0 : 1;
        $sql = "INSERT INTO $table (day, search_id, keyword_key, keyword, num, zero_num) VALUES (%s, %d, %s, %s, 1, %d)"
            . ' ON DUPLICATE KEY UPDATE num = num + 1, zero_num = zero_num + %d';
        $wpdb->query($wpdb->prepare($sql, $day, $search_id, $key, $phrase, $zero, $zero));
        $oldest = gmdate('Y-m-d', strtotime($day) - self::KEEP_DAYS * DAY_IN_SECONDS);
        $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE day < %s", $oldest));
    }

    /** @return list<string> Most searched first, without what was never found. */
    public function top(string $since, int $min, int $limit): array
    {
        global $wpdb;
        $sql = "SELECT MAX(keyword) FROM {$wpdb->prefix}onda_keywords WHERE day >= %s GROUP BY keyword_key"
            . ' HAVING SUM(num) >= %d AND SUM(zero_num) < SUM(num) ORDER BY SUM(num) DESC, MAX(keyword) LIMIT %d';
        return array_map('strval', $wpdb->get_col($wpdb->prepare($sql, $since, $min, $limit)));
    }

    /** @return list<array{keyword: string, num: int}> What people look for and do not find. */
    public function missed(string $since, int $limit): array
    {
        return $this->report('SUM(zero_num)', $since, $limit);
    }

    /** @return list<array{keyword: string, num: int}> */
    public function searched(string $since, int $limit): array
    {
        return $this->report('SUM(num)', $since, $limit);
    }

    /**
     * @param string $sum SQL of this class.
     * @return list<array{keyword: string, num: int}>
     */
    private function report(string $sum, string $since, int $limit): array
    {
        global $wpdb;
        $sql = "SELECT MAX(keyword) AS keyword, $sum AS num FROM {$wpdb->prefix}onda_keywords WHERE day >= %s"
            . " GROUP BY keyword_key HAVING $sum > 0 ORDER BY num DESC, keyword LIMIT %d";
        $rows = $wpdb->get_results($wpdb->prepare($sql, $since, $limit), ARRAY_A);
        $typed = static fn(array $row): array => ['keyword' => (string) $row['keyword'], 'num' => (int) $row['num']];
        return array_map($typed, $rows ?: []);
    }
}
