<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** Bytes as text. Old stream servers and spreadsheets write Windows-1252 and say nothing about it. */
final class Utf8
{
    /** Code points of the bytes 0x80 to 0x9F; five have none and stay control characters. */
    private const WINDOWS_1252 = [
        0x80 => 0x20AC, 0x82 => 0x201A, 0x83 => 0x0192, 0x84 => 0x201E, 0x85 => 0x2026, 0x86 => 0x2020, 0x87 => 0x2021,
        0x88 => 0x02C6, 0x89 => 0x2030, 0x8A => 0x0160, 0x8B => 0x2039, 0x8C => 0x0152, 0x8E => 0x017D, 0x91 => 0x2018,
        0x92 => 0x2019, 0x93 => 0x201C, 0x94 => 0x201D, 0x95 => 0x2022, 0x96 => 0x2013, 0x97 => 0x2014, 0x98 => 0x02DC,
        0x99 => 0x2122, 0x9A => 0x0161, 0x9B => 0x203A, 0x9C => 0x0153, 0x9E => 0x017E, 0x9F => 0x0178,
    ];
    private const NAMED = '/(?:charset|<\?xml[^>]{1,60}encoding)\s*=\s*["\']?([\w.:-]+)/i';
    private const MARKED = '/^(?:\xFF\xFE|\xFE\xFF)/';
    private const HEAD_BYTES = 1024;
    /** Read as Windows-1252, as browsers do. */
    private const LATIN1 = '/^(?:us-ascii|ascii|iso[_-]?8859-?1|latin-?1|l1|(?:windows-|x-)?(?:cp)?1252)$/i';
    /** The names by which PHP knows the charset that servers mean. */
    private const MEANT =
        ['iso-8859-9' => 'WINDOWS-1254', 'shift_jis' => 'CP932', 'gb2312' => 'GB18030', 'euc-kr' => 'CP949'];
    private const SEQUENCE = '[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEF][\x80-\xBF]{2}'
        . '|[\xF0-\xF4][\x80-\xBF]{3}';

    /** Behind a character: tried at each of many spaces, the end would cost their square. */
    private const AROUND = '/^[\s\p{Z}\p{Cc}\p{Cf}]+|(?<![\s\p{Z}\p{Cc}\p{Cf}])[\s\p{Z}\p{Cc}\p{Cf}]+$/u';

    /**
     * UTF-8 stays as it is, without its byte order mark, whatever is named. Other bytes are UTF-16 where its mark says
     * so, or of the charset that the header, the XML declaration or a meta element names, where this PHP reads it; else
     * Windows-1252 with UTF-8 among it. UTF-16 and ISO-2022-JP may look like UTF-8, but hold bytes of no text.
     */
    public static function from_bytes(string $bytes, string $content_type = ''): string
    {
        if (preg_match('//u', $bytes) === 1 && strpbrk($bytes, "\0\x1B") === false) {
            return str_starts_with($bytes, "\xEF\xBB\xBF") ? substr($bytes, 3) : $bytes;
        }
        if (preg_match(self::MARKED, $bytes, $charset) === 1) {
            // Half a character at the end comes from a transfer that was cut off, others from a broken file.
            $bytes = substr($bytes, 2, (strlen($bytes) - 2) & ~1);
            $its = $charset[0] === "\xFF\xFE" ? 'UTF-16LE' : 'UTF-16BE';
            $has_other = function_exists('mb_convert_encoding');
            return self::converted($bytes, $its) ?? ($has_other ? mb_convert_encoding($bytes, 'UTF-8', $its) : '');
        }
        $head = substr($bytes, 0, self::HEAD_BYTES);
        $is_named = preg_match(self::NAMED, "$content_type\n$head", $charset) === 1;
        return ($is_named ? self::converted($bytes, $charset[1]) : null) ?? (string) preg_replace_callback(
            '/(?:' . self::SEQUENCE . ')(*SKIP)(*FAIL)|[\x80-\xFF]+/',
            static fn(array $found): string => strtr($found[0], self::characters()),
            $bytes,
        );
    }

