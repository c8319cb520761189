<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Week;

defined('ABSPATH') || exit;

/** An airing: half-open, on air while `starts` <= now < `ends`. A cut airing may have several pieces with one id. */
final class Airing
{
    /**
     * @param string $id `s12-20260329` for a slot's airing by its first date, `x7` for a special: it outlives moves.
     * @param string $date The date under which it is listed.
     * @param int $starts Seconds of Unix time.
     * @param int $ends Seconds of Unix time.
     * @param string $repeat_of Id of the airing that it repeats, or nothing.
     * @param string $cut `start`, `end`, `both`, or nothing: what another airing took of it.
     * @param string $clock `short` or `long` where the clocks change meanwhile, else nothing.
     * @param list<int>|null $hosts Null for those of the show.
     * @param bool $is_cancelled It is not on air; calendars still name it.
     * @param int $placed_at When its slot was changed, or the change by which it is here: with the same priority the
     *     later one is on air. A mere note does not count.
     */
    public function __construct(
        public readonly string $id,
        public readonly int $slot,
        public readonly int $show,
        public readonly string $title,
        public readonly string $date,
        public readonly int $starts,
        public readonly int $ends,
        public readonly string $kind = 'live',
        public readonly string $repeat_of = '',
        public readonly string $cut = '',
        public readonly string $clock = '',
        public readonly string $reason = '',
        public readonly ?array $hosts = null,
        public readonly int $changed_at = 0,
        public readonly bool $is_cancelled = false,
        public readonly int $priority = 100,
        public readonly int $placed_at = 0,
    ) {
    }

    /** The part of it that others left. */
    public function part(int $starts, int $ends, WallClock $clock): self
    {
        $cut = [['', 'end'], ['start', 'both']][(int) ($starts > $this->starts)][(int) ($ends < $this->ends)];
        $is_steady = $cut !== '' && $clock->offset($starts) === $clock->offset($ends);
        $clock = $is_steady ? '' : $this->clock;
        return $this->with(['starts' => $starts, 'ends' => $ends, 'cut' => $cut, 'clock' => $clock]);
    }

    /** @param array<string, mixed> $fields By their names. */
    public function with(array $fields): self
    {
        return new self(...array_values(array_replace(get_object_vars($this), $fields)));
    }

    public function touches(int $from, int $until): bool
    {
        return $this->starts < $until && $this->ends > $from && $this->starts < $this->ends;
    }
}
