<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Printing\Shortcodes;

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
            'guillemets' => ['[onda_test_player radioName=«Radio Uno» initialVolume=«0.5»]',
                'radio-name="Radio Uno" initial-volume="0.5"'],
            'guillemets of a German' => ['[onda_test_player radioName=»Uno«]', 'radio-name="Uno"'],
            'guillemets as entities' => ['[onda_test_player radioName=&laquo;Radio Uno&raquo;]', 'radio-name="Radio Uno"'],
            'single' => ['[onda_test_player radioName=‘Radio Uno’ showVolume=‘false’]', 'radio-name="Radio Uno" show-volume="false"'],
            'single as entities' => ['[onda_test_player radioName=&#8216;Uno&#8217;]', 'radio-name="Uno"'],
            'straight as entities' => ['[onda_test_player radioName=&quot;Radio Uno&quot;]', 'radio-name="Radio Uno"'],
            'low ones' => ['[onda_test_player radioName=„Radio Uno“]', 'radio-name="Radio Uno"'],
            'one of each' => ['[onda_test_player radioName=“Radio Uno" showVolume="false"]', 'radio-name="Radio Uno" show-volume="false"'],
            'an apostrophe within' => ['[onda_test_player radioName=“L’Hospitalet d\'Art” showVolume=“false”]',
                'radio-name="L’Hospitalet d&#039;Art" show-volume="false"'],
            'others within' => ['[onda_test_player radioName=“La «Uno» FM”]', 'radio-name="La «Uno» FM"'],
            'straight ones within' => ['[onda_test_player radioName=«La "Uno" FM»]', 'radio-name="La &quot;Uno&quot; FM"'],
            'others around a name' => ['[onda_test_player radioName="«Uno»" showVolume=\'false\']',
                'radio-name="«Uno»" show-volume="false"'],
            'an equals sign in a name' => ['[onda_test_player radioName="a =«b» c"]', 'radio-name="a =«b» c"'],
            'a space as an entity' => ['[onda_test_player&nbsp;radioName="Radio Uno"&nbsp;showVolume="false"]',
                'radio-name="Radio Uno" show-volume="false"'],
            'two lines' => ["[onda_test_player radioName=\"Radio Uno\"<br />\nshowVolume=\"false\"]",
                'radio-name="Radio Uno" show-volume="false"'],
            'two paragraphs' => ["[onda_test_player radioName=“Uno”</p>\n<p>showVolume=“false”]",
                'radio-name="Uno" show-volume="false"'],
            'closed in itself' => ['[onda_test_player radioName=“Uno”/]', 'radio-name="Uno"'],
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
        $shortcodes = new Shortcodes($objects->elements, static fn() => $objects->printer);
        Listening::hook($shortcodes);
        $shortcodes->init();
    }
}
