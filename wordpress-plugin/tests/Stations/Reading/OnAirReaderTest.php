<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Settings\Station;
use Onda\Stations\Reading\OnAirReader;
use Onda\Tests\TestCase;

/** The readers in PHP say the same as those in the browser: packages/feeds writes the golden file. */
final class OnAirReaderTest extends TestCase
{
    private const FIXTURES = __DIR__ . '/../../../../packages/feeds/src/fixtures/';

    /** @dataProvider fixtures */
    public function test_every_fixture_is_read_as_in_the_browser(string $file, string $stream, ?array $expected): void
    {
        $read = OnAirReader::read('auto', (string) file_get_contents(self::FIXTURES . $file), new Station('a', 'A', $stream));
        $this->assertSame($expected, $read === null ? null : [
            'isOnline' => $read->is_online,
            'track' => $read->track === null ? null : [
                'title' => $read->track['title'], 'artist' => $read->track['artist'], 'art' => $read->track['art'],
            ],
            'history' => array_map(static fn(array $one): array => [$one['artist'], $one['title']], $read->history),
            'live' => ['isLive' => $read->is_live, 'name' => $read->live_name],
        ]);
    }

    /** @return array<string, array{string, string, array<string, mixed>|null}> */
    public function fixtures(): array
    {
        $rows = json_decode((string) file_get_contents(__DIR__ . '/../../fixtures/on-air.json'), true);
        $names = array_map(static fn(array $row): string => trim("{$row['file']} {$row['streamUrl']}"), $rows);
        return array_combine($names, array_map(array_values(...), $rows));
    }

    /** @dataProvider hostile */
    public function test_a_hostile_document_is_read_or_not_and_ends_nothing(string $body): void
    {
        $read = OnAirReader::read('auto', $body, new Station('a', 'A', 'https://radio.example/live.mp3'));
        $this->assertLessThanOrEqual(500, mb_strlen($read->track['title'] ?? ''));
        $this->assertStringStartsNotWith('javascript:', $read->track['art'] ?? '');
    }

    /** @return array<string, array{string}> */
    public function hostile(): array
    {
        $song = static fn(mixed $title, mixed $art = ''): array =>
            [(string) json_encode(['now_playing' => ['song' => ['title' => $title, 'art' => $art]]])];
        return [
            'nothing' => [''],
            'a script for art' => $song('x', 'javascript:alert(1)'),
            'lists for texts' => $song(['x'], ['y']),
            'a long title' => $song(str_repeat('ñ', 100_000)),
            'deep' => [str_repeat('[', 200_000)],
            'lists where objects stand' => ['{"now_playing":[1],"song_history":[[],{"song":7},null]}'],
            'no sources' => ['{"icestats":{"source":[null,7]}}'],
            'never closed' => ['<SHOUTCASTSERVER>' . str_repeat('<SONGTITLE>', 20_000)],
            'cells that never close' => ['Icecast Status' . str_repeat('<td>', 50_000)],
            'bytes' => ["7,1,7,7,7,128,\xFF\xFE\x00 - x"],
            'frames' => [str_repeat("data: {\"pub\":{}}\n", 5_000)],
        ];
    }
}
