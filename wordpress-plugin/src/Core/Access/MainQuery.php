<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/**
 * Unknown plugins that hide posts by filtering the main query. A query for a list of posts runs through their filters
 * as a page's main query would; missing posts are hidden.
 */
final class MainQuery
{
    private const HOOKS = [
        'pre_get_posts', 'posts_where', 'posts_join', 'posts_clauses', 'posts_request', 'posts_results', 'the_posts',
    ];
    /** Marks the query, for filters of ours. */
    public const MARK = 'onda_gate';

    /** Whether code besides WordPress and this plugin filters queries. */
    public static function is_filtered(): bool
    {
        foreach (self::HOOKS as $hook) {
            if (Callbacks::foreign($hook) !== []) {
                return true;
            }
        }
        return false;
    }

    /**
     * @param list<\WP_Post> $posts
     * @param bool $is_search Whether those are meant that a page of search results lacks.
     * @return list<int>
     */
    public static function hidden(array $posts, bool $is_search = false): array
    {
        if ($posts === [] || !self::is_filtered()) {
            return [];
        }
        $ids = array_column($posts, 'ID');
        $query = new \WP_Query();
        $shown = self::as_page($query, $is_search, static fn(): array => $query->query([
            'post__in' => $ids,
            'post_type' => array_values(array_unique(array_column($posts, 'post_type'))),
            'post_status' => array_values(array_unique(array_column($posts, 'post_status'))),
            'posts_per_page' => count($ids),
            'no_found_rows' => true,
            'ignore_sticky_posts' => true,
            'update_post_meta_cache' => false,
            'update_post_term_cache' => false,
            // Polylang reads an empty language as every language.
            'lang' => '',
            self::MARK => true,
        ]));
        return array_values(array_diff($ids, array_map(self::id(...), $shown)));
    }

    /**
     * Filters check whether this is the main query.
     *
     * @param \Closure(): list<mixed> $ask
     * @return list<mixed>
     */
    private static function as_page(\WP_Query $query, bool $is_search, \Closure $ask): array
    {
        global $wp_the_query;
        $main = $wp_the_query;
        // A post that a theme leaves out of its front page is no secret.
        $plain = static function (\WP_Query $parsed) use ($query, $is_search): void {
            if ($parsed === $query) {
                [$parsed->is_home, $parsed->is_search] = [false, $is_search];
            }
        };
        add_action('parse_query', $plain);
        $wp_the_query = $query;
        try {
            return AsPage::ask($ask);
        } finally {
            remove_action('parse_query', $plain);
            $wp_the_query = $main;
        }
    }

    private static function id(mixed $post): int
    {
        return $post instanceof \WP_Post ? $post->ID : (int) $post;
    }
}
