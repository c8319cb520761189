<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Core\Settings\FeedKinds;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Features\Stations\Reading\OnAir;
use Onda\Features\Stations\Reading\OnAirReader;
use Onda\Features\Stations\Reading\TrackText;
use Onda\Tests\TestCase;

/** The readers in PHP say the same as those in the browser: both pass the golden files of packages/feeds. */
final class OnAirReaderTest extends TestCase
{
    private const FIXTURES = __DIR__ . '/../../../../packages/feeds/src/fixtures/';

    /** @dataProvider golden */
    public function test_every_golden_document_is_read_as_in_the_browser(array $case): void
    {
        $station = self::station($case);
        $read = OnAirReader::read($case['kind'], self::text($case), $station, $case['now'] ?? 0);
        if ($case['expect'] === null) {
            $this->assertNull($read);
            return;
        }
        $this->assertNotNull($read);
        $this->assert_told(self::in_seconds($case['expect']), self::told($read, ($case['keepCase'] ?? true) === false));
    }

    /** @param array<string, mixed> $case */
    private static function station(array $case): Station
    {
        $case += ['providerHost' => '', 'stationName' => '', 'feed' => '', 'leaveOut' => [], 'charset' => ''];
        $stream = $case['stream'] ?? ($case['providerHost'] === '' ? '' : "https://{$case['providerHost']}/");
        $words = ['leave_out' => $case['leaveOut'], 'charset' => $case['charset']];
        return new Station('a', $case['stationName'], $stream, $case['feed'], ...$words);
    }

    /** @return array<string, array{array<string, mixed>}> */
    public function golden(): array
    {
        $cases = [];
        foreach ((array) glob(self::FIXTURES . 'golden/*.json') as $file) {
            $cases = array_merge($cases, json_decode((string) file_get_contents((string) $file), true));
        }
        return array_combine(array_column($cases, 'id'), array_map(static fn(array $case): array => [$case], $cases));
    }

    /** @param array<string, mixed> $case */
    private static function text(array $case): string
    {
        $bytes = isset($case['bytes']) ? mb_convert_encoding($case['bytes'], 'ISO-8859-1', 'UTF-8') : null;
        $bytes ??= isset($case['file']) ? file_get_contents(self::FIXTURES . $case['file']) : $case['body'];
        return StatusDocument::text_of((string) $bytes, $case['contentType'] ?? '', $case['charset'] ?? '');
    }

    /** @return array<string, mixed> As the golden files write it. */
    private static function told(OnAir $read, bool $is_cased): array
    {
        $song = static fn(array $one): array =>
            ['artist' => $is_cased ? TrackText::cased($one['artist']) : $one['artist']] + $one;
        return [
            'isOnline' => $read->is_online,
            'track' => $read->track === null ? null : $song($read->track),
            'history' => array_map(static fn(array $one): array =>
                ['playedAt' => $one['played_at']] + $song($one), $read->history),
            'startedAt' => $read->started_at,
            'endsAt' => $read->ends_at,
            'live' => ['isLive' => $read->is_live, 'name' => $read->live_name],
            'listeners' => $read->listeners,
        ];
    }

    /** Only the named keys are compared. */
    private function assert_told(mixed $expected, mixed $told, string $way = ''): void
    {
        if (!is_array($expected) || !is_array($told)) {
            $this->assertSame($expected, $told, $way);
            return;
        }
        if (array_is_list($expected)) {
            $this->assertCount(count($expected), $told, $way);
        }
        foreach ($expected as $key => $value) {
            $this->assert_told($value, $told[$key], "$way.$key");
        }
    }

