<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\Index\Build\PartRepository;
use Onda\Features\Search\Index\Build\StalePostRepository;
use Onda\Features\Search\Index\Text\Token;

defined('ABSPATH') || exit;

/** The posts in which all words of a phrase stand, from the lists and from what changed since. */
final class Lookup
{
    public function __construct(
        private PostingRepository $lists,
        private PartRepository $recent,
        private StalePostRepository $stale,
        private IndexOptions $options,
        private IndexState $state,
    ) {
    }

    /**
     * @param non-empty-list<Token> $tokens
     * @param int $places As Weight::points().
     * @param int|null $wanted So many of the best are enough, where there are very many; null wants good and bad ones
     * alike.
     */
    public function find(array $tokens, int $places, ?int $wanted): Matches
    {
        $stale = $this->stale->all();
        $is_alone = count($tokens) === 1 && $places === 0 && $wanted !== null;
        // They may be the best.
        $most = (int) $wanted + count($stale);
        $terms = array_map(fn(Token $token): QueryTerm => $this->query_term($token, $is_alone, $most), $tokens);
        // The rarest first: of the others only what is left of it counts.
        usort($terms, static fn(QueryTerm $one, QueryTerm $other): int => $one->posts <=> $other->posts);
        $words = array_values(array_unique(array_merge(...array_column($terms, 'words'))));
        $lists = [];
        foreach ($this->lists->docs($words, $terms[0]->is_best ? $most : null) as $row) {
            $lists[$row['folded']][] = $row;
        }
        $scores = null;
        foreach ($terms as $query_term) {
            $listed = self::scores($query_term, $lists, $places, $scores);
            // The lists are out of date for posts that changed since the build.
            $scores = $stale === []
                ? $listed
                : $this->recent_scores($query_term, $places, $scores) + array_diff_key($listed, $stale);
        }
        $is_cut = in_array(true, array_column($terms, 'is_cut'), true);
        $estimate = $is_cut && count($terms) === 1 ? $terms[0]->estimate : 0;
        return new Matches($scores, $is_cut, max(count($scores), $estimate));
    }

    private function query_term(Token $token, bool $is_alone, int $wanted): QueryTerm
    {
        $whole = [$token->folded, ...$this->options->synonyms($token->folded)];
        $rows = $token->is_open
            ? $this->lists->spellings_and_beginning($whole, $token->folded, QueryTerm::MOST_WORDS)
            : $this->lists->spellings($whole);
        return new QueryTerm($token, $whole, $rows, $is_alone, $wanted, $this->state->read()['posts']);
    }

    /**
     * @param array<string, list<array{folded: string, spelling: string, docs: string}>> $lists By folded word.
     * @param array<int, int>|null $among The scores so far, to which these are added; null for the first word.
     * @return array<int, int> By post.
     */
    private static function scores(QueryTerm $query_term, array $lists, int $places, ?array $among): array
    {
        $layers = [];
        foreach (array_merge(...array_values(array_intersect_key($lists, array_flip($query_term->words)))) as $row) {
            $points = $query_term->token->points($row['folded'], $row['spelling'], $places);
            foreach (array_intersect_key(PostingList::of($row['docs']), $points) as $weight => $layer) {
                $layers[$points[$weight]][] = $layer;
            }
        }
        // The best is written last, and stays.
        ksort($layers);
        $scores = [];
        foreach ($layers as $score => $packed) {
            foreach ($packed as $layer) {
                PostingList::write($scores, $layer, $score, $among);
            }
        }
        return $scores;
    }

    /**
     * @param array<int, int>|null $among As `scores`.
     * @return array<int, int> By post.
     */
    private function recent_scores(QueryTerm $query_term, int $places, ?array $among): array
    {
        $token = $query_term->token;
        $scores = [];
        foreach ($this->recent->find($query_term->whole, $token->is_open ? $token->folded : '') as $folded => $spellings) {
            foreach ($spellings as $spelling => $parts) {
                $points = $token->points((string) $folded, (string) $spelling, $places);
                foreach (Entries::united($parts) as $post => $weight) {
                    if (isset($points[$weight]) && ($among === null || isset($among[$post]))) {
                        $scores[$post] = max($scores[$post] ?? 0, ($among[$post] ?? 0) + $points[$weight]);
                    }
                }
            }
        }
        return $scores;
    }
}
