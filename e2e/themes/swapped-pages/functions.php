<?php

/** A theme whose pages a library swaps: the test names its file and how it starts. */

declare(strict_types=1);

add_action('after_setup_theme', static fn() => add_theme_support('title-tag'));

add_action('wp_head', static function (): void {
    $library = get_option('swapped_pages');
    printf('<script src="%s"></script>', esc_url(content_url("swapped-pages/{$library['file']}")));
    printf('<script>addEventListener("DOMContentLoaded", () => { %s });</script>', $library['start']);
});
