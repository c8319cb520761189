<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Printing\ElementWidget;
use Onda\Printing\Widgets;

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
        $widgets->widgets_init();
        $widgets->pre_render_block(null, ['blockName' => $block]);
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

    public function test_its_form_has_a_field_for_each_attribute_with_stations_to_choose_from(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio "Uno"']);
        $html = $this->printed(fn() => $this->widget()->form(['station' => 'uno', 'showVolume' => false]));
        $this->assertSame(10, substr_count($html, '<label '));
        $this->assertStringContainsString('<option value="uno" selected>Radio &quot;Uno&quot;</option>', $html);
        $this->assertStringContainsString('<option value="false" selected>', $html);
    }

    public function test_its_settings_are_seen_in_rest(): void
    {
        $this->assertTrue($this->widget()->widget_options['show_instance_in_rest']);
    }

    private function widget(): ElementWidget
    {
        $objects = new PluginObjects();
        return new ElementWidget('radio-player', $objects->elements->find('radio-player'), $objects->printer, $objects->stations);
    }
}
