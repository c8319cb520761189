<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

defined('ABSPATH') || exit;

/** Table `onda_favorite_posts`: what a reply tells of a post, so that it need not be built each time. */
final class PostFactsRepository
{
    /** A row has about 1 kB. */
    private const ROWS_AT_ONCE = 200;

    /**
     * @param list<int> $posts
     * @param string $stamp Stamp of the settings that the facts follow from.
     * @param int $since Older ones do not count; Unix time.
     * @return array<int, array<string, mixed>> By post; only those that are current.
     */
    public function read(array $posts, string $stamp, int $since): array
    {
        global $wpdb;
        $facts = [];
        foreach (array_chunk($posts, 200) as $chunk) {
            $ids = implode(', ', array_map('intval', $chunk));
            $sql = "SELECT s.post_id, s.facts FROM {$wpdb->prefix}onda_favorite_posts s JOIN {$wpdb->posts} p"
                . ' ON p.ID = s.post_id AND p.post_modified_gmt = s.modified'
                . " WHERE s.post_id IN ($ids) AND s.stamp = %s AND s.built > %d";
            foreach ($wpdb->get_results($wpdb->prepare($sql, $stamp, $since), ARRAY_N) as [$post, $json]) {
                $read = json_decode($json, true);
                $facts += is_array($read) ? [(int) $post => $read] : [];
            }
        }
        return $facts;
    }

    /**
     * Stored as ASCII, so that no character set of a table can cut them short.
     *
     * @param list<\WP_Post> $posts
     * @param array<int, array<string, mixed>> $facts By post.
     */
    public function store(array $posts, array $facts, string $stamp, int $now): void
    {
        global $wpdb;
        $row = static fn(\WP_Post $post): string => $wpdb->prepare(
            '(%d, %d, %s, %s, %d, %s)',
            $post->ID,
            (int) get_post_thumbnail_id($post),
            $post->post_modified_gmt,
            $stamp,
            $now,
            wp_json_encode($facts[$post->ID]),
        );
        foreach (array_chunk($posts, self::ROWS_AT_ONCE) as $chunk) {
            $sql = "REPLACE INTO {$wpdb->prefix}onda_favorite_posts (post_id, picture, modified, stamp, built, facts)";
            $wpdb->query("$sql VALUES " . implode(', ', array_map($row, $chunk)));
        }
    }

    /** @param list<int> $posts Posts, or pictures of posts. */
    public function forget(array $posts): void
    {
        global $wpdb;
        foreach (array_chunk($posts, 200) as $chunk) {
            $ids = implode(', ', array_map('intval', $chunk));
            $wpdb->query("DELETE FROM {$wpdb->prefix}onda_favorite_posts WHERE post_id IN ($ids) OR picture IN ($ids)");
        }
    }

    public function forget_all(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_favorite_posts");
    }
}
