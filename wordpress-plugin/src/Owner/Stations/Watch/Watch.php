<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\ListenerRepository;
use Onda\Owner\Stations\Check\Report;

defined('ABSPATH') || exit;

/** Looks at the stations once an hour, and after 15 minutes again at those that gave no sound. */
final class Watch
{
    public const EVENT = 'onda_stations_watch';
    public const AGAIN = 'onda_stations_again';
    /** The time of one run of the scheduler; the stations that are left come a minute later. */
    private const RUN_SECONDS = 20;

    /** @param \Closure(Station): Report $check */
    public function __construct(
        private SettingsStore $settings,
        private CheckedStations $checked,
        private ListenerRepository $listeners,
        private \Closure $check,
    ) {
    }

    public function hook(): void
    {
        add_action(self::EVENT, [$this, 'look'], 10, 0);
        add_action(self::AGAIN, [$this, 'look_again'], 10, 0);
        add_action('admin_init', [$this, 'schedule'], 10, 0);
        foreach (['update_option_', 'add_option_'] as $hook) {
            add_action($hook . SettingsStore::OPTION, [$this, 'schedule'], 20, 0);
        }
    }

    /** Only while there are stations; each site at a minute of its own. */
    public function schedule(): void
    {
        $has_stations = $this->settings->all() !== [];
        $is_scheduled = wp_next_scheduled(self::EVENT) !== false;
        if ($has_stations && !$is_scheduled) {
            wp_schedule_event(time() + random_int(15, 75) * MINUTE_IN_SECONDS, 'hourly', self::EVENT);
        }
        if (!$has_stations && $is_scheduled) {
            wp_clear_scheduled_hook(self::EVENT);
            wp_clear_scheduled_hook(self::AGAIN);
        }
    }

    public function look(): void
    {
        $stations = $this->settings->all();
        $this->checked->keep_only(array_column($stations, 'id'));
        $this->listeners->prune(time());
        $this->look_at($this->due($stations, time() - HOUR_IN_SECONDS / 2));
    }

    /** At all of them, for the owner who waits. */
    public function look_now(): void
    {
        $this->look_at($this->due($this->settings->all(), time()));
    }

    /** At those that gave no sound, and at those for which there was no time. */
    public function look_again(): void
    {
        $states = $this->checked->all();
        $is_off = static fn(Station $station): bool => ($states[$station->id]->state ?? Report::OFF) === Report::OFF;
        $this->look_at($this->due(array_filter($this->settings->all(), $is_off), time() - MINUTE_IN_SECONDS));
    }

    /**
     * Those that were not looked at since, longest ago first.
     *
     * @param array<Station> $stations
     * @return list<Station>
     */
    private function due(array $stations, int $since): array
    {
        $states = $this->checked->all();
        $checked = static fn(Station $station): int => $states[$station->id]->checked ?? 0;
        $due = array_filter($stations, static fn(Station $station): bool => $checked($station) <= $since);
        usort($due, static fn(Station $one, Station $other): int => $checked($one) <=> $checked($other));
        return $due;
    }

    /** @param list<Station> $stations */
    private function look_at(array $stations): void
    {
        $end = microtime(true) + self::RUN_SECONDS;
        $is_off = false;
        foreach ($stations as $station) {
            if (microtime(true) >= $end) {
                $this->again(MINUTE_IN_SECONDS);
                return;
            }
            $state = $this->checked->keep($station, ($this->check)($station), time());
            $is_off = $is_off || $state->state === Report::OFF;
            if ($state->listeners !== null) {
                $this->listeners->record($station->id, $state->listeners, $state->checked);
            }
        }
        if ($is_off) {
            $this->again(StationState::DEAD_SECONDS);
        }
    }

    private function again(int $seconds): void
    {
        if (wp_next_scheduled(self::AGAIN) === false) {
            wp_schedule_single_event(time() + $seconds, self::AGAIN);
        }
    }
}
