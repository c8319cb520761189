<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Assets;
use Onda\Core\Printing\Elements;

final class AssetsTest extends TestCase
{
    public function test_a_page_without_an_element_gets_no_byte(): void
    {
        $objects = new PluginObjects();
        $this->assertSame('', $this->printed([$objects->assets, 'wp_head']) . $this->printed([$objects->assets, 'wp_footer']));
    }

    public function test_what_is_known_in_time_stands_in_the_head_and_is_not_said_again(): void
    {
        $objects = new PluginObjects();
        $objects->assets->use_tag('radio-player');
        $head = $this->printed([$objects->assets, 'wp_head']);
        $this->assertSame('<link rel="stylesheet" href="https://site.example/build/page-A.css">', $head);
        $this->assertStringNotContainsString('<link', $this->printed([$objects->assets, 'wp_footer']));
    }

    public function test_an_element_that_comes_after_the_head_brings_its_room_with_it(): void
    {
        $objects = new PluginObjects();
        $this->printed([$objects->assets, 'wp_head']);
        $this->assertSame('<link rel="stylesheet" href="https://site.example/build/page-A.css">', $objects->assets->use_tag('radio-player'));
        $this->assertSame('', $objects->assets->use_tag('radio-player'));
    }

    public function test_a_tag_in_the_pages_own_tree_brings_its_style_once_where_the_head_is_gone(): void
    {
        $objects = new PluginObjects();
        $this->printed([$objects->assets, 'wp_head']);
        $link = '<link rel="stylesheet" href="https://site.example/build/count-A.css">';
        $this->assertSame($link, $objects->assets->use_tag('onda-test-count'));
        $this->assertSame('', $objects->assets->use_tag('onda-test-count'));
    }

    public function test_the_pages_own_sheet_comes_with_the_elements_that_it_has_rules_for(): void
    {
        $page = '<link rel="stylesheet" href="https://site.example/build/page-A.css">';
        $count = '<link rel="stylesheet" href="https://site.example/build/count-A.css">';
        $objects = new PluginObjects();
        $objects->assets->use_tag('onda-test-count');
        $this->assertSame($count, $this->printed([$objects->assets, 'wp_head']));
        $this->assertSame($page, $objects->assets->use_tag('radio-player'));
    }

    public function test_a_page_whose_only_element_needs_no_loader_gets_its_script_and_the_address_of_the_server(): void
    {
        $objects = new PluginObjects();
        $objects->assets->use_tag('onda-test-count');
        $footer = $this->printed([$objects->assets, 'wp_footer']);
        $config = $this->between($footer, '<script type="application/json" id="onda-config">', '</script>');
        $this->assertSame(['ajax' => admin_url('admin-ajax.php')], json_decode($config, true));
        $this->assertStringContainsString('src="https://site.example/build/onda-lone-A.js"', $footer);
        $this->assertStringContainsString('href="https://site.example/build/onda-lone-A.js"></script></svg>', $footer);
        $this->assertStringNotContainsString('onda-A.js', $footer);
        $objects->assets->use_tag('radio-player');
        $whole = $this->printed([$objects->assets, 'wp_footer']);
        $this->assertStringContainsString('src="https://site.example/build/onda-A.js"', $whole);
        $this->assertStringNotContainsString('lone', $whole);
    }

    public function test_a_set_of_style_sheets_stands_for_those_that_weigh_more(): void
    {
        $objects = new PluginObjects();
        $objects->assets->use_tag('radio-player');
        $objects->assets->use_tag('onda-test-count');
        $head = $this->printed([$objects->assets, 'wp_head']);
        $this->assertSame('<link rel="stylesheet" href="https://site.example/build/set-A.css">', $head);
        $this->assertSame('', $objects->assets->use_tag('onda-test-count'));
        $this->assertStringNotContainsString('<link', $this->printed([$objects->assets, 'wp_footer']));
    }

    public function test_the_page_of_a_sticky_header_knows_a_height_before_the_script_measures_it(): void
    {
        $this->assertSame(1, substr_count($this->head_with('sticky-header'), '<style>:root{--onda-header-h:96px}</style>'));
        $this->assertStringNotContainsString('--onda-header-h', $this->head_with('back-to-top'));
    }

