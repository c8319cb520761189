<?php

declare(strict_types=1);

namespace Onda;

defined('ABSPATH') || exit;

/**
 * A table as spreadsheets write and copy it: commas, semicolons or tabs between, quotation marks where they are needed,
 * in UTF-8, UTF-16 or, as they do in Western Europe, in Windows-1252.
 */
final class CsvReader
{
    /** The separator that Excel names in a line of its own. */
    private const NAMED = '/^"?sep=([,;\t|])"?(?:\n|$)/i';
    private const QUOTED = '/"[^"]*"/';
    private const HEAD_BYTES = 4096;
    /** A row has at most this many lines; more mean that a quotation mark is missing. */
    private const MAX_LINES_A_ROW = 100;
    /** A cell in quotation marks, or one that begins with none. `%s` is the separator. */
    private const CELL = '(?: *+"(?:[^"]++|"")*+" *+|[^"\n%1$s][^\n%1$s]*+|)';

    /** @return array<int, list<string>> By line, from 1; without empty ones. */
    public static function rows(string $text): array
    {
        return iterator_to_array(self::each($text));
    }

    /**
     * The same one by one, for files of any length. A line with a quotation mark that nothing closes is a row of its
     * own, and takes no other away.
     *
     * @return \Generator<int, list<string>>
     */
    public static function each(string $text): \Generator
    {
        $text = strtr(Utf8::from_bytes($text), ["\r\n" => "\n", "\r" => "\n"]);
        $begin = preg_match(self::NAMED, $text, $named) === 1 ? strlen($named[0]) : 0;
        $mark = $named[1] ?? self::mark($text);
        $file = fopen('php://temp', 'r+');
        fwrite($file, $text);
        for ($line = 1, $length = strlen($text); $begin < $length; $line++) {
            fseek($file, $begin);
            $cells = fgetcsv($file, null, $mark, '"', '') ?: [];
            $row = substr($text, $begin, (int) ftell($file) - $begin);
            if (!self::is_row($row, $mark)) {
                $row = substr($row, 0, self::end_of_line($row) + 1);
                $cells = str_getcsv($row, $mark, '"', '');
            }
            $begin += max(1, strlen($row));
            if (trim(implode('', $cells)) !== '') {
                yield $line => array_map(strval(...), $cells);
            }
        }
        fclose($file);
    }

    /** Whether these lines are one row: only a cell in quotation marks has more than one. */
    private static function is_row(string $row, string $mark): bool
    {
        $lines = substr_count(rtrim($row, "\n"), "\n");
        $cell = sprintf(self::CELL, preg_quote($mark, '~'));
        $pattern = "~^$cell(?:" . preg_quote($mark, '~') . "$cell)*+\n?$~D";
        return $lines === 0 || ($lines < self::MAX_LINES_A_ROW && preg_match($pattern, $row) === 1);
    }

    private static function end_of_line(string $text): int
    {
        $end = strpos($text, "\n");
        return $end === false ? strlen($text) : $end;
    }

    /** Returns the separator: the one that the first line has most of. */
    private static function mark(string $text): string
    {
        $head = (string) preg_replace(self::QUOTED, '', substr($text, 0, self::HEAD_BYTES));
        $line = substr($head, 0, self::end_of_line($head));
        $counts = [];
        foreach ([',', ';', "\t"] as $mark) {
            $counts[$mark] = substr_count($line, $mark);
        }
        arsort($counts);
        return (string) array_key_first($counts);
    }
}
