<?php

declare(strict_types=1);

namespace Onda\Search\Index\Text;

defined('ABSPATH') || exit;

/** Cuts text into words: runs of letters and digits, in lower case, with their accents. */
final class Words
{
    public const MAX_LETTERS = 32;
    /** More than so many words of a phrase narrow nothing any more. */
    public const MAX_IN_PHRASE = 6;
    /** No phrase is longer (Question::MAX_CHARACTERS); whatever comes is cut before it is looked at. */
    private const MAX_PHRASE_BYTES = 400;
    /** A post of more text than this is read so far; a novel has 600 kB. */
    private const MAX_TEXT_BYTES = 2_000_000;
    /** Scripts that put no spaces between words. */
    private const SPACELESS = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

    /** @return list<string> In order, as often as they stand there. */
    public static function of(string $text): array
    {
        $text = Folding::composed(mb_strcut($text, 0, self::MAX_TEXT_BYTES, 'UTF-8'));
        preg_match_all('/[\p{L}\p{N}]+/u', $text, $found);
        return array_map(self::cut(...), $found[0]);
    }

    /** @return list<string> */
    public static function of_phrase(string $phrase): array
    {
        return array_slice(self::of(mb_strcut($phrase, 0, self::MAX_PHRASE_BYTES, 'UTF-8')), 0, self::MAX_IN_PHRASE);
    }

    /** Whether words cannot be told apart by spaces. */
    public static function is_spaceless(string $phrase): bool
    {
        return preg_match(self::SPACELESS, mb_strcut($phrase, 0, self::MAX_PHRASE_BYTES, 'UTF-8')) === 1;
    }

    private static function cut(string $word): string
    {
        return strlen($word) <= self::MAX_LETTERS ? $word : mb_substr($word, 0, self::MAX_LETTERS, 'UTF-8');
    }
}
