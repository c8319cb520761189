<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Engines\EngineChoice;
use Onda\Features\Search\Engines\Engines;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\Text\Sounds;
use Onda\Features\Search\Question;
use Onda\Features\Search\Wording;
use Onda\Tests\SearchIndexCase;

/** A phrase that no post has as it was typed still finds the post that was meant. A case is one line. */
final class StepsTest extends SearchIndexCase
{
    /** Titles of one site. */
    private const TITLES = [
        'Vetusta Morla llena el pabellón', 'Cabalgata de Reyes: horario y recorrido', 'Corazón espinado, la historia de un éxito',
        'Simon & Garfunkel en el parque', 'Un relleno sobre la canción', 'Canciones de Navidad', 'Luz de enero', 'Presupuestos municipales',
        'El presupuesto de una boda', 'Noche hiphop', 'LaSexta estrena serie', 'Podcast viral', 'WhatsApp cae', 'Super mercado nuevo',
        'Video clip largo', 'Rock and roll eterno', 'Cadena SER', 'Rock FM 500', 'Quevedo canta', 'Nathy Peluso gana', 'Huecco toca',
        'Wisin y Yandel', 'Llama al (91) 555-12-34', 'Ґанок новий', 'Rosalía en Москва', 'Un toque de queda', 'Parties in town',
        'Entrevista: «Lo mejor está por llegar»', 'C: guía de archivos', 'Gana el Betis', 'Why Lleida loves jazz', 'Los de siempre',
    ];

    private const MANY = 'jirafas petunia zebra oso lince gato perro lobo zorro buho pato pavo mono raton';
    private const MANY_OMITTED = 'jirafas, petunia, zebra, oso, lince, gato, perro, lobo, zorro, buho, pato, pavo, mono, raton';

    /** Typed → title, what was left out, what was corrected. */
    private const PHRASES = [
        // A word too many.
        ['cuando toca vetusta morla', 'Vetusta Morla llena el pabellón', 'toca'],
        ['a que hora empieza la cabalgata de reyes', 'Cabalgata de Reyes: horario y recorrido', 'hora, empieza'],
        ['letra de corazon espinado', 'Corazón espinado, la historia de un éxito', 'letra'],
        ['vetusta jirafas morla petunia', 'Vetusta Morla llena el pabellón', 'jirafas, petunia'],
        ['simon and garfunkel', 'Simon & Garfunkel en el parque'],
        ['quevedo rosalia москва', 'Rosalía en Москва', 'quevedo'],
        ['🎧 vetusta 🎧 morla', 'Vetusta Morla llena el pabellón'],
        ['c huecco', 'Huecco toca', 'c'],
        // Bad input: more words than are looked for together, one letter, stop words alone, two alphabets.
        [self::MANY . ' quevedo', 'Quevedo canta', self::MANY_OMITTED],
        ['quevedo ' . self::MANY, 'Quevedo canta', self::MANY_OMITTED],
        ['c', 'C: guía de archivos'],
        ['los de', 'Los de siempre'],
        ['ganok ґанок жираф', 'Ґанок новий', 'ganok, жираф'],
        // The other number.
        ['cancion de navidad', 'Canciones de Navidad'],
        ['luces de enero', 'Luz de enero'],
        ['party in towns', 'Parties in town'],
        // Begun.
        ['presupu municipales', 'Presupuestos municipales'],
        ['presupu munici', 'Presupuestos municipales'],
        // Together and apart.
        ['hip hop', 'Noche hiphop'],
        ['la sexta', 'LaSexta estrena serie'],
        ['pod cast', 'Podcast viral'],
        ['whats app', 'WhatsApp cae'],
        ['supermercado', 'Super mercado nuevo'],
        ['videoclip', 'Video clip largo'],
        ['rockandroll', 'Rock and roll eterno'],
        ['cadenaser', 'Cadena SER'],
        ['rockfm500', 'Rock FM 500'],
        ['hip hop noche jirafas', 'Noche hiphop', 'jirafas'],
        ['915551234', 'Llama al (91) 555-12-34'],
        // Sounds and letters.
        ['kevedo', 'Quevedo canta', '', 'quevedo'],
        ['nati peluso', 'Nathy Peluso gana', '', 'nathy peluso'],
        ['ueco', 'Huecco toca', '', 'huecco'],
        ['guisin', 'Wisin y Yandel', '', 'wisin'],
        ['kevedo jirafas', 'Quevedo canta', 'jirafas', 'quevedo'],
        ['why leida lovs', 'Why Lleida loves jazz', '', 'lleida loves'],
        ['ганок', 'Ґанок новий'],
    ];

