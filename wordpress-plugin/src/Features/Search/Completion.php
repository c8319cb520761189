<?php

declare(strict_types=1);

namespace Onda\Features\Search;

defined('ABSPATH') || exit;

/** The title that somebody has begun to type. */
final class Completion
{
    /** Fewer letters begin too many titles to mean one of them. */
    public const MIN_TYPED = 2;

    /** @param list<string> $titles Plain, best first. */
    public static function of(string $typed, array $titles): string
    {
        $begun = mb_strlen($typed) < self::MIN_TYPED ? null : self::folded($typed);
        foreach ($begun === null ? [] : $titles as $title) {
            if (str_starts_with(self::folded($title), $begun) && mb_strlen($title) <= Question::MAX_CHARACTERS) {
                return $title;
            }
        }
        return '';
    }

    private static function folded(string $text): string
    {
        return mb_strtolower(remove_accents($text), 'UTF-8');
    }
}
