<?php

declare(strict_types=1);

namespace Onda\Features\Search\Engines;

use Onda\Features\Search\Completion;
use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\HitReader;
use Onda\Features\Search\Index\Attempt;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\LocalEngine;
use Onda\Features\Search\Index\Text\Token;
use Onda\Features\Search\Question;
use Onda\Features\Search\ReadyEngine;
use Onda\Features\Search\SearchAnswer;
use Onda\Features\Search\SearchableTypes;
use Onda\Features\Search\Sphinx\SphinxConnection;
use Onda\Features\Search\Sphinx\Statement;

defined('ABSPATH') || exit;

/**
 * Posts on other machines, asked in SphinxQL: Manticore Search or Sphinx, a front before as many shards as it needs.
 */
final class SphinxEngine implements ReadyEngine
{
    /** For so long a server that did not answer is not asked again. */
    private const REST_SECONDS = 10;
    private const RESTING = 'onda_sphinx_rests';
    private const TITLES = 5;

    /**
     * @param SphinxConnection|null $server Null while the owner named none.
     * @param LocalEngine $local Knows the words of the posts: the servers cannot tell what else to ask for.
     */
    public function __construct(
        private ?SphinxConnection $server,
        private SearchableTypes $types,
        private HitReader $hits,
        private IndexOptions $words,
        private LocalEngine $local,
    ) {
    }

    /** It knows numbers of posts; what they are, WordPress has to say. */
    public function is_ready(): bool
    {
        return $this->server !== null && did_action('wp_loaded') > 0 && get_transient(self::RESTING) === false;
    }

    public function search(Question $question): SearchAnswer
    {
        $tokens = Token::of_phrase($question->phrase, $this->words, !$question->is_exact);
        $attempts = $tokens === [] ? [new Attempt([])] : $this->local->steps($question, $tokens);
        $answer = new SearchAnswer();
        foreach ($attempts as $attempt) {
            $answer = $this->find($question, $attempt);
            if ($answer->total > 0) {
                break;
            }
        }
        return $answer;
    }

    public function suggest(string $typed, Question $context): string
    {
        $question = new Question($typed, self::TITLES, post_types: $context->post_types, places: ['title']);
        $tokens = Token::of_phrase($typed, $this->words, true);
        return Completion::of($typed, array_column($this->find($question, new Attempt($tokens))->hits, 'title'));
    }

    private function find(Question $question, Attempt $attempt): SearchAnswer
    {
        $types = $this->types->within($question->post_types);
        if ($types === []) {
            return new SearchAnswer();
        }
        $rows = $this->ask(Statement::search($question, $attempt->tokens, $types, $this->words));
        $meta = array_column($this->ask('SHOW META'), 'Value', 'Variable_name');
        $relevance = array_map('floatval', array_column($rows, 'w', 'id'));
        $ids = array_map('intval', array_column($rows, 'id'));
        $hits = $this->hits->read($ids, Token::phrase($attempt->tokens) ?: $question->phrase, $relevance);
        $total = max(count($hits), (int) ($meta['total_found'] ?? 0) - count($rows) + count($hits));
        $is_partial = isset($meta['warning']);
        return $hits === []
            ? new SearchAnswer([], $total, is_partial: $is_partial)
            : new SearchAnswer($hits, $total, false, $is_partial, $attempt->corrected(), omitted: $attempt->omitted);
    }

    /** @return list<array<string, string>> */
    private function ask(string $statement): array
    {
        try {
            return $this->server?->query($statement) ?? throw new EngineFailed('No server is named.');
        } catch (EngineFailed $failure) {
            if (SphinxConnection::is_gone($failure)) {
                set_transient(self::RESTING, 1, self::REST_SECONDS);
            }
            throw $failure;
        }
    }
}
