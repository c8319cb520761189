<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

/** Words of news in Spanish, and two hundred slips of one letter. */
final class Typos
{
    private const COUNT = 200;
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

    /** @return list<string> */
    public static function words(): array
    {
        return explode(' ', self::WORDS);
    }

    /** @return list<array{string, string}> What was typed, and what was meant; the same every time. */
    public static function all(): array
    {
        mt_srand(20261121);
        $words = self::words();
        $typos = [];
        for ($at = 0; $at < self::COUNT; $at++) {
            $word = $words[$at % count($words)];
            $typos[] = [self::edited($word, $words), $word];
        }
        return $typos;
    }

    /**
     * @param \Closure(string): string $first The title that a phrase finds first.
     * @return list<string> Those that did not find the word that was meant in the first place.
     */
    public static function wrong(\Closure $first): array
    {
        $wrong = [];
        foreach (self::all() as [$typed, $meant]) {
            $found = $first($typed);
            array_push($wrong, ...($found === $meant ? [] : ["$typed: $found, not $meant"]));
        }
        return $wrong;
    }

    /** @param list<string> $words None of these may come of it. */
    private static function edited(string $word, array $words): string
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
