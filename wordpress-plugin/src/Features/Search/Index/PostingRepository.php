<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\Index\Text\IndexWords;

defined('ABSPATH') || exit;

/**
 * Table `onda_search_lists`: a row for every spelling of every word, with its posts packed. Numbers of posts are told
 * first, from an index without the posts, so that nobody reads what is not needed.
 */
final class PostingRepository
{
    private const BYTES_A_STATEMENT = 250_000;

    /**
     * @param list<string> $words Folded.
     * @return list<array{folded: string, spelling: string, df: int}>
     */
    public function spellings(array $words): array
    {
        global $wpdb;
        $sql = "SELECT folded, spelling, df FROM {$wpdb->prefix}onda_search_lists"
            . ' WHERE folded IN (' . self::places($words) . ')';
        return $words === [] ? [] : self::typed($wpdb->get_results($wpdb->prepare($sql, $words), ARRAY_A));
    }

    /**
     * These words, then as many of those that begin so, the most frequent first.
     *
     * @param non-empty-list<string> $words Folded.
     * @return list<array{folded: string, spelling: string, df: int}>
     */
    public function spellings_and_beginning(array $words, string $stem, int $limit): array
    {
        global $wpdb;
        $is_one = 'folded IN (' . self::places($words) . ')';
        $sql = "SELECT folded, spelling, df FROM {$wpdb->prefix}onda_search_lists"
            . " WHERE $is_one OR (folded >= %s AND folded < %s) ORDER BY $is_one DESC, df DESC LIMIT %d";
        $arguments = [...$words, $stem, self::behind($stem), ...$words, $limit];
        return self::typed($wpdb->get_results($wpdb->prepare($sql, $arguments), ARRAY_A));
    }

    /**
     * Words that begin so, the most frequent first.
     *
     * @return list<array{folded: string, spelling: string, df: int}>
     */
    public function beginning(string $stem, int $limit): array
    {
        global $wpdb;
        $sql = "SELECT folded, spelling, df FROM {$wpdb->prefix}onda_search_lists"
            . ' WHERE folded >= %s AND folded < %s ORDER BY df DESC LIMIT %d';
        $rows = $wpdb->get_results($wpdb->prepare($sql, $stem, self::behind($stem), $limit), ARRAY_A);
        return self::typed($rows);
    }

    /**
     * Words of a first letter, of so many bytes at least, the most frequent first.
     *
     * @return list<array{folded: string, spelling: string, df: int}>
     */
    public function of_letter(string $letter, int $length, int $limit): array
    {
        global $wpdb;
        $sql = "SELECT folded, spelling, df FROM {$wpdb->prefix}onda_search_lists"
            . ' WHERE folded >= %s AND folded < %s AND LENGTH(folded) >= %d ORDER BY df DESC LIMIT %d';
        $arguments = [$letter, self::behind($letter), $length, $limit];
        return self::typed($wpdb->get_results($wpdb->prepare($sql, $arguments), ARRAY_A));
    }

    /**
     * @param list<string> $words Folded.
     * @param int|null $best So many of the best posts of each are enough; null for all.
     * @return list<array{folded: string, spelling: string, df: int, docs: string}>
     */
    public function docs(array $words, ?int $best = null): array
    {
        global $wpdb;
        $docs = $best === null ? 'docs' : 'SUBSTR(docs, 1, ' . $best * PostingList::MOST_BYTES_A_POST . ') AS docs';
        $sql = "SELECT folded, spelling, df, $docs FROM {$wpdb->prefix}onda_search_lists"
            . ' WHERE folded IN (' . self::places($words) . ')';
        return $words === [] ? [] : self::typed($wpdb->get_results($wpdb->prepare($sql, $words), ARRAY_A));
    }

