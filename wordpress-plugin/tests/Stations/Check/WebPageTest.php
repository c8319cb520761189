<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Check;

use Onda\Fetch\AddressGuard;
use Onda\Fetch\Endpoint;
use Onda\Fetch\Visit;
use Onda\Fetch\Visitor;
use Onda\Stations\Check\Offer;
use Onda\Stations\Check\WebPage;
use Onda\Tests\FakeResolver;
use Onda\Tests\FakeSampleClient;
use Onda\Tests\TestCase;

/** Services at fixed hosts, over a client that has their answers. */
final class WebPageTest extends TestCase
{
    private const FEEDS = __DIR__ . '/../../../../packages/feeds/src/fixtures/feeds';


    public function test_radio_co_is_known_by_its_player_in_any_page(): void
    {
        $offers = $this->offers('<script src="https://public.radio.co/playerapi/jquery.radiocoplayer.min.js"></script>
            <div data-src="https://streaming.radio.co/s2bc0d1e3f/listen"></div>', [
            'https://public.radio.co/stations/s2bc0d1e3f/status' => FakeSampleClient::json(self::feed('radioco-status.json')),
            'https://streaming.radio.co/s2bc0d1e3f/listen' => FakeSampleClient::sound(),
        ]);
        $this->assertSame([[
            'stream' => 'https://streaming.radio.co/s2bc0d1e3f/listen',
            'feed' => 'https://public.radio.co/stations/s2bc0d1e3f/status',
            'kind' => 'radioco',
        ]], array_column($offers, 'fields'));
        $this->assertSame('Radio.co', $offers[0]->service);
    }

    public function test_zeno_is_known_by_the_stream_in_its_page(): void
    {
        $offers = $this->offers('<script>{"streamURL":"https://stream-174.zeno.fm/abcd1234efgh"}</script>', [
            'https://stream.zeno.fm/abcd1234efgh' => FakeSampleClient::sound(),
        ]);
        $this->assertSame([[
            'stream' => 'https://stream.zeno.fm/abcd1234efgh',
            'feed' => 'https://api.zeno.fm/mounts/metadata/subscribe/abcd1234efgh',
            'kind' => 'zeno',
        ]], array_column($offers, 'fields'));
    }

    public function test_shoutcast_tells_the_path_of_its_stream_and_the_older_one_has_a_single_one(): void
    {
        $page = '<html><title>SHOUTcast Server</title></html>';
        $offers = $this->offers($page, [
            'https://radio.example/stats?sid=1' => FakeSampleClient::json(self::feed('shoutcast2-stats.xml')),
            'https://radio.example/stream' => FakeSampleClient::sound(),
        ]);
        $this->assertSame([['stream' => 'https://radio.example/stream']], array_column($offers, 'fields'));
        $this->assertSame('Radio Uno', $offers[0]->name);
        $offers = $this->offers($page, ['https://radio.example/;' => FakeSampleClient::sound()]);
        $this->assertSame([['stream' => 'https://radio.example/;']], array_column($offers, 'fields'));
    }

    public function test_azuracast_lists_its_stations_and_three_are_offered_at_most(): void
    {
        $station = static fn(int $number): array => ['station' => [
            'name' => "Radio <b>$number</b>", 'shortcode' => "r$number", 'listen_url' => "https://radio.example/listen/r$number/radio.mp3",
        ]];
        $answers = ['https://radio.example/api/nowplaying' => FakeSampleClient::json((string) wp_json_encode(array_map($station, range(1, 9))))];
        foreach (range(1, 9) as $number) {
            $answers["https://radio.example/listen/r$number/radio.mp3"] = FakeSampleClient::sound();
        }
        $offers = $this->offers('<meta name="generator" content="AzuraCast">', $answers);
        $this->assertSame(['r1', 'r2', 'r3'], array_map(
            static fn(Offer $offer): string => basename($offer->fields['feed']),
            $offers
        ));
    }

    public function test_what_does_not_sound_and_what_answers_with_nonsense_is_not_offered(): void
    {
        $nonsense = ['[]', '{"station":"x"}', '[[[]]]', '{"icestats":{"source":"x"}}', 'null', '{"station":{"listen_url":5,"shortcode":["x"]}}'];
        foreach ($nonsense as $body) {
            $offers = $this->offers('AzuraCast Icecast SHOUTcast stream.zeno.fm/abcdefgh1', [
                'https://radio.example/api/nowplaying' => FakeSampleClient::json($body),
                'https://radio.example/status-json.xsl' => FakeSampleClient::json($body),
                'https://stream.zeno.fm/abcdefgh1' => FakeSampleClient::page('no'),
            ]);
            $this->assertSame([], $offers, $body);
        }
    }

    /** @param array<string, \Onda\Fetch\Sample> $answers */
    private function offers(string $html, array $answers): array
    {
        $resolver = array_fill_keys(['radio.example', 'public.radio.co', 'streaming.radio.co', 'stream.zeno.fm'], [['8.8.8.8']]);
        $trusted = array_map(static fn(string $host): string => "$host:443", array_keys($resolver));
        $visitor = new Visitor(new FakeSampleClient($answers), new AddressGuard(new FakeResolver($resolver), $trusted));
        $page = new Visit([Endpoint::parse('https://radio.example/')], FakeSampleClient::page($html));
        return (new WebPage($visitor))->offers($page, microtime(true) + 5);
    }

    private static function feed(string $name): string
    {
        return (string) file_get_contents(self::FEEDS . "/$name");
    }
}
