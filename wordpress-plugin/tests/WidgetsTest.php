<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Printing\ElementWidget;

final class WidgetsTest extends TestCase
{
    public function test_the_real_plugin_registers_a_widget_for_the_player(): void
    {
        global $wp_widget_factory;
        $ids = array_map(static fn(\WP_Widget $widget): string => $widget->id_base, $wp_widget_factory->widgets);
        $this->assertContains('onda_radio_player', $ids);
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
