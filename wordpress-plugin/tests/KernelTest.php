<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Blocks\Patterns;
use Onda\Core\Blocks\PatternSet;
use Onda\Core\FeatureList;
use Onda\Core\Http\Action;
use Onda\Core\Install\Migrations;
use Onda\Core\Install\Schema;
use Onda\Core\Kernel;
use Onda\Core\SharedActions;
use Onda\Features\Theme\Pages\PagePatterns;
use Onda\Plugin;

final class KernelTest extends TestCase
{
    /** Parts whose object is of another class. */
    private const OTHERS = [Patterns::class => PatternSet::class, PagePatterns::class => PatternSet::class];

    private int $made = 0;

    public function test_a_part_is_made_once_when_the_first_of_its_hooks_fires(): void
    {
        $this->listen([['onda_test_a', 10, 1, 'method' => 'upper'], ['onda_test_b', 10, 1, 'method' => 'upper']]);
        $this->assertSame(0, $this->made);
        $this->assertSame(['A', 'B', 'C'], [
            apply_filters('onda_test_a', 'a'),
            apply_filters('onda_test_b', 'b'),
            apply_filters('onda_test_a', 'c'),
        ]);
        $this->assertSame(1, $this->made);
    }

    public function test_a_value_passes_where_the_part_is_not_needed(): void
    {
        $is_short = static fn(string $text): bool => strlen($text) < 3;
        $this->listen([['onda_test_a', 10, 1, 'method' => 'upper', 'when' => $is_short]]);
        $this->assertSame(['long', 0], [apply_filters('onda_test_a', 'long'), $this->made]);
        $this->assertSame(['AB', 1], [apply_filters('onda_test_a', 'ab'), $this->made]);
    }

    public function test_a_hook_that_follows_another_makes_no_part(): void
    {
        (new Kernel())->listen(['Onda\NotLoaded' => [['onda_test_a', 10, 1, 'is_made' => true]]], static fn() => self::fail());
        $this->assertSame('a', apply_filters('onda_test_a', 'a'));
    }

    public function test_numbers_come_as_text_as_wordpress_gives_them(): void
    {
        $this->listen([['onda_test_a', 10, 1, 'method' => 'twice']]);
        $this->assertSame(8, apply_filters('onda_test_a', '4'));
    }

    public function upper(string $text): string
    {
        return strtoupper($text);
    }

    public function twice(int $number): int
    {
        return 2 * $number;
    }

    /** @dataProvider rows */
    public function test_each_row_names_a_method_that_takes_what_its_hook_gives(string $part, array $row): void
    {
        foreach ((array) $row[0] as $hook) {
            $method = new \ReflectionMethod(self::OTHERS[$part] ?? $part, $row['method'] ?? $hook);
            $this->assertTrue($method->isPublic(), $hook);
            $this->assertLessThanOrEqual($row[2], $method->getNumberOfRequiredParameters(), $hook);
            // The condition may ask for more.
            $least = isset($row['when']) ? 0 : $row[2];
            $this->assertGreaterThanOrEqual($least, $method->getNumberOfParameters(), $hook);
        }
    }

    /** @return array<string, array{class-string, array<int|string, mixed>}> */
    public function rows(): array
    {
        $all = [];
        foreach (array_merge_recursive(...Listening::declared()) as $part => $rows) {
            foreach ($rows as $place => $row) {
                $all["$part $place"] = [$part, $row];
            }
        }
        return $all;
    }

    public function test_each_feature_names_the_actions_that_it_has(): void
    {
        foreach ((new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features() as $feature) {
            $file = dirname((string) (new \ReflectionClass($feature))->getFileName()) . '/hooks.php';
            $names = array_map(static fn(array $of): array =>
                array_map(static fn(Action $one): string => $one->name, $of), $feature->actions());
            $this->assertSame($names, (require $file)['actions'] ?? [], $file);
        }
    }

    public function test_the_router_knows_the_shared_actions_by_name(): void
    {
        $features = (new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
        $names = array_map(static fn(Action $one): string => $one->name, SharedActions::of($features));
        $this->assertSame($names, (new FeatureList([]))->action_names()['session']);
    }

    public function test_the_number_of_the_newest_migration_stands_in_its_row(): void
    {
        $row = array_merge(...array_column(Listening::declared(), Migrations::class))[0];
        $is_behind = static function (int $version) use ($row): bool {
            update_option(Schema::OPTION, $version);
            return $row['when']();
        };
        $this->assertSame([true, false], [$is_behind(Migrations::LATEST - 1), $is_behind(Migrations::LATEST)]);
    }

    /** @param list<array<int|string, mixed>> $rows */
    private function listen(array $rows): void
    {
        (new Kernel())->listen(['Onda\NotLoaded' => $rows], function (): self {
            $this->made++;
            return $this;
        });
    }
}
