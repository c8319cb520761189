<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

use Onda\Features\Search\Index\DocumentRepository;
use Onda\Features\Search\Index\PostingRepository;

defined('ABSPATH') || exit;

/** The posts that an index is built of, in the order of their numbers. */
final class SourcePostRepository
{
    /** @param list<string> $types */
    public function count(array $types): int
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->posts} p WHERE p.post_type IN (" . PostingRepository::places($types) . ') AND ';
        return $types === [] ? 0 : (int) $wpdb->get_var($wpdb->prepare($sql, $types) . DocumentRepository::is_public('p'));
    }

    /**
     * @param list<string> $types
     * @return int The highest number of a post.
     */
    public function highest(array $types): int
    {
        global $wpdb;
        $sql = "SELECT MAX(ID) FROM {$wpdb->posts} WHERE post_type IN (" . PostingRepository::places($types) . ')';
        return $types === [] ? 0 : (int) $wpdb->get_var($wpdb->prepare($sql, $types));
    }

    /**
     * The next ones, with their terms, fields and images in the object cache.
     *
     * @param list<string> $types
     * @return list<\WP_Post>
     */
    public function after(int $post, array $types, int $limit): array
    {
        global $wpdb;
        if ($types === []) {
            return [];
        }
        $within = 'p.post_type IN (' . PostingRepository::places($types) . ')';
        $sql = $wpdb->prepare("SELECT p.ID FROM {$wpdb->posts} p WHERE p.ID > %d AND $within AND ", $post, ...$types)
            . DocumentRepository::is_public('p') . $wpdb->prepare(' ORDER BY p.ID LIMIT %d', $limit);
        return $this->read(array_map('intval', $wpdb->get_col($sql)));
    }

    /**
     * @param list<int> $ids
     * @return list<\WP_Post>
     */
    public function read(array $ids): array
    {
        _prime_post_caches($ids, true, true);
        $images = array_map(static fn(int $id): int => (int) get_post_meta($id, '_thumbnail_id', true), $ids);
        _prime_post_caches(array_values(array_unique(array_filter($images))), false, true);
        return array_values(array_filter(array_map('get_post', $ids)));
    }

    /** Thousands of posts were looked at: the memory of this request forgets them. */
    public function forget(): void
    {
        wp_cache_flush_runtime();
    }

    /** @return list<int> Posts of a term. */
    public function of_term(int $term_taxonomy): array
    {
        global $wpdb;
        $sql = "SELECT object_id FROM {$wpdb->term_relationships} WHERE term_taxonomy_id = %d";
        return array_map('intval', $wpdb->get_col($wpdb->prepare($sql, $term_taxonomy)));
    }

    /** The object cache holds posts, their pictures and their terms as they were before SQL changed them. */
    public function forget_former(int ...$posts): void
    {
        global $wpdb;
        if ($posts === []) {
            return;
        }
        array_map('clean_post_cache', $posts);
        update_meta_cache('post', $posts);
        array_map('clean_post_cache', array_unique(array_filter(array_map('get_post_thumbnail_id', $posts))));
        $sql = "SELECT DISTINCT term_taxonomy_id FROM {$wpdb->term_relationships} WHERE object_id IN (";
        clean_term_cache(array_map('intval', $wpdb->get_col($sql . implode(',', $posts) . ')')), '', false);
    }

    /** @return list<int> Pages under pages and files of posts: their addresses or their visibility hang on them. */
    public function children(int ...$posts): array
    {
        global $wpdb;
        $all = $level = $posts;
        while ($level !== []) {
            $sql = "SELECT ID FROM {$wpdb->posts} WHERE post_type NOT IN ('revision', 'nav_menu_item') AND post_parent IN ("
                . implode(',', $level) . ')';
            $level = array_values(array_diff(array_map('intval', $wpdb->get_col($sql)), $all));
            $all = array_merge($all, $level);
        }
        return array_slice($all, count($posts));
    }
}
