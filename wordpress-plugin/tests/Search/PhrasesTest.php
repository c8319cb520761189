<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\EngineFailed;
use Onda\Tests\SearchIndexCase;

/** Phrases as people type them, and the title that each has to find first. A case is one line. */
final class PhrasesTest extends SearchIndexCase
{
    /** Titles of one site, so that each phrase may find the wrong one. */
    public const TITLES = [
        '[Entrevista] Rosalinda canta', '[VIDEO] Terremoto hoy', 'I <3 discoteca', 'Temperatura <0 en Soria', 'Ella', 'Contra',
        'Más', 'Él', 'Esto Es Ser Era', 'Desde Que No Estás', 'Canta y baila', 'Elecciones', 'Historia de la radio en la ciudad de Oviedo',
        'Historia de la radio en la ciudad de Barcelona', 'Historia de la radio en la ciudad de Murcia', 'Việt Nam', 'Ёлка',
        'Αθήνα', 'Οδος', 'مُحَمَّد', 'أحمد', 'שָׁלוֹם', 'Ḥamra', 'Ｒａｄｉｏ Ancha', 'El oﬁcial', 'Əziz', "کتاب\u{200C}خانه", "Donau\u{AD}dampf\u{AD}schiff",
        'AC/DC en directo', 'R.E.M. se despide', 'P!nk vuelve', "O'Connor", 'WH-1000XM5', 'Un e-mail', 'Lo pop-rock', 'El ex-presidente',
        'La col·lecció', 'Aujourd’hui', 'Enrique Ⅳ', 'Media ½ hora', 'Receta 3/4', 'Vacuna covid19', 'Gira de U2', 'El nº1', 'Ruta de 10km', 'Ley nº 7',
        'Cumbre G 20', 'Agua H₂O', 'Llama al 91 123 45 67', 'Cuesta 1.000.000', 'EE.UU. hoy', 'Poprock junto', 'हिन्दी',
    ];

    public function test_each_phrase_finds_its_title_first_and_corrects_nothing(): void
    {
        $titles = [];
        foreach (self::TITLES as $title) {
            $titles[$this->post($title)] = $title;
        }
        $this->build();
        $wrong = [];
        foreach (self::phrases() as $phrase => $title) {
            $answer = $this->ask((string) $phrase);
            $found = array_map(static fn(int $post): string => $titles[$post], array_column($answer->hits, 'id'));
            if (($found[0] ?? '') !== $title || $answer->corrected !== '') {
                $wrong[$phrase] = [...$found, $answer->corrected];
            }
        }
        $this->assertSame([], $wrong);
    }

    /** @return array<string, string> Typed → title. */
    private static function phrases(): array
    {
        return [
            // Brackets and signs.
            'entrevista rosalinda' => '[Entrevista] Rosalinda canta', '[entrevista]' => '[Entrevista] Rosalinda canta',
            'terremoto video' => '[VIDEO] Terremoto hoy', 'discoteca' => 'I <3 discoteca', 'i <3 discoteca' => 'I <3 discoteca',
            'soria' => 'Temperatura <0 en Soria',
            // Stop words alone.
            'ella' => 'Ella', 'contra' => 'Contra', 'más' => 'Más', 'él' => 'Él', 'esto es ser era' => 'Esto Es Ser Era',
            'desde que no' => 'Desde Que No Estás',
            // Long phrases.
            'Historia de la radio en la ciudad de Barcelona' => 'Historia de la radio en la ciudad de Barcelona',
            'historia de la radio en la ciudad de murcia' => 'Historia de la radio en la ciudad de Murcia',
            // Letters of other alphabets.
            'viet nam' => 'Việt Nam', 'елка' => 'Ёлка', 'αθηνα' => 'Αθήνα', 'ΟΔΟΣ' => 'Οδος', 'محمد' => 'مُحَمَّد', 'احمد' => 'أحمد',
            'שלום' => 'שָׁלוֹם', 'hamra' => 'Ḥamra', 'radio ancha' => 'Ｒａｄｉｏ Ancha', 'oficial' => 'El oﬁcial', 'eziz' => 'Əziz',
            'کتابخانه' => "کتاب\u{200C}خانه", 'donaudampfschiff' => "Donau\u{AD}dampf\u{AD}schiff", 'हिन्दी' => 'हिन्दी',
            // Joined and parted.
            'acdc' => 'AC/DC en directo', 'ac/dc' => 'AC/DC en directo', 'rem' => 'R.E.M. se despide', 'pink' => 'P!nk vuelve',
            'oconnor' => "O'Connor", 'wh1000xm5' => 'WH-1000XM5', 'email' => 'Un e-mail', 'poprock' => 'Poprock junto',
            'expresidente' => 'El ex-presidente', 'colleccio' => 'La col·lecció', 'aujourdhui' => 'Aujourd’hui',
            '911234567' => 'Llama al 91 123 45 67', '1000000' => 'Cuesta 1.000.000', 'eeuu' => 'EE.UU. hoy',
            'enrique iv' => 'Enrique Ⅳ', 'media 1/2 hora' => 'Media ½ hora', '1/2' => 'Media ½ hora', 'receta ¾' => 'Receta 3/4',
            'covid 19 vacuna' => 'Vacuna covid19', 'covid19' => 'Vacuna covid19', 'u 2' => 'Gira de U2', 'u2' => 'Gira de U2',
            'nº 1' => 'El nº1', 'n 1' => 'El nº1', '10 km' => 'Ruta de 10km', 'ley nº7' => 'Ley nº 7', 'ley n7' => 'Ley nº 7',
            'g20' => 'Cumbre G 20', 'h2o' => 'Agua H₂O',
            'des-pide' => 'R.E.M. se despide',
        ];
    }

    /** @dataProvider for_wordpress */
    public function test_what_the_index_cannot_know_is_for_wordpress(string $phrase): void
    {
        $this->post('Fiesta 🎧 total');
        $this->build();
        $this->expectException(EngineFailed::class);
        $this->ask($phrase);
    }

    /** @return list<array{string}> */
    public function for_wordpress(): array
    {
        return [['🎧'], ['!!!'], ['bandurria -acústica'], ['"onda marina"'], ['“onda marina”'], ['radio «onda marina»'], ['de la']];
    }
}
