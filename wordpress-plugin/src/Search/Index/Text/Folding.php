<?php

declare(strict_types=1);

namespace Onda\Search\Index\Text;

defined('ABSPATH') || exit;

/** Letters without their accents, so that `musica` finds `música`. Needs no setting of the server and no locale. */
final class Folding
{
    /** Plain letter → those that stand for it; lower case only. */
    private const LETTERS = [
        'a' => 'áàâäãåāăąǎ', 'ae' => 'æ', 'c' => 'çćčĉċ', 'd' => 'ďđð', 'e' => 'éèêëēĕėęě', 'g' => 'ĝğġģ', 'h' => 'ĥħ',
        'i' => 'íìîïĩīĭįıǐ', 'j' => 'ĵ', 'k' => 'ķ', 'l' => 'ĺļľŀł', 'n' => 'ñńņňŋ', 'o' => 'óòôöõøōŏőǒ', 'oe' => 'œ',
        'r' => 'ŕŗř', 's' => 'śŝşšș', 'ss' => 'ß', 't' => 'ţťŧț', 'th' => 'þ', 'u' => 'úùûüũūŭůűųǔ', 'w' => 'ŵ',
        'y' => 'ýÿŷ', 'z' => 'źżž', '' => 'ºª',
    ];
    /** Letter and mark → the one character that most texts have instead. */
    private const COMPOSED = [
        "a\u{301}" => 'á', "e\u{301}" => 'é', "i\u{301}" => 'í', "o\u{301}" => 'ó', "u\u{301}" => 'ú', "u\u{308}" => 'ü',
        "n\u{303}" => 'ñ', "c\u{327}" => 'ç', "a\u{300}" => 'à', "e\u{300}" => 'è', "o\u{300}" => 'ò', "i\u{308}" => 'ï',
        "a\u{303}" => 'ã', "o\u{303}" => 'õ', "a\u{302}" => 'â', "e\u{302}" => 'ê', "o\u{302}" => 'ô',
    ];
    private const MARKS = '/[\x{300}-\x{36F}]+/u';

    /** @var array<string, string>|null */
    private static ?array $plain = null;

    /** @param string $word In lower case, composed. */
    public static function fold(string $word): string
    {
        return self::is_ascii($word) ? $word : strtr($word, self::plain());
    }

    /** The same, but ñ stays a letter of its own, which it is. */
    public static function fold_accents(string $word): string
    {
        return self::is_ascii($word) ? $word : strtr($word, ['ñ' => 'ñ'] + self::plain());
    }

    /** Lower case, and letters with marks behind them in one character. */
    public static function composed(string $text): string
    {
        $text = mb_strtolower(self::is_ascii($text) ? $text : mb_scrub($text, 'UTF-8'), 'UTF-8');
        return str_contains($text, "\xCC") || str_contains($text, "\xCD")
            ? (string) preg_replace(self::MARKS, '', strtr($text, self::COMPOSED))
            : $text;
    }

    /** A pattern that finds a folded word however it is written; lower and upper case by flag `i`. */
    public static function pattern(string $folded): string
    {
        $pattern = '';
        foreach (mb_str_split($folded, 1, 'UTF-8') as $letter) {
            $others = self::LETTERS[$letter] ?? '';
            $pattern .= $others === '' ? preg_quote($letter, '/') : "[$letter$others]";
            $pattern .= $others === '' ? '' : '[\x{300}-\x{36F}]*';
        }
        return $pattern;
    }

    /** @return array<string, string> */
    private static function plain(): array
    {
        if (self::$plain === null) {
            self::$plain = [];
            foreach (self::LETTERS as $letter => $others) {
                self::$plain += array_fill_keys(mb_str_split($others, 1, 'UTF-8'), (string) $letter);
            }
        }
        return self::$plain;
    }

    private static function is_ascii(string $text): bool
    {
        return preg_match('/[\x80-\xFF]/', $text) !== 1;
    }
}
