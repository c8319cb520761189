<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\PostingRepository;

defined('ABSPATH') || exit;

/**
 * Posts under words that are not in the lists yet. In table `onda_search_parts` a part is what one step of a build
 * read, in `onda_search_recent` one post that changed; both are written whole or not at all.
 */
final class PartRepository
{
    private const BYTES_A_STATEMENT = 250_000;

    private function __construct(private string $table)
    {
    }

    public static function of_build(): self
    {
        return new self('onda_search_parts');
    }

    public static function recent(): self
    {
        return new self('onda_search_recent');
    }

    /**
     * @param array<string, array<string, string>> $lists Folded → spelling → packed posts.
     */
    public function put(int $part, array $lists): bool
    {
        global $wpdb;
        $values = '';
        $is_done = true;
        foreach ($lists as $folded => $spellings) {
            foreach ($spellings as $spelling => $docs) {
                $row = $wpdb->prepare('(%s, %s, %d, ', $folded, $spelling, $part) . PostingRepository::blob($docs) . ')';
                $values .= ($values === '' ? '' : ', ') . $row;
            }
            if (strlen($values) > self::BYTES_A_STATEMENT) {
                $is_done = $is_done && $this->insert($values);
                $values = '';
            }
        }
        return $is_done && ($values === '' || $this->insert($values));
    }

    public function drop(int $part): bool
    {
        global $wpdb;
        return $wpdb->delete($wpdb->prefix . $this->table, ['part' => $part], ['%d']) !== false;
    }

    public function clear(): void
    {
        global $wpdb;
        $wpdb->query("TRUNCATE TABLE {$wpdb->prefix}{$this->table}");
    }

    /**
     * @param list<string> $words Folded.
     * @param string $stem Those that begin so too, when it is not empty.
     * @return array<string, array<string, list<string>>> Folded → spelling → packed posts.
     */
    public function find(array $words, string $stem): array
    {
        global $wpdb;
        $sql = 'SELECT folded, spelling, docs FROM ' . $wpdb->prefix . $this->table
            . ' WHERE folded IN (' . PostingRepository::places($words) . ')';
        $arguments = $words;
        if ($stem !== '') {
            $sql .= ' OR (folded >= %s AND folded < %s)';
            array_push($arguments, $stem, PostingRepository::behind($stem));
        }
        return $words === [] ? [] : PostingRepository::grouped($wpdb->get_results($wpdb->prepare($sql, $arguments), ARRAY_A));
    }

    /** @return list<string> The next words in the order of the alphabet, folded. */
    public function words_after(string $word, int $limit): array
    {
        global $wpdb;
        $sql = 'SELECT DISTINCT folded FROM ' . $wpdb->prefix . $this->table . ' WHERE folded > %s ORDER BY folded LIMIT %d';
        return array_map('strval', $wpdb->get_col($wpdb->prepare($sql, $word, $limit)));
    }

    /** @return array<string, array<string, list<string>>> As `find`, of words after one and up to another. */
    public function between(string $after, string $last): array
    {
        global $wpdb;
        $sql = 'SELECT folded, spelling, docs FROM ' . $wpdb->prefix . $this->table . ' WHERE folded > %s AND folded <= %s';
        return PostingRepository::grouped($wpdb->get_results($wpdb->prepare($sql, $after, $last), ARRAY_A));
    }

    private function insert(string $values): bool
    {
        global $wpdb;
        $sql = 'INSERT INTO ' . $wpdb->prefix . $this->table . " (folded, spelling, part, docs) VALUES $values";
        return $wpdb->query($sql . ' ON DUPLICATE KEY UPDATE docs = VALUES(docs)') !== false;
    }
}
