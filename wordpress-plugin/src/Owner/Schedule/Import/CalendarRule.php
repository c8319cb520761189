<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** A rule of a calendar (RFC 5545, RRULE) as far as a slot can say it: by day, by week, or on the nth weekday. */
final class CalendarRule
{
    private const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
    private const NTH = ['1' => 1, '2' => 2, '3' => 4, '4' => 8, '5' => 16, '-1' => 32];
    private const MOST_WEEKS = 8;
    /** Days that are searched for the end of a rule with a number of times. */
    private const MOST_DAYS = 3_660;
    private const MOST_YEARS = 100;
    private const OF_YEAR = ['BYMONTH' => 1, 'BYMONTHDAY' => 1, 'BYYEARDAY' => 1, 'BYWEEKNO' => 1];

    /** @var array<string, string> */
    private array $parts;
    private string $rhythm;
    private int $every;

    /** @param int $first Weekday of its first day, from 0. */
    public function __construct(string $rule, private int $first, private int $shift)
    {
        parse_str(strtr($rule, ';', '&'), $parts);
        $this->parts = array_filter($parts, is_string(...));
        $this->rhythm = $this->parts['FREQ'] ?? '';
        $this->every = (int) ($this->parts['INTERVAL'] ?? 1);
    }

    /**
     * @return array<int, int> Weekday from 0 → its place in the month as `Slot` has it, 0 for each week; empty for a
     *     rhythm that no slot has.
     */
    public function weekdays(): array
    {
        $days = $this->named();
        $is_once = $this->every === 1;
        return match (true) {
            array_intersect_key($this->parts, self::OF_YEAR) !== [] => [],
            $this->rhythm === 'WEEKLY' && $this->every > 0 && $this->every <= self::MOST_WEEKS =>
                array_fill_keys(array_keys($days) ?: [$this->first], 0),
            $this->rhythm === 'DAILY' && $is_once => array_fill_keys(array_keys($days) ?: range(0, 6), 0),
            $this->rhythm === 'MONTHLY' && $is_once && !in_array(0, $days, true) => $days,
            default => [],
        };
    }

    /**
     * Other arguments of `Slot` for a weekday with this place in the month.
     *
     * @return array<string, int>
     */
    public function rhythm(int $month_weeks): array
    {
        return array_filter(['month_weeks' => $month_weeks, 'every' => $this->every > 1 ? $this->every : 0]);
    }

    /**
     * @param \Closure(string): ?string $last_date Of the event, by `UNTIL`.
     * @return string|null The last date, nothing for none; null for a number of times that no date says.
     */
    public function until(\DateTimeImmutable $starts, \Closure $last_date): ?string
    {
        if (isset($this->parts['UNTIL'])) {
            return $last_date($this->parts['UNTIL']);
        }
        if ($this->rhythm === 'YEARLY' && isset($this->parts['COUNT'])) {
            $years = max(0, (int) $this->parts['COUNT'] - 1) * max(1, $this->every);
            return $starts->modify("+$years years")->format('Y-m-d');
        }
        if (!isset($this->parts['COUNT'])) {
            return '';
        }
        $days = $this->weekdays();
        $left = $this->rhythm === 'MONTHLY' ? 0 : (int) $this->parts['COUNT'];
        for ($day = $this->first; $left > 0 && $day < self::MOST_DAYS; $day++) {
            $left -= isset($days[$day % 7]) && intdiv($day, 7) % $this->every === 0 ? 1 : 0;
        }
        $last = $day - 1 - $this->first;
        return $left === 0 && $last >= 0 ? $starts->modify("+$last days")->format('Y-m-d') : null;
    }

    /**
     * @param list<string> $left_out Dates on which it does not hold.
     * @return \DateTimeImmutable|null When a rule of one date a year holds next; null for another rule.
     */
    public function next_year(\DateTimeImmutable $starts, \DateTimeImmutable $now, array $left_out): ?\DateTimeImmutable
    {
        $day = $starts->modify(-$this->shift . ' days');
        $other = array_diff_key($this->parts, array_flip(['FREQ', 'INTERVAL', 'UNTIL', 'COUNT', 'WKST']));
        $same = ['BYMONTH' => $day->format('n'), 'BYMONTHDAY' => $day->format('j')];
        if ($this->rhythm !== 'YEARLY' || array_diff_assoc($other, $same) !== []) {
            return null;
        }
        for ($years = 0; $years < self::MOST_YEARS; $years += max(1, $this->every)) {
            $next = $starts->modify("+$years years");
            $is_same = $next->format('md') === $starts->format('md') && !in_array($next->format('Y-m-d'), $left_out, true);
            if ($is_same && $next >= $now) {
                return $next;
            }
        }
        return null;
    }

    /**
     * The rule on days that follow its own.
     *
     * @param string $until Its last day, nothing for none.
     */
    public function moved(int $days, string $until): string
    {
        $parts = ['UNTIL' => $until, 'COUNT' => ''] + $this->parts;
        $others = array_map(static fn(int $day): string => self::DAYS[($day + $days) % 7], range(0, 6));
        $parts['BYDAY'] = strtr($parts['BYDAY'] ?? '', array_combine(self::DAYS, $others));
        return urldecode(http_build_query(array_filter($parts, strlen(...)), '', ';'));
    }

    /** @return array<int, int> The days that it names, on the clock of the site. */
    private function named(): array
    {
        $days = [];
        foreach (explode(',', $this->parts['BYDAY'] ?? '') as $name) {
            if (preg_match('/^([+-]?\d)?(MO|TU|WE|TH|FR|SA|SU)$/', $name, $found) === 1) {
                $day = ((int) array_search($found[2], self::DAYS, true) + $this->shift + 7) % 7;
                $nth = self::nth($found[1] ?: $this->parts['BYSETPOS'] ?? '');
                $days[$day] = $nth === 0 || ($days[$day] ?? 1) === 0 ? 0 : $nth | ($days[$day] ?? 0);
            }
        }
        // `BYDAY=MO,TU;BYSETPOS=1` is the first day of either.
        return isset($this->parts['BYSETPOS']) && count($days) > 1 ? array_fill_keys(array_keys($days), 0) : $days;
    }

    /** `2`, `+2`, `-1` or `2,4` as places in the month; 0 for others. */
    private static function nth(string $written): int
    {
        $places = array_map(static fn(string $one): int => self::NTH[ltrim($one, '+')] ?? 0, explode(',', $written));
        return in_array(0, $places, true) ? 0 : array_reduce($places, static fn(int $all, int $one): int => $all | $one, 0);
    }
}
