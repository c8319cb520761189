<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Figures;

defined('ABSPATH') || exit;

/** A number of each day that a feature keeps, for the statistics. */
final class Figure
{
    /**
     * @param string $id Small letters and hyphens; no other figure has it.
     * @param \Closure(): string $title
     * @param \Closure(string, string): array<string, int|float> $days Gets the first and the last day as `2026-11-21`;
     *     day → number. A day without one is missing.
     * @param (\Closure(): string)|null $note One sentence about what it counts.
     */
    public function __construct(
        public readonly string $id,
        public readonly \Closure $title,
        public readonly \Closure $days,
        public readonly Unit $unit = Unit::Count,
        public readonly ?\Closure $note = null,
    ) {
    }
}
