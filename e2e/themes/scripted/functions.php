<?php

/** A theme whose menu, submenu and slider are bound by an inline script and a module, when the document is there. */

declare(strict_types=1);

add_action('after_setup_theme', static function (): void {
    add_theme_support('title-tag');
    add_theme_support('html5', ['comment-form', 'comment-list', 'search-form']);
});

add_action('wp_enqueue_scripts', static function (): void {
    wp_enqueue_style('scripted', get_stylesheet_uri(), [], null);
    wp_enqueue_script_module('scripted', get_theme_file_uri('slider.js'), [], null);
});
