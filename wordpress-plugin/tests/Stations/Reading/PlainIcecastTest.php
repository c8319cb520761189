<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Settings\Station;
use Onda\Stations\Reading\PlainIcecast;
use Onda\Stations\Asking\StatusDocument;
use Onda\Tests\TestCase;

final class PlainIcecastTest extends TestCase
{
    /** The table is read by the test of the browser's reader, too. */
    private const SONGS = __DIR__ . '/../../../../packages/feeds/src/fixtures/plain-icecast.json';

    /** @dataProvider songs */
    public function test_reads_the_song_that_the_browser_reads_or_none(array $case): void
    {
        $read = self::read($case['body'], $case['stream'], $case['feed']);
        $expected = ['stream' => $case['stream'], 'feed' => $case['feed']] + (array) $case['song'];
        $this->assertSame($case['told'] ? $expected : null, $read);
    }

    /** @return list<array{array{body: string, stream: string, feed: string, song: ?array, told: bool}}> */
    public function songs(): array
    {
        return array_map(
            static fn(array $case): array => [$case],
            json_decode((string) file_get_contents(self::SONGS), true)
        );
    }

    public function test_reads_no_other_kind_of_document(): void
    {
        $body = '{"icestats":{"source":{"listenurl":"http://x/a","title":"A - B"}}}';
        $this->assertNotNull(self::read($body, 'http://x/a'));
        $this->assertNull(self::read($body, 'http://x/a', kind: 'auto'));
    }

    private static function read(string $body, string $stream, string $feed = '', string $kind = 'icecast-json'): ?array
    {
        $station = new Station('uno', 'Uno', $stream, $feed);
        return PlainIcecast::on_air($station, new StatusDocument($kind, $body, 1));
    }
}
