<?php

declare(strict_types=1);

namespace Onda\Newsletter\People;

use Onda\CsvReader;
use Onda\Figures\CsvWriter;

defined('ABSPATH') || exit;

/** Rows as text for a spreadsheet, and back. */
final class Csv
{
    private const HARMLESS = '/(^|[;,])\'(?=[\s"]*[=+\-@])/';

    /** @param list<string|int> $cells */
    public static function line(array $cells): string
    {
        return CsvWriter::line($cells);
    }

    /** @return list<array<string, string>> By the names in the first line, in small letters. */
    public static function read(string $text): array
    {
        $rows = CsvReader::rows($text);
        $names = array_map(static fn(string $name): string => strtolower(trim($name)), array_shift($rows) ?? []);
        $named = [];
        foreach ($rows as $row) {
            $row = array_slice(array_pad($row, count($names), ''), 0, count($names));
            $named[] = array_map(self::plain(...), array_combine($names, $row));
        }
        return $named;
    }

    private static function plain(string $cell): string
    {
        return (string) preg_replace(self::HARMLESS, '$1', trim(wp_check_invalid_utf8($cell)));
    }
}
