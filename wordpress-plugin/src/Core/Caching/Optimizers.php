<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

defined('ABSPATH') || exit;

/**
 * Tells plugins that minify, combine, delay or shorten files to leave ours as they are: a style sheet within a template
 * belongs to one element, and the loader and its modules name each other. The loader's own tag says it by attributes
 * too.
 */
final class Optimizers
{
    private const FILES = 'onda/build/';

    /** Filters whose value is a list of parts of addresses, or false for none. */
    private const LISTS = [
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
    ];
    /** Filters whose value is a text with commas, or a list. */
    private const TEXTS = ['autoptimize_filter_css_exclude', 'autoptimize_filter_js_exclude'];
    /** Filters that ask of one tag whether to work on it. */
    private const TAGS = ['w3tc_minify_css_do_tag_minification', 'w3tc_minify_js_do_tag_minification'];
    /** The option in which WP Fastest Cache keeps what it leaves alone; it has no filter for that. */
    private const RULES = 'WpFastestCacheExclude';

    public static function hook(): void
    {
        foreach (['option_' . self::RULES, 'default_option_' . self::RULES] as $filter) {
            add_filter($filter, [self::class, 'with_rules_of_ours'], 10, 1);
        }
        foreach (self::LISTS as $filter) {
            add_filter($filter, [self::class, 'with_ours'], 10, 1);
        }
        foreach (self::TEXTS as $filter) {
            add_filter($filter, [self::class, 'with_ours_in_text'], 10, 1);
        }
        foreach (self::TAGS as $filter) {
            add_filter($filter, [self::class, 'unless_ours'], 10, 2);
        }
    }

    public static function with_ours(mixed $files): mixed
    {
        $files = $files === false ? [] : $files;
        return is_array($files) ? [...$files, self::FILES] : $files;
    }

    public static function with_ours_in_text(mixed $files): mixed
    {
        if (is_array($files)) {
            return $files + [self::FILES => ''];
        }
        return is_string($files) ? ltrim("$files, " . self::FILES, ', ') : $files;
    }

    /** For pages alone: the owner's screen shows and saves the owner's rules. */
    public static function with_rules_of_ours(mixed $rules): mixed
    {
        if (is_admin() || !(is_string($rules) || $rules === false)) {
            return $rules;
        }
        $rule = static fn(string $type): array => ['prefix' => 'contain', 'content' => self::FILES, 'type' => $type];
        return wp_json_encode([...array_values((array) json_decode((string) $rules)), $rule('css'), $rule('js')]);
    }

    public static function unless_ours(mixed $is_wanted, mixed $tag = ''): mixed
    {
        return is_string($tag) && str_contains($tag, self::FILES) ? false : $is_wanted;
    }
}
