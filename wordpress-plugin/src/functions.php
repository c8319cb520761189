<?php

/**
 * The functions a theme may call.
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

if (!function_exists('onda_element')) {
    /**
     * Prints nothing: returns the markup of one element and has its files loaded on this page.
     *
     * @param array<string, mixed> $attributes By name, in any of the three spellings.
     */
    function onda_element(string $tag, array $attributes = []): string
    {
        return (string) apply_filters('onda_element', '', $tag, $attributes);
    }
}

if (!function_exists('onda_enqueue')) {
    /** For a tag that a theme template writes itself: has its files loaded on this page. */
    function onda_enqueue(string $tag): void
    {
        do_action('onda_enqueue', $tag);
    }
}
