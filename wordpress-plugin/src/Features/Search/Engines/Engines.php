<?php

declare(strict_types=1);

namespace Onda\Features\Search\Engines;

use Onda\Core\Http\Refusal;
use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\Question;
use Onda\Features\Search\ReadyEngine;
use Onda\Features\Search\SearchAnswer;

defined('ABSPATH') || exit;

/** The engines in the order in which they are asked: one that is not ready or fails leaves the question to the next. */
final class Engines
{
    /** @var array<int, ReadyEngine> */
    private array $engines = [];

    /** @param list<\Closure(): ReadyEngine> $makers Made when they are asked; the last one always answers, once WordPress is loaded. */
    public function __construct(private array $makers)
    {
    }

    public function search(Question $question): SearchAnswer
    {
        $answer = $this->ask(static fn(SearchEngine $engine): SearchAnswer => $engine->search($question));
        $plain = $question->without_operators();
        // A title that was pasted has quotation marks or dashes, and a word before or behind them.
        return $answer->total > 0 || $plain->phrase === $question->phrase
            ? $answer
            : $this->ask(static fn(SearchEngine $engine): SearchAnswer => $engine->search($plain));
    }

    public function suggest(string $typed, Question $context): string
    {
        return $this->ask(static fn(SearchEngine $engine): string => $engine->suggest($typed, $context));
    }

    /**
     * @template T
     * @param \Closure(SearchEngine): T $question
     * @return T
     * @throws Refusal 503 `unavailable`
     */
    private function ask(\Closure $question): mixed
    {
        foreach ($this->in_order() as $engine) {
            try {
                if ($engine->is_ready()) {
                    return $question($engine);
                }
            } catch (EngineFailed) {
                continue;
            }
        }
        throw Refusal::unavailable();
    }

    /** @return iterable<ReadyEngine> */
    private function in_order(): iterable
    {
        foreach ($this->makers as $place => $make) {
            yield $this->engines[$place] ??= $make();
        }
    }
}
