<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Core\Settings\Station;
use Onda\Features\Stations\Reading\Art;
use Onda\Features\Stations\Reading\OnAir;
use Onda\Features\Stations\Reading\ToldSong;
use Onda\Tests\TestCase;

final class ToldSongTest extends TestCase
{
    private const STREAM = 'https://radio.example/live.mp3';

    /** @dataProvider readings */
    public function test_a_page_is_told_what_it_shows(OnAir $read, array $told): void
    {
        $of = ['stream' => self::STREAM, 'feed' => 'https://radio.example/feed'];
        $this->assertSame($of + $told, ToldSong::of(new Station('a', 'A', $of['stream'], $of['feed']), $read));
    }

    /** @dataProvider shows */
    public function test_the_show_stands_beside_the_song_and_for_one(OnAir $read, array $show, ?array $words): void
    {
        $told = ToldSong::of(new Station('a', 'A', self::STREAM), $read, $show + ['until' => 1]);
        $this->assertSame($words, $told['words'] ?? null);
    }

    public function shows(): array
    {
        $song = new OnAir(track: ['title' => 'Marea', 'artist' => '', 'art' => '']);
        $show = ['title' => 'Tarde', 'hosts' => 'con Ana', 'address' => ''];
        $alone = ['hosts' => ''] + $show;
        return [
            'beside a song' => [$song, $show, ['live' => 'Tarde · con Ana']],
            'without hosts' => [$song, $alone, ['live' => 'Tarde']],
            'for a song' => [new OnAir(), $show, ['live' => 'con Ana', 'title' => 'Tarde']],
            'with the person of the feed' => [new OnAir(is_live: true, live_name: 'Eva'), $alone, ['live' => 'Eva', 'title' => 'Tarde']],
            'no show' => [$song, [], null],
        ];
    }

    public function readings(): array
    {
        $track = ['title' => 'Marea', 'artist' => 'LOS FAROS', 'art' => ''];
        $song = ['online' => true, 'title' => 'Marea', 'artist' => 'LOS FAROS', 'cased' => 'Los Faros'];
        $art = ['art' => 'https://x.example/a.jpg'];
        return [
            'a song' => [new OnAir(track: $track), $song],
            'its picture' => [new OnAir(track: $art + $track), $song + $art],
            'a person' => [new OnAir(track: $track, is_live: true, live_name: 'Ana'), $song + ['presenter' => 'Ana']],
            'somebody' => [new OnAir(track: $track, is_live: true), $song + ['presenter' => '']],
            'its times' => [new OnAir(track: $track, started_at: 100, ends_at: 300), $song + ['startedAt' => 100, 'endsAt' => 300]],
            'its begin' => [new OnAir(track: $track, started_at: 100), $song + ['startedAt' => 100]],
            'no song' => [new OnAir(), ['online' => true]],
            'nobody on air' => [new OnAir(false), ['online' => false]],
        ];
    }

    /** @dataProvider pictures */
    public function test_the_picture_of_a_song_is_an_address_of_its_own(mixed $written, string $address): void
    {
        $this->assertSame($address, (new Art('https://f.example/api/now', self::STREAM))->of($written));
    }

    public function pictures(): array
    {
        return [
            ['https://x.example/a.jpg', 'https://x.example/a.jpg'], ['//x.example/a.jpg', 'https://x.example/a.jpg'],
            ['/static/now.jpg', 'https://f.example/static/now.jpg'], ['now.jpg', 'https://f.example/api/now.jpg'],
            ['/data/image/a.jpg', 'https://radio.example/data/image/a.jpg'], ['https://x.example/a?b=1&amp;c=2', 'https://x.example/a?b=1&c=2'],
            ['javascript:alert(1)', ''], ['data:image/png;base64,x', ''], ['', ''], ['null', ''], ['None', ''], [null, ''], [['x'], ''],
            ['https://x.example/nocover.png', ''], ['https://x.example/static/generic_song.jpg', ''], ['https://x.example/album_art.17.png', ''],
        ];
    }
}