    /** @return list<string> The next words in the order of the alphabet, folded. */
    public function words_after(string $word, int $limit): array
    {
        global $wpdb;
        $sql = "SELECT DISTINCT folded FROM {$wpdb->prefix}onda_search_lists WHERE folded > %s ORDER BY folded LIMIT %d";
        return array_map('strval', $wpdb->get_col($wpdb->prepare($sql, $word, $limit)));
    }

    /** @return array<string, array<string, list<string>>> Folded → spelling → packed posts, of words after one and up to another. */
    public function between(string $after, string $last): array
    {
        global $wpdb;
        $sql = "SELECT folded, spelling, docs FROM {$wpdb->prefix}onda_search_lists WHERE folded > %s AND folded <= %s";
        return self::grouped($wpdb->get_results($wpdb->prepare($sql, $after, $last), ARRAY_A));
    }

    /** @return array<string, array<string, list<string>>> Numbers are integers as keys: PHP makes them so. */
    public static function grouped(?array $rows): array
    {
        $lists = [];
        foreach ($rows ?? [] as $row) {
            $lists[(string) $row['folded']][(string) $row['spelling']][] = (string) $row['docs'];
        }
        return $lists;
    }

    /** @param list<array{string, string, int, string}> $rows Folded, spelling, number of posts, and these packed. */
    public function put(array $rows): bool
    {
        global $wpdb;
        $values = '';
        $is_done = true;
        foreach ($rows as [$folded, $spelling, $df, $docs]) {
            $row = $wpdb->prepare('(%s, %s, %d, ', $folded, $spelling, $df) . self::blob($docs) . ')';
            $values .= ($values === '' ? '' : ', ') . $row;
            if (strlen($values) > self::BYTES_A_STATEMENT) {
                $is_done = $this->insert($values) && $is_done;
                $values = '';
            }
        }
        return $is_done && ($values === '' || $this->insert($values));
    }

    /** @param list<array{string, string}> $words Folded and spelling. */
    public function drop(array $words): bool
    {
        global $wpdb;
        $is_done = true;
        foreach ($words as [$folded, $spelling]) {
            $word = ['folded' => $folded, 'spelling' => $spelling];
            $is_done = $wpdb->delete("{$wpdb->prefix}onda_search_lists", $word) !== false && $is_done;
        }
        return $is_done;
    }

    /** @return array{int, int} IndexWords, and bytes of their lists. */
    public function size(): array
    {
        global $wpdb;
        $sql = "SELECT COUNT(*), SUM(LENGTH(docs)) FROM {$wpdb->prefix}onda_search_lists";
        return array_map('intval', $wpdb->get_row($sql, ARRAY_N) ?: [0, 0]);
    }

    /** Bytes as a literal in ASCII, which no character set of a connection changes. */
    public static function blob(string $bytes): string
    {
        return $bytes === '' ? "''" : "x'" . bin2hex($bytes) . "'";
    }

    /**
     * Returns a text that sorts after all words with this beginning, in ASCII if possible: for other letters WordPress
     * sends one more statement.
     */
    public static function behind(string $stem): string
    {
        $last = mb_substr($stem, -1, 1, 'UTF-8');
        return substr($stem, 0, -strlen($last)) . mb_chr(mb_ord($last, 'UTF-8') + 1, 'UTF-8');
    }

    /** @param list<string> $words */
    public static function places(array $words): string
    {
        return implode(', ', array_fill(0, count($words), '%s'));
    }

    private function insert(string $values): bool
    {
        global $wpdb;
        $sql = "INSERT INTO {$wpdb->prefix}onda_search_lists (folded, spelling, df, docs) VALUES $values";
        $update = ' ON DUPLICATE KEY UPDATE df = VALUES(df), docs = VALUES(docs)';
        return $wpdb->query($sql . $update) !== false;
    }

    /** @return list<array<string, mixed>> */
    private static function typed(?array $rows): array
    {
        foreach ($rows ?? [] as $at => $row) {
            $rows[$at]['df'] = (int) $row['df'];
        }
        return $rows ?? [];
    }
}
