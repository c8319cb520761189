<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;
use Onda\Features\Schedule\Week\Timetable;
use Onda\Features\Schedule\Week\WallClock;
use PHPUnit\Framework\TestCase;

/** Forty random slots, ten changes and a holiday, in two weeks of which some have a change of the clocks. */
final class TimetableRandomTest extends TestCase
{
    private const SEEDS = 60;
    private const DAY = 86400;
    private const WEEKS = ['2026-03-20', '2026-05-04', '2026-10-16', '2028-02-21', '2026-12-21'];

    public function test_each_minute_has_the_airing_that_a_slow_search_finds(): void
    {
        $zone = new \DateTimeZone('Europe/Madrid');
        for ($seed = 1; $seed <= self::SEEDS; $seed++) {
            mt_srand($seed);
            $from = (int) strtotime(self::WEEKS[$seed % count(self::WEEKS)] . ' UTC');
            $until = $from + 14 * self::DAY;
            $slots = array_map(self::slot(...), range(1, 40));
            $changes = array_map(static fn(int $id): AiringChange => self::change($id, $from), range(1, 10));
            $holidays = [new Holiday(self::date($from), '', [null, 0, 6][mt_rand(0, 2)])];
            $airings = (new Timetable($slots, $changes, $holidays, new WallClock($zone)))->airings($from, $until);
            $expected = (new ReferenceWeek($slots, $changes, $holidays, $zone, $from, $until))->pieces($from, $until);
            $line = static fn(Airing $airing): string => "$airing->id $airing->starts $airing->ends";
            $this->assertSame($expected, array_map($line, $airings), "seed $seed");
            $this->assert_one_at_a_time($airings);
        }
    }

    /** @param list<Airing> $airings */
    private function assert_one_at_a_time(array $airings): void
    {
        foreach ($airings as $at => $airing) {
            $this->assertLessThan($airing->ends, $airing->starts);
            $this->assertLessThanOrEqual($airings[$at + 1]->starts ?? PHP_INT_MAX, $airing->ends);
        }
    }

    private static function slot(int $id): Slot
    {
        return new Slot(
            $id,
            $id,
            '',
            mt_rand(1, 127),
            mt_rand(0, 1439),
            mt_rand(0, 9) === 0 ? mt_rand(1, 10080) : mt_rand(1, 300),
            from: mt_rand(0, 4) === 0 ? '2026-05-08' : '',
            until: mt_rand(0, 4) === 0 ? '2026-10-24' : '',
            every: mt_rand(0, 1) === 0 ? 1 : mt_rand(1, 8),
            anchor: '2026-05-04',
            month_weeks: mt_rand(0, 2) === 0 ? mt_rand(1, 63) : 0,
            on_holidays: Slot::ON_HOLIDAYS[mt_rand(0, 2)],
            priority: [50, 100, 100, 150, 250][mt_rand(0, 4)],
            changed_at: mt_rand(0, 5),
        );
    }

    /** Each change is of a slot of its own: two changes of one airing are another test. */
    private static function change(int $id, int $from): AiringChange
    {
        $action = AiringChange::ACTIONS[mt_rand(0, 4)];
        [$slot, $date] = $action === 'special' ? [0, ''] : [$id, self::date($from)];
        $starts = $from + mt_rand(0, 14 * 1440) * 60;
        $has_times = $action === 'special' || $action === 'move';
        return new AiringChange(
            $id,
            $action,
            $slot,
            $date,
            $has_times ? gmdate('Y-m-d H:i', $starts) : '',
            $has_times ? gmdate('Y-m-d H:i', $starts + mt_rand(1, 600) * 60) : '',
            changed_at: mt_rand(0, 5),
        );
    }

    private static function date(int $from): string
    {
        return gmdate('Y-m-d', $from + mt_rand(0, 13) * self::DAY);
    }
}
