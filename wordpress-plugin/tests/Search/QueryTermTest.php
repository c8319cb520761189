<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Index\PostingRepository;
use Onda\Features\Search\Index\QueryTerm;
use Onda\Features\Search\Index\Text\Token;
use PHPUnit\Framework\TestCase;

final class QueryTermTest extends TestCase
{
    public function test_some_thousands_of_posts_are_looked_at_one_by_one(): void
    {
        $query_term = $this->query_term([4000, 4000, 4000]);
        $this->assertSame([12_000, false, false], [$query_term->posts, $query_term->is_best, $query_term->is_cut]);
    }

    public function test_of_more_the_best_of_the_most_frequent_words_are(): void
    {
        $query_term = $this->query_term([...array_fill(0, 30, 401), 3]);
        $this->assertSame([20, 20 * 15, true, true], [count($query_term->words), $query_term->posts, $query_term->is_best, $query_term->is_cut]);
    }

    public function test_one_word_of_several_is_never_looked_at_by_its_best_alone(): void
    {
        $query_term = $this->query_term([20_000, 5000, 1], is_alone: false);
        $this->assertSame([['w0', 'w1'], 25_000, false, true], [$query_term->words, $query_term->posts, $query_term->is_best, $query_term->is_cut]);
        $this->assertSame(['w0'], $this->query_term([90_000, 5000], is_alone: false)->words);
    }

    public function test_the_spellings_of_a_word_are_one_word(): void
    {
        $rows = [['folded' => 'esta', 'spelling' => 'está', 'df' => 5], ['folded' => 'esta', 'spelling' => 'esta', 'df' => 4]];
        $query_term = new QueryTerm(new Token('esta', false), ['esta'], $rows, true, 15, 100);
        $this->assertSame([['esta'], 9, false], [$query_term->words, $query_term->posts, $query_term->is_cut]);
    }

    /** @dataProvider estimates */
    public function test_how_many_there_may_be(int $expected, array $counts, int $all): void
    {
        $this->assertSame($expected, $this->query_term($counts, all: $all)->estimate);
    }

    public function estimates(): array
    {
        return [
            'nothing' => [0, [], 100],
            'one word' => [40, [40], 100],
            'two that have nothing to do with each other' => [70, [50, 40], 100],
            'no more than all' => [100, [100, 90], 100],
            'more than was known when the index was built' => [120, [120], 100],
            'an index that was empty' => [3, [3], 0],
        ];
    }

    public function test_what_sorts_behind_a_beginning_is_asked_for_in_its_own_letters(): void
    {
        $behind = array_map(PostingRepository::behind(...), ['mus', 'z', '19', 'añ', 'дом']);
        $this->assertSame(['mut', '{', '1:', 'aò', 'дон'], $behind);
    }

    /** @param list<int> $counts */
    private function query_term(array $counts, bool $is_alone = true, int $all = 100_000): QueryTerm
    {
        $row = static fn(int $count, int $number): array => ['folded' => "w$number", 'spelling' => "w$number", 'df' => $count];
        return new QueryTerm(new Token('w', true), ['w'], array_map($row, $counts, array_keys($counts)), $is_alone, 15, $all);
    }
}
