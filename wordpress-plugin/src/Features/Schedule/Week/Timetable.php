<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** Airings by slots, changes and holidays. All are computed from dates of the calendar; nothing is kept. */
final class Timetable
{
    /** A shorter piece that others leave of an airing vanishes. */
    private const PIECE_SECONDS = 300;

    private AiringPlan $plan;

    /**
     * @param list<Slot> $slots
     * @param list<AiringChange> $changes
     * @param list<Holiday> $holidays
     */
    public function __construct(array $slots, array $changes, array $holidays, private WallClock $clock)
    {
        $this->plan = new AiringPlan($slots, $changes, $holidays, $clock);
    }

    /**
     * @param int $from Seconds of Unix time.
     * @param int $until Seconds of Unix time.
     * @return list<Airing> All that are on air in this time, by their start; no two at once. An airing that began
     *     earlier keeps its start. Cancelled ones are left out.
     */
    public function airings(int $from, int $until): array
    {
        // An airing that crosses an edge may have been cut on the other side of it.
        $first = min([$from, ...array_column($this->plan->between($from, $from + 1), 'starts')]);
        $last = max([$until, ...array_column($this->plan->between($until - 1, $until), 'ends')]);
        $airings = [];
        foreach (self::groups($this->plan->between($first, $last)) as $group) {
            foreach (count($group) === 1 ? $group : $this->pieces($group) as $airing) {
                $airing->starts < $until && $airing->ends > $from && $airings[] = $airing;
            }
        }
        return $airings;
    }

    /** @return list<Airing> Those that would be on air in this time, by their start. */
    public function cancelled(int $from, int $until): array
    {
        $airings = $this->plan->cancelled($from, $until);
        usort($airings, static fn(Airing $one, Airing $other): int => $one->starts <=> $other->starts);
        return $airings;
    }

    /** @return list<Conflict> Each two slots, and each two specials, that meet in this time are named once. */
    public function conflicts(int $from, int $until): array
    {
        $conflicts = [];
        foreach (self::groups($this->plan->between($from, $until)) as $group) {
            foreach ($group as $at => $one) {
                for ($next = $at + 1; isset($group[$next]) && $group[$next]->starts < $one->ends; $next++) {
                    $other = $group[$next];
                    $is_meant = $one->priority !== $other->priority && ($one->slot > 0 || $other->slot > 0);
                    // Changes of single airings are meant to be above slots.
                    if (!$is_meant || max($one->priority, $other->priority) <= Slot::MOST_PRIORITY) {
                        $sources = [$one->slot ?: $one->id, $other->slot ?: $other->id];
                        sort($sources);
                        [$winner, $loser] = self::ranked([$one, $other]);
                        $conflicts[implode(' ', $sources)] ??= new Conflict($winner, $loser, $is_meant);
                    }
                }
            }
        }
        return array_values($conflicts);
    }

    /**
     * @param list<Airing> $group
     * @return list<Airing> By their start.
     */
    private function pieces(array $group): array
    {
        $taken = new TakenTime();
        $pieces = [];
        foreach (self::ranked($group) as $airing) {
            foreach ($taken->take($airing->starts, $airing->ends) as [$starts, $ends]) {
                if ($ends - $starts >= min(self::PIECE_SECONDS, $airing->ends - $airing->starts)) {
                    $pieces[$starts] = $airing->part($starts, $ends, $this->clock);
                }
            }
        }
        ksort($pieces);
        return array_values($pieces);
    }

    /**
     * @param list<Airing> $airings
     * @return list<Airing> First those that are on air in place of others: by priority, then by the later change.
     */
    private static function ranked(array $airings): array
    {
        $columns = [array_column($airings, 'priority'), array_column($airings, 'placed_at'), array_column($airings, 'id')];
        array_multisort($columns[0], SORT_DESC, $columns[1], SORT_DESC, $columns[2], SORT_DESC, SORT_NATURAL, $airings);
        return $airings;
    }

    /**
     * @param list<Airing> $planned
     * @return list<list<Airing>> Those of a group overlap; all are in the order of their start.
     */
    private static function groups(array $planned): array
    {
        $starts = array_column($planned, 'starts');
        asort($starts);
        [$groups, $at, $until] = [[], -1, PHP_INT_MIN];
        foreach ($starts as $index => $moment) {
            $at += (int) ($moment >= $until);
            $until = max($until, $planned[$index]->ends);
            $groups[$at][] = $planned[$index];
        }
        return $groups;
    }
}
