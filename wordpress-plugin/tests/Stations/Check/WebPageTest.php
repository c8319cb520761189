<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Check;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\Visit;
use Onda\Core\Fetch\Visitor;
use Onda\Owner\Stations\Check\Offer;
use Onda\Owner\Stations\Check\WebPage;
use Onda\Tests\FakeResolver;
use Onda\Tests\FakeSampler;
use Onda\Tests\TestCase;

/** Services at fixed hosts, over a client that has their answers. */
final class WebPageTest extends TestCase
{
    private const FEEDS = __DIR__ . '/../../../../packages/feeds/src/fixtures/feeds';


    public function test_radio_co_is_known_by_its_player_in_any_page(): void
    {
        $offers = $this->offers('<script src="https://public.radio.co/playerapi/jquery.radiocoplayer.min.js"></script>
            <div data-src="https://streaming.radio.co/s2bc0d1e3f/listen"></div>', [
            'https://public.radio.co/stations/s2bc0d1e3f/status' => FakeSampler::json(self::feed('radioco-status.json')),
            'https://streaming.radio.co/s2bc0d1e3f/listen' => FakeSampler::sound(),
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
            'https://stream.zeno.fm/abcd1234efgh' => FakeSampler::sound(),
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
            'https://radio.example/stats?sid=1' => FakeSampler::json(self::feed('shoutcast2-stats.xml')),
            'https://radio.example/stream' => FakeSampler::sound(),
        ]);
        $this->assertSame([['stream' => 'https://radio.example/stream']], array_column($offers, 'fields'));
        $this->assertSame('Radio Uno', $offers[0]->name);
        $offers = $this->offers($page, ['https://radio.example/;' => FakeSampler::sound()]);
        $this->assertSame([['stream' => 'https://radio.example/;']], array_column($offers, 'fields'));
    }

    public function test_azuracast_lists_its_stations_and_three_are_offered_at_most(): void
    {
        $station = static fn(int $number): array => ['station' => [
            'name' => "Radio <b>$number</b>", 'shortcode' => "r$number", 'listen_url' => "https://radio.example/listen/r$number/radio.mp3",
        ]];
        $answers = ['https://radio.example/api/nowplaying' => FakeSampler::json((string) wp_json_encode(array_map($station, range(1, 9))))];
        foreach (range(1, 9) as $number) {
            $answers["https://radio.example/listen/r$number/radio.mp3"] = FakeSampler::sound();
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
                'https://radio.example/api/nowplaying' => FakeSampler::json($body),
                'https://radio.example/status-json.xsl' => FakeSampler::json($body),
                'https://stream.zeno.fm/abcdefgh1' => FakeSampler::page('no'),
            ]);
            $this->assertSame([], $offers, $body);
        }
    }

    /**
     * @dataProvider players
     * @param array<string, string> $pages What other addresses show.
     */
    public function test_the_stream_is_found_in_the_code_of_players(string $html, string $stream, array $pages = []): void
    {
        $answers = [...array_map(FakeSampler::page(...), $pages), $stream => FakeSampler::sound()];
        $offers = $this->offers($html, $answers);
        $this->assertSame([$stream], array_map(static fn(Offer $offer): string => $offer->fields['stream'], $offers));
    }

    /** Code as panels and stations give it, with hosts of nobody; a new row needs the code and its stream. */
    public function players(): array
    {
        $radio = 'https://radio.example';
        $widget = 'https://panel.example/widget/';
        $framed = '<iframe src="https://panel.example/widget/" width="100%" height="110" frameborder="0"></iframe>';
        return [
            'audio, a path of its own' => ['<audio controls src="/live"></audio>', "$radio/live"],
            'audio, any path' => ['<audio id="a" preload=none src="/emision/estudio1" autoplay>', "$radio/emision/estudio1"],
            'audio without quotes' => ['<audio src=/directo></audio>', "$radio/directo"],
            'source in audio' => ["<audio><source type='audio/mpeg' src='/8024/alta'></audio>", "$radio/8024/alta"],
            'source in video' => ['<video controls name="media"><source src="https://panel.example/8482/stream" type="audio/mpeg"></video>', 'https://panel.example/8482/stream'],
            'relative, in a folder' => ['<audio src="radio/estudio"></audio>', "$radio/radio/estudio"],
            'without a scheme' => ['<audio src="//panel.example/estudio"></audio>', 'https://panel.example/estudio'],
            'entities' => ['<audio src="/oir?s=1&amp;q=alta"></audio>', "$radio/oir?s=1&q=alta"],
            'a fragment' => ['<audio src="/estudio#t=0"></audio>', "$radio/estudio"],
            'JSON in a script' => ['<script>var p = {"file":"https:\/\/panel.example:8443\/estudio"};</script>', 'https://panel.example:8443/estudio'],
            'JSON, other escapes' => ['<script>{"url":"https:\u002F\u002Fpanel.example\u002Flive"}</script>', 'https://panel.example/live'],
            'a script with a mount' => ["<script>const STREAM_URL = 'https://panel.example/radio/8000/radio';</script>", 'https://panel.example/radio/8000/radio'],
            'Howler' => ["<script>new Howl({src: ['https://panel.example:8010/;'], html5: true})</script>", 'https://panel.example:8010/;'],
            'a data attribute' => ['<div class="player" data-stream="https://panel.example/envivo"></div>', 'https://panel.example/envivo'],
            'structured data' => ['<script type="application/ld+json">{"@type":"RadioStation","contentUrl":"https:\/\/panel.example\/directo"}</script>', 'https://panel.example/directo'],
            'a link to a list' => ['<a href="http://radio.example/oir.pls">Winamp</a><a href="/oir.mp3">o así</a>', "$radio/oir.mp3"],
            'files of the page are none' => ["<script src='https://panel.example:2199/system/streaminfo.js'></script><audio src='/vivo'></audio>", "$radio/vivo"],
            'SonicPanel, a widget' => ['<iframe src="https://panel.example/cp/widgets/player/single/?p=8104" height="110" width="100%" scrolling="no" style="border:none;"></iframe>', 'https://panel.example/8104/stream'],
            'SonicPanel in JSON' => ['{"content":"https:\/\/panel.example\/cp\/widgets\/player\/single\/?p=8104"}', 'https://panel.example/8104/stream'],
            'Centova, its scripts' => ['<a href="#" class="cc_streaminfo" data-type="song" data-username="ejemplo">…</a><script src="https://panel.example:2199/rpc/ejemplo/streaminfo.js"></script>', 'https://panel.example/proxy/ejemplo/stream'],
            'MediaCP in a frame' => ['<iframe src="https://panel.example:2020/public/ejemplo"></iframe>', 'https://panel.example:2020/stream/ejemplo'],
            'Radiojar in a script' => ['<script>$("#p").radiojar("player",{streamName:"abc123"});var u="https:\/\/stream.radiojar.com\/abc123";</script>', 'https://stream.radiojar.com/abc123'],
            'RadioKing, its widget' => [$framed, 'https://listen.radioking.com/radio/12345/stream/67890', [$widget => '<script>{"listen_url":"https:\/\/listen.radioking.com\/radio\/12345\/stream\/67890"}</script>']],
            'Zeno, its widget' => [$framed, 'https://stream.zeno.fm/abcd1234efgh', [$widget => '<script id="__NEXT_DATA__">{"streamURL":"https://stream.zeno.fm/abcd1234efgh?zs=T"}</script>']],
            'a frame with audio' => ['<p>Escúchanos</p><iframe data-x="1" src=https://panel.example/widget/></iframe>', 'https://panel.example/widget/alta', [$widget => '<audio src="alta"></audio>']],
            'the second frame' => ['<iframe src="https://panel.example/mapa"></iframe>' . $framed, "$radio/vivo", [$widget => '<audio src="https://radio.example/vivo"></audio>']],
        ];
    }

    /** @param array<string, \Onda\Core\Fetch\HttpAnswer> $answers */
    private function offers(string $html, array $answers): array
    {
        $hosts = ['radio.example', 'panel.example', 'public.radio.co', 'streaming.radio.co', 'stream.zeno.fm', 'stream.radiojar.com', 'listen.radioking.com'];
        $resolver = array_fill_keys($hosts, [['8.8.8.8']]);
        $trusted = array_map(static fn(string $host): string => "$host:443", $hosts);
        array_push($trusted, 'panel.example:8443', 'panel.example:8010', 'panel.example:2020');
        $visitor = new Visitor(new FakeSampler($answers), new AddressGuard(new FakeResolver($resolver), $trusted));
        $page = new Visit([Endpoint::parse('https://radio.example/')], FakeSampler::page($html));
        return (new WebPage($visitor))->offers($page, microtime(true) + 5);
    }

    private static function feed(string $name): string
    {
        return (string) file_get_contents(self::FEEDS . "/$name");
    }
}
