<?php

declare(strict_types=1);

namespace Onda\Tests;

/** Elements that hold what an author puts in: by shortcode, as a block, in feeds. */
final class HeldContentTest extends TestCase
{
    protected function tearDown(): void
    {
        $this->leave();
        parent::tearDown();
    }

    /** @dataProvider enclosed */
    public function test_a_shortcode_encloses_its_content(string $written, string $expected): void
    {
        $this->assertStringContainsString($expected, apply_filters('the_content', $written));
    }

    public function enclosed(): array
    {
        $open = '<content-carousel visible="3">';
        return [
            'lines' => ["[content_carousel visible=\"3\"]\n<ul><li>1</li><li>2</li></ul>\n[/content_carousel]", "$open<ul>"],
            'paragraphs' => ["[content_carousel visible=3]\n\nUno\n\nDos\n\n[/content_carousel]", "$open<p>Uno</p>\n<p>Dos</p></content-carousel>"],
            'another shortcode' => ['[content_carousel visible=3][count_down date="2001-01-01"][/content_carousel]', "$open<count-down"],
            'nothing' => ['[content_carousel visible=3]', "$open</content-carousel>"],
        ];
    }

    public function test_what_holds_nothing_leaves_its_content_alone(): void
    {
        $this->assertStringNotContainsString('Uno', do_shortcode('[count_down date="2097-01-01"]Uno[/count_down]'));
    }

    public function test_a_block_holds_other_blocks(): void
    {
        $blocks = "<!-- wp:onda/content-carousel {\"visible\":3} -->\n<!-- wp:html -->\n<p>Uno</p>\n<!-- /wp:html -->\n<!-- /wp:onda/content-carousel -->";
        $this->assertStringContainsString(
            'wp-block-onda-content-carousel"><content-carousel visible="3"><p>Uno</p></content-carousel></div>',
            str_replace("\n", '', do_blocks($blocks))
        );
    }

    public function test_a_feed_has_the_content_without_the_element(): void
    {
        $GLOBALS['wp_query']->is_feed = true;
        $markup = do_shortcode('[content_carousel]<p>Uno</p>[/content_carousel]');
        $GLOBALS['wp_query']->is_feed = false;
        $this->assertSame('<p>Uno</p>', $markup);
    }

    public function test_it_is_no_widget(): void
    {
        $ids = array_map(static fn(\WP_Widget $widget): string => $widget->id_base, $GLOBALS['wp_widget_factory']->widgets);
        $this->assertNotContains('onda_content_carousel', $ids);
        $this->assertContains('onda_count_down', $ids);
    }
}
