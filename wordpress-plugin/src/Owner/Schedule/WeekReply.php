<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\CalendarDay;
use Onda\Features\Schedule\Week\Conflict;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Features\Schedule\Week\Slot;

defined('ABSPATH') || exit;

/** A week of a station for the owner's screen: all times as minutes on the clock of the station since its Monday. */
final class WeekReply
{
    private const MOST_CONFLICTS = 50;

    public function __construct(
        private Schedule $schedule,
        private ScheduleRepository $kept,
        private SchedulePosts $posts,
    ) {
    }

    /**
     * @param string $day A day of the week; anything else is today.
     * @return array<string, mixed>
     */
    public function of(string $station, string $day): array
    {
        $monday = ScheduleDay::monday($day);
        $clock = $this->schedule->clock();
        $week = [$station, $clock->moment($monday, 0), $clock->moment($monday, 7 * 1440)];
        $airing = fn(Airing $one): array => $this->airing($one, $monday);
        [$slots, $changes, $holidays] = $this->kept->week($station);
        $skipped = SkippedAirings::of($monday, $slots, $changes, $holidays, $clock);
        $conflicts = $this->schedule->conflicts(...$week);
        // First those that ask for an answer.
        usort($conflicts, static fn(Conflict $one, Conflict $other): int => $one->is_meant <=> $other->is_meant);
        $conflicts = array_slice($conflicts, 0, self::MOST_CONFLICTS);
        return [
            'monday' => $monday,
            'today' => (string) wp_date('Y-m-d'),
            'slots' => $this->slots($slots),
            'airings' => [
                ...array_map($airing, $this->schedule->with_cancelled(...$week)),
                ...array_map(fn(array $one): array => $this->skipped($one['slot'], $one['day'], $monday), $skipped),
            ],
            'changes' => $this->changes($changes, $monday),
            'holidays' => array_map(static fn(Holiday $one): array =>
                ['day' => $one->day, 'name' => $one->name, 'weekday' => (string) $one->as_weekday], $holidays),
            'conflicts' => array_map(static fn(Conflict $one): array => [
                'winner' => $airing($one->winner),
                'loser' => $airing($one->loser),
                'isMeant' => $one->is_meant,
                'isOfSlots' => $one->is_of_slots(),
            ], $conflicts),
            'shows' => $this->shows(),
            'hosts' => array_values($this->posts->all(ShowTypes::HOST)),
        ];
    }

    /**
     * @param list<Slot> $slots
     * @return list<array<string, mixed>>
     */
    private function slots(array $slots): array
    {
        $known = array_column($slots, 'id', 'id');
        return array_map(fn(Slot $slot): array => [
            'repeats' => $known[$slot->repeats] ?? 0,
            'repeatsDays' => $slot->repeats_days,
            'onHolidays' => $slot->on_holidays,
        ] + $this->slot($slot), $slots);
    }

    /** @return array<string, mixed> */
    private function slot(Slot $slot): array
    {
        return [
            'id' => $slot->id,
            'show' => $this->posts->name($slot->show, ShowTypes::SHOW) === '' ? 0 : $slot->show,
            'title' => $this->name($slot->show, $slot->title),
            'weekdays' => $slot->weekdays,
            'start' => $slot->start,
            'length' => $slot->length,
            'from' => $slot->from,
            'until' => $slot->until,
            'every' => $slot->every,
            'monthWeeks' => $slot->month_weeks,
            'kind' => $slot->kind,
            'hosts' => $this->posts->names($slot->hosts ?? ShowTypes::hosts_of($slot->show), ShowTypes::HOST),
        ];
    }

    /** @return array<string, mixed> */
    private function airing(Airing $airing, string $monday): array
    {
        return [
            'id' => $airing->id,
            'slot' => $airing->slot,
            'title' => $this->name($airing->show, $airing->title),
            'date' => self::first_date($airing),
            'starts' => $this->minutes($airing->starts, $monday),
            'ends' => $this->minutes($airing->ends, $monday),
            'kind' => $airing->kind,
            'isOff' => $airing->is_cancelled,
        ];
    }

    /** @return array<string, mixed> It stands where it would be. */
    private function skipped(Slot $slot, CalendarDay $day, string $monday): array
    {
        $starts = ($day->number - CalendarDay::number_of($monday)) * 1440 + $slot->start;
        $airing = new Airing("s$slot->id-$day->digits", $slot->id, $slot->show, $slot->title, $day->date, 0, 0, $slot->kind);
        $times = ['starts' => $starts, 'ends' => $starts + $slot->length, 'isOff' => true, 'isSkipped' => true];
        return $times + $this->airing($airing, $monday);
    }

    /**
     * @param list<AiringChange> $changes
     * @return list<array<string, mixed>> Those of dates of this week.
     */
    private function changes(array $changes, string $monday): array
    {
        $last = gmdate('Y-m-d', (int) strtotime("$monday UTC +6 days"));
        $is_here = static fn(AiringChange $one): bool =>
            $one->slot > 0 && $one->date >= $monday && $one->date <= $last;
        return array_map(fn(AiringChange $one): array => [
            'slot' => $one->slot,
            'date' => $one->date,
            'action' => $one->action,
            'starts' => $one->starts,
            'ends' => $one->ends,
            'title' => $this->name($one->show, $one->title),
            'reason' => $one->reason,
        ], array_values(array_filter($changes, $is_here)));
    }

    /** @return list<array{id: int, title: string, hosts: string}> */
    private function shows(): array
    {
        $shows = [];
        foreach ($this->posts->all(ShowTypes::SHOW) as $id => $title) {
            $hosts = $this->posts->names(ShowTypes::hosts_of($id), ShowTypes::HOST);
            $shows[] = ['id' => $id, 'title' => $title, 'hosts' => $hosts];
        }
        return $shows;
    }

    private function name(int $show, string $title): string
    {
        return $this->posts->name($show, ShowTypes::SHOW) ?: $title;
    }

    /** @return string The date of the rule, which the id keeps: an airing that was moved has another one. */
    private static function first_date(Airing $airing): string
    {
        return preg_match('/-(\d{4})(\d\d)(\d\d)$/', $airing->id, $part) ? "$part[1]-$part[2]-$part[3]" : $airing->date;
    }

    private function minutes(int $moment, string $monday): int
    {
        $clock = $this->schedule->clock();
        $days = (strtotime("{$clock->date($moment)} UTC") - strtotime("$monday UTC")) / DAY_IN_SECONDS;
        return (int) $days * 1440 + $clock->minutes($moment);
    }
}
