<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Range;

use Onda\Core\Http\Request;
use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/** The days that an editor chose, as they stand in the address of the screen; whatever is wrong becomes the default. */
final class RangeChoice
{
    public const DEFAULT = '30d';
    private const OLDEST = '2000-01-01';
    private const DAY = '/^\d{4}-\d{2}-\d{2}$/D';

    /** @param string $range A preset, or `own`. */
    private function __construct(
        public readonly string $range,
        public readonly Period $period,
        public readonly RangeStep $step,
        private string $by,
    ) {
    }

    public static function of(Request $request, int $now): self
    {
        $today = Days::of($now);
        $own = self::own($request->text('from'), $request->text('to'), $today);
        $asked = $own === null ? $request->text('range') : 'own';
        $range = $own !== null || isset(self::presets()[$asked]) ? $asked : self::DEFAULT;
        $period = $own ?? self::preset($range, $today);
        $step = RangeStep::fitting($period, $request->text('by'));
        return new self($range, $period, $step, $step->value === $request->text('by') ? $step->value : '');
    }

    /** The period to compare with; a year that is not over compares with the same days of the year before. */
    public function before(): Period
    {
        return $this->range === 'year' ? $this->period->year_before() : $this->period->before();
    }

    public static function last_days(int $days, int $now): self
    {
        $period = new Period(Days::since($days, $now), Days::of($now));
        return new self("{$days}d", $period, RangeStep::Day, '');
    }

    /** @return array<string, string> What the address needs to name it. */
    public function query(): array
    {
        $days = ['from' => $this->period->from, 'to' => $this->period->to];
        return ($this->range === 'own' ? $days : ['range' => $this->range])
            + ($this->by === '' ? [] : ['by' => $this->by]);
    }

    /** @return array<string, string> */
    public static function presets(): array
    {
        return [
            '7d' => __('7 days', 'onda'),
            '30d' => __('30 days', 'onda'),
            'month' => __('This month', 'onda'),
            'last-month' => __('Last month', 'onda'),
            '90d' => __('90 days', 'onda'),
            'year' => __('This year', 'onda'),
            'last-year' => __('Last year', 'onda'),
        ];
    }

    private static function own(string $from, string $to, string $today): ?Period
    {
        if (!self::is_day($from) || !self::is_day($to)) {
            return null;
        }
        [$from, $to] = [min($from, $to), max($from, $to)];
        [$from, $to] = [max($from, self::OLDEST), min($to, $today)];
        return $from > $to ? null : new Period($from, $to);
    }

    private static function is_day(string $day): bool
    {
        return preg_match(self::DAY, $day) === 1
            && checkdate((int) substr($day, 5, 2), (int) substr($day, 8), (int) substr($day, 0, 4));
    }

    private static function preset(string $range, string $today): Period
    {
        $date = new \DateTimeImmutable($today, new \DateTimeZone('UTC'));
        $day = static fn(string $change): string => $date->modify($change)->format('Y-m-d');
        return match ($range) {
            '7d' => new Period($day('-6 days'), $today),
            '90d' => new Period($day('-89 days'), $today),
            'month' => new Period($day('first day of this month'), $today),
            'last-month' => new Period($day('first day of last month'), $day('last day of last month')),
            'year' => new Period($date->format('Y-01-01'), $today),
            'last-year' => new Period(
                $day('first day of january last year'),
                $day('last day of december last year'),
            ),
            default => new Period($day('-29 days'), $today),
        };
    }
}
