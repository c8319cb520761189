<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Core\Http\Request;
use Onda\Features\Stations\ListenerRepository;
use Onda\Owner\Stations\StationsOwner;
use Onda\Owner\Statistics\Figures\Topic;
use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\Measured;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Tests\TestCase;

/** Listeners by the feeds of the stations, in the statistics. */
final class ListenerFiguresTest extends TestCase
{
    /** 2026-11-25 12:00 UTC, a Wednesday. */
    private const NOON = 1_795_608_000;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Madrid');
        $this->configure(['id' => 'uno', 'name' => 'Radio Uno'], ['id' => 'dos', 'name' => 'Radio Dos']);
    }

    public function test_a_day_is_what_the_repository_says_for_all_stations_together(): void
    {
        $listeners = $this->fill();
        $days = (self::topic()->figures[0]->days)('2026-10-20', '2026-11-25');
        $expected = [];
        foreach (['uno', 'dos'] as $station) {
            foreach ($listeners->by_day($station, '2026-10-20', '2026-11-25') as $day => ['average' => $average]) {
                $expected[$day] = ($expected[$day] ?? 0.0) + $average;
            }
        }
        ksort($expected);
        $this->assertSame(['2026-10-25', '2026-10-26', '2026-11-24', '2026-11-25'], array_keys($days));
        $this->assertEqualsWithDelta($expected, $days, 0.001);
        $this->assertEqualsWithDelta(30.0 + 7.5, $days['2026-11-25'], 0.001);
    }

    public function test_days_that_nobody_measured_are_no_days_without_listeners(): void
    {
        $this->fill();
        $figure = self::topic()->figures[0];
        $this->assertSame(Unit::Level, $figure->unit);
        $week = Measured::of($figure, RangeChoice::of(new Request(['range' => '7d']), self::NOON));
        $this->assertSame([null, null, null, null, null], array_slice($week->numbers, 0, 5));
        $this->assertEqualsWithDelta((20.0 + 37.5) / 2, $week->total, 0.001);
        $this->assertNull($week->total_before);
    }

    public function test_stations_are_ranked_by_their_average_and_say_the_most(): void
    {
        $this->fill();
        $rows = (self::topic()->rankings[0]->rows)('2026-11-24', '2026-11-25', '2026-11-22', '2026-11-23', 10);
        $this->assertSame(['Radio Uno', 'Radio Dos'], array_column($rows, 'label'));
        $this->assertSame([['average' => 25.0, 'most' => 50], ['average' => 7.5, 'most' => 10]], array_column($rows, 'numbers'));
    }

    public function test_a_site_without_samples_has_none(): void
    {
        $this->assertSame([], (self::topic()->figures[0]->days)('2026-11-01', '2026-11-25'));
        $this->assertSame([], (self::topic()->rankings[0]->rows)('2026-11-01', '2026-11-25', '', '', 10));
    }

    /** Two days of November, and the two around the change of the clocks. */
    private function fill(): ListenerRepository
    {
        $listeners = new ListenerRepository();
        $samples = [
            ['uno', 20, self::NOON - DAY_IN_SECONDS],
            ['uno', 4, self::NOON],
            ['uno', 16, self::NOON + 60],
            ['uno', 50, self::NOON + HOUR_IN_SECONDS],
            ['dos', 5, self::NOON],
            ['dos', 10, self::NOON + HOUR_IN_SECONDS],
            ['uno', 3, gmmktime(22, 30, 0, 10, 25, 2026)],
            ['uno', 4, gmmktime(23, 0, 0, 10, 25, 2026)],
        ];
        foreach ($samples as [$station, $number, $time]) {
            $listeners->record($station, $number, $time);
        }
        return $listeners;
    }

    private static function topic(): Topic
    {
        [$topic] = (new StationsOwner())->statistics();
        return $topic;
    }
}
