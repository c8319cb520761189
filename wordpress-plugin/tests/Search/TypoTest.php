<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Tests\SearchIndexCase;

/** Two hundred words with one edit each: the word that was meant is found, in the first place. */
final class TypoTest extends SearchIndexCase
{
    private const WORDS = 'música fútbol gobierno educación economía deporte noticia canción concierto festival radio televisión programa'
        . ' entrevista periodista ciudad pueblo mercado trabajo empresa universidad escuela hospital médico salud ciencia tecnología'
        . ' ordenador teléfono internet seguridad policía justicia tribunal abogado sentencia elecciones partido candidato votación'
        . ' presidente ministro congreso senado ayuntamiento alcalde concejal vecinos barrio vivienda alquiler hipoteca banco dinero'
        . ' impuestos presupuesto inflación precio consumo turismo playa montaña carretera ferrocarril aeropuerto avión autobús'
        . ' bicicleta tráfico accidente incendio inundación terremoto tormenta lluvia temperatura clima energía petróleo electricidad'
        . ' agricultura ganadería pesca cosecha aceite vino cerveza cocina receta restaurante chocolate naranja tomate cine película'
        . ' actriz director teatro comedia drama pintura escultura museo exposición arquitectura literatura novela poesía escritor'
        . ' biblioteca editorial historia guerra ejército soldado frontera inmigración refugiado embajada tratado comercio industria'
        . ' fábrica sindicato huelga protesta manifestación libertad igualdad derechos mujer juventud infancia familia matrimonio'
        . ' religión iglesia catedral santuario procesión semana verano invierno primavera otoño guitarra batería trompeta orquesta'
        . ' cantante álbum discográfica emisora oyente micrófono locutora podcast';

    public function test_one_edit_is_forgiven(): void
    {
        $words = explode(' ', self::WORDS);
        $posts = [];
        foreach ($words as $word) {
            $posts[$word] = $this->post(ucfirst($word));
        }
        $this->build();
        mt_srand(20261121);
        $wrong = [];
        for ($typo = 0; $typo < 200; $typo++) {
            $word = $words[$typo % count($words)];
            $typed = $this->edited($word, $words);
            $answer = $this->ask($typed, limit: 1);
            if (($answer->hits[0]->id ?? 0) !== $posts[$word]) {
                $wrong[] = "$typed: {$answer->corrected}, not $word";
            }
        }
        $this->assertLessThanOrEqual(30, count($wrong), implode("\n", $wrong));
    }

    /** @dataProvider typos */
    public function test_what_people_really_type(string $typed, string $meant): void
    {
        foreach (['Música', 'Fútbol', 'Gobierno', 'Educación', 'Viaje', 'Zapato', 'Hospital', 'Murciélago'] as $title) {
            $this->post($title);
        }
        $this->build();
        $this->assertSame($meant, $this->ask($typed)->corrected);
        $this->assertCount(1, $this->found($typed));
    }

    public function typos(): array
    {
        return [
            ['muscia', 'música'], ['fubtol', 'fútbol'], ['gobiermo', 'gobierno'], ['educasion', 'educación'], ['biaje', 'viaje'],
            ['sapato', 'zapato'], ['ospital', 'hospital'], ['mursielago', 'murciélago'], ['nusica', 'música'],
            ['gboie', 'gobierno'], ['hospitla', 'hospital'],
        ];
    }

    public function test_what_is_there_is_not_corrected_and_nothing_is_made_of_nonsense(): void
    {
        $post = $this->post('Música clásica');
        $this->build();
        $this->assertSame(['', [$post]], [$this->ask('clasica')->corrected, $this->found('clasica')]);
        $answer = $this->ask('muscia clasica');
        $this->assertSame(['música clasica', [$post]], [$answer->corrected, array_column($answer->hits, 'id')]);
        $this->assertSame([], $this->found('xqzwvk'));
        $this->assertSame([], $this->found('ab'));
    }

    /** @param list<string> $words None of these may come of it. */
    private function edited(string $word, array $words): string
    {
        $letters = mb_str_split($word);
        $other = static fn(): string => chr(mt_rand(97, 122));
        do {
            $typed = $letters;
            $at = mt_rand(0, count($letters) - 1);
            match (mt_rand(0, 3)) {
                0 => array_splice($typed, $at, 1),
                1 => array_splice($typed, $at, 0, [$other()]),
                2 => $typed[$at] = $other(),
                3 => [$typed[$at], $typed[max(0, $at - 1)]] = [$typed[max(0, $at - 1)], $typed[$at]],
            };
            $typo = implode('', $typed);
        } while ($typo === $word || in_array($typo, $words, true));
        return $typo;
    }
}
