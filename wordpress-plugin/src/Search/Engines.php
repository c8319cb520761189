<?php

declare(strict_types=1);

namespace Onda\Search;

use Onda\Ajax\NotEarly;

defined('ABSPATH') || exit;

/** The engines in the order in which they are asked: one that is not ready or fails leaves the question to the next. */
final class Engines
{
    /** @param list<ReadyEngine> $engines The last one always answers, once WordPress is loaded. */
    public function __construct(private array $engines)
    {
    }

    public function search(Question $question): Answer
    {
        return $this->ask(static fn(SearchEngine $engine): Answer => $engine->search($question));
    }

    public function suggest(string $typed, Question $context): string
    {
        return $this->ask(static fn(SearchEngine $engine): string => $engine->suggest($typed, $context));
    }

    /** @throws NotEarly So that a question is counted once, by the request that answers it. */
    public function demand_any(): void
    {
        foreach ($this->engines as $engine) {
            if ($engine->is_ready()) {
                return;
            }
        }
        throw new NotEarly();
    }

    /**
     * @template T
     * @param \Closure(SearchEngine): T $question
     * @return T
     */
    private function ask(\Closure $question): mixed
    {
        foreach ($this->engines as $engine) {
            try {
                if ($engine->is_ready()) {
                    return $question($engine);
                }
            } catch (EngineFailed) {
                continue;
            }
        }
        throw new NotEarly();
    }
}
