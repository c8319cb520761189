<?php

declare(strict_types=1);

namespace Onda\Owner\Votes;

use Onda\Core\Database\OtherTables;

defined('ABSPATH') || exit;

/**
 * The votes on comments of WP ULike: a row for each voter of a comment, with the last thing that the voter did. Before
 * its version 5 they are in the table `ulike_comments`, since then in `ulike_pulse`, to which old rows move over time.
 */
final class UlikeRepository
{
    public const TABLE = 'ulike_comments';
    private const LEDGER = 'ulike_pulse';

    public function is_there(): bool
    {
        return $this->has_table() || $this->has_ledger();
    }

    public function has_table(): bool
    {
        return OtherTables::has(self::TABLE);
    }

    public function has_ledger(): bool
    {
        return OtherTables::has(self::LEDGER);
    }

    public function count(): int
    {
        global $wpdb;
        $old = $this->has_table() ? $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}ulike_comments") : 0;
        $new = $this->has_ledger() ? $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}ulike_pulse"
            . " WHERE item_type = 'comment' AND engagement_kind = 'vote'") : 0;
        return (int) $old + (int) $new;
    }

    /** @return list<array{id: string, comment_id: string, user_id: string, status: string}> Of the newer table. */
    public function ledger_after(int $id, int $most): array
    {
        global $wpdb;
        $sql = 'SELECT id, item_id AS comment_id, user_id,'
            . " CASE WHEN status = 'active' THEN engagement_key ELSE status END AS status FROM {$wpdb->prefix}ulike_pulse"
            . " WHERE item_type = 'comment' AND engagement_kind = 'vote' AND id > %d ORDER BY id LIMIT %d";
        return $wpdb->get_results($wpdb->prepare($sql, $id, $most), ARRAY_A) ?: [];
    }

    /** Whether the ledger says what this voter thinks of the comment: it is newer. */
    public function is_in_ledger(int $comment, string $user): bool
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->prefix}ulike_pulse WHERE item_id = %d AND item_type = 'comment'"
            . " AND engagement_kind = 'vote' AND user_id = %s";
        return $this->has_ledger() && (int) $wpdb->get_var($wpdb->prepare($sql, $comment, $user)) > 0;
    }

    /** @return list<array{id: string, comment_id: string, user_id: string, status: string}> Rows after this id. */
    public function after(int $id, int $most): array
    {
        global $wpdb;
        $sql = "SELECT id, comment_id, user_id, status FROM {$wpdb->prefix}ulike_comments"
            . ' WHERE id > %d ORDER BY id LIMIT %d';
        return $wpdb->get_results($wpdb->prepare($sql, $id, $most), ARRAY_A) ?: [];
    }
}
