<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

defined('ABSPATH') || exit;

/**
 * Comment meta `onda_vote_count_up` and `onda_vote_count_down`: the counts for pages and themes, without a query once
 * WordPress has read the meta of a page's comments.
 */
final class VoteCountRepository
{
    public const META = ['up' => 'onda_vote_count_up', 'down' => 'onda_vote_count_down'];
    /** The attempts of a write, because rows may change meanwhile. */
    private const TRIES = 10;

    public function __construct(private CommentVoteRepository $votes)
    {
    }

    /** @return array{up: int, down: int} */
    public static function printed(int $comment): array
    {
        return array_map(static fn(string $key): int => max(0, (int) get_comment_meta($comment, $key, true)), self::META);
    }

    /**
     * Writes the counts, again if another request changed the rows meanwhile: the last writer has read the last rows.
     *
     * @return array{up: int, down: int}
     */
    public function write(int $comment): array
    {
        $tally = $this->votes->tally($comment);
        for ($try = 0, $written = null; $tally !== $written && $try < self::TRIES; $try++) {
            // The read passes the cache: another request may have just written.
            wp_cache_delete($comment, 'comment_meta');
            foreach (self::META as $side => $key) {
                $this->set($comment, $key, $tally[$side]);
            }
            $written = $tally;
            $tally = $this->votes->tally($comment);
        }
        return $tally;
    }

    public static function drop_all(): void
    {
        foreach (self::META as $key) {
            delete_metadata('comment', 0, $key, '', true);
        }
    }

    private function set(int $comment, string $key, int $count): void
    {
        $known = get_comment_meta($comment, $key);
        if ($known === [(string) $count]) {
            return;
        }
        update_comment_meta($comment, $key, $count);
        if ($known === []) {
            $this->delete_duplicates($comment, $key);
        }
    }

    /** WordPress's table allows two requests to insert the first row twice. */
    private function delete_duplicates(int $comment, string $key): void
    {
        global $wpdb;
        $sql = "SELECT meta_id FROM {$wpdb->commentmeta} WHERE comment_id = %d AND meta_key = %s ORDER BY meta_id";
        $rows = $wpdb->get_col($wpdb->prepare($sql, $comment, $key));
        foreach (array_slice($rows, 1) as $row) {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->commentmeta} WHERE meta_id = %d", $row));
        }
        wp_cache_delete($comment, 'comment_meta');
    }
}
