<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/** `Ã©` for `é`: the bytes of UTF-8 that a server read one by one by another charset, once or more often. */
final class Letters
{
    /** The first byte of a letter in UTF-8 and one that follows it, in any script. */
    private const SUSPECT = '/[\x{c2}-\x{f4}][\x{80}-\x{bf}\x{152}-\x{2122}]/u';
    private const MOST_TIMES = 4;
    /** Charsets of Windows by which servers read UTF-8 elsewhere: `Р—РµРјС„РёСЂР°`, `FĂˇrĹ‘`, `Ğ—ĞµĞ¼`. */
    private const OTHERS = ['WINDOWS-1251', 'WINDOWS-1250', 'WINDOWS-1254'];
    private const OTHER_SUSPECT = '/[ÂĂÄĹâĐŃВГДЕРСвĞ][^\x{0}-\x{7f}]/u';
    /** The letters that those servers' countries write: a pair of large letters may be the bytes of another one. */
    private const EXPECTED = '/^[\x{0}-\x{17f}\x{218}-\x{21b}\x{400}-\x{45f}\x{490}\x{491}\x{2010}-\x{203a}\x{20ac}\x{2116}'
        . '\x{2122}]*$/uD';
    /** No language of Western Europe writes so many of its own letters in a row. */
    private const FOREIGN = '/[\x{c0}-\x{ff}]{4}/u';

    /** A text that was read well comes back as it is: not all of it is UTF-8 once more. */
    public static function repaired(string $text): string
    {
        $whole = $text;
        for ($time = 0; $time < self::MOST_TIMES && preg_match(self::SUSPECT, $text) === 1; $time++) {
            $bytes = Utf8::windows_1252($text);
            if ($bytes === null || preg_match('//u', $bytes) !== 1) {
                break;
            }
            $text = $bytes;
        }
        return $text === $whole && preg_match(self::OTHER_SUSPECT, $text) === 1 ? self::of_others($text) : $text;
    }

    private static function of_others(string $text): string
    {
        foreach (self::OTHERS as $charset) {
            $bytes = Utf8::bytes_of($text, $charset);
            if ($bytes !== null && preg_match(self::EXPECTED, $bytes) === 1) {
                return $bytes;
            }
        }
        return $text;
    }

    /** Whether letters of another country were read as Western ones, such as `Ðóñè` for `Руси`. */
    public static function are_misread(string $text): bool
    {
        return preg_match(self::FOREIGN, $text) === 1;
    }

    /** A text of bytes for which nothing named a charset, read by the one that the owner names; UTF-8 stays UTF-8. */
    public static function in_charset(string $text, string $charset): string
    {
        $repaired = self::repaired($text);
        $bytes = $charset === '' || $repaired !== $text ? null : Utf8::windows_1252($text);
        return ($bytes === null ? null : Utf8::converted($bytes, $charset)) ?? $repaired;
    }
}
