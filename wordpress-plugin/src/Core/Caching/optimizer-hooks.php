<?php

/** The hooks of plugins that change scripts and style sheets: `Optimizers` tells them to leave ours alone. */

declare(strict_types=1);

namespace Onda\Core\Caching;

defined('ABSPATH') || exit;

return [
    // WP Fastest Cache stores its exclusions in an option, and has no filter for them.
    [
        ['option_WpFastestCacheExclude', 'default_option_WpFastestCacheExclude'],
        10,
        1,
        'method' => 'with_rules_of_ours',
        'when' => static fn(): bool => !is_admin(),
    ],
    // Filters whose value is a list of parts of addresses, or false for none.
    [[
        'autoptimize_filter_css_consider_minified',
        'autoptimize_filter_js_consider_minified',
        'litespeed_optimize_css_excludes',
        'litespeed_optimize_js_excludes',
        'litespeed_optm_js_defer_exc',
        'litespeed_ucss_exc',
        'perfmatters_delay_js_exclusions',
        'perfmatters_minify_css_exclusions',
        'perfmatters_minify_js_exclusions',
        'perfmatters_rucss_excluded_stylesheets',
        'rocket_delay_js_exclusions',
        'rocket_exclude_css',
        'rocket_exclude_defer_js',
        'rocket_exclude_js',
        'rocket_rucss_external_exclusions',
        'wp-optimize-minify-default-exclusions',
    ], 10, 1, 'method' => 'with_ours'],
    // Filters whose value is a text with commas, or a list.
    [
        ['autoptimize_filter_css_exclude', 'autoptimize_filter_js_exclude'],
        10,
        1,
        'method' => 'with_ours_in_text',
    ],
    // Filters that decide about a single tag.
    [
        ['w3tc_minify_css_do_tag_minification', 'w3tc_minify_js_do_tag_minification'],
        10,
        2,
        'method' => 'unless_ours',
    ],
];
