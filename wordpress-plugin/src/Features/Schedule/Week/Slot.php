<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** A rule by which a show airs. All times are those on the clock of the station. */
final class Slot
{
    public const KINDS = ['live', 'recorded', 'repeat', 'automation'];
    public const ON_HOLIDAYS = ['as_usual', 'skip', 'only'];
    /** Changes of single airings are above. */
    public const MOST_PRIORITY = 199;

    /**
     * @param int $show Post of the show; 0 where only a title is known.
     * @param int $weekdays A bit for each day: 1 for Monday to 64 for Sunday.
     * @param int $start Minutes since midnight, 0 to 1439.
     * @param int $length Minutes on the clock, 1 to 10,080: the slot ends where the clock shows start + length.
     * @param string $from The first date, `2026-03-29`, or nothing.
     * @param string $until The last date, or nothing.
     * @param int $every Weeks between two airings, 1 to 8, counted from the week of `anchor`.
     * @param string $anchor A Monday; where there is none the week of `from` counts.
     * @param int $month_weeks A bit for each: 1 for the first such weekday of a month to 16 for the fifth, 32 for the
     *     last; 0 for all.
     * @param int $repeats The slot whose airing this one repeats, or 0.
     * @param int $repeats_days How many days earlier that airing was.
     * @param list<int>|null $hosts Posts of the hosts; null for those of the show.
     * @param int $changed_at Seconds of Unix time: of two slots with one priority the later change wins.
     */
    public function __construct(
        public readonly int $id,
        public readonly int $show,
        public readonly string $title,
        public readonly int $weekdays,
        public readonly int $start,
        public readonly int $length,
        public readonly string $from = '',
        public readonly string $until = '',
        public readonly int $every = 1,
        public readonly string $anchor = '',
        public readonly int $month_weeks = 0,
        public readonly string $kind = 'live',
        public readonly int $repeats = 0,
        public readonly int $repeats_days = 0,
        public readonly string $on_holidays = 'as_usual',
        public readonly int $priority = 100,
        public readonly ?array $hosts = null,
        public readonly string $note = '',
        public readonly int $changed_at = 0,
    ) {
    }
}
