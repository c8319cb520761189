<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** Two airings at one time of which none is meant to be above the other. Both are whole. */
final class Conflict
{
    public function __construct(public readonly Airing $winner, public readonly Airing $loser)
    {
    }
}
