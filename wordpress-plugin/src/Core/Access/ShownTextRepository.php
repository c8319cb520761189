<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/** Table `onda_shown_texts`: what a stranger's page shows of a post, by the digest of what the post was. */
final class ShownTextRepository
{
    /**
     * @param list<int> $posts
     * @return array<int, array{digest: string, is_closed: bool, shown: string}> By post.
     */
    public static function read(array $posts): array
    {
        global $wpdb;
        if ($posts === []) {
            return [];
        }
        $sql = "SELECT post_id, digest, is_closed, shown FROM {$wpdb->prefix}onda_shown_texts WHERE post_id IN ("
            . implode(',', $posts) . ')';
        $rows = [];
        foreach ((array) $wpdb->get_results($sql, ARRAY_N) as [$post, $digest, $is_closed, $shown]) {
            $rows[(int) $post] = ['digest' => (string) $digest, 'is_closed' => $is_closed > 0, 'shown' => (string) $shown];
        }
        return $rows;
    }

    public static function put(int $post, string $digest, bool $is_closed, string $shown): void
    {
        global $wpdb;
        $row = ['post_id' => $post, 'digest' => $digest, 'is_closed' => (int) $is_closed, 'shown' => $shown];
        $wpdb->replace($wpdb->prefix . 'onda_shown_texts', $row);
    }

    /**
     * Closed posts stay so until they are read again.
     *
     * @param non-empty-list<int> $posts Those that shall be read.
     */
    public static function queue(array $posts): void
    {
        global $wpdb;
        $in = implode(',', $posts);
        $wpdb->query("UPDATE {$wpdb->prefix}onda_shown_texts SET digest = '' WHERE post_id IN ($in)");
        $values = implode(',', array_map(static fn(int $post): string => "($post, '')", $posts));
        $wpdb->query("INSERT IGNORE INTO {$wpdb->prefix}onda_shown_texts (post_id, shown) VALUES $values");
    }

    /** Queues every post that was ever read. */
    public static function queue_all(): void
    {
        global $wpdb;
        $wpdb->query("UPDATE {$wpdb->prefix}onda_shown_texts SET digest = ''");
    }

    /** @return list<int> */
    public static function queued(int $limit): array
    {
        global $wpdb;
        $sql = "SELECT post_id FROM {$wpdb->prefix}onda_shown_texts WHERE digest = '' ORDER BY post_id DESC LIMIT %d";
        return array_map('intval', (array) $wpdb->get_col($wpdb->prepare($sql, $limit)));
    }

    /** @return list<int> The newest and some others, at most twice as many. */
    public static function sample(int $limit): array
    {
        global $wpdb;
        $select = "SELECT post_id FROM {$wpdb->prefix}onda_shown_texts";
        $newest = (array) $wpdb->get_col($wpdb->prepare("$select ORDER BY post_id DESC LIMIT %d", $limit));
        $highest = (int) ($newest[0] ?? 0);
        $others = $wpdb->prepare("$select WHERE post_id >= %d ORDER BY post_id LIMIT %d", random_int(0, $highest), $limit);
        return array_values(array_unique(array_map('intval', [...$newest, ...(array) $wpdb->get_col($others)])));
    }

    /** @return int How many posts are closed, or shown in part. */
    public static function count_kept(): int
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->prefix}onda_shown_texts WHERE is_closed = 1 OR shown <> ''";
        return (int) $wpdb->get_var($sql);
    }

    public static function drop(int $post): void
    {
        global $wpdb;
        $wpdb->delete($wpdb->prefix . 'onda_shown_texts', ['post_id' => $post]);
    }
}
