<?php

declare(strict_types=1);

namespace Onda\Tests\Host;

use Onda\Core\Printing\Elements;
use PHPUnit\Framework\TestCase;

/**
 * Real requests for a page with every element that an author may place, and how many queries it asks above the same
 * page without the plugin. The elements are those of the contracts, so a new one is among them.
 */
final class QueriesTest extends TestCase
{
    /**
     * A kind of page: features whose elements are not on it, settings of the theme's elements, most queries, those with
     * a warm object cache, and those of a WordPress before 7, which reads the posts of two lists apart. They are what
     * was measured, and may only fall.
     */
    private const PAGES = [
        'an article without an element' => [null, self::PRESET, 5, 0, 9],
        'every element but those of the theme' => [['theme'], [], 12, 2, 12],
        'every element' => [[], self::PRESET, 19, 2, 23],
    ];
    private const PRESET = ['preset' => 'auto'];
    private const TRIES = 2;
    /** So many posts, two of each, fill every list. */
    private const PORTIONS = 7;
    private const CACHE = __DIR__ . '/../fixtures/object-cache.php';

    private WholeSite $site;

    protected function setUp(): void
    {
        CountedQueries::begin();
        $this->site = new WholeSite();
        $this->grow();
    }

    protected function tearDown(): void
    {
        CountedQueries::end();
        self::cool();
        $this->site->remove();
    }

    public function test_a_page_asks_few_queries_and_no_more_for_twice_as_much(): void
    {
        $pages = array_map($this->page(...), array_column(self::PAGES, 0));
        $few = $this->all($pages);
        $body = CountedQueries::of('/?p=' . end($pages))['body'];
        foreach (WholeSite::SHOWN as $name) {
            $this->assertStringContainsString("$name 1", $body);
        }
        $this->grow();
        $twice = $this->all($pages);
        $at = version_compare($GLOBALS['wp_version'], '7', '<') ? 4 : 2;
        foreach (self::PAGES as $name => $limits) {
            $this->assertLessThanOrEqual($limits[$at], $few[$name][0], $name . print_r($few[$name], true));
            $this->assertLessThanOrEqual($few[$name][0], $twice[$name][0], "$name, twice as much" . print_r($twice[$name], true));
        }
    }

    public function test_a_warm_object_cache_leaves_almost_none(): void
    {
        $pages = array_map($this->page(...), array_column(self::PAGES, 0));
        $more = $this->all($pages, static fn(): bool => copy(self::CACHE, WP_CONTENT_DIR . '/object-cache.php'));
        foreach (self::PAGES as $name => [, , , $most]) {
            $this->assertLessThanOrEqual($most, $more[$name][0], $name . print_r($more[$name], true));
        }
    }

    private function grow(): void
    {
        for ($portion = 0; $portion < self::PORTIONS; $portion++) {
            $this->site->grow();
        }
    }

    /** @param list<string>|null $without Features; null for no element. */
    private function page(?array $without): int
    {
        $specs = (new Elements(dirname(__DIR__, 2) . '/generated'))->of_authors();
        $placed = array_filter($specs, static fn(array $spec): bool => !in_array($spec['feature'], $without ?? [], true));
        $this->assertNotSame([], $placed);
        $tag = static fn(string $tag, array $spec): string => "<!-- wp:html --><$tag>"
            . (isset($spec['holdsContent']) ? '<h3>Uno</h3><p>Dos</p>' : '') . "</$tag><!-- /wp:html -->";
        $tags = $without === null ? [] : array_map($tag, array_keys($placed), $placed);
        return $this->site->page('<p>Texto</p>', ...$tags);
    }

    /**
     * @param list<int> $pages
     * @param \Closure|null $prepare Before the first request, once the settings are saved.
     * @return array<string, array{int, list<string>}> By kind of page.
     */
    private function all(array $pages, ?\Closure $prepare = null): array
    {
        $more = [];
        foreach (array_keys(self::PAGES) as $at => $name) {
            self::cool();
            $this->site->settle(self::PAGES[$name][1]);
            $prepare === null || $prepare();
            $more[$name] = $this->more($pages[$at]);
        }
        return $more;
    }

    /** @return array{int, list<string>} How many more queries than without the plugin, and those that are ours. */
    private function more(int $page): array
    {
        $counts = [];
        // The first request writes what is kept; the heartbeat of WordPress's tasks asks now and then.
        for ($try = 0; $try <= self::TRIES; $try++) {
            $with = CountedQueries::of("/?p=$page");
            $without = CountedQueries::of("/?p=$page", ['headers' => ['X-Without-Onda' => '1']]);
            $try === 0 || $counts[] = [$with['all'] - $without['all'], $with['ours']];
        }
        return min($counts);
    }

    private static function cool(): void
    {
        $files = [WP_CONTENT_DIR . '/object-cache.php', WP_CONTENT_DIR . '/onda-test-object-cache'];
        array_map(unlink(...), array_filter($files, is_file(...)));
    }
}
