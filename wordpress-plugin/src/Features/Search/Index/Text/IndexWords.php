<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

defined('ABSPATH') || exit;

/** Cuts text into words: runs of letters, their marks and digits, in lower case. */
final class IndexWords
{
    public const MAX_LETTERS = 32;
    /** More than so many words of a phrase that tell something narrow nothing any more. */
    public const MAX_IN_PHRASE = 12;
    /** No phrase is longer (Question::MAX_CHARACTERS); whatever comes is cut before it is looked at. */
    private const MAX_PHRASE_BYTES = 400;
    /** A post of more text than this is read so far; a novel has 600 kB. */
    private const MAX_TEXT_BYTES = 2_000_000;
    /** Scripts that put no spaces between words. */
    private const SPACELESS = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

    /** Words with a sign and no space between them, or groups of digits. */
    private const PARTED = '/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*+(?:[\'’‘´`.\-‐‑\/·!$&@+][\p{L}\p{N}][\p{L}\p{M}\p{N}]*+)++'
        . '|\d{1,4}(?:[ ).\-‐‑\/]{1,2}\d{1,4}){2,}/u';
    /** Letters and a number in one; the letter of an ordinal is no word. */
    private const MIXED = '/^(?|(\D+)(\d+)|(\d+)(?!º$|ª$)(\D+))$/';
    /** Signs that stand for a letter in a name. */
    public const SIGNS = ['!' => 'i', '$' => 's', '@' => 'a'];
    /** A letter or digit, and what follows it: a mark, a sign without a width. */
    public const WORD = '/[\p{L}\p{N}][\p{L}\p{M}\p{N}\x{AD}\x{200B}-\x{200D}\x{2060}]*/u';

    /** @return list<string> In order, as often as they stand there. */
    public static function of(string $text): array
    {
        $text = Folding::composed(mb_strcut($text, 0, self::MAX_TEXT_BYTES, 'UTF-8'));
        preg_match_all(self::WORD, $text, $found);
        return array_map(self::cut(...), $found[0]);
    }

    /** @return list<string> */
    public static function of_phrase(string $phrase): array
    {
        return self::of(self::cut_phrase($phrase));
    }

    /** @return list<string> Those of which a sign parts one in two, in one. */
    public static function of_joined_phrase(string $phrase): array
    {
        $join = static fn(array $run): string => self::without_signs($run[0]);
        return self::of((string) preg_replace_callback(self::PARTED, $join, Folding::composed(self::cut_phrase($phrase))));
    }

    /**
     * `AC/DC` in one word, `acdc`; `e-mail`, `R.E.M.`, `P!nk`, `91 123 45 67` likewise: whoever types it may leave the
     * signs out.
     *
     * @return list<string>
     */
    public static function joined(string $text): array
    {
        preg_match_all(self::PARTED, Folding::composed(mb_strcut($text, 0, self::MAX_TEXT_BYTES, 'UTF-8')), $found);
        $is_word = static fn(string $word): bool => mb_strlen($word, 'UTF-8') <= self::MAX_LETTERS;
        return array_values(array_filter(array_map(self::without_signs(...), $found[0]), $is_word));
    }

    /**
     * `covid19` as two words, `covid` and `19`; `U2`, `nº1`, `10km` likewise: whoever types it may put a space there.
     *
     * @param list<string> $words
     * @return list<string>
     */
    public static function apart(array $words): array
    {
        $parts = [];
        foreach ($words as $word) {
            $is_mixed = strpbrk($word, '0123456789') !== false && preg_match(self::MIXED, $word, $found) === 1;
            array_push($parts, ...($is_mixed ? array_slice($found, 1) : [$word]));
        }
        return $parts;
    }

    private static function without_signs(string $run): string
    {
        return (string) preg_replace('/[^\p{L}\p{M}\p{N}]+/u', '', strtr($run, self::SIGNS));
    }

    /** Whether words cannot be told apart by spaces. */
    public static function is_spaceless(string $phrase): bool
    {
        return preg_match(self::SPACELESS, self::cut_phrase($phrase)) === 1;
    }

    private static function cut_phrase(string $phrase): string
    {
        return mb_strcut($phrase, 0, self::MAX_PHRASE_BYTES, 'UTF-8');
    }

    private static function cut(string $word): string
    {
        return strlen($word) <= self::MAX_LETTERS ? $word : mb_substr($word, 0, self::MAX_LETTERS, 'UTF-8');
    }
}
