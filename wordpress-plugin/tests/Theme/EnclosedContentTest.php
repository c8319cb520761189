<?php

declare(strict_types=1);

namespace Onda\Tests\Theme;

use Onda\Tests\TestCase;

/** The content between a shortcode and its end, or in a block. */
final class EnclosedContentTest extends TestCase
{
    private const WRITTEN = "<h3>Uno</h3>\n<p>1 [back_to_top]</p>\n<h3>Dos</h3>\n<p>2</p>";

    public function test_a_shortcode_encloses_what_its_element_shows(): void
    {
        $markup = $this->filtered("[content_tabs]\n" . self::WRITTEN . "\n[/content_tabs]");
        $this->assertMatchesRegularExpression(
            '~<content-tabs><section id="uno"><h3>Uno</h3>\s*<p>1 .*<back-to-top>.*</p>\s*</section>'
            . '<section id="dos"><h3>Dos</h3>\s*<p>2</p>\s*</section></content-tabs>~s',
            $markup
        );
        $this->assertSame(substr_count($markup, '<p>'), substr_count($markup, '</p>'));
    }

    public function test_paragraphs_that_wordpress_made_are_whole(): void
    {
        $markup = $this->filtered("[content_accordion single=\"false\"]<h3>Uno</h3>\n\nuno\n\ndos[/content_accordion]");
        $this->assertMatchesRegularExpression(
            '~<content-accordion single="false"><details id="[a-z0-9-]+"><summary><h3>Uno</h3></summary>\s*<p>uno</p>\s*<p>dos</p>~',
            $markup
        );
        $this->assertSame(substr_count($markup, '<p>'), substr_count($markup, '</p>'));
    }

    public function test_a_block_holds_blocks(): void
    {
        $inner = '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Tres</h3><!-- /wp:heading -->'
            . '<!-- wp:paragraph --><p>3</p><!-- /wp:paragraph -->';
        $markup = do_blocks("<!-- wp:onda/content-accordion -->$inner<!-- /wp:onda/content-accordion -->");
        $this->assertMatchesRegularExpression(
            '~<content-accordion><details id="[a-z0-9-]+"><summary><h3 class="wp-block-heading">Tres</h3></summary><p[^>]*>3</p></details>~',
            $markup
        );
    }

    public function test_what_encloses_nothing_ignores_what_is_between(): void
    {
        $this->assertStringNotContainsString('fuera', do_shortcode('[back_to_top]fuera[/back_to_top]'));
    }

    public function test_a_feed_has_the_content_alone(): void
    {
        $GLOBALS['wp_query']->is_feed = true;
        $this->assertSame('<p>1</p>', do_shortcode('[hover_boxes]<p>1</p>[/hover_boxes]'));
    }

    public function test_back_to_top_is_a_real_link(): void
    {
        $this->assertMatchesRegularExpression(
            '~<back-to-top><a part="link" href="#top" aria-label="(Volver arriba|Back to top)" title="\1"><svg [^>]*aria-hidden="true">~',
            do_shortcode('[back_to_top]')
        );
    }

    private function filtered(string $content): string
    {
        return (string) apply_filters('the_content', $content);
    }
}
