<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** A day on which the station may run as on another weekday. */
final class Holiday
{
    /**
     * @param string $day `2026-12-25`.
     * @param int|null $as_weekday 0 for Monday to 6 for Sunday; null where only the wishes of the slots count.
     */
    public function __construct(
        public readonly string $day,
        public readonly string $name = '',
        public readonly ?int $as_weekday = null,
    ) {
    }
}
