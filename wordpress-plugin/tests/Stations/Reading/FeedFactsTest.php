<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Core\Settings\FeedKinds;
use Onda\Core\Settings\Station;
use Onda\Core\Text\Utf8;
use Onda\Features\Stations\Reading\FeedFacts;
use Onda\Tests\CountedCode;
use Onda\Tests\TestCase;

final class FeedFactsTest extends TestCase
{
    private const FIXTURES = __DIR__ . '/../../../../packages/feeds/src/fixtures';

    /** @dataProvider documents */
    public function test_song_and_listeners_of_every_kind_of_feed(
        string $file,
        string $kind,
        string $song,
        ?int $listeners,
        bool $is_on_air = true,
    ): void {
        $document = (string) file_get_contents(self::FIXTURES . "/$file");
        $facts = self::facts($document, 'https://radio.test/live.mp3');
        $this->assertSame([$song, $listeners, $is_on_air], [$facts->song, $facts->listeners, $facts->is_on_air]);
        $this->assertSame($kind, FeedKinds::of($document)[0]);
    }

    public function documents(): array
    {
        return [
            ['feeds/azuracast-nowplaying.json', 'azuracast', 'Chet Porter – Aluko River', 20],
            ['feeds/radioco-status.json', 'radioco', 'Coldplay – Viva La Vida', null],
            ['feeds/shoutcast1-7.html', 'shoutcast1', 'Earth, Wind & Fire – September', 254],
            ['feeds/shoutcast1-7-latin1.html', 'shoutcast1', 'Café Tacvba – Eres', 12],
            ['feeds/shoutcast1-7-offline.html', 'shoutcast1', '', 0, false],
            ['feeds/shoutcast2-stats.xml', 'shoutcast2-xml', "Guns N' Roses – Don't Cry & more", 21],
            ['feeds/shoutcast2-stats-offline.xml', 'shoutcast2-xml', '', 21, false],
            ['feeds/shoutcast2-stats.json', 'shoutcast2-json', 'Soda Stereo – De Música Ligera', 21],
            ['feeds/shoutcast1-played.html', 'played-html', 'Inocentes – Um Cara Qualquer', null],
            ['feeds/spec-feed-style1.json', 'azuracast', 'Shakira – Ojos Así', null],
            ['feeds/spec-feed-style2.json', 'track-list', 'Shakira – Ojos Así', null],
            ['icecast/status-json.0-sources.json', 'icecast-json', '', null, false],
            ['icecast/status-json.after-all-sources-died.json', 'icecast-json', '', null, false],
        ];
    }

    public function test_of_several_mounts_the_one_that_is_heard_counts(): void
    {
        $mount = static fn(string $name, int $listeners): array =>
            ['listenurl' => "http://localhost:8000/$name", 'title' => "Of $name", 'listeners' => $listeners];
        $document = (string) wp_json_encode(['icestats' => ['source' => [$mount('one.mp3', 1), $mount('two words.mp3', 2)]]]);
        $facts = self::facts($document, 'https://radio.test/two%20words.mp3');
        $this->assertSame(['Of two words', 2], [$facts->song, $facts->listeners]);
        $this->assertFalse(self::facts($document, 'https://radio.test/three.mp3')->is_on_air);
    }

    public function test_of_the_stations_of_an_azuracast_the_one_that_is_heard_counts(): void
    {
        $station = static fn(string $code): array => [
            'station' => ['listen_url' => "https://radio.test/listen/$code/radio.mp3", 'mounts' => [['url' => "https://radio.test/listen/$code/low.mp3"]]],
            'now_playing' => ['song' => ['artist' => 'A', 'title' => "On $code"]],
        ];
        $document = (string) wp_json_encode([$station('one'), $station('two')]);
        $this->assertSame('A – On two', self::facts($document, 'https://radio.test/listen/two/low.mp3')->song);
        $this->assertSame('', self::facts($document, 'https://radio.test/other')->song);
    }

    /** @dataProvider hostile */
    public function test_hostile_documents_are_read_without_harm(string $document): void
    {
        $facts = self::facts($document, 'http://x/');
        $this->assertDoesNotMatchRegularExpression('/[\x{202A}-\x{202E}\p{Cc}]/u', $facts->song);
        $this->assertLessThanOrEqual(200, mb_strlen($facts->song));
        [$counted, $station] = [CountedCode::of(FeedFacts::class), CountedCode::of(Station::class)];
        $station = new $station('a', 'A', 'http://x/');
        $passes = CountedCode::passes(static fn(string $text): object => $counted::of($text, 'auto', $station), $document);
        // A short document is looked through for each kind of feed.
        strlen($document) < 1000 || $this->assertLessThan(100, $passes);
    }

    public function hostile(): array
    {
        return [
            ['{"now_playing":{"song":{"artist":["x"],"title":{"y":1}}},"listeners":"many"}'],
            ['{"now_playing":{"song":{"artist":"<img src=x onerror=alert(1)>","title":"\u202Ebad\u0007"}},"listeners":-5}'],
            ['[[],1,"x"]'],
            ['{"icestats":{"source":[1,"x",{"title":{}}]}}'],
            [str_repeat('<SONGTITLE>', 20000)],
            [str_repeat('<body>1,1,1,1,1,', 15000)],
            ['{"songtitle":"' . str_repeat('y', 5000) . '"}'],
            [str_repeat('[', 5000)],
            [str_repeat('<', 200_000)],
            [str_repeat('[', 200_000)],
            ['<SHOUTCASTSERVER>' . str_repeat('<a ', 60_000)],
        ];
    }

    private static function facts(string $document, string $stream): FeedFacts
    {
        return FeedFacts::of(Utf8::from_bytes($document), 'auto', new Station('a', 'A', $stream));
    }
}
