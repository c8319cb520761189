<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/**
 * The clock of a station: what it shows as seconds of Unix time. A time that the clock skips is the moment of the
 * change; of a time that it shows twice the first counts. So no later time on the clock is an earlier moment.
 *
 * `Shown` seconds are those of Unix time on a clock without a zone: 2026-03-29 00:00 as if it were in UTC.
 */
final class WallClock
{
    private const DAY = 86400;
    private const YEAR = 366 * self::DAY;

    /** @var array<int, list<array{int, int, int}>> By year: moment, shown before, offset after; the latest first. */
    private array $changes = [];

    public function __construct(private \DateTimeZone $zone)
    {
    }

    /**
     * @param string $date `2026-03-29`.
     * @param int $minutes Since the midnight of that date; may be negative or over a day.
     * @return int Seconds of Unix time.
     */
    public function moment(string $date, int $minutes): int
    {
        return $this->moment_of(CalendarDay::number_of($date) * self::DAY + $minutes * 60);
    }

    /** @return int Seconds of Unix time. */
    public function moment_of(int $shown): int
    {
        [$moment, , $offset] = $this->change_before($shown);
        return max($moment, $shown - $offset);
    }

    /** @return int|null How far the clock is ahead of UTC, in seconds; null where that changes between the two. */
    public function steady_offset(int $shown, int $until): ?int
    {
        [$moment, , $offset] = $change = $this->change_before($shown);
        return $shown - $offset >= $moment && $change === $this->change_before($until) ? $offset : null;
    }

    /** @return int How far the clock is ahead of UTC, in seconds. */
    public function offset(int $moment): int
    {
        foreach ($this->changes_near($moment) as [$since, , $offset]) {
            if ($since <= $moment) {
                break;
            }
        }
        return $offset;
    }

    /** @return string By a format of `date()` that is the same in every language: `wp_date` is slow. */
    public function format(int $moment, string $format): string
    {
        return (new \DateTimeImmutable("@$moment"))->setTimezone($this->zone)->format($format);
    }

    /** @return string The date that the clock shows, `2026-03-29`. */
    public function date(int $moment): string
    {
        return gmdate('Y-m-d', $moment + $this->offset($moment));
    }

    /** @return int Minutes since midnight that the clock shows. */
    public function minutes(int $moment): int
    {
        return (int) gmdate('G', $shown = $moment + $this->offset($moment)) * 60 + (int) gmdate('i', $shown);
    }

    /** @return array{int, int, int} */
    private function change_before(int $shown): array
    {
        foreach ($this->changes_near($shown) as $change) {
            if ($change[1] <= $shown) {
                break;
            }
        }
        return $change;
    }

    /** @return non-empty-list<array{int, int, int}> The last one counts for all earlier moments. */
    private function changes_near(int $seconds): array
    {
        $year = intdiv($seconds, self::YEAR);
        return $this->changes[$year] ??= $this->changes_of($year * self::YEAR - self::YEAR, ($year + 2) * self::YEAR);
    }

    /** @return non-empty-list<array{int, int, int}> */
    private function changes_of(int $from, int $until): array
    {
        $offset = $this->zone->getOffset(new \DateTimeImmutable("@$from"));
        $changes = [[PHP_INT_MIN, PHP_INT_MIN, $offset]];
        foreach ($this->zone->getTransitions($from, $until) ?: [] as ['ts' => $moment, 'offset' => $after]) {
            if ($after !== $offset) {
                array_unshift($changes, [$moment, $moment + $offset, $after]);
                $offset = $after;
            }
        }
        return $changes;
    }
}
