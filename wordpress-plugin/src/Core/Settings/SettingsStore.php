<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

use Onda\Core\Database\WideText;

defined('ABSPATH') || exit;

/** The settings: option `onda_settings`, of which each feature has its records. */
final class SettingsStore
{
    public const OPTION = 'onda_settings';
    /** The one key of an option that is kept as JSON. */
    private const WIDE = 'onda_wide';

    /** Texts of the option may have every character, whatever the database holds; a damaged row is not lost. */
    public static function widen(string $option): void
    {
        $kept = static function (mixed $value) use ($option): mixed {
            BrokenSettings::keep($option);
            return WideText::kept($value, self::WIDE);
        };
        $read = static function (mixed $row) use ($option): mixed {
            $kept = is_array($row) ? $row : BrokenSettings::mended($option, $row);
            return is_string($kept[self::WIDE] ?? null) ? json_decode($kept[self::WIDE], true) : $kept;
        };
        add_filter("pre_update_option_$option", $kept, PHP_INT_MAX, 1);
        add_filter("option_$option", $read, PHP_INT_MIN, 1);
    }

    /** Returns a value as it is stored, or null, without its record. Asks the database nothing. */
    public static function stored(string $name): mixed
    {
        return isset(wp_load_alloptions()[self::OPTION]) ? (new self())->settings()[$name] ?? null : null;
    }

    /** @return array<string, mixed> As stored. */
    public function settings(): array
    {
        $stored = get_option(self::OPTION);
        return is_array($stored) ? $stored : [];
    }

    /** @param array<string, mixed> $values In the place of those that are stored under the same names. */
    public function save(array $values): void
    {
        update_option(self::OPTION, $values + $this->settings());
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
