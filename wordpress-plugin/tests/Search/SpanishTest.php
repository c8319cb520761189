<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Tests\SearchIndexCase;

/** Sixty questions in Spanish: all that is meant is found, what is written as it was typed first. */
final class SpanishTest extends SearchIndexCase
{
    public function test_all_that_is_meant_is_found_and_the_exact_form_first(): void
    {
        $titles = [];
        foreach (Spanish::TITLES as $title) {
            $titles[$this->post($title)] = $title;
        }
        $this->build();
        $named = static fn(int $id): string => $titles[$id];
        $wrong = Spanish::wrong(fn(string $phrase): array => array_map($named, $this->found($phrase, limit: 20)));
        $this->assertSame([], $wrong);
    }

    public function test_there_are_sixty(): void
    {
        $this->assertCount(60, array_unique(array_column(Spanish::table(), 0)));
    }
}
