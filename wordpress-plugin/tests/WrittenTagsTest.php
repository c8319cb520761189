<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Written\WrittenTags;

/** Tags that a theme writes past the content of posts. */
final class WrittenTagsTest extends TestCase
{
    private const MARKUP = '<span>Radio Uno</span>';

    protected function tearDown(): void
    {
        remove_theme_support(WrittenTags::SUPPORT);
        parent::tearDown();
    }

    /**
     * @dataProvider templates
     */
    public function test_a_tag_in_a_template_is_printed_as_in_content(string $template): void
    {
        $this->configure(['id' => 'uno']);
        $html = do_blocks($template);
        $this->assertStringContainsString('radio-stream="http://radio.example:8000/live.mp3"', $html);
        $this->assertSame(1, substr_count($html, self::MARKUP));
    }

    public function templates(): array
    {
        $tag = '<radio-player station="uno"></radio-player>';
        $group = '<!-- wp:group --><div class="wp-block-group">%s</div><!-- /wp:group -->';
        return [
            'naked HTML of a template' => [$tag],
            'naked HTML between blocks' => ["<!-- wp:site-title /-->\n$tag\n<!-- wp:site-tagline /-->"],
            'a block of HTML' => ["<!-- wp:html -->$tag<!-- /wp:html -->"],
            'a block of HTML within a group' => [sprintf($group, "<!-- wp:html -->$tag<!-- /wp:html -->")],
            'the HTML of a group' => [sprintf($group, $tag)],
            'a paragraph' => ["<!-- wp:paragraph --><p>Now: $tag</p><!-- /wp:paragraph -->"],
            'a pattern' => ['<!-- wp:pattern {"slug":"test/radio"} /-->'],
        ];
    }

    public static function setUpBeforeClass(): void
    {
        register_block_pattern('test/radio', [
            'title' => 'Radio',
            'content' => '<header><radio-player station="uno"></radio-player></header>',
        ]);
    }

    public static function tearDownAfterClass(): void
    {
        unregister_block_pattern('test/radio');
    }

    /** Paragraphs are made of it after its blocks. */
    public function test_a_post_without_blocks_is_printed_once_its_paragraphs_are_made(): void
    {
        $this->configure(['id' => 'uno']);
        $html = apply_filters('the_content', "Uno\n\n<radio-player station=\"uno\"></radio-player>\n\nDos");
        $this->assertSame(1, substr_count($html, self::MARKUP));
        $this->assertStringNotContainsString('<p></radio', $html);
    }

    /** @dataProvider widgets */
    public function test_a_tag_in_a_widget_is_printed(string $filter): void
    {
        $this->configure(['id' => 'uno']);
        $html = apply_filters($filter, '<radio-player station="uno"></radio-player>', [], null);
        $this->assertStringContainsString(self::MARKUP, $html);
    }

    public function widgets(): array
    {
        return [['widget_block_content'], ['widget_custom_html_content'], ['widget_text_content']];
    }

    public function test_a_theme_names_the_tags_of_its_templates_once(): void
    {
        $this->configure(['id' => 'uno', 'cover' => 'https://x.example/c.png'], ['id' => 'dos']);
        $this->assertSame('', $this->page());
        add_theme_support('onda', ['radio-player', 'nothing']);
        $page = $this->page();
        $this->assertStringContainsString('src="' . PluginObjects::BASE, $page);
        $this->assertStringContainsString('"stations":[{"station":"uno","radioStream":"http://radio.example:8000/live.mp3",'
            . '"radioName":"Radio Uno","noImageAvailable":"https://x.example/c.png"},{"station":"dos"', $page);
    }

    /** @dataProvider supports */
    public function test_support_without_names_brings_nothing(mixed ...$arguments): void
    {
        add_theme_support('onda', ...$arguments);
        $this->assertSame('', $this->page());
    }

    public function supports(): array
    {
        return ['none' => [], 'true' => [true], 'no list' => [3], 'no words' => [[['radio-player']]], 'unknown' => [['x-y']]];
    }

    public function test_a_page_tells_no_station_where_the_theme_writes_no_tag_that_plays(): void
    {
        $this->configure(['id' => 'uno']);
        add_theme_support('onda', ['onda-test-count']);
        $this->assertStringNotContainsString('stations', $this->page());
    }

    public function test_who_may_edit_is_told_of_tags_that_nothing_loads(): void
    {
        $this->assertSame('', $this->page());
        $this->sign_in('subscriber');
        $this->assertSame('', $this->page());
        $this->sign_in('author');
        $this->assertStringContainsString('"tags":"radio-player,onda-test-count"', $this->page());
        add_theme_support('onda', ['radio-player']);
        $this->assertStringContainsString('"tags":"onda-test-count"', $this->page());
    }

    private function page(): string
    {
        remove_all_filters('onda_config');
        $objects = new PluginObjects();
        $written = new WrittenTags($objects->elements, $objects->stations, $objects->assets);
        add_filter('onda_config', [$written, 'onda_config']);
        $written->wp();
        return $this->printed([$objects->assets, 'wp_footer']) . $this->printed([$written, 'wp_footer']);
    }
}
