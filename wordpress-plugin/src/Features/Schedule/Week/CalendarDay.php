<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** A date, and as which day the station runs on it. */
final class CalendarDay
{
    private const SECONDS = 86400;
    private const WEEK = 7;
    /** Weeks are counted from here where a slot has neither an anchor nor a first date. */
    private const MONDAY = '1970-01-05';
    /** The bit of `Slot::$month_weeks` for the last such weekday of a month. */
    private const LAST = 32;

    /** `2026-03-29`. */
    public readonly string $date;
    /** `20260329`. */
    public readonly string $digits;
    /** 0 for Monday to 6 for Sunday; on a holiday the day as which the station runs. */
    public readonly int $weekday;
    private int $month_weeks;

    /** @param int $number Days since 1970-01-01. */
    public function __construct(public readonly int $number, private ?Holiday $holiday)
    {
        [$this->date, $this->digits, $day, $days] = explode(' ', gmdate('Y-m-d Ymd j t', $number * self::SECONDS));
        $this->weekday = $holiday?->as_weekday ?? self::since_monday($number);
        $this->month_weeks = 1 << intdiv($day - 1, self::WEEK) | ($day + self::WEEK > $days ? self::LAST : 0);
    }

    /** @return int Days since 1970-01-01. */
    public static function number_of(string $date): int
    {
        return intdiv((int) strtotime("$date UTC"), self::SECONDS);
    }

    public function has(Slot $slot): bool
    {
        return ($slot->weekdays >> $this->weekday & 1) === 1
            && $this->date >= $slot->from
            && ($slot->until === '' || $this->date <= $slot->until)
            && ($slot->month_weeks === 0 || ($slot->month_weeks & $this->month_weeks) !== 0)
            && ($slot->on_holidays === 'as_usual' || ($slot->on_holidays === 'only') === ($this->holiday !== null))
            && ($slot->every <= 1 || $this->weeks_since($slot->anchor ?: $slot->from ?: self::MONDAY) % $slot->every === 0);
    }

    /** Whole weeks between the Mondays of two dates. */
    private function weeks_since(string $date): int
    {
        $anchor = self::number_of($date);
        $days = $this->number - self::since_monday($this->number) - $anchor + self::since_monday($anchor);
        return intdiv($days, self::WEEK);
    }

    private static function since_monday(int $number): int
    {
        // The first of January 1970 was a Thursday.
        return (($number + 3) % self::WEEK + self::WEEK) % self::WEEK;
    }
}
