<?php

declare(strict_types=1);

namespace Onda\Features\Search\Index;

use Onda\Features\Search\Index\Text\IndexWords;
use Onda\Features\Search\Index\Text\Spelling;
use Onda\Features\Search\Index\Text\Token;
use Onda\Features\Search\Index\Text\WordBreaks;
use Onda\Features\Search\Question;

defined('ABSPATH') || exit;

/**
 * The steps of a search, in their order. Each is worked out when it is asked for: where the former ones found nothing.
 * In all of them a word also stands for its other number and its synonyms (Token, Lookup).
 */
final class SearchSteps
{
    /** A phrase has so many words of two letters. */
    private const MOST_WORDS = 48;

    public function __construct(
        private IndexOptions $options,
        private Lookup $lookup,
        private Spelling $spelling,
        private WordBreaks $breaks,
    ) {
    }

    /**
     * @param non-empty-list<Token> $tokens Of the phrase.
     * @return iterable<Attempt> The first that finds something answers.
     */
    public function of(Question $question, array $tokens): iterable
    {
        foreach ($this->all($question, $tokens) as $attempt) {
            if ($attempt->tokens !== []) {
                yield $attempt;
            }
        }
    }

    /**
     * The phrase as it is, without its signs, with other breaks between its words, with words that are only begun, with
     * words that sound or look alike, and at last as much of it as a post has.
     *
     * @param non-empty-list<Token> $tokens
     * @return iterable<Attempt> Without words where a step has nothing else to ask for.
     */
    private function all(Question $question, array $tokens): iterable
    {
        yield new Attempt($tokens);
        if ($question->is_exact || $this->options->is_stop_word($tokens[0]->folded)) {
            return;
        }
        $typed = IndexWords::of_phrase($question->phrase);
        yield from $this->without_signs($typed, $question->phrase);
        $breaks = $this->breaks->of($typed);
        foreach ($breaks as [$words]) {
            yield $this->attempt($words);
        }
        yield self::begun($tokens);
        // A word that no post has stays mended.
        $mended = array_column(array_filter($breaks, static fn(array $break): bool => $break[1]), 0)[0] ?? [];
        $tokens = $this->attempt($mended)->tokens ?: $tokens;
        $corrected = $this->spelling->correct($tokens);
        yield new Attempt($corrected, true);
        $all = Token::of_words($typed, $this->options, true, self::MOST_WORDS);
        $rest = array_slice($all, IndexWords::MAX_IN_PHRASE);
        $places = Weight::sum($question->places);
        yield from $this->fewer([...$tokens, ...$rest], [...($corrected ?: $tokens), ...$rest], $places);
    }

    /**
     * Words that a sign parts, as one; words of letters and a number, as two.
     *
     * @param list<string> $typed
     * @return iterable<Attempt>
     */
    private function without_signs(array $typed, string $phrase): iterable
    {
        foreach ([IndexWords::of_joined_phrase($phrase), IndexWords::apart($typed)] as $words) {
            yield $this->attempt($words === $typed ? [] : $words);
        }
    }

    /** @param list<string> $words */
    private function attempt(array $words): Attempt
    {
        return new Attempt(Token::of_words($words, $this->options, true));
    }

    /**
     * A word that is not the last is perhaps not whole either.
     *
     * @param non-empty-list<Token> $tokens
     */
    private static function begun(array $tokens): Attempt
    {
        $open = array_map(static fn(Token $token): Token => $token->opened(), $tokens);
        return new Attempt($open == $tokens ? [] : $open);
    }

    /**
     * Parts of the phrase: as many of its words as posts have, the first words of a long phrase first.
     *
     * @param non-empty-list<Token> $typed
     * @param non-empty-list<Token> $tokens The typed words, perhaps corrected.
     * @return iterable<Attempt>
     */
    private function fewer(array $typed, array $tokens, int $places): iterable
    {
        foreach (count($tokens) > 1 ? array_chunk($tokens, IndexWords::MAX_IN_PHRASE, true) : [] as $some) {
            foreach ($this->lookup->parts($some, $typed, $places) as $part) {
                $kept = array_intersect_key($tokens, array_flip($part));
                $omitted = array_values(array_diff_key(array_column($typed, 'spelling'), $kept));
                yield new Attempt(array_values($kept), $kept != array_intersect_key($typed, $kept), $omitted);
            }
        }
    }
}
