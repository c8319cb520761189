<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Printing\Shortcodes;

final class ShortcodesTest extends TestCase
{
    /** @var array<string, callable> */
    private array $shortcodes;

    protected function setUp(): void
    {
        parent::setUp();
        $this->shortcodes = $GLOBALS['shortcode_tags'];
    }

    protected function tearDown(): void
    {
        $GLOBALS['shortcode_tags'] = $this->shortcodes;
        parent::tearDown();
    }

    /** @dataProvider curled */
    public function test_quotes_that_an_editor_curled_are_repaired(string $shortcode, string $expected): void
    {
        $this->register();
        $this->assertStringContainsString($expected, do_shortcode($shortcode));
    }

    public function curled(): array
    {
        return [
            'two words' => ['[onda_test_player radioName=“Radio Uno” initialVolume=“0.5”]', 'radio-name="Radio Uno" initial-volume="0.5"'],
            'three words' => ['[onda_test_player radioName=”La Radio Uno”]', 'radio-name="La Radio Uno"'],
            'one word' => ['[onda_test_player radioName=“Uno” showVolume=“false”]', 'radio-name="Uno" show-volume="false"'],
            'entities' => ['[onda_test_player radioName=&#8220;Radio Uno&#8221;]', 'radio-name="Radio Uno"'],
            'guillemets in a name' => ['[onda_test_player radioName="La «Uno»"]', 'radio-name="La «Uno»"'],
            'curls in a name' => ['[onda_test_player radioName="La “Uno” FM"]', 'radio-name="La “Uno” FM"'],
        ];
    }

    public function test_others_may_filter_the_attributes_by_the_usual_hook(): void
    {
        $this->register();
        add_filter('shortcode_atts_onda_test_player', static fn(array $values): array => ['radioName' => 'Filtered'] + $values);
        $this->assertStringContainsString('radio-name="Filtered"', do_shortcode('[onda_test_player radio_name="Uno"]'));
    }

    public function test_a_peers_shortcode_is_left_to_the_peer(): void
    {
        add_shortcode('onda_test_peer', static fn(): string => 'peer');
        $this->register();
        $this->assertSame('peer', do_shortcode('[onda_test_peer]'));
        $this->assertStringContainsString('<radio-player', do_shortcode('[onda_test_player]'));
    }

    public function test_a_peers_shortcode_is_answered_when_nobody_else_does(): void
    {
        $this->register();
        $this->assertStringContainsString('<radio-player', do_shortcode('[onda_test_peer]'));
    }

    public function test_a_bare_shortcode_works(): void
    {
        $this->register();
        $this->assertStringContainsString('<radio-player>', do_shortcode('[onda_test_player]'));
    }

    private function register(): void
    {
        $objects = new PluginObjects();
        (new Shortcodes($objects->elements, $objects->printer))->init();
    }
}
