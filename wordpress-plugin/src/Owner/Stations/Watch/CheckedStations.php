<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Core\Database\OptionCache;
use Onda\Core\Settings\Station;
use Onda\Owner\Stations\Check\Report;

defined('ABSPATH') || exit;

/**
 * Option `onda_stations_checked`: the last result of each station. Option `onda_stations_silent`, loaded with the
 * others, is there while one of them gives no sound: each screen of wp-admin says so.
 */
final class CheckedStations
{
    public const OPTION = 'onda_stations_checked';

    private const SILENT = 'onda_stations_silent';

    public static function has_dead(): bool
    {
        return OptionCache::loaded(self::SILENT) !== null;
    }

    /** @return array<string, StationState> By the id of the station. */
    public function all(): array
    {
        $stored = get_option(self::OPTION);
        return array_filter(array_map(StationState::from_stored(...), is_array($stored) ? $stored : []));
    }

    public function keep(Station $station, Report $report, int $now): StationState
    {
        $all = $this->all();
        $state = isset($all[$station->id])
            ? $all[$station->id]->after($report, $station->key(), $now)
            : StationState::first($report, $station->key(), $now);
        $this->store([$station->id => $state] + $all);
        return $state;
    }

    /** @param list<string> $ids Of the stations that there are. */
    public function keep_only(array $ids): void
    {
        $all = $this->all();
        $kept = array_intersect_key($all, array_flip($ids));
        if (count($kept) < count($all)) {
            $this->store($kept);
        }
    }

    public function forget(): void
    {
        array_map('delete_option', [self::OPTION, self::SILENT]);
    }

    /** @param array<string, StationState> $states */
    private function store(array $states): void
    {
        update_option(self::OPTION, array_map(static fn(StationState $state): array => $state->stored(), $states), false);
        $dead = array_filter($states, static fn(StationState $state): bool => $state->is_dead());
        $dead === [] ? delete_option(self::SILENT) : update_option(self::SILENT, array_keys($dead), true);
    }
}
