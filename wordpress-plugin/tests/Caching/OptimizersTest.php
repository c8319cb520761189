<?php

declare(strict_types=1);

namespace Onda\Tests\Caching;

use Onda\Tests\TestCase;

/** The filters by which optimizers ask what to leave alone; each has the value that it has there. */
final class OptimizersTest extends TestCase
{
    public function test_autoptimize_takes_a_text_with_commas(): void
    {
        // Autoptimize 3.1 splits it at the commas and trims.
        $excluded = apply_filters('autoptimize_filter_css_exclude', 'wp-content/cache/, admin-bar.min.css', '<html>');
        $this->assertSame('wp-content/cache/, admin-bar.min.css, onda/build/', $excluded);
        $this->assertSame('onda/build/', apply_filters('autoptimize_filter_css_exclude', '', '<html>'));
        $flags = apply_filters('autoptimize_filter_js_exclude', ['jquery.js' => 'remove'], '<html>');
        $this->assertSame(['jquery.js' => 'remove', 'onda/build/' => ''], $flags);
    }

    public function test_autoptimize_shortens_no_file_of_ours_by_itself(): void
    {
        // Autoptimize 3.1 says false, and takes an array for parts of paths that are short already.
        foreach (['autoptimize_filter_css_consider_minified', 'autoptimize_filter_js_consider_minified'] as $filter) {
            $this->assertSame(['onda/build/'], apply_filters($filter, false));
            $this->assertSame(['.min.css', 'onda/build/'], apply_filters($filter, ['.min.css']));
        }
    }

    /** @dataProvider lists */
    public function test_others_take_a_list(string $filter): void
    {
        $this->assertSame(['jquery.js', 'onda/build/'], apply_filters($filter, ['jquery.js']));
        $this->assertNull(apply_filters($filter, null));
    }

    public function lists(): array
    {
        $filters = ['litespeed_optimize_css_excludes', 'litespeed_optimize_js_excludes', 'rocket_exclude_css', 'rocket_delay_js_exclusions',
            'perfmatters_delay_js_exclusions', 'wp-optimize-minify-default-exclusions'];
        return array_combine($filters, array_map(static fn(string $filter): array => [$filter], $filters));
    }

    public function test_wp_fastest_cache_reads_rules_of_ours_on_pages_and_the_owners_alone_on_its_screen(): void
    {
        // WP Fastest Cache 1.0.7 reads JSON from its option; without rules there is no option.
        $ours = [['prefix' => 'contain', 'content' => 'onda/build/', 'type' => 'css'], ['prefix' => 'contain', 'content' => 'onda/build/', 'type' => 'js']];
        $this->assertSame($ours, json_decode((string) get_option('WpFastestCacheExclude'), true));
        $page = ['prefix' => 'exact', 'content' => 'contacto', 'type' => 'page'];
        update_option('WpFastestCacheExclude', wp_json_encode([$page]));
        $this->assertSame([$page, ...$ours], json_decode((string) get_option('WpFastestCacheExclude'), true));
        set_current_screen('dashboard');
        $this->assertSame([$page], json_decode((string) get_option('WpFastestCacheExclude'), true));
        set_current_screen('front');
    }

    public function test_w3_total_cache_asks_of_each_tag(): void
    {
        $ours = '<link rel="stylesheet" href="https://site.example/wp-content/plugins/onda/build/style-player-A.css">';
        foreach (['css', 'js'] as $kind) {
            $filter = "w3tc_minify_{$kind}_do_tag_minification";
            $this->assertFalse(apply_filters($filter, true, $ours, '/style-player-A.css'));
            $this->assertTrue(apply_filters($filter, true, '<link href="/theme/style.css">', '/theme/style.css'));
            $this->assertFalse(apply_filters($filter, false, '<link href="/theme/style.css">', '/theme/style.css'));
        }
    }
}
