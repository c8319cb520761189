<?php

declare(strict_types=1);

namespace Onda\Features\Search\Sphinx;

use Onda\Features\Search\Index\Text\Folding;
use Onda\Features\Search\Index\Text\IndexWords;

defined('ABSPATH') || exit;

/** Words as the servers hold them: letters and digits only, so that there is nothing left to escape. */
final class SphinxSpelling
{
    /**
     * The text of a field: every word without accents, and each word with accents also as it is written.
     */
    public static function indexed(string $text): string
    {
        $words = IndexWords::of($text);
        $folded = array_map(Folding::fold(...), $words);
        return implode(' ', [...$folded, ...array_unique(array_diff($words, $folded))]);
    }

    /**
     * The text that decides on the exact form: the title as it is written, and all words with ñ, which is a letter of
     * its own.
     *
     * @param array{title: string, excerpt: string, content: string} $texts Plain.
     */
    public static function written(array $texts): string
    {
        $words = IndexWords::of(implode(' ', $texts));
        $spanish = array_filter($words, static fn(string $word): bool => str_contains($word, 'ñ'));
        $words = [...IndexWords::of($texts['title']), ...array_map(Folding::fold_accents(...), $spanish)];
        return implode(' ', array_unique($words));
    }
}
