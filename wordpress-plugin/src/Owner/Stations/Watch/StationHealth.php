<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Owner\Stations\Check\Report;

defined('ABSPATH') || exit;

/** How the stations are, as it was last seen. Reads what is stored and asks no server. */
final class StationHealth
{
    public function __construct(private SettingsStore $settings, private CheckedStations $checked)
    {
    }

    public static function open(): self
    {
        return new self(new SettingsStore(), new CheckedStations());
    }

    /** @return array<string, array{station: Station, state: ?StationState}> By id; null for one never looked at. */
    public function all(): array
    {
        $checked = $this->checked->all();
        $all = [];
        foreach ($this->settings->all() as $station) {
            $state = $checked[$station->id] ?? null;
            // With other addresses it would be the result of another stream.
            $all[$station->id] = ['station' => $station, 'state' => $state?->key === $station->key() ? $state : null];
        }
        return $all;
    }

    /** Null for a station that is unknown, or was not looked at since its addresses changed. */
    public function of(string $id): ?StationState
    {
        return $this->all()[$id]['state'] ?? null;
    }

    /** Whether a station was heard at the last look. */
    public function plays(): bool
    {
        $states = array_column($this->all(), 'state');
        return array_filter($states, static fn(?StationState $state): bool => $state?->state === Report::ON) !== [];
    }

    /** @return array<string, array{station: Station, state: StationState}> Those that give no sound for 15 minutes. */
    public function dead(): array
    {
        return array_filter($this->all(), static fn(array $each): bool => $each['state']?->is_dead() === true);
    }
}
