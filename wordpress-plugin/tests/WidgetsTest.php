<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\ElementWidget;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Widgets;

final class WidgetsTest extends TestCase
{
    /** @dataProvider pages */
    public function test_a_page_has_them_where_it_prints_one(bool $has, string $sidebar, string $block): void
    {
        global $wp_widget_factory;
        update_option('sidebars_widgets', ['sidebar-1' => [$sidebar]]);
        $wp_widget_factory->widgets = [];
        $objects = new PluginObjects();
        $widgets = new Widgets($objects->elements, $objects->printer, $objects->stations);
        remove_all_actions('widgets_init');
        Listening::hook($widgets);
        do_action('widgets_init');
        apply_filters('pre_render_block', null, ['blockName' => $block, 'attrs' => [], 'innerBlocks' => []], null);
        $ids = array_map(static fn(\WP_Widget $widget): string => $widget->id_base, array_values($wp_widget_factory->widgets));
        $this->assertSame($has, in_array('onda_radio_player', $ids, true));
    }

    public static function pages(): array
    {
        return [
            'a sidebar holds one' => [true, 'onda_radio_player-2', 'core/paragraph'],
            'a block holds a classic widget' => [true, 'text-2', 'core/legacy-widget'],
            'neither' => [false, 'text-2', 'core/paragraph'],
        ];
    }

    public function test_the_block_of_classic_widgets_does_not_offer_them_again(): void
    {
        $objects = new PluginObjects();
        $hidden = (new Widgets($objects->elements, $objects->printer, $objects->stations))->hidden(['text']);
        $this->assertContains('text', $hidden);
        $this->assertContains('onda_radio_player', $hidden);
    }

    public function test_the_option_of_one_is_there_as_long_as_a_sidebar_has_one(): void
    {
        delete_option('widget_onda_radio_player');
        $this->widget()->_register();
        $this->assertSame([], $this->widget()->get_settings());
        $this->assertFalse(get_option('widget_onda_radio_player'));
        $this->widget()->save_settings([2 => ['title' => 'A']]);
        update_option('sidebars_widgets', ['sidebar-1' => ['onda_radio_player-2']]);
        $this->widget()->_register();
        $this->assertArrayHasKey('onda_radio_player-2', $GLOBALS['wp_registered_widgets']);
        $this->assertSame([2 => ['title' => 'A']], $this->widget()->get_settings());
        $this->widget()->save_settings([]);
        $this->assertFalse(get_option('widget_onda_radio_player'));
    }

    public function test_only_what_the_contract_understands_is_stored(): void
    {
        $this->assertSame(
            ['title' => 'On air', 'initialVolume' => 0.5, 'showVolume' => false],
            $this->widget()->update([
                'title' => 'On air<script>', 'initialVolume' => '0.5', 'showVolume' => 'false', 'feedKind' => '', 'radioStream' => 'x', 'other' => 'y',
            ], [])
        );
    }

    public function test_it_prints_the_themes_markup_around_the_element(): void
    {
        $args = ['before_widget' => '<aside>', 'after_widget' => '</aside>', 'before_title' => '<h2>', 'after_title' => '</h2>'];
        $html = $this->printed(fn() => $this->widget()->widget($args, ['title' => 'On air', 'radioName' => 'Uno']));
        $this->assertStringStartsWith('<aside><h2>On air</h2><radio-player radio-name="Uno">', $html);
        $this->assertStringEndsWith('</radio-player></aside>', $html);
    }

    public function test_its_form_speaks_as_the_block_editor_and_hides_what_php_fills(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio "Uno"']);
        $html = $this->printed(fn() => $this->widget()->form(['station' => 'uno', 'showVolume' => false]));
        $this->assertSame(7, substr_count($html, '<label '));
        $this->assertSame(1, substr_count($html, '<details open>'));
        $this->assertSame(2, substr_count($html, '<details>'));
        $this->assertStringContainsString('The first one plays.', $html);
        $this->assertStringContainsString('>Volume (%)</label>', $html);
        $this->assertStringNotContainsString('options', $html);
        $this->assertStringContainsString('<option value="uno" selected>Radio &quot;Uno&quot;</option>', $html);
        $this->assertStringContainsString('<option value="false" selected>', $html);
        $this->assertStringContainsString('<option value="" selected>Por defecto: Automatic</option>', $html);
    }

    public function test_a_value_that_nobody_offers_any_more_stays_chosen(): void
    {
        $html = $this->printed(fn() => $this->widget()->form(['station' => 'gone']));
        $this->assertStringContainsString('<option value="gone" selected>gone</option>', $html);
    }

    public function test_an_attribute_without_a_field_keeps_its_value(): void
    {
        $old = ['feed' => 'https://a.example/feed', 'radioName' => 'Uno'];
        $this->assertSame(['feed' => 'https://a.example/feed'], $this->widget()->update(['radioName' => ''], $old));
    }

    /** Labels of all real widgets: nobody should have to read the name of an attribute. */
    public function test_no_field_of_a_real_widget_is_called_by_its_attribute(): void
    {
        $objects = new PluginObjects();
        $elements = new Elements(dirname(__DIR__) . '/generated');
        foreach ($elements->of_authors() as $tag => $spec) {
            $fields = $elements->fields($tag);
            $this->assertSame([], array_diff_key($fields, $spec['attributes']), $tag);
            $named = fn(): array => $fields;
            $widget = new ElementWidget($tag, $spec, $objects->printer, $objects->stations, $named);
            $html = $this->printed(fn() => $widget->form([]));
            $this->assertSame(count($fields) + 1, substr_count($html, '<label '), $tag);
            foreach (array_keys($spec['attributes']) as $name) {
                $this->assertDoesNotMatchRegularExpression("/>$name(<| \\()/", $html, "$tag $name");
            }
        }
    }

    public function test_its_settings_are_seen_in_rest(): void
    {
        $this->assertTrue($this->widget()->widget_options['show_instance_in_rest']);
    }

    private function widget(): ElementWidget
    {
        $objects = new PluginObjects();
        $spec = $objects->elements->of_authors()['radio-player'];
        $fields = static fn(): array => $objects->elements->fields('radio-player');
        return new ElementWidget('radio-player', $spec, $objects->printer, $objects->stations, $fields);
    }
}
