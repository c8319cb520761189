<?php

declare(strict_types=1);

namespace Onda\Search\Sphinx;

defined('ABSPATH') || exit;

/** Words as the index holds them: all without accents, so that nobody needs to write them, and once more as they are written. */
final class Spelling
{
    private const MAX_WORDS = 6;
    private const MAX_CHARACTERS = 32;

    /** @return list<string> Letters and digits only: there is nothing left to escape. */
    public static function words(string $phrase): array
    {
        $words = preg_split('/[^\p{L}\p{M}\p{N}]+/u', mb_strtolower($phrase, 'UTF-8'), -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $short = array_map(static fn(string $word): string => mb_substr($word, 0, self::MAX_CHARACTERS), $words);
        return array_slice($short, 0, self::MAX_WORDS);
    }

    public static function plain(string $text): string
    {
        return mb_strtolower(remove_accents($text), 'UTF-8');
    }

    /** What a field of the index holds of a text. */
    public static function indexed(string $text): string
    {
        preg_match_all('/[\p{L}\p{M}\p{N}]*[^\x00-\x7F\P{L}][\p{L}\p{M}\p{N}]*/u', mb_strtolower($text, 'UTF-8'), $accented);
        return trim(self::plain($text) . ' ' . implode(' ', array_unique($accented[0])));
    }
}
