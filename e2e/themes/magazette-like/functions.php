<?php

/** A theme like Magazette: its own script only where a test asks for it. */

declare(strict_types=1);

add_action('after_setup_theme', static function (): void {
    add_theme_support('title-tag');
    add_theme_support('html5', ['comment-form', 'comment-list']);
});

add_action('wp_enqueue_scripts', static function (): void {
    wp_enqueue_style('magazette-like', get_stylesheet_uri(), [], null);
    if (get_option('magazette_like_script')) {
        // Any script will do: what counts is its handle.
        wp_enqueue_script('thim-main', includes_url('js/hoverIntent.min.js'), [], null, true);
    }
});
