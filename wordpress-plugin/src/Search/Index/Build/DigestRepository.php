<?php

declare(strict_types=1);

namespace Onda\Search\Index\Build;

use Onda\Search\Index\DocumentRepository;
use Onda\Search\Index\Options;
use Onda\Search\Index\PostingRepository;

defined('ABSPATH') || exit;

/** Digests of all that the index reads of a post: its row, its terms and its fields, as the database has them now. */
final class DigestRepository
{
    private const COLUMNS = ['post_title', 'post_excerpt', 'post_content', 'post_type', 'post_date', 'post_name', 'post_parent'];

    public function __construct(private Options $options)
    {
    }

    /**
     * @param list<int> $posts
     * @return array<int, string> By post.
     */
    public function of(array $posts): array
    {
        return $posts === [] ? [] : $this->read('p.ID IN (' . implode(',', $posts) . ')');
    }

    /**
     * The next public posts, in the order of their numbers.
     *
     * @param list<string> $types
     * @return array<int, string> By post.
     */
    public function after(int $post, array $types, int $limit): array
    {
        global $wpdb;
        if ($types === []) {
            return [];
        }
        $sql = 'p.ID > %d AND p.post_type IN (' . PostingRepository::places($types) . ') AND ';
        $sql = $wpdb->prepare($sql, $post, ...$types) . DocumentRepository::is_public('p');
        return $this->read($sql . $wpdb->prepare(' ORDER BY p.ID LIMIT %d', $limit));
    }

    /** @return array<int, string> */
    private function read(string $where): array
    {
        global $wpdb;
        $fields = $this->options->kept_fields();
        $terms = 'SELECT SUM(r.term_taxonomy_id * r.term_taxonomy_id)'
            . " FROM {$wpdb->term_relationships} r WHERE r.object_id = p.ID";
        $meta = "SELECT GROUP_CONCAT(m.meta_value) FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND m.meta_key IN ("
            . PostingRepository::places($fields) . ')';
        $parts = array_map(static fn(string $column): string => "p.$column, ' '", self::COLUMNS);
        $columns = implode(', ', $parts) . ", COALESCE(($terms), 0), ' ', COALESCE((" . $wpdb->prepare($meta, $fields) . "), '')";
        $rows = $wpdb->get_results("SELECT p.ID, MD5(CONCAT($columns)) FROM {$wpdb->posts} p WHERE $where", ARRAY_N);
        $digests = [];
        foreach ((array) $rows as [$post, $digest]) {
            $digests[(int) $post] = substr((string) $digest, 0, DocumentRepository::DIGEST);
        }
        return $digests;
    }
}