    /** UTF-8, else each byte for itself as Windows-1252, so that the letters of another charset can be read of it. */
    public static function bytewise(string $bytes): string
    {
        return preg_match('//u', $bytes) === 1 ? $bytes : strtr($bytes, self::characters());
    }

    /** The bytes of which Windows-1252 makes the text; null where it has no such characters. */
    public static function windows_1252(string $text): ?string
    {
        static $bytes = [];
        if ($bytes === []) {
            foreach (range(0x80, 0xFF) as $byte) {
                $bytes[self::encode($byte)] = chr($byte);
            }
            $bytes = array_flip(self::characters()) + $bytes;
        }
        return self::written($text, $bytes);
    }

    /** Controls of ISO-8859-1 as the Windows-1252 that was meant. */
    public static function without_controls(string $text): string
    {
        return (string) preg_replace_callback('/[\x{80}-\x{9f}]/u', static fn(array $control): string =>
            self::characters()[$control[0][1]], $text);
    }

    /**
     * The bytes of which a charset makes the text; null where it has no such characters.
     *
     * @return string|null Also where this PHP does not know the charset.
     */
    public static function bytes_of(string $text, string $charset): ?string
    {
        static $known = [];
        $known[$charset] ??= self::table($charset);
        return $known[$charset] === [] ? null : self::written($text, $known[$charset]);
    }

    /**
     * @param non-empty-array<string, string> $bytes Character → byte.
     * @return string|null Null where another character stands in the text.
     */
    private static function written(string $text, array $bytes): ?string
    {
        $is_written = preg_match('/[^\x{0}-\x{7f}' . implode('', array_keys($bytes)) . ']/u', $text) === 0;
        return $is_written ? strtr($text, $bytes) : null;
    }

    /** @return array<string, string> Character → byte. */
    private static function table(string $charset): array
    {
        $table = [];
        foreach (self::converted("\xE1", $charset) === null ? [] : range(0x80, 0xFF) as $byte) {
            $table[self::converted(chr($byte), $charset) ?? self::encode($byte)] = chr($byte);
        }
        return $table;
    }

    /** Null for a charset that nobody knows, and for bytes that are none of it. */
    public static function converted(string $bytes, string $charset): ?string
    {
        $charset = self::MEANT[strtolower($charset)] ?? $charset;
        if (preg_match(self::LATIN1, $charset) === 1) {
            return null;
        }
        // Both say by a warning that they do not know the charset.
        $read = function_exists('iconv') ? @iconv($charset, 'UTF-8', $bytes) : false;
        if ($read === false && function_exists('mb_convert_encoding')) {
            $names = array_map(strtolower(...), mb_list_encodings());
            $is_known = in_array(strtolower($charset), $names, true) && mb_check_encoding($bytes, $charset);
            $read = $is_known ? mb_convert_encoding($bytes, 'UTF-8', $charset) : false;
        }
        return is_string($read) && preg_match('//u', $read) === 1 ? $read : null;
    }

    /** @return array<string, string> Byte → character. */
    private static function characters(): array
    {
        static $characters = [];
        foreach ($characters === [] ? range(0x80, 0xFF) : [] as $byte) {
            $characters[chr($byte)] = self::encode(self::WINDOWS_1252[$byte] ?? $byte);
        }
        return $characters;
    }

    private static function encode(int $point): string
    {
        return $point < 0x800
            ? chr(0xC0 | $point >> 6) . chr(0x80 | $point & 0x3F)
            : chr(0xE0 | $point >> 12) . chr(0x80 | $point >> 6 & 0x3F) . chr(0x80 | $point & 0x3F);
    }

    /** The text without spaces around it, also those that only documents know, and without marks that nobody sees. */
    public static function trim(string $text): string
    {
        return (string) preg_replace(self::AROUND, '', $text);
    }
}
