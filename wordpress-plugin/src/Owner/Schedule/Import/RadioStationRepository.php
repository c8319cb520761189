<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** The posts of the plugin Radio Station, which are there also while it is switched off. */
final class RadioStationRepository
{
    /**
     * @param list<string> $types
     * @param string $field Meta that they must have; empty for none.
     */
    public static function count(array $types, string $field): int
    {
        return count(array_filter(self::posts($types), static fn(\WP_Post $post): bool =>
            $field === '' || get_post_meta($post->ID, $field, true) !== ''));
    }

    /**
     * @param list<string> $types
     * @return list<\WP_Post> By id.
     */
    public static function posts(array $types): array
    {
        return get_posts([
            'post_type' => $types,
            'post_status' => ['publish', 'draft', 'private'],
            'meta_query' => [
                'relation' => 'OR',
                ['key' => 'show_active', 'compare' => 'EXISTS'],
                ['key' => 'show_sched', 'compare' => 'EXISTS'],
                ['key' => 'show_override_sched', 'compare' => 'EXISTS'],
            ],
            'numberposts' => -1,
            'orderby' => 'ID',
            'order' => 'ASC',
        ]);
    }
}
