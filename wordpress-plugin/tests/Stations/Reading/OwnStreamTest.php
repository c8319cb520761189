<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Features\Stations\Reading\OwnStream;
use PHPUnit\Framework\TestCase;

/** Each row is a document: the stream that is heard, the feed, the streams of the feed, and which of them it is. */
final class OwnStreamTest extends TestCase
{
    private const TWO_PORTS = ['http://r.test:8000/radio.mp3', 'http://r.test:8010/radio.mp3'];

    /** @dataProvider addresses */
    public function test_the_stream_that_is_heard_is_found_and_no_other(string $stream, array $served, ?int $place, string $feed = ''): void
    {
        $streams = array_map(static fn(string|array $addresses): array =>
            ['addresses' => (array) $addresses, 'number' => ''], $served);
        $this->assertSame($place, (new OwnStream($stream, $feed))->of($streams));
    }

    public function addresses(): array
    {
        return [
            'whole' => ['http://r.test:8010/radio.mp3', self::TWO_PORTS, 1],
            'default port, other scheme, capitals' => ['https://R.test/live', ['http://r.test:80/other', 'http://r.test:80/live'], 1],
            'port as a folder' => ['https://r.test/radio/8010/radio.mp3', self::TWO_PORTS, 1],
            'another host than both' => ['https://cdn.test/radio.mp3', self::TWO_PORTS, null],
            'list of the mount' => ['http://r.test/live.mp3.m3u', ['/other', 'http://inner:8000/live.mp3'], 1],
            'list as XSPF' => ['http://r.test/live.mp3.xspf', ['/other', '/live.mp3'], 1],
            'slash at the end' => ['https://r.test/live/', ['/other', '/live'], 1],
            'tail of Shoutcast' => ['https://r.test/live;stream.mp3', ['/other', '/live'], 1],
            'mount in the query' => ['https://r.test/proxy/ana?mp=/tags.ogg', ['/other', '/tags.ogg'], 1],
            'escaped' => ['https://r.test/two%20words.mp3', ['/other', '/two words.mp3'], 1],
            'before a proxy' => ['https://r.test/listen/uno/live.mp3', ['/other', '/live.mp3'], 1],
            'the longer end' => ['https://r.test/x/uno/live.mp3', ['/live.mp3', '/uno/live.mp3'], 1],
            'one of several addresses' => ['https://cdn.test/dos.mp3', [['/uno'], ['/dos', 'https://cdn.test/dos.mp3']], 1],
            'a single one, called otherwise' => ['https://r.test/stream', ['http://localhost:8000/radio.mp3'], 0],
            'a single one without an address' => ['https://r.test/stream', [[]], 0],
            'none of several' => ['https://r.test/none', ['/a', '/b'], null],
            'the feed was asked for it' => ['https://r.test/x', ['/a', '/b'], 1, 'https://r.test/status-json.xsl?mount=/b'],
            'the feed was asked for another' => ['https://r.test/a', ['/a'], null, 'https://r.test/status-json.xsl?mount=/b'],
            'nothing is heard' => ['', ['/a', '/b'], 0],
            'no streams' => ['https://r.test/a', [], null],
        ];
    }

    /** @dataProvider numbers */
    public function test_a_stream_may_be_known_by_its_number(string $stream, ?int $place): void
    {
        $streams = [['addresses' => ['/uno'], 'number' => '1'], ['addresses' => ['/dos'], 'number' => '2']];
        $this->assertSame($place, (new OwnStream($stream, ''))->of($streams));
    }

    public function numbers(): array
    {
        return [
            ['http://r.test:8000/;?sid=2', 1], ['http://r.test:8000/stream/2/', 1], ['http://r.test:8000/', 0],
            ['http://r.test:8000/dos', 1], ['http://r.test:8000/tres', null], ['http://r.test:8000/?sid=3', null],
        ];
    }

    public function test_of_those_that_are_listed_the_one_that_sends_is_heard(): void
    {
        $streams = array_map(static fn(string $path): array => ['addresses' => [$path], 'number' => ''], ['/a', '/b', '/c']);
        $this->assertSame(1, (new OwnStream('https://r.test/renamed', ''))->of($streams, [1]));
        $this->assertSame(0, (new OwnStream('https://r.test/a', ''))->of($streams, [1]));
        $this->assertSame(2, (new OwnStream('', ''))->of($streams, [1, 2], [1]));
    }
}
