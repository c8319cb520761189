<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** The JSON schema of a record, for REST. */
final class RecordSchema
{
    /** @return array<string, array<string, mixed>> Name in the option → schema. */
    public static function of(Record $record): array
    {
        $properties = self::properties($record->settings);
        return $record->part === '' ? $properties : [$record->part => self::object($properties)];
    }

    /**
     * @param list<Setting> $settings
     * @return array<string, array<string, mixed>>
     */
    private static function properties(array $settings): array
    {
        return array_combine(array_column($settings, 'name'), array_map(self::schema(...), $settings));
    }

    /** @return array<string, mixed> */
    private static function schema(Setting $setting): array
    {
        $text = ['type' => 'string'];
        return match ($setting->kind) {
            Kind::Flag => ['type' => 'boolean'],
            Kind::Choice => $text + ['enum' => array_map('strval', array_keys($setting->choices()))],
            Kind::Multiple => ['type' => 'array', 'items' => $text],
            Kind::Words => ['type' => 'array', 'items' => $text],
            Kind::Number => ['type' => 'integer'] + self::limits($setting),
            Kind::Group => self::object(self::properties($setting->settings)),
            Kind::Rows => [
                'type' => 'array',
                'maxItems' => $setting->rows->most,
                'items' => self::object(self::properties($setting->rows->settings)),
            ],
            Kind::Custom => $setting->schema(),
            default => $text,
        };
    }

    /** @return array<string, int> */
    private static function limits(Setting $setting): array
    {
        $limits = ['minimum' => $setting->min, 'maximum' => $setting->max];
        return array_filter($limits, static fn(?int $limit): bool => $limit !== null);
    }

    /**
     * @param array<string, array<string, mixed>> $properties
     * @return array<string, mixed>
     */
    private static function object(array $properties): array
    {
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => $properties];
    }
}
