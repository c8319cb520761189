<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Blocks\Blocks;
use Onda\Core\Blocks\PreviewRequest;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Templates;
use Onda\Core\Printing\Texts;

final class BlocksTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // The plugin's own, and those of a test before, would register the blocks a second time.
        remove_all_filters('pre_render_block');
        $this->unregister();
        $this->blocks()->register();
    }

    /** The next test's page registers the plugin's own again. */
    protected function tearDown(): void
    {
        $this->unregister();
        parent::tearDown();
    }

    public function test_every_element_of_authors_is_a_dynamic_block_of_version_three(): void
    {
        $registry = \WP_Block_Type_Registry::get_instance();
        $tags = array_keys($this->elements()->of_authors());
        $folders = glob(dirname(__DIR__) . '/generated/blocks/*', GLOB_ONLYDIR);
        $this->assertEqualsCanonicalizing(array_map(basename(...), $folders), $tags);
        foreach ($tags as $tag) {
            $block = $registry->get_registered("onda/$tag");
            $this->assertSame(3, $block->api_version, $tag);
            $this->assertTrue($block->is_dynamic(), $tag);
            $this->assertFalse($block->supports['html'], $tag);
            $this->assertStringStartsWith('onda-', $block->category, $tag);
            $this->assertSame(['onda-block-editor'], $block->editor_script_handles, $tag);
        }
        $this->assertTrue(wp_script_is('onda-block-editor', 'registered'));
    }

    public function test_a_block_has_the_attributes_of_the_contract(): void
    {
        $block = \WP_Block_Type_Registry::get_instance()->get_registered('onda/radio-player');
        $types = array_map(static fn(array $attribute): string => $attribute['type'], $block->attributes);
        $this->assertSame(['string', 'number', 'boolean'], [$types['radioName'], $types['initialVolume'], $types['showVolume']]);
        $this->assertContains('azuracast', $block->attributes['feedKind']['enum']);
        $own = array_intersect_key($block->attributes, $this->elements()->find('radio-player')['attributes']);
        $this->assertSame([], array_filter($own, static fn(array $attribute): bool => isset($attribute['default'])));
    }

    public function test_its_title_speaks_the_language_of_the_person(): void
    {
        $this->unregister();
        $translate = static fn(string $text, string $original): string => $original === 'Radio player' ? 'Reproductor' : $text;
        add_filter('gettext', $translate, 10, 2);
        $this->blocks()->register();
        remove_filter('gettext', $translate);
        $this->assertSame('Reproductor', \WP_Block_Type_Registry::get_instance()->get_registered('onda/radio-player')->title);
    }

    public function test_a_block_prints_the_element_in_its_wrapper(): void
    {
        $html = do_blocks('<!-- wp:onda/radio-player {"radioName":"Uno","showVolume":false,"align":"wide"} /-->');
        $this->assertStringContainsString('<div class="alignwide wp-block-onda-radio-player"><radio-player radio-name="Uno" show-volume="false">', $html);
    }

    public function test_colors_and_corners_become_custom_properties_of_the_element(): void
    {
        $style = '{"color":{"text":"#fff"},"border":{"radius":"12px"},"elements":{"button":{"color":{"background":"var:preset|color|accent-1"}}}}';
        $html = do_blocks("<!-- wp:onda/radio-player {\"backgroundColor\":\"base-2\",\"style\":$style} /-->");
        $this->assertMatchesRegularExpression(
            '/<div [^>]*style="[^"]*--onda-text:\s*#fff;\s*--onda-surface:\s*var\(--wp--preset--color--base-2\);'
                . '\s*--onda-accent:\s*var\(--wp--preset--color--accent-1\);\s*--onda-radius:\s*12px/',
            $html
        );
        $this->assertStringNotContainsString('has-base-2-background-color', $html);
    }

    /** @dataProvider hostile_values */
    public function test_a_value_that_ends_the_declaration_is_left_out(string $value): void
    {
        $style = wp_json_encode(['border' => ['radius' => $value], 'color' => ['background' => $value]]);
        $html = do_blocks("<!-- wp:onda/radio-player {\"style\":$style} /-->");
        $this->assertStringContainsString('<radio-player>', $html);
        $this->assertStringNotContainsString('--onda-', $html);
    }

    public static function hostile_values(): array
    {
        return [['red;position:fixed'], ['"><script>'], ['url(https://x.example/?{a})'], [str_repeat('1', 200)]];
    }

    public function test_the_anchor_is_printed_once(): void
    {
        $html = do_blocks('<!-- wp:onda/radio-player {"anchor":"en-directo"} /-->');
        $this->assertSame(1, substr_count($html, 'id="en-directo"'));
        $this->assertStringNotContainsString('anchor=', $html);
    }

    public function test_the_preview_of_an_editor_has_no_wrapper(): void
    {
        $preview = new PreviewRequest();
        $this->unregister();
        $this->blocks($preview)->register();
        $preview->rest_request_before_callbacks(null, null, new \WP_REST_Request('POST', '/wp/v2/block-renderer/onda/radio-player'));
        $this->assertStringStartsWith('<radio-player>', do_blocks('<!-- wp:onda/radio-player /-->'));
        $preview->rest_request_after_callbacks(null);
        $this->assertStringStartsWith('<div ', do_blocks('<!-- wp:onda/radio-player /-->'));
    }

    public function test_a_page_of_visitors_registers_them_with_the_first_that_it_prints(): void
    {
        $this->unregister();
        $blocks = $this->blocks();
        remove_all_actions('init');
        Listening::hook($blocks);
        do_action('init');
        do_blocks('<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->');
        $this->assertNull(\WP_Block_Type_Registry::get_instance()->get_registered('onda/radio-player'));
        $html = do_blocks('<!-- wp:group --><div><!-- wp:onda/radio-player {"align":"wide"} /--></div><!-- /wp:group -->');
        $this->assertStringContainsString('<div class="alignwide wp-block-onda-radio-player"><radio-player>', $html);
    }

    public function test_a_synced_pattern_with_one_of_ours_registers_them_too(): void
    {
        $this->unregister();
        $blocks = $this->blocks();
        remove_all_actions('init');
        Listening::hook($blocks);
        do_action('init');
        $content = '<!-- wp:onda/radio-player {"radioName":"Uno"} /-->';
        $pattern = wp_insert_post(['post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'A', 'post_content' => wp_slash($content)]);
        $this->assertStringContainsString('<radio-player radio-name="Uno">', do_blocks("<!-- wp:block {\"ref\":$pattern} /-->"));
    }

    public function test_an_attribute_of_another_type_is_dropped(): void
    {
        $html = do_blocks('<!-- wp:onda/radio-player {"radioName":{"a":1},"initialVolume":"x","feedKind":"y"} /-->');
        $this->assertStringContainsString('<radio-player><template', $html);
    }

    private function unregister(): void
    {
        $registry = \WP_Block_Type_Registry::get_instance();
        foreach (array_keys($this->elements()->all()) as $tag) {
            $registry->is_registered("onda/$tag") && $registry->unregister("onda/$tag");
        }
    }

    private function elements(): Elements
    {
        return new Elements(dirname(__DIR__) . '/generated');
    }

    /** The real contracts, with the templates of the tests. */
    private function blocks(PreviewRequest $preview = new PreviewRequest()): Blocks
    {
        $objects = new PluginObjects();
        $generated = dirname(__DIR__) . '/generated';
        $templates = new Templates($generated, new Texts($generated), $objects->manifest);
        $printer = new ElementPrinter($this->elements(), $objects->stations, $templates, $objects->manifest, $objects->assets);
        return new Blocks($this->elements(), $printer, dirname(__DIR__) . '/onda.php', $preview);
    }
}
