<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Printing\Blocks;

final class BlocksTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $registry = \WP_Block_Type_Registry::get_instance();
        $registry->is_registered('onda/radio-player') && $registry->unregister('onda/radio-player');
        $this->blocks()->register();
    }

    protected function tearDown(): void
    {
        unregister_block_type('onda/onda-test-count');
        parent::tearDown();
    }

    public function test_every_element_is_a_dynamic_block_of_version_three(): void
    {
        $block = \WP_Block_Type_Registry::get_instance()->get_registered('onda/radio-player');
        $this->assertSame(3, $block->api_version);
        $this->assertTrue($block->is_dynamic());
        $this->assertSame('Radio player', $block->title);
        $this->assertFalse($block->supports['html']);
        $types = array_map(static fn(array $attribute): string => $attribute['type'], $block->attributes);
        $this->assertSame(['string', 'number', 'boolean'], [$types['radioName'], $types['initialVolume'], $types['showVolume']]);
        $this->assertSame(['auto', 'azuracast'], $block->attributes['feedKind']['enum']);
    }

    public function test_a_block_prints_the_element_in_its_wrapper(): void
    {
        $html = do_blocks('<!-- wp:onda/radio-player {"radioName":"Uno","showVolume":false,"align":"wide"} /-->');
        $this->assertStringContainsString('<div class="alignwide wp-block-onda-radio-player"><radio-player radio-name="Uno" show-volume="false">', $html);
    }

    public function test_a_page_of_visitors_registers_them_with_the_first_that_it_prints(): void
    {
        array_map(unregister_block_type(...), ['onda/onda-test-count', 'onda/radio-player']);
        remove_all_filters('pre_render_block');
        $blocks = $this->blocks();
        $blocks->hook();
        $blocks->init();
        do_blocks('<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->');
        $this->assertNull(\WP_Block_Type_Registry::get_instance()->get_registered('onda/radio-player'));
        $html = do_blocks('<!-- wp:group --><div><!-- wp:onda/radio-player {"align":"wide"} /--></div><!-- /wp:group -->');
        $this->assertStringContainsString('<div class="alignwide wp-block-onda-radio-player"><radio-player>', $html);
    }

    public function test_an_attribute_of_another_type_is_dropped(): void
    {
        $html = do_blocks('<!-- wp:onda/radio-player {"radioName":{"a":1},"initialVolume":"x","feedKind":"y"} /-->');
        $this->assertStringContainsString('<radio-player><template', $html);
    }

    public function test_the_editor_learns_elements_and_stations_and_cannot_be_broken_out_of(): void
    {
        $this->configure(['id' => 'uno', 'name' => '</script><script>alert(1)']);
        $this->sign_in('editor');
        $this->blocks()->enqueue_block_editor_assets();
        $script = implode('', wp_scripts()->get_data('onda-block-editor', 'before'));
        $this->assertStringNotContainsString('<', $script);
        $data = json_decode(substr($script, strpos($script, '{'), -1), true);
        $this->assertSame('uno', $data['stations'][0]['id']);
        $this->assertSame('', $data['settings']);
        $this->assertStringContainsString('{{radioName}}', $data['elements']['onda/radio-player']['shell']);
        $this->assertSame('https://site.example/build/player-A.css', $data['elements']['onda/radio-player']['style']);
    }

    public function test_the_editor_script_asks_nobody_and_plays_nothing(): void
    {
        $script = (string) file_get_contents(dirname(__DIR__) . '/assets/block-editor.js');
        $this->assertDoesNotMatchRegularExpression('/fetch|XMLHttpRequest|apiFetch|ServerSideRender|setInterval|setTimeout|Audio|createRoot/', $script);
    }

    private function blocks(): Blocks
    {
        $objects = new PluginObjects();
        return new Blocks(
            $objects->elements,
            $objects->printer,
            $objects->shells,
            $objects->texts,
            $objects->manifest,
            $objects->stations,
            dirname(__DIR__) . '/onda.php'
        );
    }
}
