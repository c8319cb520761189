<?php

declare(strict_types=1);

namespace Onda\Tests\Theme\Pages;

use Onda\Features\Theme\Pages\PagePatterns;
use Onda\Tests\Listening;
use Onda\Tests\TestCase;

/** The patterns and their markup. That the editor finds it valid is tested by e2e/editor.e2e.ts. */
final class PatternsTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        PagePatterns::set()->register();
    }

    public function test_a_page_of_visitors_registers_them_with_the_first_that_a_template_holds(): void
    {
        foreach (['onda/coming-soon', 'onda/not-found'] as $name) {
            unregister_block_pattern($name);
        }
        remove_all_actions('init');
        remove_all_filters('pre_render_block');
        Listening::hook(PagePatterns::set(), PagePatterns::class);
        do_action('init');
        $registry = \WP_Block_Patterns_Registry::get_instance();
        apply_filters('pre_render_block', null, ['blockName' => 'core/pattern', 'attrs' => ['slug' => 'other/one']]);
        $this->assertFalse($registry->is_registered('onda/not-found'));
        apply_filters('pre_render_block', null, ['blockName' => 'core/pattern', 'attrs' => ['slug' => 'onda/not-found']]);
        $this->assertTrue($registry->is_registered('onda/not-found'));
    }

    public function test_both_are_offered_in_a_category_of_ours(): void
    {
        $this->assertTrue(\WP_Block_Pattern_Categories_Registry::get_instance()->is_registered('onda'));
        foreach (['onda/coming-soon', 'onda/not-found'] as $name) {
            $this->assertSame(['onda'], $this->pattern($name)['categories']);
        }
        $this->assertSame(['404'], $this->pattern('onda/not-found')['templateTypes']);
    }

    public function test_the_coming_soon_page_counts_down_before_slides_that_fade(): void
    {
        $html = do_blocks($this->pattern('onda/coming-soon')['content']);
        $this->assertMatchesRegularExpression('~<fade-slideshow controls="pause"><div class="wp-block-cover~', $html);
        $this->assertSame(3, substr_count($html, 'wp-block-cover__background'));
        $date = wp_date('Y-m-d', time() + 30 * DAY_IN_SECONDS) . ' 20:00';
        $this->assertStringContainsString("<count-down date=\"$date\"", $html);
        $this->assertSame(1, substr_count($html, '<h1'));
        $this->assertStringContainsString(__('We will be here soon', 'onda') . '</h1>', $html);
    }

    /** WCAG 2.2, 1.4.3: 4.5 to 1, at the lightest place of each slide. */
    public function test_white_words_are_read_on_every_slide(): void
    {
        preg_match_all('/#([0-9a-f]{6}) \d+%/', $this->pattern('onda/coming-soon')['content'], $found);
        $colors = array_unique($found[1]);
        $this->assertCount(6, $colors);
        foreach ($colors as $color) {
            $linear = array_map(static function (string $part): float {
                $value = hexdec($part) / 255;
                return $value <= 0.04045 ? $value / 12.92 : (($value + 0.055) / 1.055) ** 2.4;
            }, str_split($color, 2));
            $luminance = 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
            $this->assertGreaterThan(4.5, 1.05 / ($luminance + 0.05), "#$color");
        }
    }

    public function test_what_is_not_found_has_a_search_box(): void
    {
        $html = do_blocks($this->pattern('onda/not-found')['content']);
        $this->assertStringContainsString(__('There is nothing here', 'onda') . '</h1>', $html);
        $this->assertStringContainsString('<masthead-search ', $html);
    }

    public function test_no_mark_is_left_and_markup_in_a_translation_is_text(): void
    {
        add_filter('gettext_onda', static fn(string $text): string => "<b>$text</b>");
        foreach (['coming_soon', 'not_found'] as $name) {
            $content = \Onda\Features\Theme\Pages\PagePatterns::$name();
            $this->assertStringNotContainsString('{{', $content);
            $this->assertStringNotContainsString('<b>', $content);
        }
    }

    /** @return array<string, mixed> */
    private function pattern(string $name): array
    {
        return \WP_Block_Patterns_Registry::get_instance()->get_registered($name);
    }
}
