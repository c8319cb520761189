<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\Conflict;
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

    /** @return list<Airing> With those that were cancelled. */
    public function with_cancelled(string $station, int $from, int $until): array
    {
        $timetable = $this->timetable($this->station($station));
        return self::sorted([...$timetable->airings($from, $until), ...$timetable->cancelled($from, $until)]);
    }

    /** @return list<Conflict> */
    public function conflicts(string $station, int $from, int $until): array
    {
        return $this->timetable($this->station($station))->conflicts($from, $until);
    }

    /** @return list<Airing> Those of one show at all stations, with those that were cancelled. */
    public function of_show(int $show, int $from, int $until): array
    {
        $stations = array_column($this->settings->all(), 'id') ?: [''];
        $all = array_merge(...array_map(fn(string $one): array => $this->with_cancelled($one, $from, $until), $stations));
        return self::sorted(array_values(array_filter($all, static fn(Airing $airing): bool => $airing->show === $show)));
    }

    /** Whether a station has this id; the empty one is the first station. */
    public function knows(string $station): bool
    {
        return $station === '' || $this->settings->find($station) !== null;
    }

    /** The name of the station, else of the site. */
    public function name(string $station): string
    {
        $name = $this->settings->find($this->station($station))?->name ?? '';
        return $name !== '' ? $name : Html::plain(get_bloginfo('name'));
    }

    /** The contact of the studio of the station itself. */
    public function contact(string $station): Contact
    {
        return Contact::of_station($this->settings->find($this->station($station)));
    }

    public function clock(): WallClock
    {
        return new WallClock(wp_timezone());
    }

    /**
     * @param list<Airing> $airings
     * @return list<Airing> By their start.
     */
    private static function sorted(array $airings): array
    {
        usort($airings, static fn(Airing $one, Airing $other): int => $one->starts <=> $other->starts);
        return $airings;
    }

    private function timetable(string $station): Timetable
    {
        return $this->timetables[$station] ??= new Timetable(...[...$this->kept->week($station), $this->clock()]);
    }
}
