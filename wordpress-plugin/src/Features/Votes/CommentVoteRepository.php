<?php

declare(strict_types=1);

namespace Onda\Features\Votes;

defined('ABSPATH') || exit;

/** Table `onda_comment_votes`: one row for each voter of a comment. Counts are counted, never incremented. */
final class CommentVoteRepository
{
    public const UP = 1;
    public const DOWN = -1;
    public const NONE = 0;

    /** A repeated vote changes nothing; NONE withdraws. */
    public function keep(int $comment, string $voter, int $vote, int $now): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_comment_votes";
        if ($vote === self::NONE) {
            $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE comment_id = %d AND voter = %s", $comment, $voter));
            return;
        }
        $sql = "INSERT INTO $table (comment_id, voter, vote, updated) VALUES (%d, %s, %d, %d)"
            . ' ON DUPLICATE KEY UPDATE vote = %d, updated = %d';
        $wpdb->query($wpdb->prepare($sql, $comment, $voter, $vote, $now, $vote, $now));
    }

    /** Deletes a vote that was cast at this time; false if there is none, or it was changed since. */
    public function remove_cast_at(int $comment, string $voter, int $cast): bool
    {
        global $wpdb;
        $sql = "DELETE FROM {$wpdb->prefix}onda_comment_votes WHERE comment_id = %d AND voter = %s AND updated = %d";
        return (int) $wpdb->query($wpdb->prepare($sql, $comment, $voter, $cast)) > 0;
    }

    public function vote_of(int $comment, string $voter): int
    {
        global $wpdb;
        $sql = "SELECT vote FROM {$wpdb->prefix}onda_comment_votes WHERE comment_id = %d AND voter = %s";
        return (int) $wpdb->get_var($wpdb->prepare($sql, $comment, $voter));
    }

    /** @return array{up: int, down: int} */
    public function tally(int $comment): array
    {
        global $wpdb;
        $sql = "SELECT vote, COUNT(*) AS votes FROM {$wpdb->prefix}onda_comment_votes WHERE comment_id = %d GROUP BY vote";
        $votes = array_column($wpdb->get_results($wpdb->prepare($sql, $comment), ARRAY_A), 'votes', 'vote');
        return ['up' => (int) ($votes[self::UP] ?? 0), 'down' => (int) ($votes[self::DOWN] ?? 0)];
    }

    /** @return array<int, int> Vote by comment, the newest first. */
    public function of(string $voter): array
    {
        global $wpdb;
        $sql = "SELECT comment_id, vote FROM {$wpdb->prefix}onda_comment_votes WHERE voter = %s"
            . ' ORDER BY updated DESC, comment_id DESC';
        $rows = $wpdb->get_results($wpdb->prepare($sql, $voter), ARRAY_A);
        return array_map('intval', array_column($rows, 'vote', 'comment_id'));
    }

    /** Moves the votes of one voter to another, whose own votes stay. */
    public function move(string $from, string $to): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_comment_votes";
        $sql = "INSERT IGNORE INTO $table (comment_id, voter, vote, updated)"
            . " SELECT comment_id, %s, vote, updated FROM $table WHERE voter = %s";
        $wpdb->query($wpdb->prepare($sql, $to, $from));
        $this->forget_voter($from);
    }

    /** Removes the voter from old votes of visitors, whose cookie has expired. The votes still count. */
    public function forget_visitors(int $before): void
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_comment_votes SET voter = CONCAT('gone:', MD5(CONCAT(voter, RAND())))"
            . " WHERE updated < %d AND voter LIKE 'visitor:%%'";
        $wpdb->query($wpdb->prepare($sql, $before));
    }

    public function forget_voter(string $voter): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_comment_votes WHERE voter = %s", $voter));
    }

    public function forget_comment(int $comment): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_comment_votes WHERE comment_id = %d", $comment));
    }
}
