<?php

declare(strict_types=1);

namespace Onda\Storage;

defined('ABSPATH') || exit;

/**
 * What anybody may read: published, of a type with pages of its own, without a password. Option `onda_public_types` keeps
 * the types as last seen with every plugin loaded, for answers that are given before there are any.
 */
final class PublicPosts
{
    public const OPTION = 'onda_public_types';

    public function hook(): void
    {
        add_action('admin_init', [$this, 'admin_init'], PHP_INT_MAX, 0);
    }

    public function admin_init(): void
    {
        // Unchanged values cost no write.
        update_option(self::OPTION, $this->types(), true);
    }

    public function is_publicly_viewable(int $id): bool
    {
        return $this->public_type($id) !== '';
    }

    /** The type of a post that anybody may read, empty for another one. */
    public function public_type(int $id): string
    {
        $post = $id > 0 ? $this->row($id) : null;
        $is_public = $post !== null
            && $post->post_status === 'publish'
            && $post->post_password === ''
            && in_array($post->post_type, $this->types(), true);
        return $is_public ? $post->post_type : '';
    }

    /** An early answer needs three words of a post, not its text; where an object cache has it, nothing is read at all. */
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
