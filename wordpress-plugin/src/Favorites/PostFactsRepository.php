<?php

declare(strict_types=1);

namespace Onda\Favorites;

defined('ABSPATH') || exit;

/** Table `onda_favorite_posts`: what a reply tells of a post, so that an early answer need not build it. */
final class PostFactsRepository
{
    /**
     * @param list<int> $posts
     * @param string $stamp Of the settings that the facts follow from.
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

    /** @param array<string, mixed> $facts Stored as ASCII, so that no character set of a table can cut them short. */
    public function store(\WP_Post $post, array $facts, string $stamp, int $now): void
    {
        global $wpdb;
        $wpdb->replace("{$wpdb->prefix}onda_favorite_posts", [
            'post_id' => $post->ID,
            'picture' => (int) get_post_thumbnail_id($post),
            'modified' => $post->post_modified_gmt,
            'stamp' => $stamp,
            'built' => $now,
            'facts' => wp_json_encode($facts),
        ]);
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
