<?php

declare(strict_types=1);

namespace Onda\Tests;

final class TemplatesTest extends TestCase
{
    private const VALUES = ['radioName' => '<b>"Uno"', 'noImageAvailable' => 'https://x.example/a.png', 'showVolume' => true];

    protected function setUp(): void
    {
        parent::setUp();
        add_filter('pre_determine_locale', static fn(): string => 'es_ES');
    }

    public function test_the_placeholders_are_filled_and_escaped_on_one_line(): void
    {
        $this->assertSame(
            '<p title="&lt;b&gt;&quot;Uno&quot;">&lt;b&gt;&quot;Uno&quot;</p><img src="https://x.example/a.png"> '
            . '<button data-volume>Reproducir &quot;ya&quot;</button><slot></slot>',
            (new PluginObjects())->templates->fill('radio-player', 'player', self::VALUES)
        );
    }

    public function test_a_flag_that_is_off_and_an_address_that_is_none_print_nothing(): void
    {
        $values = ['showVolume' => false, 'noImageAvailable' => 'javascript:alert(1)'];
        $markup = (new PluginObjects())->templates->fill('radio-player', 'player', $values);
        $this->assertStringContainsString('<img src="">', $markup);
        $this->assertStringContainsString('<button >', $markup);
    }

    public function test_a_placeholder_in_a_value_stays_text(): void
    {
        $markup = (new PluginObjects())->templates->fill('onda-test-count', 'count', ['label' => '{{t play}}']);
        $this->assertSame('<b>{{t play}}</b>', $markup);
    }

    public function test_the_address_of_a_style_sheet_is_printed_where_there_is_one(): void
    {
        $objects = new PluginObjects();
        $this->assertSame(
            $objects->manifest->style('player') . '|',
            $objects->templates->fill('onda-test-style', 'style', [])
        );
    }

    public function test_english_stands_in_for_a_missing_text(): void
    {
        $this->assertSame('Only English', (new PluginObjects())->texts->text('player', 'only'));
    }
}
