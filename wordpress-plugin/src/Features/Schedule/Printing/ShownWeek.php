<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

defined('ABSPATH') || exit;

/** The days that a page shows: a week of the calendar, or some days from today on. */
final class ShownWeek
{
    public const QUERY = 'onda_week';

    /** Other weeks have no links, so that no program walks on for ever. */
    private const FARTHEST = 8;

    /** @param list<string> $days Dates, `2026-03-29`. */
    private function __construct(public readonly array $days, private int $ahead)
    {
    }

    /**
     * @param string $asked `2026-W16`; one that is too far, or no week, is the one of today.
     * @param int $begins The first day of a week, 0 for Sunday.
     */
    public static function of(string $asked, string $today, int $begins): self
    {
        $first = self::first_day(self::name($today, $begins), $begins);
        $wanted = self::first_day($asked, $begins);
        $ahead = $wanted === '' ? 0 : intdiv(self::noon($wanted) - self::noon($first), WEEK_IN_SECONDS);
        $ahead = abs($ahead) > self::FARTHEST ? 0 : $ahead;
        return new self(self::days(self::move($first, $ahead * 7), 7), $ahead);
    }

    public static function from_today(string $today, int $count): self
    {
        return new self(self::days($today, $count), 0);
    }

    public function is_current(): bool
    {
        return $this->ahead === 0;
    }

    /** @return string The name of the week so many weeks from this one, `2026-W16`; empty where that is too far. */
    public function other(int $weeks): string
    {
        $middle = self::noon(self::move($this->days[3] ?? $this->days[0], $weeks * 7));
        return abs($this->ahead + $weeks) > self::FARTHEST ? '' : gmdate('o-\WW', $middle);
    }

    public static function move(string $day, int $days): string
    {
        return gmdate('Y-m-d', self::noon($day) + $days * DAY_IN_SECONDS);
    }

    /** The week of a day is that of ISO 8601 in which its middle lies. */
    private static function name(string $day, int $begins): string
    {
        $since = ((int) gmdate('w', self::noon($day)) - $begins + 7) % 7;
        return gmdate('o-\WW', self::noon(self::move($day, 3 - $since)));
    }

    /** @return string Empty for no week. */
    private static function first_day(string $name, int $begins): string
    {
        $parts = sscanf($name, '%4d-W%2d%s');
        $monday = preg_match('/^\d{4}-W\d\d$/D', $name) === 1
            ? (new \DateTimeImmutable('2000-01-01 UTC'))->setISODate((int) $parts[0], (int) $parts[1])->format('Y-m-d')
            : '';
        // Week 00 and week 60 would be weeks of other years.
        $is_week = $monday !== '' && gmdate('o-\WW', self::noon($monday)) === $name;
        return $is_week ? self::move($monday, ($begins + 2) % 7 - 3) : '';
    }

    /** @return list<string> */
    private static function days(string $first, int $count): array
    {
        return array_map(static fn(int $at): string => self::move($first, $at), range(0, $count - 1));
    }

    private static function noon(string $day): int
    {
        return (int) strtotime("$day 12:00 UTC");
    }
}
