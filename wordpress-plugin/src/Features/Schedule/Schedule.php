<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\Timetable;
use Onda\Features\Schedule\Week\WallClock;

defined('ABSPATH') || exit;

/** The schedules of the stations of this site. The time zone is that of the site. */
final class Schedule
{
    /** @var array<string, Timetable> By station, for this request. */
    private array $timetables = [];

    public function __construct(private SettingsStore $settings, private ScheduleRepository $kept)
    {
    }

    /** @return string Id of the station that is meant: of the first where none is named; empty on a site without one. */
    public function station(string $named): string
    {
        return $named !== '' ? $named : ($this->settings->all()[0]->id ?? '');
    }

    /**
     * @param string $station Id; empty for the first station.
     * @param int $from Seconds of Unix time.
     * @param int $until Seconds of Unix time.
     * @return list<Airing> By their start; no two at once.
     */
    public function airings(string $station, int $from, int $until): array
    {
        return $this->timetable($this->station($station))->airings($from, $until);
    }

    public function clock(): WallClock
    {
        return new WallClock(wp_timezone());
    }

    private function timetable(string $station): Timetable
    {
        return $this->timetables[$station] ??= new Timetable(
            $this->kept->slots($station),
            $this->kept->changes($station),
            $this->kept->holidays($station),
            $this->clock(),
        );
    }
}
