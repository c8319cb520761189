<?php

declare(strict_types=1);

namespace Onda\Tests\Music;

use Onda\Fetch\SocketClient;
use Onda\Music\Song;
use Onda\Music\SongOnAir;
use PHPUnit\Framework\TestCase;

final class SongOnAirTest extends TestCase
{
    private const STREAM = 'http://radio.example:8000/live.mp3';

    /** @dataProvider documents */
    public function test_the_song_is_found_in_every_kind_of_document_unless_it_has_art(string $body, ?string $title): void
    {
        $this->assertSame($title, SongOnAir::of($body, self::STREAM)?->title);
    }

    public function documents(): array
    {
        $json = static fn(array $value): string => (string) json_encode($value);
        $mount = static fn(string $path, string $title): array => ['listenurl' => "http://x$path", 'title' => $title];
        $two = [$mount('/other.mp3', 'Faro - Otra'), $mount('/live.mp3', 'Faro - Marea')];
        $song = ['artist' => 'Faro', 'title' => 'Marea'];
        $now = static fn(array $more): array => ['now_playing' => ['song' => $song + $more]];
        $radioco = ['title' => 'Faro - Marea', 'artwork_url_large' => 'http://x.example/a.jpg'];
        $list = ['track_artist' => 'Faro', 'track_title' => 'Marea'];
        return [
            'one mount' => [$json(['icestats' => ['source' => $mount('/any', 'Faro - Marea')]]), 'Marea'],
            'the mount that is heard' => [$json(['icestats' => ['source' => $two]]), 'Marea'],
            'another mount' => [$json(['icestats' => ['source' => [$two[0], $two[0]]]]), null],
            'no mount' => [$json(['icestats' => ['dummy' => null]]), null],
            'mounts that are none' => [$json(['icestats' => ['source' => [5, 'x']]]), null],
            'shoutcast 2' => [$json(['songtitle' => 'Faro - Marea']), 'Marea'],
            'shoutcast 2, xml' => ['<SHOUTCASTSERVER><SONGTITLE>Faro - Marea</SONGTITLE></SHOUTCASTSERVER>', 'Marea'],
            'shoutcast 1' => ['<html><body>1,1,2,100,1,128,Faro - Marea</body></html>', 'Marea'],
            'icecast page' => ['<td>Currently playing:</td><td class="streamstats">Faro - Marea</td>', 'Marea'],
            'icecast page of two' => [str_repeat('<td>Currently playing:</td><td class="streamstats">Faro - Marea</td>', 2), null],
            'azuracast' => [$json($now([])), 'Marea'],
            'azuracast, default art' => [$json($now(['art' => 'https://x/album_art.1.png'])), 'Marea'],
            'azuracast, art' => [$json($now(['art' => 'https://x.example/a.png'])), null],
            'song list, art' => [$json(['now_playing' => ['song' => $song, 'art' => '//x.example/a.png']]), null],
            'radio.co' => [$json(['current_track' => ['title' => 'Faro - Marea']]), 'Marea'],
            'radio.co, art' => [$json(['current_track' => $radioco]), null],
            'track list' => [$json(['success' => 1, 'result' => [$list]]), 'Marea'],
            'track list, art' => [$json(['result' => [$list + ['track_image' => 'https://x.example/a.png']]]), null],
            'nothing' => ['', null], 'null' => ['null', null], 'a number' => ['5', null], 'markup' => ['<!doctype html><p>x', null],
            'deep' => [str_repeat('[', 5000), null],
            'wrong types' => ['{"now_playing":{"song":"x"},"result":[]}', null],
        ];
    }

    /** @dataProvider hostile */
    public function test_a_hostile_document_of_full_size_costs_next_to_nothing(string $part): void
    {
        $spent = static fn(): int => getrusage()['ru_utime.tv_sec'];
        $body = str_repeat($part, intdiv(SocketClient::MAX_BODY_BYTES, strlen($part)));
        $before = $spent();
        $this->assertNull(SongOnAir::of($body, self::STREAM));
        $this->assertNull(Song::of('', $body));
        // Seconds of computing: 8 and 13 where each beginning is read to the end.
        $this->assertLessThan(3, $spent() - $before);
    }

    public function hostile(): array
    {
        return array_map(static fn(string $part): array => [$part], [
            '<SONGTITLE>', '<body>1,1,1,1,1,1,', '>Current Song:</td><td class="streamdata">', '<script>', '<body <b',
        ]);
    }
}
