<?php

/**
 * The functions a theme may call. docs/developers/php.md shows each of them at work.
 */

declare(strict_types=1);

use Onda\Core\Printing\TemplateFunctions;

defined('ABSPATH') || exit;

if (!function_exists('onda_element')) {
    /**
     * Prints nothing: returns the markup of one element and has its files loaded on this page.
     *
     * @since 0.1.0
     *
     * @param array<string, mixed> $attributes By name, in any of the three spellings; `id`, `class`, `style`, `data-*`,
     *     `aria-*` and the like are those of any element.
     * @param string $content Markup inside of the element, which has to be safe.
     */
    function onda_element(string $tag, array $attributes = [], string $content = ''): string
    {
        /**
         * Filters the markup of an element that a theme asks for. The plugin answers at priority 10.
         *
         * @param string $markup Empty.
         * @param string $tag Such as `radio-player`.
         * @param array<string, mixed> $attributes As the theme wrote them.
         * @param string $content Markup inside of the element.
         */
        return (string) apply_filters('onda_element', '', $tag, $attributes, $content);
    }
}

if (!function_exists('onda_enqueue')) {
    /**
     * For a tag that a theme template writes itself: has its files loaded on this page.
     *
     * @since 0.1.0
     */
    function onda_enqueue(string $tag): void
    {
        /**
         * A theme writes a tag of its own accord and wants its files.
         *
         * @param string $tag Such as `radio-player`.
         */
        do_action('onda_enqueue', $tag);
    }
}

if (!function_exists('onda_now_playing')) {
    /**
     * Returns what is on air. All callers read the station's server together, once in ten seconds; a server that does
     * not answer within a second is given up.
     *
     * @since 0.1.0
     *
     * @param string $station Id; empty for the first station.
     * @return array{station: string, online: bool, track: array<string, string>|null, started_at: int|null,
     *     live: bool, live_name: string, fetched_at: int, stale: bool, version: string}|array{} `track` is that of
     *     the event `onda-track`. Texts are plain: escape them. Empty where there is no such station, no answer, or
     *     before `init`.
     */
    function onda_now_playing(string $station = ''): array
    {
        /**
         * Filters what `onda_now_playing()` returns. The plugin answers at priority 5.
         *
         * @param array<string, mixed> $now Empty.
         * @param string $station Id; empty for the first station.
         */
        return TemplateFunctions::is_ready(__FUNCTION__) ? (array) apply_filters('onda_now_playing', [], $station) : [];
    }
}

if (!function_exists('onda_get_views')) {
    /**
     * Returns all counted views of a post; 0 for a post that the current user may not read.
     *
     * @since 0.1.0
     *
     * @param int $post Id; 0 for the post of the loop.
     */
    function onda_get_views(int $post = 0): int
    {
        /**
         * Filters what `onda_get_views()` returns. The plugin answers at priority 5.
         *
         * @param int $views 0.
         * @param int $post Id.
         */
        return TemplateFunctions::is_ready(__FUNCTION__)
            ? (int) apply_filters('onda_get_views', 0, $post ?: (int) get_the_ID()) : 0;
    }
}

if (!function_exists('onda_most_viewed')) {
    /**
     * Returns the posts of a ranked list, best first.
     *
     * @since 0.1.0
     *
     * @param string $list Id; empty for the first list.
     * @param int $count At most so many; 0 for as many as the list has.
     * @return list<array{id: int, position: int, title: string, permalink: string, views: int, period_views: int,
     *     adjusted_total: int}> Titles are plain: escape them.
     */
    function onda_most_viewed(string $list = '', int $count = 0): array
    {
        /**
         * Filters what `onda_most_viewed()` returns. The plugin answers at priority 5.
         *
         * @param list<array<string, mixed>> $posts None.
         * @param string $list Id; empty for the first list.
         * @param int $count At most so many; 0 for all.
         */
        return TemplateFunctions::is_ready(__FUNCTION__)
            ? array_values((array) apply_filters('onda_most_viewed', [], $list, $count)) : [];
    }
}

if (!function_exists('onda_favorites_count')) {
    /**
     * Returns how many keep a post; 0 for a post that the current user may not read.
     *
     * @since 0.1.0
     *
     * @param int $post Id; 0 for the post of the loop.
     */
    function onda_favorites_count(int $post = 0): int
    {
        /**
         * Filters what `onda_favorites_count()` returns. The plugin answers at priority 5.
         *
         * @param int $count 0.
         * @param int $post Id.
         */
        return TemplateFunctions::is_ready(__FUNCTION__)
            ? (int) apply_filters('onda_favorites_count', 0, $post ?: (int) get_the_ID()) : 0;
    }
}

if (!function_exists('onda_search')) {
    /**
     * Searches the site as the live search does, without its limits and without counting the phrase.
     *
     * @since 0.1.0
     *
     * @param array{types?: list<string>, per_page?: int, page?: int} $args Post types, 1 to 50 posts, page from 1.
     * @return array{items: list<array{post: int, type: string, title: string, link: string, image: string,
     *     excerpt: string, author: string, date: string, price: float|null}>, total: int} Texts are plain: escape them.
     */
    function onda_search(string $phrase, array $args = []): array
    {
        $nothing = ['items' => [], 'total' => 0];
        /**
         * Filters what `onda_search()` returns. The plugin answers at priority 5.
         *
         * @param array<string, mixed> $found Nothing.
         * @param string $phrase As the theme gave it.
         * @param array<string, mixed> $args `types`, `per_page`, `page`.
         */
        return TemplateFunctions::is_ready(__FUNCTION__)
            ? (array) apply_filters('onda_search', $nothing, $phrase, $args) : $nothing;
    }
}