    private static function in_seconds(mixed $value, string $key = ''): mixed
    {
        if (is_array($value)) {
            return array_combine(array_keys($value), array_map(self::in_seconds(...), $value, array_map(strval(...), array_keys($value))));
        }
        return $value !== null && in_array($key, ['startedAt', 'endsAt', 'playedAt'], true) ? (int) round($value / 1000) : $value;
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
            'a title of ten thousand letters' => ["StreamTitle='" . str_repeat('Faro ', 2_000) . " - Marea';"],
            'a title of brackets' => $song(str_repeat('<', 10_000)),
            'brackets' => [str_repeat('<', 200_000)],
            'brackets within a record' => ["StreamTitle='" . str_repeat('artist=<', 500) . "';"],
            'maps within maps' => [str_repeat('{"now":[', 200) . '{"title":"x","artist":"y"}'],
            'deep' => [str_repeat('[', 200_000)],
            'deep within a kind' => ['{"icestats":' . str_repeat('{"a":', 200_000)],
            'lists where objects stand' => ['{"now_playing":[1],"song_history":[[],{"song":7},null]}'],
            'no sources' => ['{"icestats":{"source":[null,7]}}'],
            'never closed' => ['<SHOUTCASTSERVER>' . str_repeat('<SONGTITLE>', 20_000)],
            'attributes that never end' => ['<SHOUTCASTSERVER ' . str_repeat('a="', 50_000)],
            'comments that never end' => ['<SHOUTCASTSERVER>' . str_repeat('<!--', 50_000)],
            'cells that never close' => ['Icecast Status' . str_repeat('<td>', 50_000)],
            'bytes' => ["7,1,7,7,7,128,\xFF\xFE\x00 - x"],
            'frames' => [str_repeat("data: {\"pub\":{}}\n", 5_000)],
            'commas' => ['{"songtitle":' . str_repeat(',', 200_000)],
            'references' => $song(str_repeat('&#55356;', 50_000)),
            'five megabytes' => ['{"songtitle":"x","a":"' . str_repeat('y', 5_000_000) . '"}'],
            'five megabytes of brackets' => [str_repeat('<', 5_000_000)],
            'five megabytes that are damaged' => ['{"songtitle":"x","a":-' . str_repeat('{"a":-,', 700_000)],
        ];
    }

    /**
     * The golden documents of a kind, damaged: `ONDA_FUZZ=10000` reads ten thousand of each.
     *
     * @dataProvider kinds
     * @param list<string> $bodies
     */
    public function test_a_damaged_document_ends_nothing_and_costs_little(string $kind, array $bodies): void
    {
        $station = new Station('a', 'A', 'https://radio.example/live.mp3');
        $rounds = (int) getenv('ONDA_FUZZ') ?: 30;
        $spent = static fn(): int => getrusage()['ru_utime.tv_sec'];
        $before = $spent();
        for ($round = $rounds; $round > 0; $round--) {
            OnAirReader::read($kind, self::damaged($bodies[$round % count($bodies)], $round), $station);
        }
        // Seconds of computing: a document that is read to its end again and again takes more alone.
        $this->assertLessThan(3 + $rounds / 100, $spent() - $before);
    }

    /** @return array<string, array{string, list<string>}> */
    public function kinds(): array
    {
        $kinds = [];
        foreach ($this->golden() as [$case]) {
            $text = self::text($case);
            $kind = $case['kind'] === 'auto' ? FeedKinds::of($text)[0] ?? '' : $case['kind'];
            $kinds += [$kind => [$kind, []]];
            $kinds[$kind][1][] = $text;
        }
        return $kinds;
    }

    /** Cut, doubled, and with other bytes within. */
    private static function damaged(string $body, int $seed): string
    {
        mt_srand($seed);
        for ($change = mt_rand(1, 6); $change > 0 && $body !== ''; $change--) {
            $at = mt_rand(0, strlen($body) - 1);
            $part = substr($body, mt_rand(0, strlen($body) - 1), mt_rand(0, 30));
            $body = match (mt_rand(0, 4)) {
                0 => substr($body, 0, $at),
                1 => substr_replace($body, $part, $at, 0),
                2 => substr_replace($body, '', $at, mt_rand(1, 20)),
                3 => substr_replace($body, chr(mt_rand(0, 255)), $at, 1),
                default => substr_replace($body, '{["<,&:}]'[mt_rand(0, 8)], $at, 1),
            };
        }
        return mb_scrub($body, 'UTF-8');
    }
}
