<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Elements;
use Onda\Core\Printing\OwnLine;

final class OwnLineTest extends TestCase
{
    private const COUNT = '<fav-count><span>2</span></fav-count>';
    private const LIST = '<fav-list><ul></ul></fav-list>';
    private const SHEET = '<link rel="stylesheet" href="/a.css">';

    /** @dataProvider alone */
    public function test_an_element_alone_between_blocks_gets_a_line(string $before, string $after): void
    {
        $lined = $before . '<div>' . self::COUNT . '</div>' . $after;
        $this->assertSame($lined, self::filtered($before . self::COUNT . $after));
        $this->assertSame($lined, self::filtered($lined));
    }

    public function alone(): array
    {
        return [
            'nothing else' => ['', ''],
            'line ends' => ["\n\n", "\n"],
            'paragraphs' => ["<p>Uno</p>\n", "\n<p>Dos</p>"],
            'a heading and a list' => ['<h2 class="a">Uno</h2>', '<ul><li>Dos</li></ul>'],
            'the column of a group' => ['<div class="wp-block-group is-layout-constrained">', '</div>'],
            'its style sheet' => [self::SHEET, ''],
            'comments' => ["<p>Uno</p><!-- nota -->\n", '<!-- nota --><p>Dos</p>'],
            'another element of ours' => [self::LIST, self::LIST],
            'an element that is empty' => ['<view-recorder post-id="1"></view-recorder>', ''],
            'a line between' => ['<p>Uno</p><hr class="wp-block-separator"/>', '<section>Dos</section>'],
        ];
    }

    /** @dataProvider among_words */
    public function test_an_element_among_words_stays_there(string $content): void
    {
        $this->assertSame($content, self::filtered($content));
    }

    public function among_words(): array
    {
        $count = self::COUNT;
        return [
            'a paragraph' => ["<p>$count</p>"],
            'words before' => ["<div class=\"a\">Tienes $count</div>"],
            'words behind' => ["<div class=\"a\">$count favoritos</div>"],
            'words of no paragraph' => ["<p>Uno</p>Tienes $count"],
            'another tag beside it' => ["<div class=\"a\"><span>Tienes</span> $count</div>"],
            'a list' => ["<ul><li>$count</li></ul>"],
            'a table' => ["<table><tr><td>$count</td></tr></table>"],
            'the line of its block' => ["<div class=\"wp-block-onda-fav-count a\">$count</div>"],
            'one that is a block itself' => ['<p>Uno</p>' . self::LIST],
            'one that is empty' => ['<p>Uno</p><article-stream></article-stream>'],
            'no element' => ['<p>Uno-dos</p>'],
        ];
    }

    public function test_elements_that_follow_each_other_share_a_line(): void
    {
        $both = self::COUNT . ' ' . self::SHEET . self::COUNT;
        $this->assertSame("<p>Uno</p><div>$both</div>", self::filtered("<p>Uno</p>$both"));
    }

    /** @dataProvider forms */
    public function test_a_written_one_has_a_line_in_a_post_and_in_a_template(string $written, string $in_template): void
    {
        $count = '<fav-count\b.*</fav-count>';
        $this->assertMatchesRegularExpression("~^<div>$count</div>$~s", trim(apply_filters('the_content', $written)));
        $this->assertMatchesRegularExpression("~^<$in_template>$count</$in_template>$~s", trim(do_blocks($written)));
    }

    public function forms(): array
    {
        return [
            'shortcode' => ['<!-- wp:shortcode -->[fav_count]<!-- /wp:shortcode -->', 'p'],
            'tag' => ['<!-- wp:html --><fav-count></fav-count><!-- /wp:html -->', 'div'],
        ];
    }

    public function test_a_shortcode_of_a_post_without_blocks_gets_it(): void
    {
        $this->assertStringContainsString('<div><fav-count', apply_filters('the_content', "Uno\n\n[fav_count]\n\nDos"));
    }

    /** @dataProvider long_texts */
    public function test_a_long_text_takes_no_time(string $text): void
    {
        $begun = microtime(true);
        self::filtered($text . self::COUNT);
        $this->assertLessThan(1, microtime(true) - $begun);
    }

    public function long_texts(): array
    {
        return [
            'comments that never end' => [str_repeat('</p><!-- ', 30_000)],
            'sheets that never end' => [str_repeat('</p><link ', 30_000)],
            'space' => [str_repeat("</p>\n\n\n\n", 30_000)],
            'elements' => ['<p>' . str_repeat(self::COUNT, 5_000)],
        ];
    }

    private static function filtered(string $content): string
    {
        return (new OwnLine(new Elements(dirname(__DIR__) . '/generated')))->the_content($content);
    }
}
