<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;
use Onda\Features\Schedule\Week\Timetable;
use Onda\Features\Schedule\Week\WallClock;

/** Slots, changes and holidays as a person writes them. The names are those of the classes. */
final class WrittenWeek
{
    private const DAYS = ['Mon' => 1, 'Tue' => 2, 'Wed' => 4, 'Thu' => 8, 'Fri' => 16, 'Sat' => 32, 'Sun' => 64];

    /**
     * @param list<array<string, mixed>> $slots With `days`, such as `Mon Tue`, and `start`, such as `22:00`.
     * @param list<array<string, mixed>> $changes
     * @param list<array<string, mixed>> $holidays
     */
    public static function timetable(string $zone, array $slots, array $changes = [], array $holidays = []): Timetable
    {
        return new Timetable(
            array_map(self::slot(...), $slots),
            array_map(static fn(array $row): AiringChange => new AiringChange(...$row), $changes),
            array_map(static fn(array $row): Holiday => new Holiday(...$row), $holidays),
            new WallClock(new \DateTimeZone($zone)),
        );
    }

    /** @param array<string, mixed> $row */
    private static function slot(array $row): Slot
    {
        [$hours, $minutes] = explode(':', $row['start']);
        $weekdays = array_sum(array_map(static fn(string $day): int => self::DAYS[$day], explode(' ', $row['days'])));
        unset($row['days']);
        $times = ['weekdays' => $weekdays, 'start' => (int) $hours * 60 + (int) $minutes];
        return new Slot(...$times + $row + ['show' => $row['id'], 'title' => '']);
    }
}
