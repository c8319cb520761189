<?php

declare(strict_types=1);

namespace Onda\Settings;

defined('ABSPATH') || exit;

/** The settings: option `onda_settings`, of which each feature has its records. */
final class SettingsStore
{
    public const OPTION = 'onda_settings';

    /** @return array<string, mixed> As stored. */
    public function settings(): array
    {
        $stored = get_option(self::OPTION);
        return is_array($stored) ? $stored : [];
    }

    /** @return array<string, mixed> The values of a record, by name. */
    public function read(Record $record): array
    {
        return $record->of($this->settings());
    }

    /** @return list<Station> */
    public function all(): array
    {
        $rows = $this->settings()['stations'] ?? [];
        return array_map(Station::from_row(...), array_values(array_filter((array) $rows, is_array(...))));
    }

    public function find(string $id): ?Station
    {
        foreach ($this->all() as $station) {
            if ($id !== '' && $station->id === $id) {
                return $station;
            }
        }
        return null;
    }
}
