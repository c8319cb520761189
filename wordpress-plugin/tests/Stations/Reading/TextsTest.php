<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Reading;

use Onda\Features\Stations\Reading\Entities;
use Onda\Features\Stations\Reading\Letters;
use Onda\Features\Stations\Reading\Songs;
use Onda\Features\Stations\Reading\TrackText;
use PHPUnit\Framework\TestCase;

/** Each row is a text: letters, references, songs, capitals. */
final class TextsTest extends TestCase
{
    /** @dataProvider letters */
    public function test_letters_that_were_read_one_by_one_are_put_right_in_every_script(string $written, string $text): void
    {
        $this->assertSame($text, Letters::repaired($written));
    }

    public function letters(): array
    {
        return [
            ['CafÃ© Tacvba', 'Café Tacvba'], ['Ã‘andÃº', 'Ñandú'], ["NiÃ\u{91}o", 'NiÑo'], ['Donâ€™t', 'Don’t'],
            ["æ\u{97}¥æ\u{9c}¬", '日本'], ["Ð\u{9d}Ð¾Ð²Ð¸", 'Нови'], ["Å\u{81}Ä\u{85}ka", 'Łąka'], ['Î‘Î²Î³', 'Αβγ'],
            ["×©×œ×•×\u{9d}", 'שלום'], ['Ù…Ø±', 'مر'], ['ðŸŽ‰', '🎉'], ["CafÃ\u{83}Â©", 'Café'], ["CafÃ\u{83}Â\u{83}Ã\u{82}Â©", 'Café'],
            ['MÃ¡s » 日本', 'MÃ¡s » 日本'], ['São Tomé «ÂÊ»', 'São Tomé «ÂÊ»'], ['Âge tendre', 'Âge tendre'], ['Ã© Ã', 'Ã© Ã'],
            ['Пётр', 'Пётр'], ['', ''], ["\xC3", "\xC3"],
        ];
    }

    /** @dataProvider titles */
    public function test_letters_of_another_country_are_known_by_their_rows(string $title, bool $are_misread): void
    {
        $this->assertSame($are_misread, Letters::are_misread($title));
    }

    public function titles(): array
    {
        return [
            ['Ðóñè÷è – Ñóäàðóøêà', true], ['×Üñéò Áëåîßïõ', true], ['ùìåí', true], ['Âàíÿ', true],
            ['Русичи – Сударушка', false], ['Niño – Año', false], ['Ágætis byrjun', false], ['Noël à l’Opéra', false],
            ['ÑANDÚ', false], ['', false],
        ];
    }

    /** @dataProvider references */
    public function test_references_are_decoded_as_in_a_browser(string $written, string $text): void
    {
        $this->assertSame($text, Entities::decoded($written));
    }

    public function references(): array
    {
        return [
            ['3&ordf; parte', '3ª parte'], ['&trade; &deg; &euro; &copy; &reg;', '™ ° € © ®'], ['&hellip;&Ntilde;', '…Ñ'],
            ['odcie&#324 bluesa', 'odcień bluesa'], ['Tom &amp Jerry', 'Tom & Jerry'], ['ni&ntildeo', 'niño'],
            ['&#55356;&#57225;', '🎉'], ['&#xD83C;&#xDF89; x', '🎉 x'], ['&#x1F389;', '🎉'], ['&#55356;x', "\u{FFFD}x"],
            ['&#65;&#57225;', "A\u{FFFD}"], ['&#128;&#159;&#160;x', "€Ÿ\u{A0}x"],
            ['Marea&#x1F; alta&#0;', 'Marea alta'], ['it&#146;s', 'it’s'], ['&#x110000;', "\u{FFFD}"],
            ['Faro &amp;amp; Sol - Don&amp;#39;t Go', "Faro & Sol - Don't Go"], ['&amp;quot;x&amp;apos;', "\"x'"],
            ['&amp;lt;b&amp;gt;', '&lt;b&gt;'], ['AT&T &what; &constructor;', 'AT&T &what; &constructor;'], ['R&B;', 'R&B;'],
        ];
    }

    /** @dataProvider songs */
    public function test_a_text_is_parted_into_artist_and_title(string $text, ?string $artist, string $title = ''): void
    {
        $songs = new Songs([]);
        $expected = $artist === null ? null : ['artist' => $artist, 'title' => $title];
        $read = $songs->of('', '', $songs->text($text));
        $this->assertSame($expected, $read === null ? null : ['artist' => $read['artist'], 'title' => $read['title']]);
    }

