<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Tests\SearchIndexCase;

/** Sixty questions in Spanish: all that is meant is found, what is written as it was typed first. */
final class SpanishTest extends SearchIndexCase
{
    /** @var array<string, int> Title → post; the last is the newest. */
    private array $by_title = [];

    private const TITLES = [
        'Música', 'musica', 'El niño', 'nino', 'Año', 'ano', 'Peña', 'pena', 'Cuña', 'cuna', 'Caña', 'cana', 'Moño', 'mono', 'Sueño',
        'sueno', 'Pingüino', 'pinguino', 'Vergüenza', 'verguenza', 'Cigüeña', 'ciguena', 'Barça', 'barca', 'Canción', 'cancion',
        'Radio', 'Rádio', 'Camión', 'camion', 'Corazón', 'corazon', 'Fútbol', 'futbol', 'Árbol', 'arbol', 'Teléfono', 'telefono',
        'Público', 'publico', 'Publicó', 'Sábana', 'sabana', 'Papá', 'papa', 'Inglés', 'ingles', 'España', 'espana', 'Málaga',
        'malaga', 'COVID-19', 'Top 40', '2026', '15M', 'Óscar', 'oscar', 'Jamón', 'jamon', 'Bilbao Arena',
    ];

    public function test_all_that_is_meant_is_found_and_the_exact_form_first(): void
    {
        foreach (self::TITLES as $title) {
            $this->by_title[$title] = $this->post($title);
        }
        $this->build();
        $names = array_flip($this->by_title);
        $wrong = [];
        foreach ($this->table() as [$phrase, $titles]) {
            $found = array_map(static fn(int $id): string => (string) $names[$id], $this->found($phrase, limit: 20));
            $missing = array_diff($titles, $found);
            if ($missing !== [] || ($found[0] ?? '') !== $titles[0]) {
                $wrong[$phrase] = $found;
            }
        }
        $this->assertSame([], $wrong);
    }

    public function test_there_are_sixty(): void
    {
        $this->assertCount(60, array_unique(array_column($this->table(), 0)));
    }

    /** @return list<array{string, non-empty-list<string>}> The phrase, and what it finds; the first of them first. */
    private function table(): array
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
