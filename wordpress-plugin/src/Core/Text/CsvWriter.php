<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** Rows as text for a spreadsheet. */
final class CsvWriter
{
    /** The start of a formula in a spreadsheet: at the beginning, and after a separator of cells. */
    private const FORMULA = '/(^|[;,])(?=[\s"\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/u';

    /** @param list<string|int|float> $cells */
    public static function line(array $cells): string
    {
        $quoted = array_map(static fn(string|int|float $cell): string =>
            '"' . str_replace('"', '""', is_string($cell) ? self::harmless($cell) : (string) $cell) . '"', $cells);
        return implode(',', $quoted) . "\r\n";
    }

    private static function harmless(string $cell): string
    {
        return (string) preg_replace(self::FORMULA, "$1'", Utf8::bytewise($cell));
    }
}