    public function songs(): array
    {
        return [
            ['Coldplay - Viva La Vida', 'Coldplay', 'Viva La Vida'], ['Shakira - Ñandú - Niño', 'Shakira - Ñandú', 'Niño'],
            ['A - B - C - D', 'A', 'B - C - D'], ['Coldplay-Yellow', 'Coldplay', 'Yellow'], ['a-b-c', '', 'a-b-c'],
            ['Jean-Michel Jarre', '', 'Jean-Michel Jarre'], ['Heart-Shaped Box', '', 'Heart-Shaped Box'],
            ['Soda Stereo – Zoom', 'Soda Stereo', 'Zoom'], ['Faro − Marea', 'Faro', 'Marea'], ["Faro\u{A0}-\u{A0}Marea", 'Faro', 'Marea'],
            ['Faro- Marea', 'Faro', 'Marea'], ['Faro -Marea', 'Faro', 'Marea'], ['Faro Norte-Marea Alta', 'Faro Norte', 'Marea Alta'],
            ['La tierra-media de ayer', '', 'La tierra-media de ayer'], ['Faro -5', '', 'Faro -5'], ['-5', '', '-5'], ['-.5', '', '-.5'],
            ['Noticias', '', 'Noticias'], ['- Title', '', 'Title'], ['Artist -', '', 'Artist'], ['0', '', '0'],
            ['Faro / Marea', '', 'Faro / Marea'], ['', null], ['-', null], [' - ', null], ['- -', null],
            ['Faro - text="Marea" song_spot="M" MediaBaseId="17"', 'Faro', 'Marea'], ['Faro - text="Ven" song_spot="T" x=""', null],
            ['title="Calle",artist="Los Faroles",url="x"', 'Los Faroles', 'Calle'], ["He Can\\'t", '', "He Can't"],
            ['FARO~Marea~~~~~2020-08-13T08:11:53~2020-08-13T08:11:53~Radio Uno +', 'FARO', 'Marea'],
            ['Cuarteto Sol - N.º 9 (Op.34)~3. Adagio', 'Cuarteto Sol', 'N.º 9 (Op.34)~3. Adagio'],
            ['Faro - Marea [#5f4dcc3b5aa765d61d8327deb882cf99#]', 'Faro', 'Marea'], ['CafÃ© - Ñandú', 'Café', 'Ñandú'],
            ['AutoDJ', null], ['Now Playing info goes here', null], ['LibreTime - offline', null], ['ADWTAG_120000_x', null],
            ['Advertisement', '', 'Advertisement'], ['La publicidad', '', 'La publicidad'],
        ];
    }

    /** @dataProvider apart */
    public function test_artist_and_title_that_stand_apart_are_read_with_the_text_of_both(array $texts, string $artist, string $title): void
    {
        $read = (new Songs([]))->of(...$texts);
        $this->assertSame([$artist, $title], [$read['artist'] ?? null, $read['title'] ?? null]);
    }

    public function apart(): array
    {
        return [
            'both' => [['Faro', 'Con el viento', 'x'], 'Faro', 'Con el viento'],
            'the text tells both' => [['', 'Con el viento', 'Faro - Con el viento'], 'Faro', 'Con el viento'],
            'a text of another song' => [['', 'Con el viento', 'Sol - Luna'], '', 'Con el viento'],
            'the station as artist' => [['Radio Uno', 'Faro - Marea', '', '', 'radio uno'], 'Faro', 'Marea'],
            'the station as artist of its own' => [['Radio Uno', 'Noticias', '', '', 'Radio Uno'], 'Radio Uno', 'Noticias'],
            'nobody as artist' => [['Unknown', 'Faro - Marea', ''], 'Faro', 'Marea'],
            'a song of that name' => [['Interpol', 'Untitled', ''], 'Interpol', 'Untitled'],
            'both in the artist' => [['Faro - Marea', '', ''], 'Faro', 'Marea'],
            'an artist alone' => [['Faro', '', ''], 'Faro', ''],
        ];
    }

    public function test_the_owners_words_are_left_out_of_titles_as_whole_words(): void
    {
        $songs = new Songs(['Now On Air:', '[VTp]', 'ad']);
        $this->assertSame('FARO - MAREA', $songs->text('now on air: FARO - MAREA'));
        $this->assertSame('FARO - MAREA ALTA', $songs->text('FARO - MAREA ALTA [VTp]'));
        $this->assertSame('Madrid', $songs->text('Madrid ad'));
    }

    /** @dataProvider presenters */
    public function test_some_names_of_presenters_mean_nobody(string $name, string $expected): void
    {
        $this->assertSame($expected, (new Songs([]))->presenter($name));
    }

    public function presenters(): array
    {
        return [['Marta', 'Marta'], ['AutoDJ', ''], ['Auto DJ', ''], ['NO DJ', ''], ['NoDJ', ''], ['none', ''], ['null', ''], ['', '']];
    }

    /** @dataProvider capitals */
    public function test_an_artist_has_initial_capitals(string $written, string $cased): void
    {
        $this->assertSame($cased, TrackText::cased($written));
    }

    /** @return list<array{string, string}> As written, as shown; the browser reads the same file. */
    public function capitals(): array
    {
        $file = __DIR__ . '/../../../../packages/feeds/src/fixtures/title-case.json';
        return json_decode((string) file_get_contents($file), true);
    }

    public function test_a_text_is_one_line_of_500_units_at_most_and_no_half_letter(): void
    {
        $this->assertSame('ctlchar evil x', TrackText::plain("ctl\u{1}char \u{202E}evil\u{202C} \u{2066}x\u{2069}\u{200B}"));
        $this->assertSame(str_repeat('x', 499), TrackText::plain(str_repeat('x', 499) . '🎉'));
        $this->assertSame(str_repeat('á', 500), TrackText::plain(str_repeat('á', 1000)));
        $this->assertSame(['0', 'true', 'Marea', '', ''], array_map(TrackText::plain(...), [0, true, ['Marea', 'x'], null, ['a' => 'b']]));
    }
}
