<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** Stretches of time that are taken, in their order; those that meet are one. */
final class TakenTime
{
    /** @var list<int> */
    private array $starts = [];
    /** @var list<int> */
    private array $ends = [];

    /** @return list<array{int, int}> The parts that were free until now. */
    public function take(int $starts, int $ends): array
    {
        [$free, $at, $low, $high] = [[], $starts, $starts, $ends];
        $first = $this->first_that_ends_from($starts);
        for ($last = $first; $last < count($this->starts) && $this->starts[$last] <= $ends; $last++) {
            if ($this->starts[$last] > $at) {
                $free[] = [$at, $this->starts[$last]];
            }
            $at = $this->ends[$last];
            $low = min($low, $this->starts[$last]);
            $high = max($high, $at);
        }
        if ($at < $ends) {
            $free[] = [$at, $ends];
        }
        array_splice($this->starts, $first, $last - $first, $low);
        array_splice($this->ends, $first, $last - $first, $high);
        return $free;
    }

    private function first_that_ends_from(int $moment): int
    {
        [$low, $high] = [0, count($this->ends)];
        while ($low < $high) {
            $middle = intdiv($low + $high, 2);
            [$low, $high] = $this->ends[$middle] < $moment ? [$middle + 1, $high] : [$low, $middle];
        }
        return $low;
    }
}
