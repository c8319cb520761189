<?php

declare(strict_types=1);

namespace Onda\Inspector;

defined('ABSPATH') || exit;

/** Has the page caches of a site forget a page that has changed though nobody edited it. */
final class PageCaches
{
    /** Called where they exist, with the post. */
    private const OF_POST = ['rocket_clean_post', 'w3tc_flush_post', 'wp_cache_post_change'];
    /** Called where they exist, for what is no post. */
    private const OF_SITE = ['rocket_clean_domain', 'w3tc_flush_posts', 'wp_cache_clear_cache'];

    public static function forget(PageObject $page): void
    {
        $is_post = $page->type === 'post';
        if ($is_post) {
            clean_post_cache($page->id);
            do_action('litespeed_purge_post', $page->id);
        } else {
            do_action('litespeed_purge_all');
        }
        foreach (array_filter($is_post ? self::OF_POST : self::OF_SITE, is_callable(...)) as $function) {
            $is_post ? $function($page->id) : $function();
        }
        /** Says that other elements of a page are hidden now: for a cache that is not known here. */
        do_action('onda_hidden_changed', $page->type, $page->id);
    }
}
