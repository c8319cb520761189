<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/**
 * The clock of a station: what it shows as seconds of Unix time. A time that the clock skips is the moment of the
 * change; of a time that it shows twice the first counts. So no later time on the clock is an earlier moment.
 */
final class WallClock
{
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
        $wall = (int) strtotime("$date UTC") + $minutes * 60;
        return $wall - $this->zone->getOffset(new \DateTimeImmutable("@$wall"));
    }

    /** @return string The date that the clock shows, `2026-03-29`. */
    public function date(int $moment): string
    {
        return (new \DateTimeImmutable("@$moment"))->setTimezone($this->zone)->format('Y-m-d');
    }

    /** @return int Minutes since midnight that the clock shows. */
    public function minutes(int $moment): int
    {
        $shown = (new \DateTimeImmutable("@$moment"))->setTimezone($this->zone);
        return (int) $shown->format('G') * 60 + (int) $shown->format('i');
    }
}
