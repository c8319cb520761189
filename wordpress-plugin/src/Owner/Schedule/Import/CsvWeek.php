<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Core\Text\CsvReader;

defined('ABSPATH') || exit;

/**
 * A week as a table: day, start, end, show, hosts. A head may name the columns in another order, in Spanish or English;
 * `lunes a viernes`, `L-V` and `sáb y dom` are days, `8:30`, `20h` and `8.30 pm` are hours.
 */
final class CsvWeek
{
    private const HEADS = [
        'day' => '/^(?:d[ií]as?|days?|weekdays?)$/iu',
        'start' => '/^(?:inicio|comienzo|desde|hora|empieza|starts?|from|time|begin)\b/iu',
        'end' => '/^(?:fin|final|hasta|termina|ends?|until|to)\b/iu',
        'show' => '/^(?:programas?|t[ií]tulo|nombre|espacio|shows?|title|name|program(?:me)?)$/iu',
        'hosts' => '/^(?:con|conduce|presentad\w+|presenta|locutor\w*|conductor\w*|hosts?|with|presenters?|djs?)\b/iu',
    ];
    private const NAMES = '/\s*(?:[,;\/&]|\by\b|\band\b)\s*/u';
    private const NO_SPACE = ['&nbsp;' => ' ', "\u{A0}" => ' ', "\u{202F}" => ' '];

    /** @return list<int> The lines that cannot be read. */
    public static function read(string $text, WeekBuilder $week): array
    {
        $columns = array_flip(array_keys(self::HEADS));
        $wrong = [];
        $is_first = true;
        foreach (CsvReader::rows($text) as $line => $cells) {
            $cells = array_map(static fn(string $cell): string => trim(strtr($cell, self::NO_SPACE)), $cells);
            $named = $is_first ? self::columns($cells) : [];
            $is_first = false;
            if ($named !== []) {
                $columns = $named;
            } elseif (!self::row($cells, $columns, $week)) {
                $wrong[] = $line;
            }
        }
        return $wrong;
    }

    /**
     * @param list<string> $cells
     * @return array<string, int> Empty for a row that is no head.
     */
    private static function columns(array $cells): array
    {
        $columns = [];
        foreach (self::HEADS as $name => $pattern) {
            $found = array_key_first(preg_grep($pattern, $cells) ?: []);
            $columns += $found === null ? [] : [$name => $found];
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
