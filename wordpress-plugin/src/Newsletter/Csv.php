<?php

declare(strict_types=1);

namespace Onda\Newsletter;

defined('ABSPATH') || exit;

/** Rows as text for a spreadsheet, and back. */
final class Csv
{
    /** What a spreadsheet would take for a formula. */
    private const FORMULA = '/^[=+\-@\t\r]/';

    /** @param list<string|int> $cells */
    public static function line(array $cells): string
    {
        $quoted = array_map(static fn(string|int $cell): string =>
            '"' . str_replace('"', '""', self::harmless((string) $cell)) . '"', $cells);
        return implode(',', $quoted) . "\r\n";
    }

    /**
     * With a comma, a semicolon or a tab between, whichever the first line has.
     *
     * @return list<array<string, string>> By the names in the first line, in small letters.
     */
    public static function read(string $text): array
    {
        $text = (string) preg_replace('/^\xEF\xBB\xBF/', '', $text);
        $first = (string) strtok($text, "\r\n");
        $marks = [substr_count($first, ',') => ',', substr_count($first, ';') => ';', substr_count($first, "\t") => "\t"];
        $rows = self::cells($text, $marks[max(array_keys($marks))]);
        $names = array_map(static fn(string $name): string => strtolower(trim($name)), array_shift($rows) ?? []);
        $named = [];
        foreach ($rows as $row) {
            $row = array_slice(array_pad($row, count($names), ''), 0, count($names));
            $named[] = array_map(self::plain(...), array_combine($names, $row));
        }
        return $named;
    }

    /** @return list<list<string>> */
    private static function cells(string $text, string $mark): array
    {
        $file = fopen('php://temp', 'r+');
        fwrite($file, $text);
        rewind($file);
        $rows = [];
        while (($row = fgetcsv($file, null, $mark, '"', '')) !== false) {
            $rows = array_merge($rows, $row === [null] ? [] : [array_map(strval(...), $row)]);
        }
        fclose($file);
        return $rows;
    }

    private static function harmless(string $cell): string
    {
        return preg_match(self::FORMULA, $cell) === 1 ? "'$cell" : $cell;
    }

    private static function plain(string $cell): string
    {
        $cell = trim(wp_check_invalid_utf8($cell));
        return preg_match("/^'[=+\-@]/", $cell) === 1 ? substr($cell, 1) : $cell;
    }
}
