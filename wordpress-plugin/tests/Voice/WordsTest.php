<?php

declare(strict_types=1);

namespace Onda\Tests\Voice;

use Onda\Features\Voice\SpokenWords;
use Onda\Tests\TestCase;

final class WordsTest extends TestCase
{
    /** @dataProvider texts */
    public function test_punctuation_case_and_accents_do_not_count(string $text, string $spoken, string $plain): void
    {
        $words = SpokenWords::of($text);
        $this->assertSame([$spoken, $plain], [$words->spoken, $words->plain()]);
    }

    public function texts(): array
    {
        return [
            'a title' => ['¿Qué pasa, Madrid?', 'qué pasa madrid', 'que pasa madrid'],
            'capitals' => ['CAFÉ TACVBA', 'café tacvba', 'cafe tacvba'],
            'an entity' => ['Rock &amp; roll &#8212; El año', 'rock roll el año', 'rock roll el ano'],
            'markup' => ['<em>Marea</em> alta', 'marea alta', 'marea alta'],
            'control characters' => ["tango\x00\x07\x1b[31m\nsalsa", 'tango 31m salsa', 'tango 31m salsa'],
            'a change of direction' => ["tan\u{202E}go", 'tan go', 'tan go'],
            'another script' => ['Радио Свобода!', 'радио свобода', 'радио свобода'],
            'numbers' => ['Los 40', 'los 40', 'los 40'],
            'nothing that is said' => ['"%_\\\'; -- ¿?', '', ''],
        ];
    }

    public function test_no_more_than_120_characters_are_read(): void
    {
        $this->assertSame(120, SpokenWords::MAX_CHARACTERS);
        $this->assertSame(str_repeat('ñ', 120), SpokenWords::of(str_repeat('ñ', 400))->spoken);
    }

    public function test_a_pattern_of_sql_holds_letters_and_its_own_signs_only(): void
    {
        $words = SpokenWords::of('100% del_año\\');
        $this->assertSame(['%100%del%año%', '%100%d_l%___%'], [$words->pattern(), $words->loose_pattern()]);
    }
}
