<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Content;

final class ContentTest extends TestCase
{
    /** @dataProvider mentions */
    public function test_an_element_in_the_content_is_known_before_the_head(string $content): void
    {
        $this->assertStringContainsString('page-A.css', $this->head_of($content));
    }

    public function mentions(): array
    {
        return [
            'shortcode' => ['[onda_test_player station="uno"]'],
            'peer shortcode' => ['[onda_test_peer]'],
            'block' => ['<!-- wp:onda/radio-player {"station":"uno"} /-->'],
            'tag' => ['<radio-player></radio-player>'],
        ];
    }

    public function test_a_page_without_one_stays_without_bytes(): void
    {
        $this->assertSame('', $this->head_of('<p>The radio player is on another page.</p>'));
    }

    public function test_a_page_behind_a_password_loads_nothing(): void
    {
        $this->visit('[onda_test_player]')->post_password = 'x';
        $GLOBALS['wp_query']->queried_object = get_queried_object();
        $GLOBALS['wp_query']->queried_object->post_password = 'x';
        $this->assertSame('', $this->head());
    }

    public function test_a_pasted_tag_gets_what_its_station_knows(): void
    {
        $this->configure(['id' => 'uno']);
        $html = $this->content()->the_content('<p><radio-player station="uno" radio-name="Mine"></radio-player></p>');
        $this->assertStringContainsString('radio-stream="http://radio.example:8000/live.mp3"', $html);
        $this->assertStringContainsString('radio-name="Mine"', $html);
        $this->assertStringNotContainsString('Radio Uno', $html);
    }

    public function test_an_empty_pasted_tag_is_printed_as_its_shortcode_is(): void
    {
        $this->configure(['id' => 'uno']);
        $pasted = '<p><radio-player station="uno" radio-name="a > b">' . "\n" . '</radio-player></p><radio-player></radio-player>';
        $html = $this->content()->the_content($pasted);
        $objects = new PluginObjects();
        $printed = $objects->printer->element('radio-player', ['station' => 'uno', 'radioName' => 'a > b']);
        $inside = substr($printed, strpos($printed, '<template'), -strlen('</radio-player>'));
        $this->assertStringContainsString($inside . "\n" . '</radio-player></p>', $html);
        $this->assertSame(2, substr_count($html, '<template'));
        $this->assertSame($html, $this->content()->the_content($html));
    }

    public function test_a_tag_in_a_block_of_a_post_is_printed_after_the_filters_for_text(): void
    {
        $this->configure(['id' => 'uno']);
        $block = '<!-- wp:html --><radio-player station="uno"></radio-player><!-- /wp:html -->';
        $seen = [];
        add_filter('the_content', static function (string $content) use (&$seen): string {
            $seen[] = $content;
            return $content;
        }, 90);
        $html = apply_filters('the_content', $block);
        $this->assertSame(['<radio-player station="uno"></radio-player>'], $seen);
        $this->assertStringContainsString('<template', $html);
        $this->assertStringContainsString('<template', do_blocks($block), 'a template passes no other filter');
    }

    public function test_what_is_wrong_with_a_pasted_tag_is_said_before_it(): void
    {
        $this->configure(['id' => 'uno']);
        $GLOBALS['wp_actions']['template_redirect'] = 1;
        add_filter('doing_it_wrong_trigger_error', '__return_false');
        $this->sign_in('editor');
        $tag = '<radio-player station="uno" nix="1"></radio-player>';
        $html = $this->content()->the_content("<p>Uno</p><p>Dos $tag</p><p>Tres $tag</p>");
        unset($GLOBALS['wp_actions']['template_redirect']);
        $this->assertMatchesRegularExpression('~^.*<p>Uno</p><p>Dos <span role="note">[^<]*</span> <radio-player ~s', $html);
        $this->assertSame(1, substr_count($html, 'role="note"'));
        $this->assertSame(2, substr_count($html, '<template'));
    }

    public function test_a_pasted_tag_that_holds_something_or_stands_in_a_comment_is_left_as_it_is(): void
    {
        $kept = '<!-- <radio-player></radio-player> --><radio-player radio-stream="http://a.example/x"><a href="/x">Escuchar</a></radio-player>';
        $html = $this->content()->the_content($kept);
        $this->assertStringContainsString($kept, $html);
    }

    public function test_what_was_printed_by_the_plugin_is_not_changed(): void
    {
        $this->configure(['id' => 'uno']);
        $objects = new PluginObjects();
        $html = $objects->printer->element('radio-player', ['station' => 'uno']);
        $this->assertSame($html, (new Content($objects->elements, $objects->printer, $objects->assets))->the_content($html));
    }

    /** @dataProvider in_feeds */
    public function test_a_feed_has_no_tags_but_links_and_what_they_hold(string $content, string $shown): void
    {
        $this->configure(['id' => 'uno']);
        $GLOBALS['wp_query']->is_feed = true;
        $html = $this->content()->the_content($content);
        $GLOBALS['wp_query']->is_feed = false;
        $this->assertSame($shown, $html);
    }

    public function in_feeds(): array
    {
        $link = '<a href="http://radio.example:8000/live.mp3">Radio Uno</a>';
        return [
            'a player' => ['<p>Oye: <radio-player station="uno"></radio-player></p>', "<p>Oye: $link</p>"],
            'over two lines' => ["<radio-player\n station='uno'>\n</radio-player >", "\n$link"],
            'a bracket in an attribute' => ['<radio-player station="uno" radio-name="a > b"></radio-player>', str_replace('Radio Uno', 'a &gt; b', $link)],
            'two' => ['<radio-player station="uno"></radio-player> y <radio-player station="uno"></radio-player>', "$link y $link"],
            'one that only a script fills' => ['<p>Uno<onda-test-count post-id="1"></onda-test-count>, dos</p>', '<p>Uno, dos</p>'],
            'one that holds something' => ['<onda-test-count><h3>A</h3><p>a</p></onda-test-count>', '<h3>A</h3><p>a</p>'],
            'one inside another' => ['<onda-test-count><h3>A</h3><radio-player station="uno"></radio-player></onda-test-count>', "<h3>A</h3>$link"],
            'one inside another of its kind' => [
                '<onda-test-count>A<onda-test-count>B<radio-player station="uno"></onda-test-count>C</onda-test-count>',
                'AB<radio-player station="uno">C',
            ],
            'an end without a beginning' => ['<p>Uno</radio-player></p><radio-player station="uno"></radio-player>', "<p>Uno</radio-player></p>$link"],
            'one in a comment' => ['<!-- <radio-player></radio-player> -->', '<!-- <radio-player></radio-player> -->'],
            'one of nobody' => ['<radio-player-x></radio-player-x>', '<radio-player-x></radio-player-x>'],
            'one without an end' => ['<p><radio-player station="uno"></p>', '<p><radio-player station="uno"></p>'],
        ];
    }

    private function head_of(string $content): string
    {
        $this->visit($content);
        return $this->head();
    }

    private function head(): string
    {
        $objects = new PluginObjects();
        (new Content($objects->elements, $objects->printer, $objects->assets))->wp();
        return $this->printed([$objects->assets, 'wp_head']);
    }

    private function content(): Content
    {
        $objects = new PluginObjects();
        return new Content($objects->elements, $objects->printer, $objects->assets);
    }
}
