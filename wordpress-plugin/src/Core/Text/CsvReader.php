<?php

declare(strict_types=1);

namespace Onda\Core\Text;

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
    private const CELL = '(?: *+"(?:[^"]++|"")*+" *+|(?! *+")[^\n%1$s]*+)';
    /** A cell whose quotation mark waits for the one that closes it. */
    private const OPEN = ' *+"(?:[^"]++|"")*+$';
    private const MARKED = ["\xFF\xFE", "\xFE\xFF"];

    /** @return array<int, list<string>> By line, from 1; without empty ones. */
    public static function rows(string $text): array
    {
        return iterator_to_array(self::each($text));
    }

    /**
     * The rows one by one, for files of any length: no more than a row of an open file is in memory. A line with a
     * quotation mark that nothing closes is a row of its own, and takes no other away.
     *
     * @param string|resource $source
     * @return \Generator<int, list<string>>
     */
    public static function each(mixed $source): \Generator
    {
        $lines = self::lines($source);
        for ($next = []; strlen(implode('', $next)) < self::HEAD_BYTES && $lines->valid(); $lines->next()) {
            $next[] = $lines->current();
        }
        $mark = self::mark(implode('', $next));
        if (preg_match(self::NAMED, $next[0] ?? '', $named) === 1) {
            $mark = $named[1];
            array_shift($next);
        }
        for ($line = 1; $next !== [] || $lines->valid(); $line++) {
            $row = self::row($next, $lines, $mark);
            $cells = str_getcsv($row, $mark, '"', '');
            if (trim(implode('', $cells)) !== '') {
                yield $line => array_map(strval(...), $cells);
            }
        }
    }

    /**
     * Lines with plain ends, in UTF-8. Bytes that are none are read by line, but for UTF-16.
     *
     * @param string|resource $source
     * @return \Generator<int, string>
     */
    private static function lines(mixed $source): \Generator
    {
        $is_first = true;
        foreach (is_string($source) ? self::cut($source) : self::read($source) as $line) {
            if ($is_first && in_array(substr($line, 0, 2), self::MARKED, true)) {
                $whole = is_string($source) ? $source : $line . stream_get_contents($source);
                yield from self::lines(Utf8::from_bytes($whole));
                return;
            }
            $is_first = false;
            yield from self::cut(strtr(Utf8::from_bytes($line), ["\r\n" => "\n", "\r" => "\n"]));
        }
    }

    /** @return \Generator<string> */
    private static function cut(string $text): \Generator
    {
        for ($begin = 0; $begin < strlen($text); $begin += strlen($line)) {
            yield $line = substr($text, $begin, self::end_of_line($text, $begin) + 1 - $begin);
        }
    }

    /**
     * @param resource $file
     * @return \Generator<string>
     */
    private static function read(mixed $file): \Generator
    {
        while (($line = fgets($file)) !== false) {
            yield $line;
        }
    }

    /**
     * Takes the next row: a line, or more where they are a row together, for a cell in quotation marks has any number.
     *
     * @param list<string> $next Lines that were read already; at least what `$lines` has is there.
     * @param \Iterator<string> $lines
     */
    private static function row(array &$next, \Iterator $lines, string $mark): string
    {
        $cell = sprintf(self::CELL, preg_quote($mark, '~'));
        $cells = "~^(?:$cell" . preg_quote($mark, '~') . ')*+';
        $row = '';
        for ($count = 0; $count < self::MAX_LINES_A_ROW; $count++) {
            if (!isset($next[$count]) && $lines->valid()) {
                $next[] = $lines->current();
                $lines->next();
            }
            $row .= $next[$count] ?? '';
            // A line with an even number of quotation marks closes no cell.
            $is_even = $count > 0 && substr_count($next[$count] ?? '', '"') % 2 === 0;
            $is_open = isset($next[$count]) && ($is_even || preg_match($cells . self::OPEN . '~', $row) === 1);
            if (!$is_open) {
                break;
            }
        }
        $is_row = $count > 0 && preg_match("$cells$cell\n?$~D", $row) === 1;
        return implode('', array_splice($next, 0, $is_row ? $count + 1 : 1));
    }

    private static function end_of_line(string $text, int $from = 0): int
    {
        $end = strpos($text, "\n", $from);
        return $end === false ? strlen($text) : $end;
    }

    /** Returns the separator: the one that the first line has most of that has any. */
    private static function mark(string $text): string
    {
        $head = (string) preg_replace(self::QUOTED, '', substr($text, 0, self::HEAD_BYTES));
        preg_match('/.*[,;\t].*/', $head, $line);
        $counts = [];
        foreach ([',', ';', "\t"] as $mark) {
            $counts[$mark] = substr_count($line[0] ?? '', $mark);
        }
        arsort($counts);
        return (string) array_key_first($counts);
    }
}
