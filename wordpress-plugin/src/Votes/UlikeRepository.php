<?php

declare(strict_types=1);

namespace Onda\Votes;

use Onda\Database\OtherTables;

defined('ABSPATH') || exit;

/** Table `ulike_comments` of WP ULike: a row for each voter of a comment, with the last thing that the voter did. */
final class UlikeRepository
{
    public const TABLE = 'ulike_comments';

    public function is_there(): bool
    {
        return OtherTables::has(self::TABLE);
    }

    public function count(): int
    {
        global $wpdb;
        return (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}ulike_comments");
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
