<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** The contents of posts, as their authors wrote them. */
final class PostContents
{
    /**
     * @param list<string> $states At least one.
     * @param list<string> $types Other types than these; at least one.
     * @return list<string> Of the posts that were changed last, the newest first.
     */
    public static function newest(array $states, array $types, int $most): array
    {
        global $wpdb;
        $places = implode(', ', array_fill(0, count($states), '%s'));
        $in = implode(', ', array_fill(0, count($types), '%s'));
        $sql = "SELECT post_content FROM {$wpdb->posts} WHERE post_status IN ($places) AND post_type NOT IN ($in)"
            . ' ORDER BY post_modified DESC LIMIT %d';
        return array_map('strval', $wpdb->get_col($wpdb->prepare($sql, [...$states, ...$types, $most])));
    }
}
