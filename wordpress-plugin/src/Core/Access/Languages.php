<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Site\ActivePlugins;

defined('ABSPATH') || exit;

/** The language of a request and of a post, by the hooks that WPML and Polylang share. */
final class Languages
{
    /** Their folders; by these they are known before they are loaded. */
    private const PLUGINS = ['polylang', 'polylang-pro', 'sitepress-multilingual-cms'];
    private const CODE = '/^[a-z0-9_-]{2,20}$/iD';
    /** The names under which Polylang and WPML read the language of a request to admin-ajax. */
    private const PARAMETERS = ['lang', 'wpml_lang'];

    /** The code of the language of this request; empty on a site of one language, and where all are shown. */
    public static function current(): string
    {
        $code = self::code(apply_filters('wpml_current_language', null));
        return $code === 'all' ? '' : $code;
    }

    /** The code of a post's language; empty where posts of its type are of no language. */
    public static function of(\WP_Post $post): string
    {
        $element = ['element_id' => $post->ID, 'element_type' => $post->post_type];
        return self::code(apply_filters('wpml_element_language_code', null, $element));
    }

    /** @return int The post, or its translation that anybody may read; 0 where there is none in this language. */
    public static function translation(int $id, string $language): int
    {
        $post = get_post($id);
        if (!$post instanceof \WP_Post || in_array(self::of($post), ['', $language], true)) {
            return $id;
        }
        $translation = (int) apply_filters('wpml_object_id', $id, $post->post_type, false, $language);
        return (new PublicPosts())->may_read($translation, ReadGate::STRANGER) ? $translation : 0;
    }

    /** An address of admin-ajax that is answered in the language of this page. */
    public static function ajax(string $address): string
    {
        $language = self::current();
        return $language === '' ? $address : add_query_arg(array_fill_keys(self::PARAMETERS, $language), $address);
    }

    /** The home address of the site in the language of this page. */
    public static function home(): string
    {
        $home = apply_filters('wpml_home_url', home_url('/'));
        return is_string($home) ? $home : home_url('/');
    }

    /** @return list<string> The folders of the active ones. */
    public static function plugins(): array
    {
        return array_values(array_intersect(self::PLUGINS, ActivePlugins::folders()));
    }

    private static function code(mixed $code): string
    {
        return is_string($code) && preg_match(self::CODE, $code) === 1 ? $code : '';
    }
}
