<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

defined('ABSPATH') || exit;

/**
 * Letters as people type them, so that `musica` finds `música`. The table is the browser's: it needs no setting of the
 * server, no locale and no extension.
 */
final class Folding
{
    /** Letter and mark → the one character that most texts have instead. */
    private const COMPOSED = [
        "a\u{301}" => 'á', "e\u{301}" => 'é', "i\u{301}" => 'í', "o\u{301}" => 'ó', "u\u{301}" => 'ú', "u\u{308}" => 'ü',
        "n\u{303}" => 'ñ', "c\u{327}" => 'ç', "a\u{300}" => 'à', "e\u{300}" => 'è', "o\u{300}" => 'ò', "i\u{308}" => 'ï',
        "a\u{303}" => 'ã', "o\u{303}" => 'õ', "a\u{302}" => 'â', "e\u{302}" => 'ê', "o\u{302}" => 'ô',
    ];
    /** In a pattern: `IndexLetters::MARKS` would be a hundred ranges behind each letter. */
    private const MARKS = '\p{Mn}*';
    private const NOT_ASCII = '/[^\x{0}-\x{7F}]/u';

    /** @var array<string, string> Letter → plain, of the letters that came so far: a request has few. */
    private static array $plain = [];

    /** @param string $text In lower case, composed. */
    public static function fold(string $text): string
    {
        return self::is_ascii($text) ? $text : self::folded($text, '');
    }

    /** The folded text, but ñ stays a letter of its own, which it is. */
    public static function fold_accents(string $text): string
    {
        return self::is_ascii($text) ? $text : self::folded($text, 'ñ');
    }

    /** Lower case, and letters with marks behind them in one character where they have one. */
    public static function composed(string $text): string
    {
        $text = mb_strtolower(self::is_ascii($text) ? $text : mb_scrub($text, 'UTF-8'), 'UTF-8');
        return str_contains($text, "\xCC") ? strtr($text, self::COMPOSED) : $text;
    }

    /** A pattern that finds a folded word however it is written, `ss` as `ß` too; capitals by flag `i`. */
    public static function pattern(string $folded): string
    {
        $letters = mb_str_split($folded, 1, 'UTF-8');
        $pattern = '';
        for ($at = 0; $at < count($letters); $at++) {
            $pair = $letters[$at] . ($letters[$at + 1] ?? '');
            $single = self::written($letters[$at]) . self::MARKS;
            $joined = isset($letters[$at + 1]) ? IndexLetters::WRITTEN[$pair] ?? '' : '';
            if ($joined === '') {
                $pattern .= $single;
                continue;
            }
            $at++;
            $pattern .= "(?:$single" . self::written($letters[$at]) . self::MARKS . "|[$joined]" . self::MARKS . ')';
        }
        return $pattern;
    }

    private static function written(string $letter): string
    {
        $others = IndexLetters::WRITTEN[$letter] ?? '';
        return $others === '' ? preg_quote($letter, '/') : "[$letter$others]";
    }

    private static function folded(string $text, string $kept): string
    {
        $letter = static fn(array $found): string =>
            $found[0] === $kept ? $kept : self::$plain[$found[0]] ??= self::plain($found[0]);
        $text = (string) preg_replace_callback(self::NOT_ASCII, $letter, $text);
        return (string) preg_replace('/[' . IndexLetters::MARKS . ']+/u', '', $text);
    }

    private static function plain(string $letter): string
    {
        foreach (IndexLetters::WRITTEN as $plain => $written) {
            if (str_contains($written, $letter)) {
                return (string) $plain;
            }
        }
        return $letter;
    }

    private static function is_ascii(string $text): bool
    {
        return preg_match('/[\x80-\xFF]/', $text) !== 1;
    }
}
