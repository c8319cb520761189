<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Core\Text\CsvReader;

defined('ABSPATH') || exit;

/**
 * A week as a table: day, start, end, show, hosts. A head may name the columns in another order, in Spanish, Catalan,
 * Portuguese or English; `lunes a viernes`, `L-V` and `sáb y dom` are days, `8:30`, `20h` and `8.30 pm` are hours. A
 * head of days makes it a grid: hours at the side, shows below their days. A head of hours makes one with the days at
 * the side.
 */
final class CsvWeek
{
    /** The end comes before the start, which `Hora` alone is. */
    private const HEADS = [
        'day' => '/^(?:d[ií][ae]s?|days?|weekdays?|jornada)\b/iu',
        'end' => '/^(?:fin|fins|final|fim|fi|hasta|at[eé]|termin\w+|t[eé]rmino|acaba\w*|cierre|ends?|until|to)\b/iu',
        'start' => '/^(?:inicio|in[ií]cio?|inici|comienz[oa]|comen[çc]\w+|desde|des?|das?|hor[ae]s?|hor[aá]ri[os]?s?|empieza'
            . '|entrada|starts?|from|times?|begins?|hours?)\b/iu',
        'show' => '/^(?:program\w*|t[ií]tulo|t[ií]tol|nom(?:br)?e?|espa(?:cio|i|ço)|emisi[oó]n|emiss\w+'
            . '|shows?|title|name)\b/iu',
        'hosts' => '/^(?:con|amb|com|condu\w+|a?present\w+|locu\w+|hosts?|with|djs?)\b/iu',
    ];
    /** `Hora de` before `inicio`. */
    private const BEFORE_HEAD = '/^(?:hor[ae]|hor[aá]ri[oi]?|time)s? (?:de |d[’\']|do )?(?=\pL)/iu';
    private const NAMES = '/\s*(?:[,;\/&]|\b[yei]\b|\band\b)\s*/u';
    /** Lines that may stand above the head of hours. */
    private const MOST_ABOVE = 5;
    private const MOST_CELLS = 200;
    /** Lines of a table with the days at the side. */
    private const MOST_DAYS = 50;
    private const NO_SPACE = ['&nbsp;' => ' ', "\u{A0}" => ' ', "\u{202F}" => ' '];

    /** @return list<int> The lines that cannot be read. */
    public static function read(string $text, WeekBuilder $week): array
    {
        $columns = ['day' => 0, 'start' => 1, 'end' => 2, 'show' => 3, 'hosts' => 4];
        $wrong = [];
        // A title may stand above the head.
        $is_first = true;
        $grid = null;
        foreach (self::lines(CsvReader::rows($text)) as $line => $cells) {
            $days = CsvGrid::head($cells);
            $named = $is_first ? self::columns($cells) : [];
            $is_first = $is_first && $days === [] && $named === [] && $week->data() === [];
            if ($days !== []) {
                $grid?->end($week);
                $grid = new CsvGrid($days);
            } elseif ($grid !== null) {
                $grid->row($cells) || $wrong[] = $line;
            } elseif ($named !== []) {
                $columns = $named;
            } elseif (!self::row($cells, $columns, $week)) {
                $wrong[] = $line;
            }
        }
        $grid?->end($week);
        return $wrong;
    }

    /**
     * A table with the hours above and a row for each day is turned: its columns are the lines.
     *
     * @param array<int, list<string>> $rows
     * @return array<int, list<string>>
     */
    private static function lines(array $rows): array
    {
        $trimmed = static fn(string $cell): string => trim(strtr($cell, self::NO_SPACE));
        $cut = static fn(array $cells): array => array_map($trimmed, array_slice($cells, 0, self::MOST_CELLS));
        $rows = array_map($cut, $rows);
        foreach (array_slice($rows, 0, self::MOST_ABOVE) as $place => $cells) {
            if ($place + 1 < count($rows) && CsvGrid::is_turned($cells)) {
                $wide = static fn(array $row): array => array_slice(array_pad($row, count($cells), ''), 0, count($cells));
                $turned = array_map(null, ...array_map($wide, array_slice($rows, $place, self::MOST_DAYS)));
                return array_filter($turned, static fn(array $column): bool => implode('', $column) !== '');
            }
        }
        return $rows;
    }

    /**
     * @param list<string> $cells
     * @return array<string, int> Empty for a row that is no head.
     */
    private static function columns(array $cells): array
    {
        $columns = [];
        foreach (self::HEADS as $name => $pattern) {
            $left = array_diff_key($cells, array_flip($columns));
            $found = preg_grep($pattern, (array) preg_replace(self::BEFORE_HEAD, '', $left)) ?: preg_grep($pattern, $left);
            $columns += $found ? [$name => array_key_first($found)] : [];
        }
        return isset($columns['day'], $columns['start'], $columns['show']) ? $columns : [];
    }

    /**
     * @param list<string> $cells
     * @param array<string, int> $columns
     */
    private static function row(array $cells, array $columns, WeekBuilder $week): bool
    {
        $cell = static fn(string $name): string => $cells[$columns[$name] ?? -1] ?? '';
        [$start, $end] = WrittenHours::both($cell('start'));
        $end = $cell('end') === '' ? $end : WrittenHours::minutes($cell('end'));
        [$days, $title] = [WrittenHours::days($cell('day')), $cell('show')];
        if ($days === [] || $start === null || $start >= 1440 || $end === null || $title === '') {
            return false;
        }
        foreach ($days as $day) {
            $week->slot($title, $day, $start, $end - $start + ($end > $start ? 0 : 1440));
        }
        $names = preg_split(self::NAMES, $cell('hosts')) ?: [];
        $week->hosts($title, array_values(array_filter($names, strlen(...))));
        return true;
    }
}
