<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Features\Search\Index\DocumentRepository;
use Onda\Features\Search\Index\FilterRepository;
use Onda\Features\Search\Index\Matches;
use Onda\Features\Search\Index\ResultFilter;
use Onda\Features\Search\Question;
use Onda\Tests\SearchIndexCase;

/**
 * Conditions that are held against very many posts.
 *
 * @group once
 */
final class ResultFilterTest extends SearchIndexCase
{
    private const POSTS = 6000;
    private const FIRST = 100_000;

    /** @var list<int> Terms that a test made. */
    private array $sections = [];

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
                'digest' => '',
            ], $numbers), 1);
        }
    }

    protected function tearDown(): void
    {
        global $wpdb;
        // WordPress would give each of the thousands another category, one by one.
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->term_relationships} WHERE object_id > %d", self::FIRST));
        array_map(static fn(int $term) => wp_delete_term($term, 'category'), $this->sections);
        parent::tearDown();
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
        $this->assertSame(1, $wpdb->num_queries - $before);
    }

    /** Sections of half of the posts, a quarter of them, and so on; each is looked for with others and with a time. */
    public function test_a_rare_term_is_looked_up_and_leaves_the_same_posts(): void
    {
        $terms = $this->sections();
        $everything = range(self::FIRST + 1, self::FIRST + self::POSTS);
        $scores = array_fill_keys($everything, 700);
        foreach ([[0], [1], [5], [1, 5], [0, 1, 2, 3, 4, 5]] as $chosen) {
            foreach ([null, 3001] as $since) {
                $categories = array_map(static fn(int $index): int => $terms[$index], $chosen);
                $question = new Question('radio', terms: ['category' => $categories, 'post_tag' => []], since: $since);
                $repository = new FilterRepository(['post']);
                $filter = new ResultFilter($repository, new DocumentRepository());
                [$matches, $others] = $filter->of_rare_terms(new Matches($scores, false, self::POSTS), $question);
                $this->assertSame([], array_filter($others->terms));
                $kept = $repository->of($others, array_keys($matches->scores), '');
                $this->assertEqualsCanonicalizing($repository->of($question, $everything, ''), $kept);
                $this->assertSame([count($matches->scores), false], [$matches->total, $matches->is_cut]);
            }
        }
    }

    public function test_a_common_term_is_held_against_the_best_alone(): void
    {
        global $wpdb;
        [$half] = $this->sections();
        $wpdb->update($wpdb->term_taxonomy, ['count' => 9000], ['term_id' => $half]);
        $question = new Question('radio', terms: ['category' => [$half]]);
        $scores = array_fill(self::FIRST + 1, self::POSTS, 700);
        $filter = new ResultFilter(new FilterRepository(['post']), new DocumentRepository());
        [$matches, $others] = $filter->of_rare_terms(new Matches($scores, false, self::POSTS), $question);
        $this->assertSame([self::POSTS, $question], [count($matches->scores), $others]);
    }

    public function test_of_a_cut_list_the_share_of_a_rare_term_tells_how_many_there_may_be(): void
    {
        [, $quarter] = $this->sections();
        $question = new Question('radio', terms: ['category' => [$quarter]]);
        $scores = array_fill(self::FIRST + 1, self::POSTS, 700);
        $filter = new ResultFilter(new FilterRepository(['post']), new DocumentRepository());
        [$matches] = $filter->of_rare_terms(new Matches($scores, true, 20_000), $question);
        $this->assertSame([1500, 5000, true], [count($matches->scores), $matches->total, $matches->is_cut]);
    }

    /** @return list<int> Categories of every second post, of every fourth and so on, the last one under the first. */
    private function sections(): array
    {
        global $wpdb;
        for ($section = 0; $section < 6; $section++) {
            $parent = $section === 5 ? $terms[4] : 0;
            ['term_id' => $terms[], 'term_taxonomy_id' => $relation] = wp_insert_term("Sección $section", 'category', ['parent' => $parent]);
            $step = 2 ** ($section + 1);
            $rows = array_map(static fn(int $post): string => "($post, $relation)", range(self::FIRST + $step / 2, self::FIRST + self::POSTS, $step));
            $wpdb->query("INSERT INTO {$wpdb->term_relationships} (object_id, term_taxonomy_id) VALUES " . implode(', ', $rows));
            $wpdb->update($wpdb->term_taxonomy, ['count' => count($rows)], ['term_taxonomy_id' => $relation]);
        }
        $this->sections = $terms;
        return $terms;
    }

    private function narrowed(int $posts, int $since, int $until): Matches
    {
        $scores = array_fill(self::FIRST + 1, $posts, 700);
        $filter = new ResultFilter(new FilterRepository(['post']), new DocumentRepository());
        return $filter->narrow(new Matches($scores, false, $posts), new Question('radio', since: $since, until: $until), 20);
    }
}
