<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics;

use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\Range\Period;
use Onda\Owner\Statistics\Range\RangeChoice;

defined('ABSPATH') || exit;

/** A figure in the chosen days, in the parts of its chart, and in the period before. */
final class Measured
{
    /**
     * @param list<Period> $parts
     * @param list<float|null> $numbers Numbers by part; null for a level that nobody measured.
     * @param list<float|null> $before Numbers of the period before, cut alike; it may have more or fewer parts.
     */
    private function __construct(
        public readonly Figure $figure,
        public readonly array $parts,
        public readonly array $numbers,
        public readonly array $before,
        public readonly ?float $total,
        public readonly ?float $total_before,
    ) {
    }

    public static function of(Figure $figure, RangeChoice $choice): self
    {
        $week = (int) get_option('start_of_week');
        $before = $choice->before();
        $days = ($figure->days)($before->from, $choice->period->to);
        $parts = $choice->step->parts($choice->period, $week);
        $sum = static fn(Period $part): ?float => self::sum($figure->unit, $days, $part);
        return new self(
            $figure,
            $parts,
            array_map($sum, $parts),
            array_map($sum, $choice->step->parts($before, $week)),
            $sum($choice->period),
            $sum($before),
        );
    }

    /** Whether there is no number now and before. */
    public function is_empty(): bool
    {
        return !($this->total > 0) && !($this->total_before > 0);
    }

    /** @param array<string, int|float> $days */
    private static function sum(Unit $unit, array $days, Period $part): ?float
    {
        $is_in = static fn(string $day): bool => $day >= $part->from && $day <= $part->to;
        $numbers = array_filter($days, $is_in, ARRAY_FILTER_USE_KEY);
        if ($unit !== Unit::Level) {
            return (float) array_sum($numbers);
        }
        return $numbers === [] ? null : array_sum($numbers) / count($numbers);
    }
}
