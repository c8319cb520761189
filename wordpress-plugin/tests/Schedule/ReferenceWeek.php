<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;

/** A timetable by the day and by the minute, too slow for a page: each minute is painted, the lowest airing first. */
final class ReferenceWeek
{
    private const DAY = 86400;
    private const DAYS_AROUND = 17;

    /** @var list<array{string, int, int, list<int>}> Id, start, end and rank of all that is planned. */
    private array $planned = [];

    /**
     * @param list<Slot> $slots
     * @param list<AiringChange> $changes At most one for each airing.
     * @param list<Holiday> $holidays
     */
    public function __construct(array $slots, array $changes, array $holidays, private \DateTimeZone $zone, int $from, int $until)
    {
        $holidays = array_column($holidays, null, 'day');
        foreach ($slots as $slot) {
            for ($at = $from - self::DAYS_AROUND * self::DAY; $at < $until + self::DAYS_AROUND * self::DAY; $at += self::DAY) {
                $date = gmdate('Y-m-d', $at);
                $is_its = static fn(AiringChange $change): bool => $change->slot === $slot->id && $change->date === $date;
                $change = array_values(array_filter($changes, $is_its))[0] ?? null;
                $is_moved = $change?->action === 'move' && self::has($slot, $date, null);
                if (self::has($slot, $date, $holidays[$date] ?? null) || $is_moved) {
                    $this->plan($slot, $date, $change);
                }
            }
        }
        foreach ($changes as $change) {
            if ($change->action === 'special') {
                $rank = [$change->priority, $change->changed_at, 1, $change->id, ''];
                $this->add("x$change->id", strtotime("$change->starts UTC"), strtotime("$change->ends UTC"), $rank);
            }
        }
    }

    /** @return list<string> Id, start and end of each piece of which a part lies between the two. */
    public function pieces(int $from, int $until): array
    {
        usort($this->planned, static fn(array $one, array $other): int => $one[3] <=> $other[3]);
        $minutes = [];
        foreach ($this->planned as $index => [, $starts, $ends]) {
            for ($minute = intdiv($starts, 60); $minute < intdiv($ends, 60); $minute++) {
                $minutes[$minute] = $index;
            }
        }
        ksort($minutes);
        $runs = [];
        foreach ($minutes as $minute => $index) {
            if (($minutes[$minute - 1] ?? null) !== $index) {
                $runs[] = [$index, $minute * 60, $minute * 60];
            }
            $runs[count($runs) - 1][2] += 60;
        }
        $is_asked = fn(array $run): bool => $run[1] < $until && $run[2] > $from
            && $run[2] - $run[1] >= min(300, $this->planned[$run[0]][2] - $this->planned[$run[0]][1]);
        $line = fn(array $run): string => implode(' ', [$this->planned[$run[0]][0], $run[1], $run[2]]);
        return array_map($line, array_values(array_filter($runs, $is_asked)));
    }

    private static function has(Slot $slot, string $date, ?Holiday $holiday): bool
    {
        $day = new \DateTimeImmutable("$date UTC");
        $weekday = $holiday->as_weekday ?? (int) $day->format('N') - 1;
        $is_last = $day->modify('+7 days')->format('n') !== $day->format('n');
        $in_month = 1 << intdiv((int) $day->format('j') - 1, 7) | 32 * (int) $is_last;
        $anchor = new \DateTimeImmutable("$slot->anchor UTC");
        $rules = [
            $slot->weekdays & 1 << $weekday,
            strcmp($date, $slot->from) >= 0,
            $slot->until === '' || strcmp($date, $slot->until) <= 0,
            $slot->month_weeks === 0 || $slot->month_weeks & $in_month,
            $day->modify('monday this week')->diff($anchor)->days / 7 % $slot->every === 0,
            $slot->on_holidays !== ($holiday === null ? 'only' : 'skip'),
        ];
        return count(array_filter($rules)) === count($rules);
    }

    private function plan(Slot $slot, string $date, ?AiringChange $change): void
    {
        if ($change?->action === 'cancel') {
            return;
        }
        $starts = strtotime("$date UTC") + $slot->start * 60;
        $by = $change === null || $change->action === 'annotate' ? $slot : $change;
        $id = "s$slot->id-" . str_replace('-', '', $date);
        $rank = [$by->priority, $by->changed_at, 0, $slot->id, $date];
        if ($change?->action === 'move') {
            $this->add($id, strtotime("$change->starts UTC"), strtotime("$change->ends UTC"), $rank);
            return;
        }
        $this->add($id, $starts, $starts + $slot->length * 60, $rank);
    }

    /** @param list<int|string> $rank */
    private function add(string $id, int $starts, int $ends, array $rank): void
    {
        $times = [ReferenceClock::moment($this->zone, $starts), ReferenceClock::moment($this->zone, $ends)];
        $times[0] < $times[1] && $this->planned[] = [$id, $times[0], $times[1], $rank];
    }
}
