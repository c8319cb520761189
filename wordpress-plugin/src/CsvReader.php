<?php

declare(strict_types=1);

namespace Onda;

defined('ABSPATH') || exit;

/**
 * A table as spreadsheets write and copy it: commas, semicolons or tabs between, quotation marks where they are needed,
 * in UTF-8 or, as they do in Western Europe, in Windows-1252.
 */
final class CsvReader
{
    private const BYTE_ORDER_MARK = "\xEF\xBB\xBF";

    /** @return array<int, list<string>> By line, from 1; without empty ones. */
    public static function rows(string $text): array
    {
        $text = str_starts_with($text, self::BYTE_ORDER_MARK) ? substr($text, strlen(self::BYTE_ORDER_MARK)) : $text;
        $text = Utf8::from_bytes($text);
        $text = strtr($text, ["\r\n" => "\n", "\r" => "\n"]);
        $mark = self::mark((string) strtok($text, "\n"));
        $file = fopen('php://temp', 'r+');
        fwrite($file, $text);
        rewind($file);
        $rows = [];
        for ($line = 1; ($cells = fgetcsv($file, null, $mark, '"', '')) !== false; $line++) {
            $rows += trim(implode('', $cells)) === '' ? [] : [$line => $cells];
        }
        fclose($file);
        return $rows;
    }

    /** Returns the separator: the one that the first line has most of. */
    private static function mark(string $line): string
    {
        $counts = [];
        foreach ([',', ';', "\t"] as $mark) {
            $counts[$mark] = substr_count($line, $mark);
        }
        arsort($counts);
        return (string) array_key_first($counts);
    }
}
