<?php

declare(strict_types=1);

namespace Onda\Tests\Database;

use Onda\Core\Database\RateLimitRepository;
use Onda\Tests\TestCase;

final class RateLimitRepositoryTest extends TestCase
{
    private const LIMIT = 3;
    /** Ten seconds before a minute ends. */
    private const NOW = 30_000_000 * 60 + 50;

    /** @dataProvider caches */
    public function test_a_limit_is_met_by_the_last_and_missed_by_the_next(bool $has_object_cache): void
    {
        $limits = new RateLimitRepository();
        $wait = static fn(): int => $limits->take('test', 'somebody', self::LIMIT, self::NOW);
        $this->assertSame([0, 0, 0, 10], $this->with_cache($has_object_cache, $wait, $wait, $wait, $wait));
    }

    /** @return array<string, array{bool}> */
    public function caches(): array
    {
        return ['no object cache' => [false], 'an object cache, emptied before each request' => [true]];
    }

    public function test_names_people_and_minutes_are_counted_apart(): void
    {
        $limits = new RateLimitRepository();
        $this->assertSame(0, $limits->take('test', 'somebody', 1, self::NOW));
        $this->assertSame(10, $limits->take('test', 'somebody', 1, self::NOW));
        $this->assertSame(0, $limits->take('other', 'somebody', 1, self::NOW));
        $this->assertSame(0, $limits->take('test', 'else', 1, self::NOW));
        $this->assertSame(0, $limits->take('test', 'somebody', 1, self::NOW + 10));
    }

    /** @dataProvider caches */
    public function test_what_came_before_is_not_the_first_for_an_hour_whatever_the_clock_shows(bool $has_object_cache): void
    {
        $limits = new RateLimitRepository(1);
        $is_first = static fn(string $what, int $later): bool =>
            $limits->is_first('test', $what, self::NOW + $later, HOUR_IN_SECONDS);
        $said = $this->with_cache(
            $has_object_cache,
            static fn(): bool => $is_first('a', 0),
            static fn(): bool => $is_first('a', 3599),
            static fn(): bool => $is_first('b', 3599),
            static fn(): bool => $is_first('a', 3600),
        );
        $this->assertSame([true, false, true, false], $said);
    }

    public function test_one_statement_counts_on_mysql(): void
    {
        global $wpdb;
        $limits = new RateLimitRepository(PHP_INT_MAX);
        $wpdb->query("INSERT INTO {$wpdb->posts} (post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered)"
            . " VALUES ('Of a former id', '', '', '', '', '')");
        $before = $wpdb->num_queries;
        $counts = array_map(fn(): int => $limits->count('test', 'somebody', self::NOW, 60), range(1, 4));
        $this->assertSame([1, 2, 3, 4], $counts);
        $this->assertSame($wpdb->dbh instanceof \mysqli ? 4 : 8, $wpdb->num_queries - $before);
    }

    /** @return list<int|bool> */
    private function with_cache(bool $has_object_cache, \Closure ...$requests): array
    {
        $before = wp_using_ext_object_cache($has_object_cache);
        $ask = static function (\Closure $request): int|bool {
            wp_cache_flush();
            return $request();
        };
        try {
            return array_map($ask, $requests);
        } finally {
            wp_using_ext_object_cache((bool) $before);
        }
    }
}
