<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Calendar;

use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/** An airing with the texts of its show. */
final class CalendarEvent
{
    /** @param string $address Of the page of the show, or nothing. */
    public function __construct(
        public readonly Airing $airing,
        public readonly string $title,
        public readonly string $description = '',
        public readonly string $address = '',
    ) {
    }
}
