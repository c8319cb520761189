<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index\Text;

use Onda\Features\Search\Index\PostingRepository;

defined('ABSPATH') || exit;

/** Other places for the spaces of a phrase, as posts have them: `hip hop` as `hiphop`, `videoclip` as `video clip`. */
final class WordBreaks
{
    /** So many neighbors may be one word, and one word so many. */
    private const MOST_PARTS = 3;
    /** Parts of one letter make words by chance. */
    private const MIN_LETTERS = 2;
    /** Longer words are left whole: the parts that they may have grow with the square. */
    private const MAX_LETTERS = 20;

    public function __construct(private PostingRepository $lists)
    {
    }

    /**
     * @param list<string> $words Of a phrase.
     * @return list<array{non-empty-list<string>, bool}> Phrases with one of its words joined or parted, and whether it
     *     was a word that no post has.
     */
    public function of(array $words): array
    {
        $words = array_map(Folding::fold(...), array_slice($words, 0, IndexWords::MAX_IN_PHRASE));
        $changes = [...self::joined($words), ...self::parted($words)];
        $asked = array_values(array_unique(array_map('strval', array_merge($words, ...array_column($changes, 2)))));
        $known = array_flip(array_map('strval', array_column($this->lists->spellings($asked), 'folded')));
        $phrases = [];
        foreach ($changes as [$at, $length, $made]) {
            if (array_diff_key(array_flip($made), $known) === []) {
                $phrase = array_merge(array_slice($words, 0, $at), $made, array_slice($words, $at + $length));
                $phrases[] = [$phrase, array_diff_key(array_flip(array_slice($words, $at, $length)), $known) !== []];
            }
        }
        return $phrases;
    }

    /**
     * @param list<string> $words
     * @return list<array{int, int, list<string>}> From which word on, how many of them, and what they become.
     */
    private static function joined(array $words): array
    {
        $joined = [];
        for ($length = 2; $length <= self::MOST_PARTS; $length++) {
            for ($at = 0; $at + $length <= count($words); $at++) {
                $joined[] = [$at, $length, [implode('', array_slice($words, $at, $length))]];
            }
        }
        return $joined;
    }

    /**
     * @param list<string> $words
     * @return list<array{int, int, list<string>}> As `joined`, the fewest parts first.
     */
    private static function parted(array $words): array
    {
        $parted = [];
        foreach ($words as $at => $word) {
            foreach (mb_strlen($word, 'UTF-8') <= self::MAX_LETTERS ? self::parts($word, self::MOST_PARTS) : [] as $parts) {
                $parted[count($parts)][] = [$at, 1, $parts];
            }
        }
        ksort($parted);
        return array_merge([], ...$parted);
    }

    /** @return list<list<string>> Of two parts or more. */
    private static function parts(string $word, int $most): array
    {
        $all = [];
        $last = mb_strlen($word, 'UTF-8') - self::MIN_LETTERS;
        for ($at = self::MIN_LETTERS; $at <= $last; $at++) {
            [$head, $tail] = [mb_substr($word, 0, $at, 'UTF-8'), mb_substr($word, $at, null, 'UTF-8')];
            $all[] = [$head, $tail];
            foreach ($most > 2 ? self::parts($tail, $most - 1) : [] as $rest) {
                $all[] = [$head, ...$rest];
            }
        }
        return $all;
    }
}
