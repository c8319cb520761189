<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Core\Access\PublicPosts;
use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\Hit;
use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Index\Text\Spelling;
use Onda\Features\Search\Index\Text\Token;
use Onda\Features\Search\Question;
use Onda\Features\Search\ReadyEngine;
use Onda\Features\Search\SearchAnswer;

defined('ABSPATH') || exit;

/** Answers from the index of this site, also before any plugin is loaded. */
final class LocalEngine implements ReadyEngine
{
    /** Only this many of the best posts are put into another order than theirs. */
    private const MOST_SORTED = ResultFilter::MOST;

    /** @param \Closure(): void $want Called when somebody searches and there is no index. */
    public function __construct(
        private IndexOptions $options,
        private PublicPosts $posts,
        private IndexState $state,
        private DocumentRepository $docs,
        private Lookup $lookup,
        private SearchSteps $steps,
        private Spelling $spelling,
        private \Closure $want,
    ) {
    }

    public function is_ready(): bool
    {
        $is_ready = $this->state->read()['is_ready'];
        if (!$is_ready) {
            ($this->want)();
        }
        return $is_ready;
    }

    public function search(Question $question): SearchAnswer
    {
        $this->demand($question->phrase);
        if ($question->phrase === '') {
            return $this->newest($question);
        }
        $tokens = Token::of_phrase($question->phrase, $this->options, !$question->is_exact);
        $is_of_stop_words = $tokens === [] || $this->options->is_stop_word($tokens[0]->folded);
        if ($tokens === [] || $question->is_exact && $is_of_stop_words) {
            // Signs alone, or a text of stop words: the index holds those of titles only.
            throw new EngineFailed();
        }
        foreach ($this->steps->of($question, $tokens) as $attempt) {
            $matches = $this->matches($attempt->tokens, $question);
            if ($matches->scores !== [] || $this->is_all_shown($attempt, $question)) {
                return $this->answer($question, $attempt, $matches);
            }
        }
        return $is_of_stop_words ? throw new EngineFailed() : new SearchAnswer();
    }

    /** A step whose posts are all shown ends the search: who asks for more gets none of the next step. */
    private function is_all_shown(Attempt $attempt, Question $question): bool
    {
        $all = ['excluded' => []] + get_object_vars($question);
        return $question->excluded !== [] && $this->matches($attempt->tokens, new Question(...$all))->scores !== [];
    }

    /**
     * Other ways to ask for a phrase, by the words of the posts.
     *
     * @param non-empty-list<Token> $tokens
     * @return iterable<Attempt> The phrase as it is first, and alone where there is no index.
     */
    public function steps(Question $question, array $tokens): iterable
    {
        return $this->is_ready() ? $this->steps->of($question, $tokens) : [new Attempt($tokens)];
    }

    public function suggest(string $typed, Question $context): string
    {
        $this->demand($typed);
        return $this->spelling->complete($typed);
    }

    private function demand(string $phrase): void
    {
        if (!$this->state->read()['is_ready'] || IndexWords::is_spaceless($phrase) || self::has_operators($phrase)) {
            throw new EngineFailed();
        }
    }

    /** `-word` and `"two words"`, which WordPress's own search knows. */
    private static function has_operators(string $phrase): bool
    {
        return preg_match('/(?:^|\s)-[\p{L}\p{N}]|["“„«]\s*+[\p{L}\p{N}][^"“„«”»\s]*+\s[^"“„«”»]*+["”“»]/u', $phrase) === 1;
    }

    /**
     * The words as they are; in their other number only behind these, where they are too few to show.
     *
     * @param non-empty-list<Token> $tokens
     */
    private function matches(array $tokens, Question $question): Matches
    {
        $alone = array_map(static fn(Token $token): Token => new Token($token->spelling, $token->is_open, true), $tokens);
        $matches = $this->narrowed($alone, $question);
        $is_enough = $question->is_exact || count($matches->scores) >= self::needed($question);
        return $is_enough || $alone == $tokens ? $matches : $matches->before($this->narrowed($tokens, $question));
    }

