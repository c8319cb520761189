<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Text\Utf8;

defined('ABSPATH') || exit;

/** References of HTML in texts, as a browser reads them; those to controls are left out. */
final class Entities
{
    private const REFERENCES = '/((?:&#(?:x[\da-f]{1,8}|\d{1,9});?)+)|&([a-z][a-z\d]{1,31})(;?)/i';
    /** HTML reads these without a semicolon, beside the letters and signs of ISO-8859-1. */
    private const OLD = ['amp' => '&', 'AMP' => '&', 'lt' => '<', 'LT' => '<', 'gt' => '>', 'GT' => '>', 'quot' => '"',
        'QUOT' => '"', 'COPY' => '©', 'REG' => '®'];
    /** No title means to show them: where they are left, the text was encoded twice. */
    private const LETTER = '/&[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|lig|ring|slash);/i';
    private const TWICE = [
        '/&(?:amp;)*(?:quot|#0*34|#x0*22);/i' => '"',
        '/&(?:amp;)*(?:apos|#0*39|#x0*27);/i' => "'",
        '/&(?:amp;)*(?:amp|#0*38|#x0*26);/i' => '&',
    ];

    /** Decoded once, `&amp;lt;` is `&lt;`; but `&amp;`, quotation marks, apostrophes and letters twice. */
    public static function decoded(string $text): string
    {
        if (!str_contains($text, '&')) {
            return $text;
        }
        $text = (string) preg_replace_callback(self::REFERENCES, static fn(array $found): string =>
            $found[1] === '' ? self::named($found[2], $found[3]) : self::numbered($found[1]), $text);
        $again = static fn(array $found): string => html_entity_decode($found[0], ENT_QUOTES | ENT_HTML5, 'UTF-8');
        $text = (string) preg_replace_callback(self::LETTER, $again, $text);
        return (string) preg_replace(array_keys(self::TWICE), self::TWICE, $text);
    }

    /** The longest beginning that is a name counts where no semicolon ends it: `&copy2020` is `©2020`. */
    private static function named(string $name, string $end): string
    {
        $decoded = $end === '' ? '' : html_entity_decode("&$name;", ENT_QUOTES | ENT_HTML5, 'UTF-8');
        if ($decoded !== '' && $decoded !== "&$name;") {
            return $decoded;
        }
        $old = self::old();
        for ($length = min(strlen($name), 6); $length > 1; $length--) {
            $character = $old[substr($name, 0, $length)] ?? null;
            if ($character !== null) {
                return $character . substr($name, $length) . $end;
            }
        }
        return "&$name$end";
    }

    /** A letter beyond the first 65,536 may be written as its two halves. */
    private static function numbered(string $references): string
    {
        preg_match_all('/&#(?:x([\da-f]+)|(\d+))/i', $references, $numbers, PREG_SET_ORDER);
        [$text, $half] = ['', 0];
        foreach ($numbers as $number) {
            $code = (int) ($number[1] === '' ? $number[2] : hexdec($number[1]));
            if ($half !== 0 && $code >= 0xDC00 && $code <= 0xDFFF) {
                [$code, $half] = [0x10000 + (($half - 0xD800) << 10) + $code - 0xDC00, 0];
            }
            $text .= $half === 0 ? '' : self::character($half);
            $half = $code >= 0xD800 && $code <= 0xDBFF ? $code : 0;
            $text .= $half === 0 ? self::character($code) : '';
        }
        $text .= $half === 0 ? '' : self::character($half);
        return $text;
    }

    /** Like a browser: 128 to 159 mean Windows-1252. */
    private static function character(int $code): string
    {
        if ($code >= 0x80 && $code <= 0x9F) {
            return Utf8::from_bytes(chr($code));
        }
        $is_none = $code > 0x10FFFF || $code >= 0xD800 && $code <= 0xDFFF;
        $character = $is_none ? "\u{FFFD}" : html_entity_decode("&#$code;", ENT_QUOTES | ENT_HTML401, 'UTF-8');
        return str_starts_with($character, '&#') ? '' : $character;
    }

    /** @return array<string, string> Name → character. */
    private static function old(): array
    {
        static $old = [];
        if ($old === []) {
            $names = get_html_translation_table(HTML_ENTITIES, ENT_NOQUOTES | ENT_HTML401, 'UTF-8');
            $names = array_filter($names, static fn(string $character): bool =>
                strlen($character) === 2 && $character < "\u{100}", ARRAY_FILTER_USE_KEY);
            $old = self::OLD + array_flip(array_map(static fn(string $name): string => trim($name, '&;'), $names));
        }
        return $old;
    }
}
