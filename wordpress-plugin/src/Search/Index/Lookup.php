<?php

declare(strict_types=1);

namespace Onda\Search\Index;

use Onda\Storage\SearchLists;
use Onda\Storage\SearchParts;
use Onda\Storage\SearchStale;
use Onda\Storage\SearchState;

defined('ABSPATH') || exit;

/** The posts in which all words of a phrase stand, from the lists and from what changed since. */
final class Lookup
{
    public function __construct(
        private SearchLists $lists,
        private SearchParts $recent,
        private SearchStale $stale,
        private Options $options,
        private SearchState $state,
    ) {
    }

    /**
     * @param non-empty-list<Token> $tokens
     * @param int $places As Weight::points().
     * @param int $wanted So many of the best are enough, where there are very many.
     */
    public function find(array $tokens, int $places, int $wanted): Matches
    {
        $is_alone = count($tokens) === 1 && $places === 0;
        $meanings = array_map(fn(Token $token): Meaning => $this->meaning($token, $is_alone, $wanted), $tokens);
        // The rarest first: of the others only what is left of it counts.
        usort($meanings, static fn(Meaning $one, Meaning $other): int => $one->posts <=> $other->posts);
        $words = array_values(array_unique(array_merge(...array_column($meanings, 'words'))));
        $lists = [];
        foreach ($this->lists->docs($words, $meanings[0]->is_best ? $wanted : null) as $row) {
            $lists[$row['folded']][] = $row;
        }
        $stale = $this->stale->all();
        $scores = null;
        foreach ($meanings as $meaning) {
            $layers = self::layers($meaning, $lists, $places);
            $recent = $stale === [] ? [] : $this->recent_layers($meaning, $places);
            // What the lists say of a post that changed since counts no more.
            $scores = self::scores($recent, $scores) + array_diff_key(self::scores($layers, $scores), $stale);
        }
        $is_cut = in_array(true, array_column($meanings, 'is_cut'), true);
        $estimate = $is_cut && count($meanings) === 1 ? $meanings[0]->estimate : 0;
        return new Matches($scores, $is_cut, max(count($scores), $estimate));
    }

    private function meaning(Token $token, bool $is_alone, int $wanted): Meaning
    {
        $whole = [$token->folded, ...$this->options->synonyms($token->folded)];
        $rows = $token->is_open
            ? $this->lists->spellings_and_beginning($whole, $token->folded, Meaning::MOST_WORDS)
            : $this->lists->spellings($whole);
        return new Meaning($token, $whole, $rows, $is_alone, $wanted, $this->state->read()['posts']);
    }

    /**
     * @param array<string, list<array{folded: string, spelling: string, docs: string}>> $lists By folded word.
     * @return array<int, list<list<int>>> Posts by what they are worth.
     */
    private static function layers(Meaning $meaning, array $lists, int $places): array
    {
        $layers = [];
        foreach (array_merge(...array_values(array_intersect_key($lists, array_flip($meaning->words)))) as $row) {
            $points = $meaning->token->points($row['folded'], $row['spelling'], $places);
            foreach (array_intersect_key(Layers::of($row['docs']), $points) as $weight => $layer) {
                $layers[$points[$weight]][] = Layers::posts($layer);
            }
        }
        return $layers;
    }

    /** @return array<int, list<list<int>>> As `layers`. */
    private function recent_layers(Meaning $meaning, int $places): array
    {
        $token = $meaning->token;
        $layers = [];
        foreach ($this->recent->find($meaning->whole, $token->is_open ? $token->folded : '') as $folded => $spellings) {
            foreach ($spellings as $spelling => $parts) {
                $points = $token->points((string) $folded, (string) $spelling, $places);
                foreach (Entries::united($parts) as $post => $weight) {
                    $layers[$points[$weight] ?? 0][] = [$post];
                }
            }
        }
        // Words that stand elsewhere than where they are looked for.
        unset($layers[0]);
        return $layers;
    }

    /**
     * @param array<int, list<list<int>>> $layers Posts by what they are worth.
     * @param array<int, int>|null $among The scores so far, to which these are added; null for the first word.
     * @return array<int, int> By post.
     */
    private static function scores(array $layers, ?array $among): array
    {
        // The best is written last, and stays.
        ksort($layers);
        $scores = [];
        foreach ($layers as $score => $lists) {
            foreach ($lists as $posts) {
                $among === null ? self::write($scores, $posts, $score) : self::add($scores, $posts, $score, $among);
            }
        }
        return $scores;
    }

    /**
     * @param array<int, int> $scores
     * @param list<int> $posts
     */
    private static function write(array &$scores, array $posts, int $score): void
    {
        if ($scores === []) {
            // The first layer is nearly all of a common word: a third of what the loop takes.
            $scores = array_fill_keys($posts, $score);
            return;
        }
        foreach ($posts as $post) {
            $scores[$post] = $score;
        }
    }

    /**
     * @param array<int, int> $scores
     * @param list<int> $posts
     * @param array<int, int> $among
     */
    private static function add(array &$scores, array $posts, int $score, array $among): void
    {
        foreach ($posts as $post) {
            if (isset($among[$post])) {
                $scores[$post] = $among[$post] + $score;
            }
        }
    }
}
