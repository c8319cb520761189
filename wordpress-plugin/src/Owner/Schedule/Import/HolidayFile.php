<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

use Onda\Core\Text\CsvReader;
use Onda\Features\Schedule\Week\Holiday;

defined('ABSPATH') || exit;

/** Holidays of a table (day, name, the weekday as which it runs) or of a calendar that has whole days alone. */
final class HolidayFile
{
    private const MOST_DAYS = 31;
    private const MOST = 500;
    private const DATE = '/^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)[\/.-](\d\d?)[\/.-](\d{4}))$/D';

    /**
     * @param int $now Seconds of Unix time: what is over is left out of a calendar.
     * @return array{list<Holiday>, list<int>} With the lines or events that cannot be read; none of another document.
     */
    public static function read(string $text, int $now): array
    {
        $is_calendar = stripos(substr($text, 0, 200), 'BEGIN:VCALENDAR') !== false;
        [$holidays, $wrong] = $is_calendar ? self::of_calendar($text, $now) : self::of_table($text);
        return [array_slice($holidays, 0, self::MOST), $holidays === [] ? [] : $wrong];
    }

    /** @return array{list<Holiday>, list<int>} */
    private static function of_table(string $text): array
    {
        [$holidays, $wrong] = [[], []];
        foreach (CsvReader::rows($text) as $line => $cells) {
            $cells = array_map(trim(...), $cells) + ['', '', ''];
            $day = self::day($cells[0]);
            if ($day !== '' && WrittenHours::minutes($cells[1]) === null) {
                $holidays[] = new Holiday($day, mb_substr($cells[1], 0, 200), WrittenHours::days($cells[2])[0] ?? null);
            } elseif ($wrong !== [] || $holidays !== []) {
                $wrong[] = $line;
            }
        }
        return [$holidays, $wrong];
    }

    /** @return string `2026-12-25`, or nothing. */
    private static function day(string $text): string
    {
        if (preg_match(self::DATE, $text, $found) !== 1) {
            return '';
        }
        [$year, $month, $day] = array_map(intval(...), ($found[4] ?? '') === ''
            ? array_slice($found, 1, 3) : [$found[6], $found[5], $found[4]]);
        return checkdate($month, $day, $year) ? sprintf('%04d-%02d-%02d', $year, $month, $day) : '';
    }

    /** @return array{list<Holiday>, list<int>} */
    private static function of_calendar(string $text, int $now): array
    {
        $events = array_filter(ImportedEvent::all($text), static fn(ImportedEvent $event): bool => !$event->is_cancelled);
        $is_other = static fn(ImportedEvent $event): bool => !$event->is_whole_day
            || $event->rule !== '' && !str_contains($event->rule, 'FREQ=YEARLY');
        if (array_filter($events, $is_other) !== []) {
            return [[], []];
        }
        [$holidays, $wrong] = [[], []];
        foreach ($events as $place => $event) {
            $days = self::days($event, $now);
            $days === null && $wrong[] = $place + 1;
            foreach ($days ?? [] as $day) {
                $holidays[$day] = new Holiday($day, mb_substr($event->title, 0, 200));
            }
        }
        ksort($holidays);
        return [array_values($holidays), $wrong];
    }

    /** @return list<string>|null Of this year and the next, where it recurs; null for a rule that is no date. */
    private static function days(ImportedEvent $event, int $now): ?array
    {
        $starts = $event->starts;
        if ($starts === null || str_contains($event->rule, 'BYDAY')) {
            return null;
        }
        $count = max(1, $event->ends === null ? 1 : (int) $starts->diff($event->ends)->days);
        $today = (string) wp_date('Y-m-d', $now);
        $year = (int) substr($today, 0, 4);
        $years = $event->rule === '' ? [(int) $starts->format('Y')] : [$year, $year + 1];
        $days = [];
        foreach ($years as $of) {
            $first = $starts->setDate($of, (int) $starts->format('n'), (int) $starts->format('j'));
            for ($more = 0; $more < min($count, self::MOST_DAYS) && $first >= $starts; $more++) {
                $days[] = $first->modify("+$more days")->format('Y-m-d');
            }
        }
        return array_values(array_filter($days, static fn(string $day): bool => $day >= $today));
    }
}