    public function test_each_phrase_finds_its_title_first_and_tells_what_it_left_out(): void
    {
        $titles = $this->site();
        $wrong = [];
        foreach (self::PHRASES as $row) {
            [$phrase, $title, $omitted, $corrected] = $row + ['', '', '', ''];
            $answer = $this->ask($phrase);
            $found = [$titles[$answer->hits[0]->id ?? 0] ?? '', implode(', ', $answer->omitted), $answer->corrected];
            $wrong += $found === [$title, $omitted, $corrected] ? [] : [$phrase => $found];
        }
        $this->assertSame([], $wrong);
    }

    /** @dataProvider bad_input */
    public function test_bad_input_is_answered_in_time(string $phrase, int $statements): void
    {
        global $wpdb;
        $this->site();
        $before = $wpdb->num_queries;
        $this->ask($phrase);
        $this->assertLessThanOrEqual($statements, $wpdb->num_queries - $before);
    }

    /** @return array<string, array{string, int}> */
    public function bad_input(): array
    {
        return [
            'words that stand there, of which nothing has all' => ['vetusta morla hiphop quevedo podcast', 55],
            'a hundred words' => [str_repeat('uno dos tres cuatro cinco ', 20), 50],
            'one letter' => ['q', 20],
            'two alphabets' => ['quevedo москва שלום', 40],
            'one long word' => [str_repeat('abcdefgh', 12), 20],
        ];
    }

    public function test_what_is_found_as_it_was_typed_asks_for_nothing_more(): void
    {
        global $wpdb;
        $this->site();
        $before = $wpdb->num_queries;
        $this->ask('vetusta morla');
        $this->assertLessThanOrEqual(9, $wpdb->num_queries - $before);
    }

    public function test_the_word_as_it_was_typed_comes_before_its_other_number(): void
    {
        $many = $this->post('Noches claras');
        $one = $this->post('Noche clara');
        $this->post('Otro texto', 'una noche');
        $this->build();
        $this->assertSame([$many, $one], array_slice($this->found('noches'), 0, 2));
        $this->assertSame([$one, $many], array_slice($this->found('noche clara'), 0, 2));
    }

    public function test_an_exact_phrase_leaves_nothing_out(): void
    {
        $this->site();
        $this->assertSame([], $this->found('vetusta morla jirafas', is_exact: true));
        $this->assertSame([], $this->found('canciones de enero', is_exact: true));
    }

    public function test_more_of_a_step_is_not_the_next_step(): void
    {
        $this->site();
        $this->post('Morla en un pueblo');
        $this->build();
        $shown = $this->found('vetusta morla');
        $this->assertSame([], $this->found('vetusta morla', excluded: $shown));
        $this->assertSame([], $this->found('vetusta morla jirafas', excluded: $shown));
    }

    public function test_conditions_choose_which_part_of_a_phrase_is_left(): void
    {
        $this->site();
        $page = $this->post('Morla en una página', 'x', ['post_type' => 'page']);
        $this->build();
        $answer = $this->ask('vetusta morla jirafas', post_types: ['page']);
        $this->assertSame([[$page], ['vetusta', 'jirafas']], [array_column($answer->hits, 'id'), $answer->omitted]);
    }

