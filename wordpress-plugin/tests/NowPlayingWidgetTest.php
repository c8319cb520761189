<?php

declare(strict_types=1);

namespace Onda\Tests;

/** `<now-playing>` as the real plugin prints it. */
final class NowPlayingWidgetTest extends TestCase
{
    private const FEED = 'https%3A%2F%2Fradio.example%2Fapi%3Fa%3D1%26b%3D2';

    public function test_the_shortcode_prints_the_wrappers_attributes_as_they_were_written(): void
    {
        $html = do_shortcode('[now_playing id="sonando" img="https://radio.example/60.png" url="' . self::FEED . '"]');
        foreach (['id="sonando"', 'img="https://radio.example/60.png"', 'url="' . self::FEED . '"'] as $attribute) {
            $this->assertStringContainsString(" $attribute", $html);
        }
    }

    public function test_a_feed_of_its_own_is_not_taken_for_the_sites_first_station(): void
    {
        $this->configure(['id' => 'uno']);
        $this->assertStringContainsString('<now-playing station="uno" ', onda_element('now-playing', []));
        $this->assertStringNotContainsString('station=', onda_element('now-playing', ['url' => self::FEED]));
    }

    public function test_a_station_fills_in_feed_and_cover(): void
    {
        $this->configure(['id' => 'uno', 'feed' => 'https://radio.example/np', 'kind' => 'azuracast', 'cover' => 'https://x.example/c.png']);
        $html = onda_element('now-playing', ['station' => 'uno']);
        foreach (['url="https://radio.example/np"', 'feed-kind="azuracast"', 'img="https://x.example/c.png"'] as $attribute) {
            $this->assertStringContainsString(" $attribute", $html);
        }
        $this->assertStringNotContainsString(' feed="', $html);
    }

    public function test_the_name_of_the_station_reaches_the_group_as_text(): void
    {
        $html = onda_element('now-playing', ['radio-name' => '"><img src=x onerror=alert(1)>']);
        $this->assertStringNotContainsString('<img', $html);
    }

    public function test_without_scripts_there_is_a_link_to_the_station(): void
    {
        $html = onda_element('now-playing', ['radio-stream' => 'https://radio.example/live', 'radio-name' => 'Uno']);
        $this->assertStringContainsString('<a href="https://radio.example/live">Uno</a>', $html);
    }
}
