<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\WallClock;
use PHPUnit\Framework\TestCase;

/** Every change of the clocks from 2024 to 2030 in zones that change them in their own ways. */
final class WallClockTest extends TestCase
{
    private const ZONES = ['Europe/Madrid', 'Europe/Dublin', 'Atlantic/Azores', 'America/New_York', 'America/St_Johns',
        'America/Santiago', 'America/Asuncion', 'America/Havana', 'America/Nuuk', 'Africa/Casablanca', 'Africa/Cairo',
        'Asia/Beirut', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Antarctica/Troll'];
    private const STEP_MINUTES = 5;
    /** Minutes at which one slot of a day ends and the next one begins. */
    private const EDGES = [0, 23, 90, 120, 150, 165, 180, 480, 1380, 1425, 1440];
    private const DAY = 86400;

    /** @return iterable<string, array{string}> */
    public static function zones(): iterable
    {
        foreach (self::ZONES as $zone) {
            yield $zone => [$zone];
        }
    }

    /** @dataProvider zones */
    public function test_a_time_is_its_first_moment_or_that_of_the_change_which_skips_it(string $name): void
    {
        $clock = new WallClock($zone = new \DateTimeZone($name));
        foreach (self::changes($zone) as $change) {
            $date = gmdate('Y-m-d', $change - self::DAY);
            [$former, $wrong] = [PHP_INT_MIN, []];
            for ($minutes = 0; $minutes < 3 * 1440; $minutes += self::STEP_MINUTES) {
                $moment = $clock->moment($date, $minutes);
                $shown = (int) strtotime("$date UTC") + $minutes * 60;
                $is_right = $moment === ReferenceClock::moment($zone, $shown) && $moment >= $former;
                $is_right || $wrong[] = "$date +$minutes min: $moment";
                $former = $moment;
            }
            $this->assertSame([], $wrong, $name);
        }
    }

    /** @dataProvider zones */
    public function test_slots_that_meet_on_the_clock_meet_in_time(string $name): void
    {
        $clock = new WallClock($zone = new \DateTimeZone($name));
        $slots = [];
        foreach (array_slice(self::EDGES, 1) as $at => $end) {
            $start = self::EDGES[$at];
            $times = ['start' => gmdate('H:i', $start * 60), 'length' => $end - $start];
            $slots[] = ['id' => $at + 1, 'days' => 'Mon Tue Wed Thu Fri Sat Sun'] + $times;
        }
        $timetable = WrittenWeek::timetable($name, $slots);
        foreach (self::changes($zone) as $change) {
            $dates = array_map(static fn(int $day): string => $clock->date($change + $day * self::DAY), [-1, 0, 1, 2]);
            $midnights = array_map(static fn(string $date): int => $clock->moment($date, 0), $dates);
            $airings = $timetable->airings($midnights[0], $midnights[3]);
            $ends = array_merge([$midnights[0]], array_column($airings, 'ends'));
            $this->assertSame($ends, array_merge(array_column($airings, 'starts'), [$midnights[3]]), $name);
            foreach ([0, 1, 2] as $day) {
                $of_day = array_filter($airings, static fn(Airing $airing): bool => $airing->date === $dates[$day]);
                $length = array_sum(array_map(static fn(Airing $airing): int => $airing->ends - $airing->starts, $of_day));
                $this->assertSame(self::length($zone, $dates[$day]), $length, "$name $dates[$day]");
            }
        }
    }

    public function test_the_date_and_the_minutes_are_those_that_the_clock_shows(): void
    {
        $clock = new WallClock(new \DateTimeZone('Europe/Madrid'));
        $this->assertSame(['2026-10-25', 150], [$clock->date(1792888200), $clock->minutes(1792888200)]);
        $this->assertSame(['2026-10-25', 150], [$clock->date(1792891800), $clock->minutes(1792891800)]);
        $this->assertSame(['2026-03-29', 119], [$clock->date(1774745940), $clock->minutes(1774745940)]);
        $this->assertSame(['2026-03-29', 180], [$clock->date(1774746000), $clock->minutes(1774746000)]);
        $offset = new WallClock(new \DateTimeZone('-03:30'));
        $this->assertSame(['1969-12-31', 1230, 12600], [$offset->date(0), $offset->minutes(0), $offset->moment('1970-01-01', 0)]);
    }

    public function test_minutes_may_be_of_another_day(): void
    {
        $clock = new WallClock(new \DateTimeZone('Europe/Madrid'));
        $this->assertSame($clock->moment('2026-03-30', 60), $clock->moment('2026-03-29', 1500));
        $this->assertSame($clock->moment('2026-03-28', 1380), $clock->moment('2026-03-29', -60));
    }

    /** @return list<int> The first moment of 2024, and each at which the clocks change. */
    private static function changes(\DateTimeZone $zone): array
    {
        $from = (int) gmmktime(0, 0, 0, 1, 1, 2024);
        $changes = array_column($zone->getTransitions($from, (int) gmmktime(0, 0, 0, 1, 1, 2031)), 'ts');
        self::assertGreaterThan(1, count($changes));
        return $changes;
    }

    private static function length(\DateTimeZone $zone, string $date): int
    {
        $midnight = new \DateTimeImmutable("$date 00:00", $zone);
        return $midnight->modify('tomorrow')->getTimestamp() - $midnight->getTimestamp();
    }
}
