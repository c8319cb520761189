<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Index\Text\Token;

defined('ABSPATH') || exit;

/** A word of a phrase as the index is asked for it: its spellings, its synonyms and its completions. */
final class QueryTerm
{
    /** Words that a begun one may become, the most frequent ones. */
    public const MOST_WORDS = 100;
    /** So many posts are looked at for one word of several, about 1 ms. */
    public const MOST_POSTS = 25_000;
    /** From more than these on of a lone one only the best are looked at, which are enough to show. */
    private const MOST_ALONE = 12_000;
    /** And only those of so many words, the most frequent ones: about 0.02 ms each. */
    private const MOST_BEST = 20;

    /** @var list<string> Folded words, as many as may be looked at. */
    public readonly array $words;
    /** How many posts these are, if each stood under one of them. */
    public readonly int $posts;
    /** Only the best posts of each word are looked at. */
    public readonly bool $is_best;
    /** There are more words or posts than are looked at. */
    public readonly bool $is_cut;
    /** The number of posts there may be in all, if its words have nothing to do with each other. */
    public readonly int $estimate;

    /**
     * @param non-empty-list<string> $whole IndexWords that count as typed to their end, folded.
     * @param list<array{folded: string, spelling: string, df: int}> $rows The most important first.
     * @param bool $is_alone The only word of the phrase.
     * @param int $wanted The best posts are these, if it is.
     * @param int $all Posts of the index.
     */
    public function __construct(
        public readonly Token $token,
        public readonly array $whole,
        array $rows,
        bool $is_alone,
        private int $wanted,
        int $all,
    ) {
        $this->is_best = $is_alone && array_sum(array_column($rows, 'df')) > self::MOST_ALONE;
        [$this->words, $this->posts] = $this->within($rows);
        $is_whole = count($this->words) === count(array_unique(array_column($rows, 'folded')));
        $this->is_cut = $this->is_best || count($rows) >= self::MOST_WORDS || !$is_whole;
        $this->estimate = self::estimated(array_column($rows, 'df'), $all);
    }

    /**
     * The first in any case.
     *
     * @param list<array{folded: string, spelling: string, df: int}> $rows
     * @return array{list<string>, int} IndexWords, and their posts.
     */
    private function within(array $rows): array
    {
        $words = [];
        $posts = 0;
        foreach ($rows as $row) {
            $more = $this->is_best ? min($this->wanted, $row['df']) : $row['df'];
            $is_full = $posts + $more > self::MOST_POSTS || ($this->is_best && count($words) === self::MOST_BEST);
            if ($words !== [] && $is_full) {
                break;
            }
            $posts += $more;
            $words[$row['folded']] = true;
        }
        return [array_map('strval', array_keys($words)), $posts];
    }

    /** @param list<int> $counts Posts of each word. */
    private static function estimated(array $counts, int $all): int
    {
        $without = 1.0;
        foreach ($counts as $count) {
            $without *= 1 - min(1, $count / max(1, $all));
        }
        return max([0, (int) round($all * (1 - $without)), ...$counts]);
    }
}
