<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Views\ListCacheRepository;
use Onda\Features\Views\Lists;
use Onda\Features\Views\RankedList;
use Onda\Features\Views\RankingRepository;
use Onda\Features\Views\ViewRepository;
use Onda\Tests\ViewsTestCase;

/** Every window, order, number and size of a list, with ties and without, against a count by hand. */
final class RankingTableTest extends ViewsTestCase
{
    private const DAYS = [1, 7, 30, 31, 60];
    private const SIZES = [1, 2, 20];
    private const NUMBERS = ['period' => 'period_views', 'total' => 'views', 'adjusted' => 'adjusted_total'];

    /**
     * @dataProvider sites
     * @param list<array{array<int, array{int, int}>, int}> $read Of each post, the oldest first: days ago → views and
     *     people, and the number of the editor.
     */
    public function test_a_list_is_what_a_count_by_hand_gives(array $read): void
    {
        $posts = [];
        foreach ($read as $place => [$days, $adjust]) {
            // Two of a day: the higher id goes first.
            $id = $this->post(['post_date' => sprintf('2020-01-%02d 10:00:00', 1 + intdiv($place, 2))]);
            foreach ($days as $ago => [$views, $people]) {
                $this->had($id, Days::since($ago + 1, time()), $views, $people);
            }
            $adjust === 0 || (new ViewRepository(new NetworkShareRepository()))->adjust($id, $adjust, 1, time());
            $posts[] = ['id' => $id, 'days' => $days, 'adjust' => $adjust];
        }
        foreach (self::DAYS as $window) {
            foreach (array_keys(self::NUMBERS) as $order) {
                $expected = self::ranked($posts, $window, $order);
                foreach (self::SIZES as $size) {
                    $row = ['days' => $window, 'order' => $order, 'size' => $size];
                    $this->assertSame(array_slice($expected, 0, $size), $this->shown($row), json_encode($row));
                }
            }
        }
    }

    /** @return array<string, array{list<array{array<int, array{int, int}>, int}>}> */
    public function sites(): array
    {
        return [
            'one view each' => [array_fill(0, 14, [[0 => [1, 1]], 0])],
            'one view each, on different days' => [array_map(static fn(int $ago): array => [[$ago => [1, 1]], 0], range(0, 13))],
            'fewer people today than before' => [[[[0 => [5, 3], 20 => [9, 7]], 0], [[0 => [6, 6]], 0]]],
            'the edges of each window' => [array_map(
                static fn(int $ago): array => [[$ago => [10 + $ago, 10], $ago + 1 => [100, 50]], 0],
                [0, 1, 5, 6, 28, 29, 30, 58, 59, 60]
            )],
            'ties behind a leader' => [[...array_fill(0, 9, [[2 => [4, 2]], 0]), [[0 => [9, 9]], 0], ...array_fill(0, 4, [[2 => [4, 2]], 0])]],
            'a number of the editor without a view' => [[[[], 5], [[0 => [3, 2]], 0]]],
            'numbers of the editor' => [[[[0 => [3, 2]], 5], [[0 => [9, 7]], -7], [[40 => [9, 9]], 7], [[0 => [1, 1]], -50], [[0 => [7, 7]], 0]]],
        ];
    }

    /**
     * @param list<array{id: int, days: array<int, array{int, int}>, adjust: int}> $posts The oldest first.
     * @return list<array{int, int, int, int}> Id, period views, views and adjusted total, best first.
     */
    private static function ranked(array $posts, int $window, string $order): array
    {
        $ranked = [];
        foreach (array_reverse($posts) as ['id' => $id, 'days' => $days, 'adjust' => $adjust]) {
            $sum = static fn(int $within, int $kind): int => array_sum(array_column(
                array_filter($days, static fn(int $ago): bool => $ago < $within, ARRAY_FILTER_USE_KEY),
                $kind
            ));
            $people = $sum(30, 1) + $adjust;
            $is_in = ['period' => $sum($window, 0), 'total' => $sum(999, 0), 'adjusted' => $people][$order] > 0;
            $ranked = [...$ranked, ...($is_in ? [[$id, $sum($window, 0), $sum(999, 0), max(0, $people)]] : [])];
        }
        $by = array_search($order, ['', 'period', 'total', 'adjusted'], true);
        usort($ranked, static fn(array $one, array $other): int => $other[$by] <=> $one[$by]);
        return $ranked;
    }

    /** @return list<array{int, int, int, int}> */
    private function shown(array $row): array
    {
        $lists = new Lists(new SettingsStore(), new ListCacheRepository(), new RankingRepository(), new Texts(__DIR__ . '/../../generated'));
        $items = ((array) $lists->document(RankedList::from_row($row)))['items'];
        return array_map(static fn(array $item): array =>
            [$item['id'], $item['period_views'], $item['views'], $item['adjusted_total']], $items);
    }
}