    /** The head of a page with a real element. */
    private function head_with(string $tag): string
    {
        $objects = new PluginObjects();
        $assets = new Assets(new Elements(dirname(__DIR__) . '/generated'), $objects->manifest, $objects->texts);
        $assets->use_tag($tag);
        return $this->printed([$assets, 'wp_head']);
    }

    public function test_no_script_is_linked(): void
    {
        $objects = new PluginObjects();
        $objects->assets->use_tag('radio-player');
        $objects->assets->use_tag('onda-test-count');
        $this->assertStringNotContainsString('.js', $this->printed([$objects->assets, 'wp_head']));
    }

    public function test_the_configuration_is_one_block_that_cannot_be_left(): void
    {
        $objects = new PluginObjects();
        $objects->assets->use_tag('radio-player');
        add_filter('onda_config', static fn(array $config): array => array_merge_recursive($config, ['settings' => ['x' => '</script><!--&']]));
        $footer = $this->printed([$objects->assets, 'wp_footer']);
        $this->assertSame(1, substr_count($footer, 'id="onda-config"'));
        $json = $this->between($footer, '<script type="application/json" id="onda-config">', '</script>');
        $this->assertStringNotContainsString('<', $json);
        $config = json_decode($json, true);
        $this->assertSame('https://site.example/build/', $config['base']);
        $this->assertSame(admin_url('admin-ajax.php'), $config['ajax']);
        $this->assertSame('shells-A.js', $config['chunks']['radio-player']);
        $this->assertSame('chunk-A.js', $config['common']);
        $this->assertSame(['onScroll' => 'onda-test-count'], $config['load']);
        $this->assertSame('onda-A.js', $config['loader']);
        $this->assertSame(__('This could not be loaded. Please try again.', 'onda'), $config['notLoaded']);
        $this->assertSame('player-A.css', $config['styles']['player']);
        $this->assertSame('</script><!--&', $config['settings']['x']);
    }

    public function test_the_loader_is_a_deferred_script_that_optimizers_leave_alone_and_nothing_is_inline(): void
    {
        $objects = new PluginObjects();
        $objects->assets->use_tag('radio-player');
        $head = $this->printed([$objects->assets, 'wp_head']);
        $footer = $this->printed([$objects->assets, 'wp_footer']);
        $loader = $this->between($footer, '</script><script ', '>');
        foreach (['defer ', 'src="https://site.example/build/onda-A.js"', 'data-cfasync="false"', 'nowprocket', 'data-no-delay-js', 'data-no-optimize="1"', 'data-noptimize'] as $part) {
            $this->assertStringContainsString($part, $loader);
        }
        $this->assertSame(3, substr_count($footer, '<script'));
        $this->assertStringContainsString('href="https://site.example/build/onda-A.js"></script></svg>', $footer);
        $this->assertStringNotContainsString('importmap', $footer);
        $this->assertStringNotContainsString('modulepreload', $head . $footer);
    }

    public function test_without_a_build_nothing_is_loaded(): void
    {
        $objects = new PluginObjects(false);
        $objects->assets->use_tag('radio-player');
        $this->assertSame('', $this->printed([$objects->assets, 'wp_head']) . $this->printed([$objects->assets, 'wp_footer']));
    }

    /** @dataProvider languages */
    public function test_the_page_says_its_language(string $locale, string $expected): void
    {
        add_filter('pre_determine_locale', static fn(): string => $locale);
        $objects = new PluginObjects();
        $objects->assets->use_tag('radio-player');
        $this->assertStringContainsString("\"lang\":\"$expected\"", $this->printed([$objects->assets, 'wp_footer']));
    }

    public function languages(): array
    {
        return [['es_ES', 'es'], ['es_MX', 'es'], ['en_GB', 'en'], ['fr_FR', 'fr-FR']];
    }

    private function between(string $text, string $before, string $after): string
    {
        $this->assertStringContainsString($before, $text);
        return (string) strstr(substr((string) strstr($text, $before), strlen($before)), $after, true);
    }
}
