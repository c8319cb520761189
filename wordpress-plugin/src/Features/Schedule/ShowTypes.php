<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Database\OptionCache;

defined('ABSPATH') || exit;

/**
 * Post types of shows and of hosts, which exist once the owner began a schedule. The hosts of a show are its meta
 * `onda_hosts`: a list of posts.
 */
final class ShowTypes
{
    public const SHOW = 'onda_show';
    public const HOST = 'onda_host';
    public const HOSTS = 'onda_hosts';

    /** Option: `1` once the owner began a schedule. */
    private const OPTION = 'onda_schedule';
    /** Option, loaded with the others: locale → names and addresses, for which each request would read the catalog. */
    private const WORDS = 'onda_show_words';

    public static function is_on(): bool
    {
        return get_option(self::OPTION) === '1';
    }

    /** Begins a schedule: from now on the site has the addresses of shows and hosts. */
    public static function begin(): void
    {
        update_option(self::OPTION, '1', true);
        self::register();
        flush_rewrite_rules(false);
    }

    public static function forget(): void
    {
        array_map('delete_option', [self::OPTION, self::WORDS]);
        $all = ['post_type' => [self::SHOW, self::HOST], 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids'];
        array_map(static fn(int $post) => wp_delete_post($post, true), get_posts($all + ['suppress_filters' => true]));
    }

    /** @return list<int> In every state. */
    public static function shows(): array
    {
        return get_posts(['post_type' => self::SHOW, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids']);
    }

    /** @return list<int> Posts of the hosts of a show. */
    public static function hosts_of(int $show): array
    {
        return wp_parse_id_list(get_post_meta($show, self::HOSTS, true) ?: []);
    }

    /**
     * For WordPress's sitemap, which asks the database twice a type: one query for both types.
     *
     * @param int|null $pages Of the sitemap of this type; null where nobody has said it.
     */
    public static function sitemap_pages(?int $pages, string $type): ?int
    {
        if ($pages !== null || !in_array($type, [self::SHOW, self::HOST], true)) {
            return $pages;
        }
        $key = 'onda_published:' . wp_cache_get_last_changed('posts');
        $published = wp_cache_get($key, 'posts');
        if (!is_array($published)) {
            $published = ScheduleRepository::published([self::SHOW, self::HOST]);
            wp_cache_set($key, $published, 'posts', HOUR_IN_SECONDS);
        }
        return (int) ceil(($published[$type] ?? 0) / wp_sitemaps_get_max_urls('post'));
    }

    public static function register(): void
    {
        add_filter('wp_sitemaps_posts_pre_max_num_pages', [self::class, 'sitemap_pages'], 10, 2);
        [$shows, $show, $show_address, $hosts, $host, $host_address] = self::words();
        $shared = [
            'public' => true,
            'show_in_rest' => true,
            'show_in_menu' => false,
            'has_archive' => true,
            'supports' => ['title', 'editor', 'excerpt', 'thumbnail', 'custom-fields', 'revisions'],
        ];
        register_post_type(self::SHOW, [
            'labels' => ['name' => $shows, 'singular_name' => $show],
            'rewrite' => ['slug' => $show_address],
        ] + $shared);
        register_post_type(self::HOST, [
            'labels' => ['name' => $hosts, 'singular_name' => $host],
            'rewrite' => ['slug' => $host_address],
        ] + $shared);
        register_post_meta(self::SHOW, self::HOSTS, [
            'type' => 'array',
            'single' => true,
            'default' => [],
            'show_in_rest' => ['schema' => ['type' => 'array', 'items' => ['type' => 'integer']]],
            'sanitize_callback' => 'wp_parse_id_list',
            'auth_callback' => static fn(bool $may, string $key, int $post): bool => current_user_can('edit_post', $post),
        ]);
    }

    /** @return list<string> In the language of the request. Each screen of wp-admin looks whether they changed. */
    private static function words(): array
    {
        $stored = OptionCache::loaded(self::WORDS);
        $known = is_array($stored) ? $stored : [];
        $locale = determine_locale();
        if (count((array) ($known[$locale] ?? [])) === 6 && (!is_admin() || wp_doing_ajax())) {
            return $known[$locale];
        }
        $words = [
            __('Shows', 'onda'),
            _x('Show', 'on the radio', 'onda'),
            _x('shows', 'address', 'onda'),
            __('Hosts', 'onda'),
            __('Host', 'onda'),
            _x('hosts', 'address', 'onda'),
        ];
        update_option(self::WORDS, array_replace($known, [$locale => $words]), true);
        return $words;
    }
}
