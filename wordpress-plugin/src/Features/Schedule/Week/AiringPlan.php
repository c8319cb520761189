<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** Airings as slots, changes and holidays plan them: they may overlap. */
final class AiringPlan
{
    private const DAY = 86400;
    /** Beside the bits of the weekdays: the slot has other rules too. */
    private const FURTHER_RULES = 128;

    /** @var array<int, Slot> By id. */
    private array $slots = [];
    /** @var array<int, array<int, list<Slot>>> By the days from its date to its end, and by its weekdays. */
    private array $slots_by = [];
    /** @var array<string, array<int, AiringChange>> By date and slot. */
    private array $changes = [];
    /** @var array<int, AiringChange> Those that say when it airs. */
    private array $timed = [];
    /** @var array<string, Holiday> By date. */
    private array $holidays;
    /** @var array<int, CalendarDay> By number. */
    private array $days = [];

    /**
     * @param list<Slot> $slots
     * @param list<AiringChange> $changes
     * @param list<Holiday> $holidays
     */
    public function __construct(array $slots, array $changes, array $holidays, private WallClock $clock)
    {
        foreach ($slots as $slot) {
            $this->slots[$slot->id] = $slot;
            $days = max(1, intdiv($slot->start + $slot->length, 1440));
            $is_plain = $slot->every <= 1 && $slot->month_weeks === 0 && $slot->on_holidays === 'as_usual'
                && "$slot->from$slot->until" === '';
            $this->slots_by[$days][$slot->weekdays | ($is_plain ? 0 : self::FURTHER_RULES)][] = $slot;
        }
        // The last of several changes of one airing counts.
        usort($changes, static fn(AiringChange $one, AiringChange $other): int => $one->changed_at <=> $other->changed_at);
        foreach ($changes as $change) {
            if ($change->action !== 'special') {
                $this->changes[$change->date][$change->slot] = $change;
            }
        }
        $this->timed = array_filter($changes, fn(AiringChange $change): bool => $change->has_times()
            && ($change->action === 'special' || $change === $this->changes[$change->date][$change->slot]));
        $this->holidays = array_column($holidays, null, 'day');
    }

    /** @return list<Airing> All of which a part lies between the two. Cancelled ones are left out. */
    public function between(int $from, int $until): array
    {
        $airings = [];
        foreach ($this->slots_by as $days => $by_weekdays) {
            $number = $this->day_shown($from) - $days;
            while ($this->clock->moment_of($number * self::DAY) < $until) {
                $day = $this->day($number++);
                foreach ($by_weekdays as $weekdays => $slots) {
                    if ($weekdays >> $day->weekday & 1) {
                        $of_day = $weekdays & self::FURTHER_RULES ? array_filter($slots, $day->has(...)) : $slots;
                        array_push($airings, ...$this->of_day($day, $of_day, $days + 1, $from, $until));
                    }
                }
            }
        }
        [$first, $last] = [$this->clock->date($from), $this->clock->date($until)];
        foreach ($this->timed as $change) {
            $airing = $change->may_touch($first, $last) ? $this->changed($change) : null;
            $airing?->touches($from, $until) && $airings[] = $airing;
        }
        return $airings;
    }

    /** @return list<Airing> All of which a part would lie between the two. */
    public function cancelled(int $from, int $until): array
    {
        $cancels = static fn(AiringChange $change): bool => $change->action === 'cancel';
        $changes = array_filter(array_merge(...array_values($this->changes)), $cancels);
        $touches = static fn(?Airing $airing): bool => $airing?->touches($from, $until) ?? false;
        return array_values(array_filter(array_map($this->changed(...), $changes), $touches));
    }

    /**
     * @param array<int, Slot> $slots
     * @param int $days In which the longest ends.
     * @return list<Airing> Those that begin on this day by their slots.
     */
    private function of_day(CalendarDay $day, array $slots, int $days, int $from, int $until): array
    {
        $midnight = $day->number * self::DAY;
        $offset = $this->clock->steady_offset($midnight, $midnight + $days * self::DAY);
        $changes = $this->changes[$day->date] ?? [];
        $airings = [];
        foreach ($slots as $slot) {
            $starts = $midnight + $slot->start * 60;
            $ends = $starts + $slot->length * 60;
            $change = $changes[$slot->id] ?? null;
            if ($offset === null || $change !== null || $slot->repeats !== 0) {
                $is_here = $change === null || $change->action !== 'cancel' && !$change->has_times();
                $airing = $is_here ? $this->airing($slot, $change, $day, $starts, $ends) : null;
                $airing?->touches($from, $until) && $airings[] = $airing;
            } elseif ($starts - $offset < $until && $ends - $offset > $from) {
                $airings[] = new Airing(
                    "s$slot->id-$day->digits",
                    $slot->id,
                    $slot->show,
                    $slot->title,
                    $day->date,
                    $starts - $offset,
                    $ends - $offset,
                    $slot->kind,
                    '',
                    '',
                    '',
                    '',
                    $slot->hosts,
                    $slot->changed_at,
                    false,
                    $slot->priority,
                    $slot->changed_at,
                );
            }
        }
        return $airings;
    }

