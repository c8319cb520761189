<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

/** Sixty questions in Spanish: what each finds, and what of it comes first. */
final class Spanish
{
    public const TITLES = [
        'Música', 'musica', 'El niño', 'nino', 'Año', 'ano', 'Peña', 'pena', 'Cuña', 'cuna', 'Caña', 'cana', 'Moño', 'mono', 'Sueño',
        'sueno', 'Pingüino', 'pinguino', 'Vergüenza', 'verguenza', 'Cigüeña', 'ciguena', 'Barça', 'barca', 'Canción', 'cancion',
        'Radio', 'Rádio', 'Camión', 'camion', 'Corazón', 'corazon', 'Fútbol', 'futbol', 'Árbol', 'arbol', 'Teléfono', 'telefono',
        'Público', 'publico', 'Publicó', 'Sábana', 'sabana', 'Papá', 'papa', 'Inglés', 'ingles', 'España', 'espana', 'Málaga',
        'malaga', 'COVID-19', 'Top 40', '2026', '15M', 'Óscar', 'oscar', 'Jamón', 'jamon', 'Bilbao Arena',
    ];

    /**
     * @param \Closure(string): list<string> $found The titles that a phrase finds, best first.
     * @return array<string, list<string>> What was found otherwise than it should: not all, or another first.
     */
    public static function wrong(\Closure $found): array
    {
        $wrong = [];
        foreach (self::table() as [$phrase, $titles]) {
            $answer = $found($phrase);
            if (array_diff($titles, $answer) !== [] || ($answer[0] ?? '') !== $titles[0]) {
                $wrong[$phrase] = $answer;
            }
        }
        return $wrong;
    }

    /** @return list<array{string, non-empty-list<string>}> The phrase, and what it finds; the first of them first. */
    public static function table(): array
    {
        $pairs = [
            ['Música', 'musica'], ['Año', 'ano'], ['Peña', 'pena'], ['Cuña', 'cuna'], ['Caña', 'cana'], ['Moño', 'mono'],
            ['Sueño', 'sueno'], ['Pingüino', 'pinguino'], ['Vergüenza', 'verguenza'], ['Cigüeña', 'ciguena'], ['Barça', 'barca'],
            ['Canción', 'cancion'], ['Camión', 'camion'], ['Corazón', 'corazon'], ['Fútbol', 'futbol'], ['Árbol', 'arbol'],
            ['Teléfono', 'telefono'], ['Sábana', 'sabana'], ['Papá', 'papa'], ['Inglés', 'ingles'], ['España', 'espana'],
            ['Málaga', 'malaga'], ['Óscar', 'oscar'], ['Jamón', 'jamon'],
        ];
        $table = [];
        foreach ($pairs as [$written, $plain]) {
            $table[] = [mb_strtolower($written), [$written, $plain]];
            $table[] = [$plain, [$plain, $written]];
        }
        return [...$table,
            ['NIÑO', ['El niño', 'nino']],
            ['nino', ['nino', 'El niño']],
            ['el niño', ['El niño', 'nino']],
            ['rádio', ['Rádio', 'Radio']],
            ['público', ['Público', 'publico', 'Publicó']],
            ['publicó', ['Publicó', 'publico', 'Público']],
            ["nin\u{303}o", ['El niño', 'nino']],
            ['covid', ['COVID-19']],
            ['covid 19', ['COVID-19']],
            ['top 40', ['Top 40']],
            ['2026', ['2026']],
            ['bilb', ['Bilbao Arena']],
        ];
    }
}
