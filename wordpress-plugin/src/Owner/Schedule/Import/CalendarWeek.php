<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** The events of a calendar file: those that recur are slots, others are specials where they are not over yet. */
final class CalendarWeek
{
    /**
     * @param int $now Seconds of Unix time.
     * @return list<int> The events that cannot be read, from 1.
     */
    public static function read(string $text, WeekBuilder $week, int $now): array
    {
        $wrong = [];
        foreach (ImportedEvent::all($text) as $place => $event) {
            if (!$event->is_cancelled && !self::add($event, $week, $now)) {
                $wrong[] = $place + 1;
            }
        }
        return $wrong;
    }

    private static function add(ImportedEvent $event, WeekBuilder $week, int $now): bool
    {
        [$starts, $ends] = [$event->starts, $event->ends];
        if ($starts === null || $ends === null || $ends <= $starts || $event->title === '') {
            return false;
        }
        if ($event->rule === '') {
            $edges = [$starts->format('Y-m-d H:i'), $ends->format('Y-m-d H:i')];
            $ends->getTimestamp() < $now || $week->special($event->title, ...$edges);
            return true;
        }
        $rule = new CalendarRule($event->rule, (int) $starts->format('N') - 1, $event->shift);
        [$days, $until] = [$rule->weekdays(), $rule->until($starts)];
        $is_over = $until !== null && $until !== '' && $until < wp_date('Y-m-d', $now);
        if ($days === [] || $until === null || $is_over) {
            return $is_over;
        }
        $dates = array_filter(['from' => $starts->format('Y-m-d'), 'until' => $until], strlen(...));
        $hours = [self::minutes($starts) % 1440, self::minutes($ends) - self::minutes($starts)];
        foreach ($days as $day => $month_weeks) {
            $more = $dates + $rule->rhythm($month_weeks);
            $week->slot($event->title, $day, ...$hours, more: $more, cancelled: $event->left_out());
        }
        return true;
    }

    /** Minutes on the clock: a night in which it changes is as long as any other. */
    private static function minutes(\DateTimeImmutable $moment): int
    {
        return intdiv($moment->getTimestamp() + $moment->getOffset(), 60);
    }
}
