<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** Settings that are stored together: a part of an option, under a name or at its top. */
final class Record
{
    /**
     * @param list<Setting> $settings
     * @param string $part The name under which the option holds them; empty where they stand at its top.
     */
    public function __construct(public readonly array $settings, public readonly string $part = '')
    {
    }

    /** @return array<string, mixed> By name. */
    public function defaults(): array
    {
        return array_column($this->settings, 'default', 'name');
    }

    /**
     * The values, with the default of whatever is missing or has another shape.
     *
     * @param mixed $option The option as stored.
     * @return array<string, mixed> By name.
     */
    public function of(mixed $option): array
    {
        $option = is_array($option) ? $option : [];
        $stored = $this->part === '' ? $option : ($option[$this->part] ?? []);
        return self::values($this->settings, is_array($stored) ? $stored : []);
    }

    public function find(string $name): Setting
    {
        foreach ($this->settings as $setting) {
            if ($setting->name === $name) {
                return $setting;
            }
        }
        throw new \OutOfBoundsException($name);
    }

    /**
     * The values as the option holds them.
     *
     * @param array<string, mixed> $values
     * @return array<string, mixed>
     */
    public function placed(array $values): array
    {
        return $this->part === '' ? $values : [$this->part => $values];
    }

    /**
     * @param list<Setting> $settings
     * @param array<mixed> $stored
     * @return array<string, mixed>
     */
    private static function values(array $settings, array $stored): array
    {
        $values = [];
        foreach ($settings as $setting) {
            $value = $stored[$setting->name] ?? $setting->default;
            $values[$setting->name] = self::value($setting, $value);
        }
        return $values;
    }

    private static function value(Setting $setting, mixed $value): mixed
    {
        if (is_array($value) !== is_array($setting->default)) {
            return $setting->default;
        }
        return match ($setting->kind) {
            Kind::Group => self::values($setting->settings, $value),
            Kind::Rows => array_map(
                static fn(array $row): array => self::values($setting->rows->settings, $row),
                array_values(array_filter($value, is_array(...)))
            ),
            Kind::Multiple, Kind::Words => array_values(array_filter($value, is_string(...))),
            default => $value,
        };
    }
}
