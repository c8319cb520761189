<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Access\ShownTexts;
use Onda\Features\Search\Index\Build\PartRepository;
use Onda\Features\Search\Index\Build\StalePostRepository;
use Onda\Features\Search\Index\Text\Token;

defined('ABSPATH') || exit;

/** The posts in which all words of a phrase stand, from the lists and from what changed since. */
final class Lookup
{
    /** So many parts of a phrase are tried where others are kept out by conditions. */
    private const MOST_PARTS = 12;

    public function __construct(
        private PostingRepository $lists,
        private PartRepository $recent,
        private StalePostRepository $stale,
        private IndexOptions $options,
        private IndexState $state,
    ) {
    }

    /**
     * A post whose text is kept back for now is found by its title alone.
     *
     * @param non-empty-list<Token> $tokens
     * @param int $places Bits as in Weight::points().
     * @param int|null $wanted So many of the best are enough, where there are very many; null wants good and bad ones
     * alike.
     */
    public function find(array $tokens, int $places, ?int $wanted): Matches
    {
        $unread = ShownTexts::unread();
        if ($unread === []) {
            return $this->written($tokens, $places, $wanted);
        }
        $title = Weight::PLACES['title'];
        $is_asked = $places === 0 || ($places & $title) > 0;
        $titled = $is_asked ? $this->written($tokens, $title, null) : new Matches([], false, 0);
        return $unread === null
            ? $titled
            : $this->written($tokens, $places, $wanted)->without(array_keys(array_diff_key($unread, $titled->scores)));
    }

    /** @param non-empty-list<Token> $tokens */
    private function written(array $tokens, int $places, ?int $wanted): Matches
    {
        $stale = $this->stale->all();
        $is_alone = count($tokens) === 1 && $places === 0 && $wanted !== null;
        // They may be the best.
        $most = (int) $wanted + count($stale);
        $terms = $this->query_terms($tokens, $is_alone, $most);
        $lists = $this->lists_of($terms, $terms[array_key_first($terms)]->is_best ? $most : null);
        $scores = null;
        foreach ($terms as $query_term) {
            $scores = $this->scores($query_term, $lists, $places, $scores, $stale);
        }
        $is_cut = in_array(true, array_column($terms, 'is_cut'), true);
        $estimate = $is_cut && count($terms) === 1 ? array_column($terms, 'estimate')[0] : 0;
        return new Matches($scores, $is_cut, max(count($scores), $estimate));
    }

    /**
     * The parts of a phrase that stand in a post, first the one that tells the most: rare words and those of a title
     * tell more than others.
     *
     * @param non-empty-list<Token> $tokens
     * @param non-empty-list<Token> $typed The tokens before they were corrected: a guess and a letter tell less.
     * @param int $places Bits as in Weight::points().
     * @return list<list<int>> Places of the tokens in the phrase.
     */
    public function parts(array $tokens, array $typed, int $places): array
    {
        $stale = $this->stale->all();
        $terms = $this->query_terms($tokens, false, 0);
        $lists = $this->lists_of($terms, null);
        $all = max(1, $this->state->read()['posts']);
        $looked = 0;
        $parts = $worths = [];
        foreach ($terms as $at => $query_term) {
            $looked += $query_term->posts;
            // A common word adds to the posts of the rare ones.
            $among = $looked > QueryTerm::MOST_POSTS && $parts !== [] ? array_fill_keys(array_keys($parts), 0) : null;
            $is_sure = $tokens[$at] == $typed[$at] && mb_strlen($tokens[$at]->folded, 'UTF-8') > 1;
            $worth = log(1 + $all / max(1, $query_term->posts)) / ($is_sure ? 1 : 2);
            foreach ($this->scores($query_term, $lists, $places, $among, $stale) as $post => $score) {
                $parts[$post] = ($parts[$post] ?? 0) | 1 << $at;
                $worths[$post] = ($worths[$post] ?? 0) + (Weight::is_of_title($score) ? 2 : 1) * $worth;
            }
        }
        $best = [];
        foreach ($parts as $post => $part) {
            $best[$part] = max($best[$part] ?? 0, $worths[$post]);
        }
        arsort($best);
        $of = static fn(int $part): array =>
            array_values(array_filter(array_keys($tokens), static fn(int $at): bool => ($part >> $at & 1) === 1));
        return array_map($of, array_slice(array_keys($best), 0, self::MOST_PARTS));
    }

    /**
     * @param non-empty-list<Token> $tokens
     * @return non-empty-array<int, QueryTerm> By the place of the word, the rarest first: of the others only what is
     *     left of it counts.
     */
    private function query_terms(array $tokens, bool $is_alone, int $wanted): array
    {
        $terms = array_map(fn(Token $token): QueryTerm => $this->query_term($token, $is_alone, $wanted), $tokens);
        uasort($terms, static fn(QueryTerm $one, QueryTerm $other): int => $one->posts <=> $other->posts);
        return $terms;
    }

    private function query_term(Token $token, bool $is_alone, int $wanted): QueryTerm
    {
        $whole = [$token->folded, ...$this->options->synonyms($token->folded), ...array_keys($token->forms)];
        $rows = $token->is_open
            ? $this->lists->spellings_and_beginning($whole, $token->folded, QueryTerm::MOST_WORDS)
            : $this->lists->spellings($whole);
        // The typed word comes first: of too many posts those of the other number are left out.
        $is_typed = static fn(array $row): bool => $row['folded'] === $token->folded;
        usort($rows, static fn(array $one, array $other): int => $is_typed($other) <=> $is_typed($one));
        return new QueryTerm($token, $whole, $rows, $is_alone, $wanted, $this->state->read()['posts']);
    }

    /**
     * @param non-empty-array<int, QueryTerm> $terms
     * @param int|null $best The number is that of PostingRepository::docs().
     * @return array<string, list<array{folded: string, spelling: string, docs: string}>> By folded word.
     */
    private function lists_of(array $terms, ?int $best): array
    {
        $words = array_values(array_unique(array_merge(...array_column($terms, 'words'))));
        $lists = [];
        foreach ($this->lists->docs($words, $best) as $row) {
            $lists[$row['folded']][] = $row;
        }
        return $lists;
    }

    /**
     * @param array<string, list<array{folded: string, spelling: string, docs: string}>> $lists
     * @param array<int, int>|null $among The scores so far, to which these are added; null for the first word.
     * @param array<int, mixed> $stale The lists are out of date for these posts, which changed since the build.
     * @return array<int, int> By post.
     */
    private function scores(QueryTerm $query_term, array $lists, int $places, ?array $among, array $stale): array
    {
        $listed = self::listed_scores($query_term, $lists, $places, $among);
        return $stale === []
            ? $listed
            : $this->recent_scores($query_term, $places, $among) + array_diff_key($listed, $stale);
    }

    /**
     * @param array<string, list<array{folded: string, spelling: string, docs: string}>> $lists By folded word.
     * @param array<int, int>|null $among As `scores`.
     * @return array<int, int> By post.
     */
    private static function listed_scores(QueryTerm $query_term, array $lists, int $places, ?array $among): array
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
