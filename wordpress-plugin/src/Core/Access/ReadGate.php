<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/**
 * Tells who may read a published post, when it is indexed and when it is printed. It asks the membership plugins, the
 * filters of the main query and the filter `onda_may_read`.
 */
final class ReadGate
{
    /** The unknown visitor, for whom everything shared by all is made. */
    public const STRANGER = 0;

    /**
     * Needs the whole of WordPress. Costs no query where no plugin keeps posts from anybody.
     *
     * @param list<int> $posts Published ones.
     * @param int|null $user Null for the current user.
     * @return list<int> Those that this user may read, in the same order.
     */
    public static function allowed(array $posts, ?int $user = null): array
    {
        if ($posts === [] || !self::is_asked()) {
            return $posts;
        }
        return self::as_user($user ?? get_current_user_id(), static fn(int $user): array => self::ask($posts, $user));
    }

    /** Whether a plugin restricts posts. Then no post is shown before the plugins are loaded. */
    public static function is_guarded(): bool
    {
        return MemberPlugins::names() !== [] || has_filter('onda_may_read') || ShownTexts::has_kept();
    }

    /** Whether a plugin may restrict or hide posts; else everybody may read all published ones. */
    public static function is_asked(): bool
    {
        return self::is_guarded() || MainQuery::is_filtered();
    }

    /**
     * @param list<int> $posts
     * @return list<int>
     */
    private static function ask(array $posts, int $user): array
    {
        _prime_post_caches($posts);
        $subjects = self::subjects($posts);
        $judged = array_values(array_unique(array_merge(...array_values($subjects))));
        _prime_post_caches($judged);
        $refused = self::refused($judged, $user);
        $is_allowed = static fn(int $post): bool => array_intersect($subjects[$post], $refused) === [];
        return array_values(array_filter($posts, $is_allowed));
    }

    /**
     * A file may be read by those who may read its parent post.
     *
     * @param list<int> $posts
     * @return array<int, list<int>> By post: the posts that have to be allowed.
     */
    private static function subjects(array $posts): array
    {
        $subjects = [];
        foreach ($posts as $id) {
            $post = get_post($id);
            $has_owner = $post instanceof \WP_Post && $post->post_type === 'attachment' && $post->post_parent > 0;
            $subjects[$id] = $has_owner ? [$id, (int) $post->post_parent] : [$id];
        }
        return $subjects;
    }

    /**
     * @param list<int> $ids
     * @return list<int>
     */
    private static function refused(array $ids, int $user): array
    {
        $posts = array_values(array_filter(array_map(get_post(...), $ids)));
        $gone = array_values(array_diff($ids, array_column($posts, 'ID')));
        $closed = $user === self::STRANGER ? ShownTexts::closed($ids) : [];
        $refused = array_merge($gone, $closed, MemberPlugins::refused($posts, $user), MainQuery::hidden($posts));
        /**
         * Filters whether a user may read a published post. With any callback no post is shown by an early answer.
         *
         * @param bool $may_read True.
         * @param \WP_Post $post The post.
         * @param int $user The user; 0 for a stranger, for whom shared lists are made.
         */
        $may_read = static fn(\WP_Post $post): bool => (bool) apply_filters('onda_may_read', true, $post, $user);
        $others = array_filter($posts, static fn(\WP_Post $post): bool => !$may_read($post));
        return array_merge($refused, array_column($others, 'ID'));
    }

    /**
     * The plugins answer for the current user only.
     *
     * @param \Closure(int): list<int> $ask
     * @return list<int>
     */
    private static function as_user(int $user, \Closure $ask): array
    {
        $former = get_current_user_id();
        if ($former === $user) {
            return $ask($user);
        }
        wp_set_current_user($user);
        try {
            return $ask($user);
        } finally {
            wp_set_current_user($former);
        }
    }
}
