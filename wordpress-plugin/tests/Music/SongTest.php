<?php

declare(strict_types=1);

namespace Onda\Tests\Music;

use Onda\Features\Music\Song;
use PHPUnit\Framework\TestCase;

final class SongTest extends TestCase
{
    /** @dataProvider texts */
    public function test_a_text_is_parted_as_the_specification_says(mixed $artist, mixed $title, ?string $expected): void
    {
        $song = Song::of($artist, $title);
        $this->assertSame($expected, $song === null ? null : "{$song->artist}|{$song->title}");
    }

    public function texts(): array
    {
        return [
            ['Los Faros', 'Marea alta', 'Los Faros|Marea alta'],
            ['', 'Los Faros - Marea alta', 'Los Faros|Marea alta'],
            ['', 'Los Faros - En vivo - Marea', 'Los Faros - En vivo|Marea'],
            ['', 'Noticias de las 8', null],
            ['', ' - Marea', null],
            ['Los Faros', '', null],
            ['Los Faros', null, null],
            ['', ['x'], null],
            ['Guns &amp; Roses', "<b>Sin\x07 t\u{202E}itulo</b>", 'Guns & Roses|Sin t itulo'],
            ['', "\xFF - \xFE", null],
        ];
    }

    /** @dataProvider answers */
    public function test_an_answer_about_another_song_is_none(string $artist, string $title, bool $is_same): void
    {
        $this->assertSame($is_same, Song::of('Los Faros', 'Canción (Remasterizada 2011)')->is($artist, $title));
    }

    public function answers(): array
    {
        return [
            ['Los Faros', 'Canción', true],
            ['LOS FAROS', 'cancion [Live]', true],
            ['Los Faros & Marea', 'Canción', true],
            ['Karaoke Band', 'Canción', false],
            ['Los Faros', 'Otra', false],
            ['Los Farosos', 'Canción', false],
            ['', '', false],
        ];
    }

    public function test_one_song_has_one_key_however_it_is_written(): void
    {
        $this->assertSame(Song::of('Los Faros', 'Canción')->key(), Song::of('', 'LOS FAROS - Cancion (En vivo)')->key());
        $this->assertNotSame(Song::of('Los Faros', 'Marea')->key(), Song::of('Los Faros', 'Norte')->key());
        $this->assertNotSame(Song::of('日本', '海')->key(), Song::of('日本', '空')->key());
    }
}
