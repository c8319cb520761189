<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\CalendarDay;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;
use Onda\Features\Schedule\Week\WallClock;

defined('ABSPATH') || exit;

/** Airings that there are not, because the clock skips their time in the night of its change. */
final class SkippedAirings
{
    /**
     * @param list<Slot> $slots
     * @param list<AiringChange> $changes
     * @param list<Holiday> $holidays
     * @return list<array{slot: Slot, day: CalendarDay}>
     */
    public static function of(
        string $monday,
        array $slots,
        array $changes,
        array $holidays,
        WallClock $clock,
    ): array {
        $named = array_column($holidays, null, 'day');
        $first = CalendarDay::number_of($monday);
        $skipped = [];
        for ($number = $first; $number < $first + 7; $number++) {
            // A day of 24 hours skips none.
            if ($clock->steady_offset($number * DAY_IN_SECONDS, ($number + 1) * DAY_IN_SECONDS) !== null) {
                continue;
            }
            $day = new CalendarDay($number, $named[gmdate('Y-m-d', $number * DAY_IN_SECONDS)] ?? null);
            $changed = array_column(array_filter($changes, static fn(AiringChange $one): bool =>
                $one->date === $day->date && ($one->has_times() || $one->action === 'cancel')), 'slot');
            $is_skipped = static fn(Slot $slot): bool => $day->has($slot)
                && !in_array($slot->id, $changed, true)
                && $clock->moment($day->date, $slot->start) === $clock->moment($day->date, $slot->start + $slot->length);
            foreach (array_filter($slots, $is_skipped) as $slot) {
                $skipped[] = compact('slot', 'day');
            }
        }
        return $skipped;
    }
}
