<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Features\Stations\ListenerRepository;
use Onda\Tests\TestCase;

final class ListenerRepositoryTest extends TestCase
{
    private const NOON = 1_795_608_000;

    public function test_samples_of_an_hour_are_one_row_with_average_and_most(): void
    {
        $listeners = new ListenerRepository();
        foreach ([10, 20, 60] as $minute => $count) {
            $listeners->record('uno', $count, self::NOON + $minute * 60);
        }
        $listeners->record('uno', 7, self::NOON + 3600);
        $listeners->record('dos', 500, self::NOON);
        $hours = $listeners->by_hour('uno', self::NOON, self::NOON + 3600);
        $this->assertSame([self::NOON, self::NOON + 3600], array_keys($hours));
        $this->assertEqualsWithDelta(30.0, $hours[self::NOON]['average'], 0.001);
        $this->assertSame([60, 7], array_column($hours, 'most'));
        $this->assertCount(1, $listeners->by_hour('uno', self::NOON + 10, self::NOON + 20));
        $this->assertSame([], $listeners->by_hour('uno', self::NOON - 7200, self::NOON - 3600));
    }

    public function test_a_day_is_the_sites_own_and_each_hour_counts_the_same(): void
    {
        update_option('timezone_string', 'Pacific/Auckland');
        $listeners = new ListenerRepository();
        // 23:00 and 00:00 in Auckland, 13 hours ahead of UTC.
        $listeners->record('uno', 4, gmmktime(10, 0, 0, 11, 24, 2026));
        $listeners->record('uno', 10, gmmktime(11, 0, 0, 11, 24, 2026));
        $listeners->record('uno', 30, gmmktime(11, 30, 0, 11, 24, 2026));
        $listeners->record('uno', 40, gmmktime(12, 0, 0, 11, 24, 2026));
        // The first hour of the day after.
        $listeners->record('uno', 99, gmmktime(11, 0, 0, 11, 25, 2026));
        $days = $listeners->by_day('uno', '2026-11-24', '2026-11-25');
        $this->assertSame(['2026-11-24', '2026-11-25'], array_keys($days));
        $this->assertSame([4, 40], array_column($days, 'most'));
        $this->assertEqualsWithDelta(30.0, $days['2026-11-25']['average'], 0.001);
        $this->assertSame(['2026-11-25'], array_keys($listeners->by_day('uno', '2026-11-25', '2026-11-25')));
    }

    public function test_rows_older_than_four_hundred_days_go(): void
    {
        $listeners = new ListenerRepository();
        $listeners->record('uno', 1, self::NOON - 400 * DAY_IN_SECONDS - 1);
        $listeners->record('uno', 2, self::NOON - 400 * DAY_IN_SECONDS);
        $listeners->prune(self::NOON);
        $this->assertSame([2], array_column($listeners->by_hour('uno', 0, self::NOON), 'most'));
    }

    public function test_a_number_that_no_column_holds_is_cut(): void
    {
        (new ListenerRepository())->record('uno', PHP_INT_MAX, self::NOON);
        $this->assertSame([4_000_000_000], array_column((new ListenerRepository())->by_hour('uno', self::NOON, self::NOON), 'most'));
    }
}
