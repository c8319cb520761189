<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

defined('ABSPATH') || exit;

/** Purges a page, or the whole site, from page caches after a change without an edited post. */
final class PageCaches
{
    /** Functions with a post as argument, called if they exist. */
    private const OF_POST = ['rocket_clean_post', 'w3tc_flush_post', 'wp_cache_post_change'];
    /** Functions without a post, called if they exist. */
    private const OF_SITE = [
        'autoptimizeCache::clearall',
        'rocket_clean_domain',
        'sg_cachepress_purge_everything',
        'w3tc_flush_posts',
        'wp_cache_clear_cache',
        'wpfc_clear_all_cache',
        'wpo_cache_flush',
    ];
    /** Actions of other plugins. */
    private const ANNOUNCED = ['litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache'];

    /** @param string $type As `Inspector\PageObject` names it: `post`, `term`, `author`, `home` … */
    public static function forget(string $type, int $id): void
    {
        $type === 'post' ? self::forget_post($id) : self::forget_site();
        /**
         * Other elements of a page are hidden now: for a cache that is not known here.
         *
         * @param string $type `post`, `term`, `author`, `home`, `search`, `missing`, `date` or `type-NAME`.
         * @param int $id Of the post, term or author; else 0.
         */
        do_action('onda_hidden_changed', $type, $id);
    }

    public static function forget_site(): void
    {
        array_map('do_action', self::ANNOUNCED);
        foreach (array_filter(self::OF_SITE, is_callable(...)) as $function) {
            $function();
        }
    }

    private static function forget_post(int $id): void
    {
        clean_post_cache($id);
        do_action('litespeed_purge_post', $id);
        foreach (array_filter(self::OF_POST, is_callable(...)) as $function) {
            $function($id);
        }
    }
}
