<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Database\PostById;

defined('ABSPATH') || exit;

/** Reads the tables of Paid Memberships Pro: its own function costs a query a post, and most posts have no rule. */
final class MembershipRepository
{
    private const FILTERS = ['pmpro_has_membership_access_filter', 'pmpro_membership_access_post'];

    /**
     * @param list<\WP_Post> $posts In the object cache, with their terms.
     * @return list<\WP_Post> Those that have a rule, or all where another plugin has rules of its own.
     */
    public static function of_paid_memberships(array $posts): array
    {
        $filters = [...self::FILTERS, ...array_map(
            static fn(\WP_Post $post): string => self::FILTERS[0] . "_$post->post_type",
            $posts
        )];
        if ($posts === [] || array_filter($filters, has_filter(...)) !== []) {
            return $posts;
        }
        $owners = array_map(self::owner(...), $posts);
        $terms = array_map(self::terms(...), $owners);
        $pages = self::named('pages', 'page_id', $owners);
        $categories = self::named('categories', 'category_id', array_merge(...$terms));
        $has_rule = static fn(int $place): bool => in_array($owners[$place], $pages, true)
            || array_intersect($terms[$place], $categories) !== [];
        return array_values(array_filter($posts, $has_rule, ARRAY_FILTER_USE_KEY));
    }

    /** The plugin applies the rule of a file's parent post to the file. */
    private static function owner(\WP_Post $post): int
    {
        return $post->post_type === 'attachment' ? (int) $post->post_parent : $post->ID;
    }

    /** @return list<int> */
    private static function terms(int $post): array
    {
        $terms = [];
        foreach (get_object_taxonomies(PostById::read($post)->post_type ?? '') as $taxonomy) {
            $found = get_the_terms($post, $taxonomy);
            $terms = array_merge($terms, is_array($found) ? array_column($found, 'term_id') : []);
        }
        return $terms;
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private static function named(string $table, string $column, array $ids): array
    {
        global $wpdb;
        $places = implode(',', array_map('intval', array_unique($ids)));
        $sql = "SELECT DISTINCT $column FROM {$wpdb->prefix}pmpro_memberships_$table WHERE $column IN ($places)";
        return $places === '' ? [] : array_map('intval', (array) $wpdb->get_col($sql));
    }
}
