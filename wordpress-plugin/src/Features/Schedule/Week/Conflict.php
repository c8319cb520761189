<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** Two airings at one time, both whole. */
final class Conflict
{
    /** @param bool $is_meant An owner said which of the two wins. */
    public function __construct(
        public readonly Airing $winner,
        public readonly Airing $loser,
        public readonly bool $is_meant,
    ) {
    }

    /** Whether both are as their slots plan them: an owner may say which slot wins. */
    public function is_of_slots(): bool
    {
        return max($this->winner->priority, $this->loser->priority) <= Slot::MOST_PRIORITY;
    }
}
