<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/**
 * Table `onda_shown_texts`: what a stranger's page shows of a post, by the digest of what the post was. A digest below
 * `0` is in the queue: empty for who was asked for, `-` for the rest, `!` while it is read.
 */
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

    /**
     * Begins a reading. Posts that are queued meanwhile stay in the queue.
     *
     * @return string For `put()`.
     */
    public static function claim(int $post): string
    {
        global $wpdb;
        $claim = '!' . wp_generate_password(12, false);
        $table = "{$wpdb->prefix}onda_shown_texts";
        $wpdb->query($wpdb->prepare("INSERT IGNORE INTO $table (post_id, shown) VALUES (%d, '')", $post));
        $wpdb->query($wpdb->prepare("UPDATE $table SET digest = %s WHERE post_id = %d", $claim, $post));
        return $claim;
    }

    public static function put(int $post, string $claim, string $digest, bool $is_closed, string $shown): void
    {
        global $wpdb;
        $row = ['digest' => $digest, 'is_closed' => (int) $is_closed, 'shown' => $shown];
        $wpdb->update($wpdb->prefix . 'onda_shown_texts', $row, ['post_id' => $post, 'digest' => $claim]);
    }

    /**
     * Queues posts. Closed ones stay closed until they are read again.
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

    /** Queues every post that was ever read, behind those that somebody asks for; a running reading is repeated. */
    public static function queue_all(): void
    {
        self::queue_from('!');
    }

    /** Queues all but the posts that are being read. */
    public static function queue_others(): void
    {
        self::queue_from('0');
    }

    private static function queue_from(string $digest): void
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_shown_texts SET digest = '-' WHERE digest >= %s";
        $wpdb->query($wpdb->prepare($sql, $digest));
    }

    /** @return list<int> */
    public static function queued(int $limit): array
    {
        global $wpdb;
        $sql = "SELECT post_id FROM {$wpdb->prefix}onda_shown_texts WHERE digest < '0'"
            . ' ORDER BY digest, post_id DESC LIMIT %d';
        return array_map('intval', (array) $wpdb->get_col($wpdb->prepare($sql, $limit)));
    }

    /** @return array<int, true> All that are in the queue, by post. */
    public static function waiting(): array
    {
        global $wpdb;
        $posts = (array) $wpdb->get_col("SELECT post_id FROM {$wpdb->prefix}onda_shown_texts WHERE digest < '0'");
        return array_fill_keys(array_map('intval', $posts), true);
    }

    /** @return list<int> The newest ones below this id. */
    public static function below(int $post, int $limit): array
    {
        global $wpdb;
        $sql = "SELECT post_id FROM {$wpdb->prefix}onda_shown_texts WHERE post_id < %d ORDER BY post_id DESC LIMIT %d";
        return array_map('intval', (array) $wpdb->get_col($wpdb->prepare($sql, $post, $limit)));
    }

    /** @param array{digest: string, is_closed: bool, shown: string} $row Whether strangers read all of it. */
    public static function is_open(array $row): bool
    {
        return $row['digest'] >= '0' && !$row['is_closed'] && $row['shown'] === '';
    }

    /**
     * @param list<int> $but Left out.
     * @return list<int> The newest ones that are open, as `is_open()` tells.
     */
    public static function open(array $but, int $limit): array
    {
        global $wpdb;
        $in = implode(',', [0, ...$but]);
        $sql = "SELECT post_id FROM {$wpdb->prefix}onda_shown_texts WHERE post_id NOT IN ($in)"
            . " AND digest >= '0' AND is_closed = 0 AND shown = '' ORDER BY post_id DESC LIMIT %d";
        return array_map('intval', (array) $wpdb->get_col($wpdb->prepare($sql, $limit)));
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
