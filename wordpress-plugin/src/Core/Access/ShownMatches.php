<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/**
 * The posts that WordPress's own search found, without those whose match strangers cannot see. The database searches
 * whole posts.
 */
final class ShownMatches
{
    /**
     * @param list<int> $ids
     * @return list<int> Without those of which a word stands only where strangers read nothing.
     */
    public static function of(array $ids, string $phrase): array
    {
        $words = preg_split('/[^\p{L}\p{M}\p{N}]+/u', self::fold($phrase), -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $posts = array_filter(array_combine($ids, array_map(get_post(...), $ids)));
        $written = array_map(ShownTexts::written(...), $posts);
        $shown = ShownTexts::of($written);
        $is_found = static function (int $id) use ($words, $posts, $written, $shown): bool {
            if ($shown[$id] === array_map(PlainText::of(...), $written[$id])) {
                return true;
            }
            $whole = self::fold(implode(' ', $written[$id]));
            $part = self::fold(PlainText::line($posts[$id]->post_title) . ' ' . implode(' ', $shown[$id]));
            $is_hidden = static fn(string $word): bool => str_contains($whole, $word) && !str_contains($part, $word);
            return array_filter($words, $is_hidden) === [];
        };
        return array_values(array_filter(array_keys($posts), $is_found));
    }

    /** The text as a database compares it: without accents and case. */
    private static function fold(string $text): string
    {
        return mb_strtolower(remove_accents($text), 'UTF-8');
    }
}