    /** Nothing where the change is of an airing that there is not. */
    private function changed(AiringChange $change): ?Airing
    {
        if ($change->action === 'special') {
            return $this->special($change);
        }
        $slot = $this->slots[$change->slot] ?? null;
        $day = $this->day(CalendarDay::number_of($change->date));
        if ($slot === null || !$this->is_planned($slot, $day, $change)) {
            return null;
        }
        [$starts, $ends] = $change->has_times() ? [$change->starts, $change->ends] : ['', ''];
        $shown = $starts !== '' ? self::shown($starts) : $day->number * self::DAY + $slot->start * 60;
        return $this->airing($slot, $change, $day, $shown, $ends !== '' ? self::shown($ends) : $shown + $slot->length * 60);
    }

    private function special(AiringChange $change): Airing
    {
        [$starts, $ends, $clock] = $this->times(self::shown($change->starts), self::shown($change->ends));
        $date = substr($change->starts, 0, 10);
        return $change->applied_to(
            new Airing("x$change->id", 0, $change->show, $change->title, $date, $starts, $ends, clock: $clock)
        );
    }

    /** @param int $shown, $until When it begins and ends, as the clock shows them. */
    private function airing(Slot $slot, ?AiringChange $change, CalendarDay $day, int $shown, int $until): Airing
    {
        [$starts, $ends, $clock] = $this->times($shown, $until);
        $airing = new Airing(
            "s$slot->id-$day->digits",
            $slot->id,
            $slot->show,
            $slot->title,
            gmdate('Y-m-d', $shown),
            $starts,
            $ends,
            $slot->kind,
            $this->first_airing($slot, $day),
            clock: $clock,
            hosts: $slot->hosts,
            changed_at: $slot->changed_at,
            priority: $slot->priority,
            placed_at: $slot->changed_at,
        );
        return $change?->applied_to($airing) ?? $airing;
    }

    /** @return array{int, int, string} Moments of two times on the clock, and whether they are nearer or farther then. */
    private function times(int $shown, int $until): array
    {
        [$starts, $ends] = [$this->clock->moment_of($shown), $this->clock->moment_of($until)];
        return [$starts, $ends, ['short', '', 'long'][1 + ($ends - $starts <=> $until - $shown)]];
    }

    /** @return string Id of the airing that an airing of this slot repeats, wherever it was moved; or nothing. */
    private function first_airing(Slot $repeat, CalendarDay $day): string
    {
        $slot = $this->slots[$repeat->repeats] ?? null;
        if ($slot === null) {
            return '';
        }
        $first = $this->day($day->number - $repeat->repeats_days);
        $change = $this->changes[$first->date][$slot->id] ?? null;
        $is_off = $change?->action === 'cancel' || $change?->is_other_program();
        if ($is_off || !$this->is_planned($slot, $first, $change)) {
            return '';
        }
        $shown = $first->number * self::DAY + $slot->start * 60;
        $is_skipped = $this->clock->moment_of($shown) === $this->clock->moment_of($shown + $slot->length * 60);
        return $is_skipped && !$change?->has_times() ? '' : "s$slot->id-$first->digits";
    }

    /** A change with times stands on a holiday too: it may have been made for the holiday. */
    private function is_planned(Slot $slot, CalendarDay $day, ?AiringChange $change): bool
    {
        return $day->has($slot) || $change?->has_times() && (new CalendarDay($day->number, null))->has($slot);
    }

    private function day(int $number): CalendarDay
    {
        $date = gmdate('Y-m-d', $number * self::DAY);
        return $this->days[$number] ??= new CalendarDay($number, $this->holidays[$date] ?? null);
    }

    /** @return int The number of the day that the clock shows. */
    private function day_shown(int $moment): int
    {
        return (int) floor(($moment + $this->clock->offset($moment)) / self::DAY);
    }

    /** @param string $time `2026-03-29 23:00`. */
    private static function shown(string $time): int
    {
        return (int) strtotime(substr($time, 0, 16) . ' UTC');
    }
}
