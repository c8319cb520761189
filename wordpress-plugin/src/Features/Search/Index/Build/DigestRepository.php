<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\DocumentRepository;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\PostingRepository;

defined('ABSPATH') || exit;

/** Digests of all that the index reads of a post: its row, fields, terms and picture, as the database has them now. */
final class DigestRepository
{
    private const COLUMNS = ['post_title', 'post_excerpt', 'post_content', 'post_type', 'post_date', 'post_name', 'post_parent'];

    public function __construct(private IndexOptions $options)
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
        $columns = implode(", ' ', ", array_map(static fn(string $column): string => "p.$column", self::COLUMNS));
        $parts = [];
        foreach (self::rows("SELECT p.ID, MD5(CONCAT($columns)) FROM {$wpdb->posts} p WHERE $where") as [$post, $row]) {
            $parts[(int) $post] = [$row];
        }
        foreach ($parts === [] ? [] : $this->beside(implode(',', array_keys($parts))) as [$post, $text]) {
            $parts[(int) $post][] = (string) $text;
        }
        return array_map(static function (array $texts): string {
            // A database gives them in any order.
            sort($texts, SORT_STRING);
            return substr(md5(implode(' ', $texts)), 0, DocumentRepository::DIGEST);
        }, $parts);
    }

    /**
     * Other tables say more of posts: their fields, the names of their terms, the files of their pictures. Names and
     * files are statements within: with a join a database may begin with a category and read every post of it. Texts
     * of two tables are put together as digests: their collations may differ.
     *
     * @return list<array{string, string}> Post and text.
     */
    private function beside(string $posts): array
    {
        global $wpdb;
        $all = $this->options->kept_fields();
        $parts = array_values(array_filter($all, static fn(string $field): bool => str_contains($field, '%')));
        $fields = 'm.meta_key IN (' . PostingRepository::places($all) . ')' . str_repeat(' OR m.meta_key LIKE %s', count($parts));
        $term = "SELECT CONCAT(MD5(x.taxonomy), MD5(CONCAT(t.term_id, ' ', t.slug, ' ', t.name))) FROM {$wpdb->term_taxonomy} x"
            . " JOIN {$wpdb->terms} t ON t.term_id = x.term_id WHERE x.term_taxonomy_id = r.term_taxonomy_id";
        $file = static fn(string $key): string => "COALESCE((SELECT MAX(MD5(f.meta_value)) FROM {$wpdb->postmeta} f"
            . " WHERE f.post_id = CAST(m.meta_value AS UNSIGNED) AND f.meta_key = '$key'), '')";
        $files = "CONCAT({$file('_wp_attached_file')}, {$file('_wp_attachment_metadata')})";
        return self::rows($wpdb->prepare(
            "SELECT r.object_id, ($term) FROM {$wpdb->term_relationships} r WHERE r.object_id IN ($posts)"
            . " UNION ALL SELECT m.post_id, MD5(CONCAT(m.meta_key, ' ', m.meta_value)) FROM {$wpdb->postmeta} m"
            . " WHERE m.post_id IN ($posts) AND ($fields)"
            . " UNION ALL SELECT m.post_id, $files FROM {$wpdb->postmeta} m"
            . " WHERE m.post_id IN ($posts) AND m.meta_key = '_thumbnail_id'",
            [...$all, ...$parts],
        ));
    }

    /** @return list<array{string, string}> */
    private static function rows(string $sql): array
    {
        global $wpdb;
        return (array) $wpdb->get_results($sql, ARRAY_N);
    }
}
