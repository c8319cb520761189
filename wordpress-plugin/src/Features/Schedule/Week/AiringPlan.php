<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** Airings as slots, changes and holidays plan them: they may overlap. */
final class AiringPlan
{
    private const DAY = 86400;

    /** @var array<int, Slot> By id. */
    private array $slots = [];
    /** @var array<int, array<int, list<Slot>>> By the days from its date to its end, and by weekday. */
    private array $by_weekday = [];
    /** @var array<string, array<int, AiringChange>> By date and slot. */
    private array $changes = [];
    /** @var list<AiringChange> Those that say when it airs. */
    private array $timed = [];
    /** @var array<string, Holiday> By date. */
    private array $holidays;
    /** @var array<int, CalendarDay> By number. */
    private array $days = [];
    /** @var array<string, array{int, int}> Priority, and when it was changed, by id: where they are not the slot's. */
    private array $ranks = [];

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
            for ($weekday = 0, $bits = $slot->weekdays; $bits > 0; $weekday++, $bits >>= 1) {
                if ($bits & 1) {
                    $this->by_weekday[$days][$weekday][] = $slot;
                }
            }
        }
        // Of several changes of one airing the last counts.
        usort($changes, static fn(AiringChange $one, AiringChange $other): int => $one->changed_at <=> $other->changed_at);
        foreach ($changes as $change) {
            if ($change->action !== 'special') {
                $this->changes[$change->date][$change->slot] = $change;
            }
        }
        $counts = fn(AiringChange $change): bool => $change === ($this->changes[$change->date][$change->slot] ?? $change);
        $this->timed = array_filter($changes, static fn($change): bool => $change->has_times() && $counts($change));
        $this->holidays = array_column($holidays, null, 'day');
    }

    /** @return list<Airing> All of which a part lies between the two. Cancelled ones are left out. */
    public function between(int $from, int $until): array
    {
        $airings = [];
        foreach ($this->by_weekday as $days => $slots) {
            $number = $this->day_shown($from) - $days;
            while ($this->clock->moment_of($number * self::DAY) < $until) {
                $day = $this->day($number++);
                array_push($airings, ...$this->of_day($day, $slots[$day->weekday] ?? [], $days + 1, $from, $until));
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
     * @param list<Airing> $airings
     * @return list<Airing> First those that are on air in place of others: by priority, then by the later change.
     */
    public function ranked(array $airings): array
    {
        $ranks = array_map($this->rank(...), $airings);
        [$priorities, $changed, $ids] = [array_column($ranks, 0), array_column($ranks, 1), array_column($airings, 'id')];
        array_multisort($priorities, SORT_DESC, $changed, SORT_DESC, $ids, SORT_DESC, SORT_NATURAL, $airings);
        return $airings;
    }

    /** Whether neither of two is meant to be above the other. */
    public function conflict(Airing $one, Airing $other): bool
    {
        return $this->rank($one)[0] === $this->rank($other)[0] || $one->slot === 0 && $other->slot === 0;
    }

    /** @return array{int, int} */
    private function rank(Airing $airing): array
    {
        return $this->ranks[$airing->id] ?? [$this->slots[$airing->slot]->priority, $this->slots[$airing->slot]->changed_at];
    }

    /**
     * @param list<Slot> $slots
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
            if (!$day->has($slot)) {
                continue;
            }
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
                    hosts: $slot->hosts,
                    changed_at: $slot->changed_at,
                );
            }
        }
        return $airings;
    }

    /** Nothing where the change is of an airing that there is not. */
    private function changed(AiringChange $change): ?Airing
    {
        $slot = $this->slots[$change->slot] ?? null;
        $day = $this->day(CalendarDay::number_of($change->date ?: substr($change->starts, 0, 10)));
        if ($change->action !== 'special' && ($slot === null || !$this->is_planned($slot, $day, $change))) {
            return null;
        }
        $is_timed = $change->has_times();
        $starts = $is_timed && $change->starts !== ''
            ? self::shown($change->starts)
            : $day->number * self::DAY + ($slot->start ?? 0) * 60;
        $ends = $is_timed && $change->ends !== '' ? self::shown($change->ends) : $starts + ($slot->length ?? 0) * 60;
        return $this->airing($slot, $change, $day, $starts, $ends);
    }

    /** @param int $shown, $until When it begins and ends, as the clock shows them. */
    private function airing(?Slot $slot, ?AiringChange $change, CalendarDay $day, int $shown, int $until): Airing
    {
        [$starts, $ends] = [$this->clock->moment_of($shown), $this->clock->moment_of($until)];
        $own = $change?->is_other_program() ? null : $slot;
        $id = $slot === null ? "x$change->id" : "s$slot->id-$day->digits";
        if ($change !== null && $change->action !== 'annotate') {
            $this->ranks[$id] = [$change->priority, $change->changed_at];
        }
        return new Airing(
            $id,
            $slot->id ?? 0,
            $own->show ?? $change->show,
            $change?->title ?: $own->title ?? '',
            gmdate('Y-m-d', $shown),
            $starts,
            $ends,
            $own->kind ?? ($slot?->kind === 'recorded' ? 'recorded' : 'live'),
            $own === null ? '' : $this->first_airing($own, $day),
            '',
            ['short', '', 'long'][1 + ($ends - $starts <=> $until - $shown)],
            $change->reason ?? '',
            $change->hosts ?? $own?->hosts,
            max($slot->changed_at ?? 0, $change->changed_at ?? 0),
            $change?->action === 'cancel',
        );
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
        return $this->days[$number] ??= new CalendarDay($number, $this->holidays[gmdate('Y-m-d', $number * self::DAY)] ?? null);
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
