<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/**
 * The posts that have a page for everybody: published, of a type with pages of its own, without a password; and who may
 * read it. Option `onda_public_types` keeps the types as last seen with every plugin loaded, for answers that are given
 * before there are any.
 */
final class PublicPosts
{
    public const OPTION = 'onda_public_types';

    public function admin_init(): void
    {
        // An unchanged value costs no write.
        update_option(self::OPTION, $this->types(), true);
    }

    /** Whether a user may read a post; needs the whole of WordPress, or a site without restricted posts. */
    public function may_read(int $id, ?int $user = null): bool
    {
        return $this->readable([$id], $user) !== [];
    }

    /**
     * @param list<int> $ids
     * @param int|null $user Null for the current user.
     * @param bool $is_known Whether the posts are in the cache.
     * @return list<int> Those that this user may read, in the same order.
     */
    public function readable(array $ids, ?int $user = null, bool $is_known = false): array
    {
        if (!$is_known && count($ids) > 1 && did_action('wp_loaded') > 0) {
            _prime_post_caches($ids);
        }
        $public = array_values(array_filter($ids, fn(int $id): bool => $this->public_type($id) !== ''));
        return self::allowed($public, $user);
    }

    /**
     * Returns all of them before the plugins are loaded: the early router shows no posts if a plugin restricts some.
     *
     * @param list<int> $ids Known to be public.
     * @return list<int> As readable().
     */
    public static function allowed(array $ids, ?int $user = null): array
    {
        return did_action('wp_loaded') === 0 ? $ids : ReadGate::allowed($ids, $user);
    }

    /** The type of a post that has a public page; empty for another one. `ReadGate` decides about its content. */
    public function public_type(int $id): string
    {
        $post = $id > 0 ? $this->row($id) : null;
        $is_public = $post !== null
            && $post->post_status === 'publish'
            && $post->post_password === ''
            && (did_action('wp_loaded') > 0 ? is_post_type_viewable($post->post_type)
                : in_array($post->post_type, $this->types(), true));
        return $is_public ? $post->post_type : '';
    }

    /** An early answer needs three fields of a post, not its text; an object cache has them without a query. */
    private function row(int $id): ?object
    {
        global $wpdb;
        if (did_action('wp_loaded') > 0 || wp_using_ext_object_cache()) {
            return get_post($id);
        }
        $sql = "SELECT post_status, post_password, post_type FROM {$wpdb->posts} WHERE ID = %d";
        return $wpdb->get_row($wpdb->prepare($sql, $id));
    }

    /** @return list<string> */
    public function types(): array
    {
        if (did_action('wp_loaded') === 0) {
            $stored = get_option(self::OPTION);
            return is_array($stored) ? array_values(array_filter($stored, is_string(...))) : [];
        }
        $types = array_values(array_filter(get_post_types(), is_post_type_viewable(...)));
        sort($types);
        return $types;
    }
}
