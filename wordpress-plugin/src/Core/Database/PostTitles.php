<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** The titles of posts that anybody may read. */
final class PostTitles
{
    /** The limit of posts with one title. */
    private const LIMIT = 200;

    /**
     * @param string $pattern Of SQL's LIKE.
     * @param list<string> $types At least one.
     * @return array<int, string> Post → title, the newest first.
     */
    public function like(string $pattern, array $types): array
    {
        global $wpdb;
        $places = implode(', ', array_fill(0, count($types), '%s'));
        $sql = "SELECT ID, post_title FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_password = ''"
            . " AND post_type IN ($places) AND post_title LIKE %s ORDER BY post_date DESC, ID DESC LIMIT %d";
        $rows = $wpdb->get_results($wpdb->prepare($sql, [...$types, $pattern, self::LIMIT]), ARRAY_A);
        return array_map('strval', array_column($rows ?: [], 'post_title', 'ID'));
    }

    /** A pattern for texts that begin with this one. */
    public function beginning(string $text): string
    {
        global $wpdb;
        return $wpdb->esc_like($text) . '%';
    }
}