    /** @param non-empty-list<Token> $tokens */
    private function narrowed(array $tokens, Question $question): Matches
    {
        $needed = self::needed($question);
        if ($this->has_conditions($question)) {
            // The best alone would not tell how many of all there are.
            $filter = new ResultFilter($this->filter(), $this->docs);
            [$matches, $others] = $filter->of_rare_terms($this->found($tokens, $question, null), $question);
            return $this->has_conditions($others) ? $filter->narrow($matches, $others, $needed) : $matches;
        }
        $left_out = $question->order === 'relevance' ? count($question->excluded) : 0;
        return $this->found($tokens, $question, $needed + $left_out);
    }

    /** So many of the best make an answer; another order than theirs wants more of them to choose from. */
    private static function needed(Question $question): int
    {
        $shown = $question->offset + $question->limit + HitList::SPARE;
        return $question->order === 'relevance' ? $shown : self::MOST_SORTED;
    }

    /**
     * @param non-empty-list<Token> $tokens
     * @param int|null $wanted The number is that of Lookup::find().
     */
    private function found(array $tokens, Question $question, ?int $wanted): Matches
    {
        $matches = $this->lookup->find($tokens, Weight::sum($question->places), $wanted);
        return $question->excluded === [] ? $matches : $matches->without($question->excluded);
    }

    private function answer(Question $question, Attempt $attempt, Matches $matches): SearchAnswer
    {
        $posts = $matches->best(self::needed($question));
        if ($question->order !== 'relevance') {
            $posts = $this->filter()->of($question, $posts, $question->order);
        }
        $asked = array_slice($posts, $question->offset, $question->limit + HitList::SPARE);
        $rows = $this->readable($asked);
        $hits = $this->hits($question)->of($rows, $question->limit, $attempt->tokens, $matches->scores);
        $total = self::total($matches->total, $question, $asked, $rows, $hits);
        return new SearchAnswer($hits, $total, $matches->is_cut, false, $attempt->corrected(), omitted: $attempt->omitted);
    }

    private function newest(Question $question): SearchAnswer
    {
        $filter = $this->filter();
        $order = $question->order === 'relevance' ? 'newest' : $question->order;
        $posts = $filter->of($question, null, $order, $question->limit + HitList::SPARE, $question->offset);
        $rows = $this->readable($posts);
        $hits = $this->hits($question)->of($rows, $question->limit, [], []);
        return new SearchAnswer($hits, self::total($filter->count($question), $question, $posts, $rows, $hits));
    }

    /**
     * @param list<int> $posts
     * @return array<int, array<string, string>> In their order: those that are still there and that everybody may read.
     */
    private function readable(array $posts): array
    {
        $rows = $this->docs->hits(PublicPosts::allowed($posts));
        return array_replace(array_intersect_key(array_flip($posts), $rows), $rows);
    }

    /**
     * A total counts no hidden post: nobody learns that there is one.
     *
     * @param list<int> $asked
     * @param array<int, mixed> $rows
     * @param list<Hit> $hits
     */
    private static function total(int $matched, Question $question, array $asked, array $rows, array $hits): int
    {
        $shown = $hits === [] ? 0 : $question->offset + count($hits);
        return max($matched - count($asked) + count($rows), $shown);
    }

    private function has_conditions(Question $question): bool
    {
        return $question->is_exact
            || $question->language !== ''
            || array_filter($question->terms) !== []
            || $question->post_types !== [] && array_diff($this->types(), $question->post_types) !== []
            || array_diff($this->state->read()['types'], $this->types()) !== []
            || $question->since !== null || $question->until !== null
            || $question->fields !== []
            || $question->min_price !== null || $question->max_price !== null;
    }

    /** @return list<string> Of the index, and still with pages of their own. */
    private function types(): array
    {
        return array_values(array_intersect($this->state->read()['types'], $this->posts->types()));
    }

    private function filter(): FilterRepository
    {
        return new FilterRepository($this->types());
    }

    private function hits(Question $question): HitList
    {
        $taxonomies = array_intersect($this->state->read()['taxonomies'], [$question->grouped_by]);
        return new HitList($this->docs, array_values($taxonomies));
    }
}
