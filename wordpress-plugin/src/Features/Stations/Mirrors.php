<?php

declare(strict_types=1);

namespace Onda\Features\Stations;

defined('ABSPATH') || exit;

/** The field of mirrors: addresses with spaces between; words before one name its quality. */
final class Mirrors
{
    /** @return list<string> The last word is an address whatever it is. */
    public static function addresses(string $mirrors): array
    {
        $words = preg_split('/\s+/', $mirrors, -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $last = (string) end($words);
        return array_values(array_filter($words, static fn(string $word): bool =>
            str_contains($word, '://') || $word === $last));
    }
}
