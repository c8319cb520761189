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
    /** So many entries are unpacked for one word of a phrase, about 3 ms; of more, a lone word takes the best. */
    private const MOST_ENTRIES = 60_000;
    private const MOST_ALONE = 20_000;

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
            array_push($rows, ...array_filter($others, static fn(array $row): bool => !in_array($row['folded'], $whole, true)));
        }
        [$words, $is_cut, $entries] = self::within($rows, $is_alone ? PHP_INT_MAX : self::MOST_ENTRIES);
        $is_best = $is_alone && $entries > self::MOST_ALONE;
        $scores = [];
        foreach ($this->lists->docs($words, $is_best) as $row) {
            $weights = $row['top'] === '' ? Entries::unpack($row['docs']) : Entries::unpack_best($row['top']);
            self::add($scores, array_diff_key($weights, $stale), $token->points($row['folded'], $row['spelling'], $places));
        }
        if ($stale !== []) {
            $this->add_recent($scores, $token, $whole, $places);
        }
        $most = $rows === [] ? 0 : max(array_column($rows, 'df'));
        $is_cut = $is_cut || $is_best || count($rows) >= self::MOST_WORDS;
        return new Matches($scores, $is_cut, $is_best ? max(count($scores), $most) : count($scores));
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
     * As many of the words as may be unpacked, the first in any case.
     *
     * @param list<array{folded: string, spelling: string, df: int}> $rows
     * @return array{list<string>, bool, int} The words, whether some are left out, and how many entries they have.
     */
    private static function within(array $rows, int $most): array
    {
        $words = [];
        $entries = 0;
        foreach ($rows as $row) {
            if ($words !== [] && $entries + $row['df'] > $most) {
                return [array_map('strval', array_keys($words)), true, $entries];
            }
            $words[$row['folded']] = true;
            $entries += $row['df'];
        }
        return [array_map('strval', array_keys($words)), false, $entries];
    }
}
