<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

defined('ABSPATH') || exit;

/**
 * Table `onda_search_docs`: the posts of the index, with what only the whole of WordPress can tell of them. A hit is
 * read together with its post as it is now, so that nothing is shown that was hidden in whatever way.
 */
final class DocumentRepository
{
    /** Characters of a digest; so many tell two versions of a post apart. */
    public const DIGEST = 12;

    /** @param list<array{post: int, type: string, published: int, link: string, image: string,
     *     language: string, digest: string}> $docs Paths, where they are of this site. */
    public function put(array $docs, int $build): bool
    {
        global $wpdb;
        $values = array_map(static fn(array $doc): string => $wpdb->prepare(
            '(%d, %s, %d, %d, %s, %s, %s, %s)',
            $doc['post'],
            $doc['type'],
            $doc['published'],
            $build,
            $doc['link'],
            $doc['image'],
            $doc['language'],
            $doc['digest']
        ), $docs);
        $sql = "INSERT INTO {$wpdb->prefix}onda_search_docs"
            . ' (post_id, type, published, build, link, image, language, digest) VALUES ';
        $update = ' ON DUPLICATE KEY UPDATE type = VALUES(type), published = VALUES(published), build = VALUES(build),'
            . ' link = VALUES(link), image = VALUES(image), language = VALUES(language),'
            . ' digest = VALUES(digest)';
        return $values === [] || $wpdb->query($sql . implode(', ', $values) . $update) !== false;
    }

    public function drop(int $post): bool
    {
        global $wpdb;
        return $wpdb->delete("{$wpdb->prefix}onda_search_docs", ['post_id' => $post], ['%d']) !== false;
    }

    /** Posts that a build did not come across: they are gone, or were chosen no more. */
    public function drop_before(int $build): bool
    {
        global $wpdb;
        $sql = "DELETE FROM {$wpdb->prefix}onda_search_docs WHERE build < %d";
        return $wpdb->query($wpdb->prepare($sql, $build)) !== false;
    }

    public function count(): int
    {
        global $wpdb;
        return (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_search_docs");
    }

    /** @return array<int, string> Post → what it was made of when it was read, of those after one and up to another. */
    public function digests(int $after, int $last): array
    {
        global $wpdb;
        $sql = "SELECT post_id, digest FROM {$wpdb->prefix}onda_search_docs WHERE post_id > %d AND post_id <= %d";
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, $after, $last), ARRAY_A);
        return array_combine(array_map('intval', array_column($rows, 'post_id')), array_column($rows, 'digest'));
    }

    public function has(int $post): bool
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->prefix}onda_search_docs WHERE post_id = %d";
        return (int) $wpdb->get_var($wpdb->prepare($sql, $post)) > 0;
    }

    /**
     * @param list<int> $posts
     * @return array<int, array<string, string>> Post → `ID`, `type`, `title`, `content`, `excerpt`, `published`, `link`,
     *     `image`, `author`; only those that anybody may read.
     */
    public function hits(array $posts): array
    {
        global $wpdb;
        if ($posts === []) {
            return [];
        }
        $sql = 'SELECT p.ID, p.post_type AS type, p.post_title AS title, p.post_content AS content,'
            . ' p.post_excerpt AS excerpt, d.published, d.link, d.image, u.display_name AS author'
            . " FROM {$wpdb->prefix}onda_search_docs d JOIN {$wpdb->posts} p ON p.ID = d.post_id"
            . " LEFT JOIN {$wpdb->users} u ON u.ID = p.post_author"
            . ' WHERE d.post_id IN (' . implode(',', $posts) . ') AND ' . self::is_public('p');
        $rows = (array) $wpdb->get_results($sql, ARRAY_A);
        $rows = array_map(static fn(array $row): array => array_map('strval', $row), $rows);
        return array_combine(array_map('intval', array_column($rows, 'ID')), $rows);
    }

    /**
     * @param list<int> $posts
     * @param list<string> $taxonomies
     * @return array<int, array<string, array<int, string>>> Post → taxonomy → term → name.
     */
    public function terms(array $posts, array $taxonomies): array
    {
        global $wpdb;
        if ($posts === [] || $taxonomies === []) {
            return [];
        }
        // Two statements: of one a database may begin with a category and read every post of it.
        $sql = "SELECT object_id, term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id IN ("
            . implode(',', $posts) . ')';
        $relations = (array) $wpdb->get_results($sql, ARRAY_N);
        $known = $this->terms_by_relation(array_unique(array_map('intval', array_column($relations, 1))), $taxonomies);
        $terms = [];
        foreach ($relations as [$post, $relation]) {
            if (isset($known[(int) $relation])) {
                [$taxonomy, $term, $name] = $known[(int) $relation];
                $terms[(int) $post][$taxonomy][$term] = $name;
            }
        }
        return $terms;
    }

    /**
     * @param array<int> $relations Numbers of terms in their taxonomies.
     * @param list<string> $taxonomies
     * @return array<int, array{string, int, string}> Relation → taxonomy, term and its name.
     */
    private function terms_by_relation(array $relations, array $taxonomies): array
    {
        global $wpdb;
        if ($relations === []) {
            return [];
        }
        $sql = "SELECT tt.term_taxonomy_id, tt.taxonomy, t.term_id, t.name FROM {$wpdb->term_taxonomy} tt"
            . " JOIN {$wpdb->terms} t ON t.term_id = tt.term_id WHERE tt.term_taxonomy_id IN (" . implode(',', $relations)
            . ') AND tt.taxonomy IN (' . PostingRepository::places($taxonomies) . ')';
        $known = [];
        $rows = (array) $wpdb->get_results($wpdb->prepare($sql, $taxonomies), ARRAY_N);
        foreach ($rows as [$relation, $taxonomy, $term, $name]) {
            $known[(int) $relation] = [$taxonomy, (int) $term, $name];
        }
        return $known;
    }

    /**
     * @param list<int> $posts
     * @return array<int, float> Post → price, of those that have one.
     */
    public function prices(array $posts): array
    {
        global $wpdb;
        $sql = "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_price' AND post_id IN ("
            . implode(',', $posts) . ')';
        $prices = [];
        foreach ($posts === [] ? [] : (array) $wpdb->get_results($sql, ARRAY_N) as [$post, $price]) {
            $prices[(int) $post] = min((float) $price, $prices[(int) $post] ?? INF);
        }
        return $prices;
    }

    /** The condition that anybody may read a post; a file goes with the post that it belongs to. */
    public static function is_public(string $posts): string
    {
        global $wpdb;
        $parent = "SELECT 1 FROM {$wpdb->posts} q WHERE q.ID = $posts.post_parent AND q.post_status = 'publish'"
            . " AND q.post_password = ''";
        return "$posts.post_password = '' AND ($posts.post_status = 'publish' OR ($posts.post_type = 'attachment'"
            . " AND $posts.post_status = 'inherit' AND ($posts.post_parent = 0 OR EXISTS ($parent))))";
    }
}
