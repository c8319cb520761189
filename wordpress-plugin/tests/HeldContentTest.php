<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Widgets;

/** Elements that hold what an author puts in: by shortcode, as a block, in feeds. */
final class HeldContentTest extends TestCase
{
    protected function tearDown(): void
    {
        remove_shortcode('test_map');
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

    /** @dataProvider among_words */
    public function test_what_holds_blocks_stands_between_paragraphs(string $written, string $expected): void
    {
        $this->visit('x');
        add_shortcode('test_map', static fn(): string => '<div id="map"></div>');
        $content = str_replace("\n", '', apply_filters('the_content', $written));
        // The newest WordPress names the block in its class.
        $content = preg_replace('~<link [^>]*>| wp-block-paragraph~', '', $content);
        $this->assertSame($expected, preg_replace('~<(newsletter-form|scores-calendar)\b.*?</\1>~s', '[$1]', $content));
    }

    public function among_words(): array
    {
        return [
            'words around' => ['Antes: [onda_newsletter] y después', '<p>Antes:</p>[newsletter-form]<p>y después</p>'],
            'two on a line' => ['[onda_newsletter] [scores_calendar]', '[newsletter-form][scores-calendar]'],
            'a line above' => ["Antes\n[onda_newsletter]", '<p>Antes</p>[newsletter-form]'],
            'a paragraph of the editor' => [
                "<!-- wp:paragraph -->\n<p class=\"x\" id=\"y\">Uno <b>dos [onda_newsletter] tres</b></p>\n<!-- /wp:paragraph -->",
                '<p class="x" id="y">Uno <b>dos</b></p>[newsletter-form]<p class="x">tres</p>',
            ],
            'formatting alone' => ['<b>[onda_newsletter]</b>', '[newsletter-form]'],
            'an advertisement' => [
                '[onda_newsletter] <ins class="adsbygoogle"></ins>',
                '[newsletter-form]<p><ins class="adsbygoogle"></ins></p>',
            ],
            'another plugin\'s map' => ['[onda_newsletter] [test_map] y', '[newsletter-form]<div id="map"></div> y'],
            'a picture' => ['<img src="/a.png"> [onda_newsletter]', '<p><img decoding="async" src="/a.png"/></p>[newsletter-form]'],
        ];
    }

    public function test_what_holds_words_alone_stays_among_them(): void
    {
        $content = apply_filters('the_content', 'Faltan [count_down date="2097-01-01"] días [fav_button] y <b>[share_links]</b>');
        $this->assertSame(1, substr_count($content, '<p>'));
        $this->assertStringEndsWith('</p>', trim($content));
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
        $objects = new PluginObjects();
        $elements = new Elements(dirname(__DIR__) . '/generated');
        (new Widgets($elements, $objects->printer, $objects->stations))->register();
        $ids = array_map(static fn(\WP_Widget $widget): string => $widget->id_base, $GLOBALS['wp_widget_factory']->widgets);
        $this->assertNotContains('onda_content_carousel', $ids);
        $this->assertContains('onda_count_down', $ids);
    }
}