    /** @testWith ["los la de", ["Otro"]]
     *     ["DE LAS", ["Otro"]]
     *     ["unas"]
     */
    public function test_stop_words_that_stand_in_texts_alone_are_found_by_wordpress(string $phrase, array $titles = []): void
    {
        $this->post('Otro', 'El final de la calle de los Reyes y de las Letras.');
        $this->post('La sal');
        $this->build();
        $found = EngineChoice::engines()->search(new Question($phrase))->hits;
        $this->assertSame($titles, array_column($found, 'title'));
    }

    /** @dataProvider operators */
    public function test_operators_are_signs_where_nothing_is_found_with_them(string $phrase, string $title): void
    {
        $titles = $this->site();
        $engines = new Engines([IndexParts::engine(...), \Closure::fromCallable($this->wordpress(...))]);
        $this->assertSame($title, $titles[$engines->search(new Question($phrase))->hits[0]->id ?? 0] ?? '');
    }

    /** @return list<array{string, string}> */
    public function operators(): array
    {
        return [
            ['entrevista «lo mejor está por llegar» vídeo', 'Entrevista: «Lo mejor está por llegar»'],
            ['vetusta -morla- pabellón', 'Vetusta Morla llena el pabellón'],
            ['quevedo -canta', 'Quevedo canta'],
        ];
    }

    public function test_visitors_read_what_was_left_out(): void
    {
        $this->site();
        $answer = $this->ask('letra de corazon espinado');
        $this->assertSame('Nada con todas las palabras. Se omite: «letra».', Wording::of(['wpml_lang' => 'es'])->note($answer));
        $this->assertSame('Nothing has all the words. Left out: “letra”.', Wording::of(['wpml_lang' => 'en'])->note($answer));
    }

    /** @dataProvider passages */
    public function test_what_was_found_is_quoted(string $typed, string $words): void
    {
        $filler = str_repeat('Texto de entrada que no dice nada y sigue. ', 20);
        $this->post('Largo', "$filler $words $filler");
        $this->build();
        $this->assertStringContainsString($words, $this->ask($typed)->hits[0]->content ?? '');
    }

    /** @return list<array{string, string}> */
    public function passages(): array
    {
        return [
            ['acdc', 'suena AC/DC'], ['pink', 'canta P!nk'], ['canciones', 'la canción'], ['luz', 'las luces'], ['911234567', 'al (91) 123-45-67'],
            ['hip hop', 'puro hiphop'], ['videoclip', 'un video clip'],
        ];
    }

    /** @dataProvider sounds */
    public function test_other_spellings_of_a_sound(string $typed, string $written): void
    {
        $this->assertSame(Sounds::of($typed), Sounds::of($written));
        $this->assertContains($written, Sounds::alike($typed));
    }

    /** @return list<array{string, string}> */
    public function sounds(): array
    {
        return [
            ['kevedo', 'quevedo'], ['nati', 'nathy'], ['ueco', 'huecco'], ['silensio', 'silencio'], ['bunburi', 'bunbury'], ['jirona', 'girona'],
            ['yorar', 'llorar'], ['fonetica', 'phonetica'], ['guapo', 'wapo'], ['ana', 'hanna'], ['korazon', 'corazon'],
        ];
    }

    /** @return array<int, string> Post → title. */
    private function site(): array
    {
        $titles = [];
        foreach (self::TITLES as $title) {
            $titles[$this->post($title)] = $title;
        }
        $this->build();
        return $titles;
    }

    /** Finds nothing: no post has the quoted words so. */
    private function wordpress(): \Onda\Features\Search\ReadyEngine
    {
        return new class implements \Onda\Features\Search\ReadyEngine {
            public function is_ready(): bool
            {
                return true;
            }

            public function search(Question $question): \Onda\Features\Search\SearchAnswer
            {
                return new \Onda\Features\Search\SearchAnswer();
            }

            public function suggest(string $typed, Question $context): string
            {
                return '';
            }
        };
    }
}
