<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Build;

defined('ABSPATH') || exit;

/**
 * Table `onda_search_stale`: posts that changed since the lists were last merged, by batch: what the lists say of them
 * counts no more, what `onda_search_recent` says does. Table `onda_search_queue`: posts that are still to be read anew.
 */
final class StalePostRepository
{
    /** @return array<int, true> By post. */
    public function all(): array
    {
        global $wpdb;
        $posts = $wpdb->get_col("SELECT post_id FROM {$wpdb->prefix}onda_search_stale");
        return array_fill_keys(array_map('intval', $posts), true);
    }

    /** The post joins the current batch, which a merge that runs now does not take along. */
    public function mark(int $post): bool
    {
        global $wpdb;
        $sql = "INSERT INTO {$wpdb->prefix}onda_search_stale (post_id, batch)"
            . " SELECT %d, batch FROM {$wpdb->prefix}onda_search_work WHERE id = 1"
            . ' ON DUPLICATE KEY UPDATE batch = VALUES(batch)';
        return $wpdb->query($wpdb->prepare($sql, $post)) !== false;
    }

    public function count(): int
    {
        global $wpdb;
        return (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}onda_search_stale");
    }

    /** Deletes the marks and the separate lists of the posts that the index now holds. */
    public function settle(int $batch): bool
    {
        global $wpdb;
        $stale = "{$wpdb->prefix}onda_search_stale";
        $sql = "DELETE FROM {$wpdb->prefix}onda_search_recent WHERE part IN (SELECT post_id FROM $stale WHERE batch <= %d)";
        return $wpdb->query($wpdb->prepare($sql, $batch)) !== false
            && $wpdb->query($wpdb->prepare("DELETE FROM $stale WHERE batch <= %d", $batch)) !== false;
    }

    /** @param list<int> $posts */
    public function queue(array $posts): void
    {
        global $wpdb;
        foreach (array_chunk($posts, 1000) as $chunk) {
            $values = implode(', ', array_map(static fn(int $post): string => "($post)", $chunk));
            $wpdb->query("INSERT IGNORE INTO {$wpdb->prefix}onda_search_queue (post_id) VALUES $values");
        }
    }

    /** @return list<int> */
    public function queued(int $limit): array
    {
        global $wpdb;
        $sql = "SELECT post_id FROM {$wpdb->prefix}onda_search_queue ORDER BY post_id LIMIT %d";
        return array_map('intval', $wpdb->get_col($wpdb->prepare($sql, $limit)));
    }

    public function leave_queue(int $post): void
    {
        global $wpdb;
        $wpdb->delete("{$wpdb->prefix}onda_search_queue", ['post_id' => $post], ['%d']);
    }
}
