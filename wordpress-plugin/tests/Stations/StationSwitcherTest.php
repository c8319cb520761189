<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Tests\TestCase;

final class StationSwitcherTest extends TestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $cover = 'https://radio.example/norte.webp';
        $this->configure(
            ['id' => 'uno'],
            ['id' => 'norte', 'name' => 'Norte & Sur', 'stream' => 'https://radio.example/norte.mp3', 'cover' => $cover],
            ['id' => 'jazz', 'name' => 'Jazz', 'kind' => 'azuracast', 'feed' => 'https://radio.example/api'],
        );
    }

    public function test_each_station_has_its_name_its_stream_and_what_it_fills_in_on_a_player(): void
    {
        $printed = do_shortcode('[station_switcher]');
        $this->assertStringContainsString('<b part="name">Norte &amp; Sur</b>', $printed);
        $this->assertStringContainsString('href="https://radio.example/norte.mp3"', $printed);
        $this->assertSame(['uno', 'norte', 'jazz'], $this->ids($printed));
        preg_match_all('/data-attributes="([^"]*)"/', $printed, $found);
        $attributes = json_decode(html_entity_decode($found[1][2]), true);
        $this->assertSame(['azuracast', 'https://radio.example/api'], [$attributes['feed-kind'], $attributes['feed']]);
        // A tag without a station is the first one's.
        $this->assertSame(1, preg_match_all('/aria-current="true"/', $printed));
        $this->assertMatchesRegularExpression('/aria-current="true" data-station="uno"/', $printed);
    }

    /** @dataProvider named */
    public function test_those_that_are_named_stand_in_their_order_and_one_alone_is_no_choice(string $named, array $ids): void
    {
        $this->assertSame($ids, $this->ids(do_shortcode("[station_switcher stations=\"$named\"]")));
    }

    public function named(): array
    {
        return [
            'two' => ['jazz, uno', ['jazz', 'uno']],
            'one twice' => ['jazz,jazz,norte', ['jazz', 'norte']],
            'one that is not there' => ['gone, uno, jazz', ['uno', 'jazz']],
            'one' => ['jazz', []],
            'none that is there' => ['gone', []],
            'only commas' => [',,', ['uno', 'norte', 'jazz']],
        ];
    }

    public function test_a_site_with_one_station_prints_nothing(): void
    {
        $this->configure(['id' => 'uno']);
        $this->assertSame([], $this->ids(do_shortcode('[station_switcher]')));
    }

    /** @dataProvider begun */
    public function test_one_of_them_is_current_from_the_beginning(string $named, string $current): void
    {
        $printed = do_shortcode("[station_switcher stations=\"$named\"]");
        preg_match_all('/aria-current="true" data-station="([^"]*)"/', $printed, $found);
        $this->assertSame([$current], $found[1]);
    }

    public function begun(): array
    {
        return [
            'the first of the site, which a tag without a station has' => ['jazz, uno', 'uno'],
            'the first that is named, where that one is not' => ['jazz, norte', 'jazz'],
        ];
    }

    /** @return list<string> */
    private function ids(string $printed): array
    {
        preg_match_all('/data-station="([^"]*)"/', $printed, $found);
        return $found[1];
    }
}
