<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** Airings by slots, changes and holidays. All are computed from dates of the calendar; nothing is kept. */
final class Timetable
{
    /**
     * @param list<Slot> $slots
     * @param list<AiringChange> $changes
     * @param list<Holiday> $holidays
     */
    public function __construct(
        private array $slots,
        private array $changes,
        private array $holidays,
        private WallClock $clock,
    ) {
    }

    /**
     * @param int $from Seconds of Unix time.
     * @param int $until Seconds of Unix time.
     * @return list<Airing> All that are on air in this time, by their start; no two at once. Cancelled ones are left out.
     */
    public function airings(int $from, int $until): array
    {
        $airings = [];
        for ($day = gmdate('Y-m-d', $from - 8 * 86400); $day <= gmdate('Y-m-d', $until + 86400); $day = self::next($day)) {
            foreach ($this->slots as $slot) {
                if ($slot->weekdays & (1 << ((int) gmdate('N', (int) strtotime("$day UTC")) - 1))) {
                    $starts = $this->clock->moment($day, $slot->start);
                    $ends = $this->clock->moment($day, $slot->start + $slot->length);
                    $id = "s$slot->id-" . str_replace('-', '', $day);
                    if ($starts < $until && $ends > $from) {
                        $airings[] = new Airing($id, $slot->id, $slot->show, $slot->title, $day, $starts, $ends, $slot->kind);
                    }
                }
            }
        }
        usort($airings, static fn(Airing $one, Airing $other): int => $one->starts <=> $other->starts);
        return $airings;
    }

    private static function next(string $day): string
    {
        return gmdate('Y-m-d', (int) strtotime("$day UTC") + 86400);
    }
}
