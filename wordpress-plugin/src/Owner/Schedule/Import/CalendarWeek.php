<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** The events of a calendar file: slots, or specials where they are not over, as the next one of a rule by year. */
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
        foreach ($event->single() as $edges) {
            self::special($event->title, $edges, $week, $now);
        }
        if ($event->rule === '') {
            return !$event->is_many;
        }
        $rule = new CalendarRule($event->rule, (int) $starts->format('N') - 1, $event->shift);
        [$days, $until] = [$rule->weekdays(), $rule->until($starts, $event->last_date(...))];
        $is_over = $until !== null && $until !== '' && $until < max(wp_date('Y-m-d', $now), $starts->format('Y-m-d'));
        if ($days === [] || $until === null || $is_over) {
            $next = $is_over ? null : $rule->next_year($starts, $ends->setTimestamp($now), $event->left_out());
            if ($next !== null && ($until === '' || $next->format('Y-m-d') <= $until)) {
                self::special($event->title, [$next, $next->add($starts->diff($ends))], $week, $now);
            }
            return $is_over || $next !== null;
        }
        $dates = array_filter(['from' => $starts->format('Y-m-d'), 'until' => $until], strlen(...));
        $hours = [self::minutes($starts) % 1440, self::minutes($ends) - self::minutes($starts)];
        foreach ($days as $day => $month_weeks) {
            $more = $dates + $rule->rhythm($month_weeks);
            $week->slot($event->title, $day, ...$hours, more: $more, cancelled: $event->left_out());
        }
        return true;
    }

    /** @param array{\DateTimeImmutable, \DateTimeImmutable} $edges */
    private static function special(string $title, array $edges, WeekBuilder $week, int $now): void
    {
        [$starts, $ends] = $edges;
        $ends->getTimestamp() < $now || $week->special($title, $starts->format('Y-m-d H:i'), $ends->format('Y-m-d H:i'));
    }

    /** Minutes on the clock: a night in which it changes is as long as any other. */
    private static function minutes(\DateTimeImmutable $moment): int
    {
        return intdiv($moment->getTimestamp() + $moment->getOffset(), 60);
    }
}
