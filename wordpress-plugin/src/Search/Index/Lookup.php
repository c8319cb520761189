<?php

declare(strict_types=1);

namespace Onda\Search\Index;

use Onda\Storage\SearchLists;
use Onda\Storage\SearchParts;
use Onda\Storage\SearchStale;

defined('ABSPATH') || exit;

/** The posts of each word of a phrase, from the lists and from what changed since. */
final class Lookup
{
    /** Words that a begun one may become, the most frequent ones. */
    private const MOST_WORDS = 100;
    /** So many posts are looked at for one word of several, about 2 ms. */
    private const MOST_POSTS = 25_000;
    /** And for a lone one, of which the best of each word are enough, about 1 ms. */
    private const MOST_ALONE = 12_000;

    public function __construct(
        private SearchLists $lists,
        private SearchParts $recent,
        private SearchStale $stale,
        private Options $options,
    ) {
    }

    /**
     * @param non-empty-list<Token> $tokens
     * @param int $places As Weight::points().
     * @return non-empty-list<Matches> One for each token.
     */
    public function find(array $tokens, int $places): array
    {
        $stale = $this->stale->all();
        $is_alone = count($tokens) === 1 && $places === 0;
        return array_map(fn(Token $token): Matches => $this->of($token, $places, $is_alone, $stale), $tokens);
    }

    /** @param array<int, true> $stale */
    private function of(Token $token, int $places, bool $is_alone, array $stale): Matches
    {
        $whole = [$token->folded, ...$this->options->synonyms($token->folded)];
        $rows = $this->lists->spellings($whole);
        if ($token->is_open) {
            $others = $this->lists->beginning($token->folded, self::MOST_WORDS);
            $is_other = static fn(array $row): bool => !in_array($row['folded'], $whole, true);
            array_push($rows, ...array_filter($others, $is_other));
        }
        $is_best = $is_alone && array_sum(array_column($rows, 'df')) > self::MOST_ALONE;
        $most = $is_alone ? self::MOST_ALONE : self::MOST_POSTS;
        $words = self::within($rows, $most, $is_best);
        $scores = [];
        foreach ($this->lists->docs($words, $is_best) as $row) {
            $points = $token->points($row['folded'], $row['spelling'], $places);
            $weights = $row['top'] === '' ? Entries::unpack($row['docs']) : Entries::unpack_best($row['top']);
            self::add($scores, $stale === [] ? $weights : array_diff_key($weights, $stale), $points);
        }
        if ($stale !== []) {
            $this->add_recent($scores, $token, $whole, $places);
        }
        $all = array_unique(array_column($rows, 'folded'));
        $is_cut = $is_best || count($rows) >= self::MOST_WORDS || count($words) < count($all);
        $estimate = $rows === [] ? 0 : max(array_column($rows, 'df'));
        return new Matches($scores, $is_cut, $is_cut ? max(count($scores), $estimate) : count($scores));
    }

    /**
     * @param array<int, int> $scores By post; gets the better of two.
     * @param list<string> $whole Folded words.
     */
    private function add_recent(array &$scores, Token $token, array $whole, int $places): void
    {
        foreach ($this->recent->find($whole, $token->is_open ? $token->folded : '') as $folded => $spellings) {
            foreach ($spellings as $spelling => $parts) {
                $points = $token->points((string) $folded, (string) $spelling, $places);
                foreach ($parts as $packed) {
                    self::add($scores, Entries::unpack($packed), $points);
                }
            }
        }
    }

    /**
     * @param array<int, int> $scores By post; gets the better of two.
     * @param array<int, int> $weights By post.
     * @param array<int, int> $points By weight.
     */
    private static function add(array &$scores, array $weights, array $points): void
    {
        foreach ($weights as $post => $weight) {
            $score = $points[$weight] ?? 0;
            if ($score > ($scores[$post] ?? 0)) {
                $scores[$post] = $score;
            }
        }
    }

    /**
     * As many of the words as may be looked at, the first in any case.
     *
     * @param list<array{folded: string, spelling: string, df: int}> $rows
     * @param bool $is_best Of a common one its best are enough.
     * @return list<string>
     */
    private static function within(array $rows, int $most, bool $is_best): array
    {
        $words = [];
        foreach ($rows as $row) {
            $most -= $is_best && $row['df'] > Entries::COMMON ? Entries::BEST : $row['df'];
            if ($words !== [] && $most < 0) {
                break;
            }
            $words[$row['folded']] = true;
        }
        return array_map('strval', array_keys($words));
    }
}
