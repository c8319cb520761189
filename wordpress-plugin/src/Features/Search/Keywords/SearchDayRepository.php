<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

defined('ABSPATH') || exit;

/** Sums of table `onda_keywords` for the statistics. */
final class SearchDayRepository
{
    /** @return array<string, array{searches: int, missed: int}> By day; days without searches are missing. */
    public function days(string $from, string $to): array
    {
        global $wpdb;
        $sql = "SELECT day, SUM(num) AS searches, SUM(zero_num) AS missed FROM {$wpdb->prefix}onda_keywords"
            . ' WHERE day >= %s AND day <= %s GROUP BY day';
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, $from, $to), ARRAY_A);
        $numbers = static fn(array $row): array =>
            ['searches' => (int) $row['searches'], 'missed' => (int) $row['missed']];
        return array_combine(array_column($rows, 'day'), array_map($numbers, $rows));
    }

    /** @return list<array{phrase: string, searches: int, missed: int}> The most searched first. */
    public function searched(string $from, string $to, int $limit): array
    {
        return $this->phrases('SUM(num)', $from, $to, $limit);
    }

    /** @return list<array{phrase: string, searches: int, missed: int}> What is most often not found first. */
    public function missed(string $from, string $to, int $limit): array
    {
        return $this->phrases('SUM(zero_num)', $from, $to, $limit);
    }

    /**
     * @param string $sum SQL of this class.
     * @return list<array{phrase: string, searches: int, missed: int}>
     */
    private function phrases(string $sum, string $from, string $to, int $limit): array
    {
        global $wpdb;
        $sql = 'SELECT MAX(keyword) AS phrase, SUM(num) AS searches, SUM(zero_num) AS missed'
            . " FROM {$wpdb->prefix}onda_keywords WHERE day >= %s AND day <= %s GROUP BY keyword_key"
            . " HAVING $sum > 0 ORDER BY $sum DESC, phrase LIMIT %d";
        $typed = static fn(array $row): array => [
            'phrase' => (string) $row['phrase'],
            'searches' => (int) $row['searches'],
            'missed' => (int) $row['missed'],
        ];
        return array_map($typed, (array) $wpdb->get_results($wpdb->prepare($sql, $from, $to, $limit), ARRAY_A));
    }
}
