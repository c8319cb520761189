<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Search\Index\DocumentRepository;
use Onda\Search\Index\FilterRepository;
use Onda\Search\Index\Matches;
use Onda\Search\Index\ResultFilter;
use Onda\Search\Question;
use Onda\Tests\SearchIndexCase;

/** Conditions that are held against very many posts. */
final class ResultFilterTest extends SearchIndexCase
{
    private const POSTS = 6000;
    private const FIRST = 100_000;

    protected function setUp(): void
    {
        parent::setUp();
        foreach (array_chunk(range(1, self::POSTS), 500) as $numbers) {
            (new DocumentRepository())->put(array_map(static fn(int $number): array => [
                'post' => self::FIRST + $number,
                'type' => 'post',
                'published' => $number,
                'link' => '',
                'image' => '',
                'language' => '',
            ], $numbers), 1);
        }
    }

    /** @dataProvider days */
    public function test_of_very_many_posts_it_tells_how_many_of_all_meet_the_conditions(int $since, int $until, int $total): void
    {
        $matches = $this->narrowed(self::POSTS, $since, $until);
        $this->assertTrue($matches->is_cut);
        $this->assertEqualsWithDelta($total, $matches->total, $total * 0.1);
        $this->assertNotEmpty($matches->scores);
        foreach (array_keys($matches->scores) as $post) {
            $this->assertGreaterThanOrEqual(self::FIRST + $since, $post);
            $this->assertLessThanOrEqual(self::FIRST + $until, $post);
        }
    }

    public static function days(): array
    {
        return [
            'the newest' => [5001, 6000, 1000],
            'the oldest, which the best of equals are not among' => [1, 3000, 3000],
            'every one' => [1, 6000, 6000],
        ];
    }

    public function test_of_so_many_that_they_can_be_counted_it_counts_them(): void
    {
        $matches = $this->narrowed(5000, 1, 1234);
        $this->assertSame([1234, 1234, false], [$matches->total, count($matches->scores), $matches->is_cut]);
    }

    public function test_it_looks_no_further_than_needed(): void
    {
        global $wpdb;
        $before = $wpdb->num_queries;
        $this->narrowed(self::POSTS, 1, self::POSTS);
        $this->assertSame(2, $wpdb->num_queries - $before);
    }

    private function narrowed(int $posts, int $since, int $until): Matches
    {
        $scores = array_fill(self::FIRST + 1, $posts, 700);
        $filter = new ResultFilter(new FilterRepository(['post']), new DocumentRepository());
        return $filter->narrow(new Matches($scores, false, $posts), new Question('radio', since: $since, until: $until), 20);
    }
}
