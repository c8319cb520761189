<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\People;

use Onda\Core\Text\CsvReader;
use Onda\Core\Text\CsvWriter;
use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/** Rows as text for a spreadsheet, and back. */
final class SubscriberCsv
{
    private const HARMLESS = '/(^|[;,])\'(?=[\s"]*[=+\-@])/';

    /** @param list<string|int> $cells */
    public static function line(array $cells): string
    {
        return CsvWriter::line($cells);
    }

    public static function no_column(): string
    {
        return __('Nothing was read: the first line names no column with addresses. Call it “email”.', 'onda');
    }

    /**
     * Rows by line, from 1, with our names of the columns and others in small letters.
     *
     * @param string|resource $source
     * @return \Generator<int, array<string, string>>
     * @throws \UnexpectedValueException With a sentence, where no column has addresses.
     */
    public static function read(mixed $source): \Generator
    {
        $names = null;
        foreach (CsvReader::each($source) as $line => $cells) {
            if ($names === null) {
                $names = array_map(CsvColumns::name(...), $cells);
                if (!in_array('email', $names, true)) {
                    throw new \UnexpectedValueException(self::no_column());
                }
                continue;
            }
            $row = [];
            foreach ($names as $place => $name) {
                // The first of two columns of one name that says something counts.
                $row[$name] = ($row[$name] ?? '') !== '' ? $row[$name] : self::plain($cells[$place] ?? '');
            }
            yield $line => $row;
        }
    }

    private static function plain(string $cell): string
    {
        return (string) preg_replace(self::HARMLESS, '$1', Utf8::trim(wp_check_invalid_utf8($cell)));
    }
}
