<?php

declare(strict_types=1);

namespace Onda\Tests;

/** The tables of the plugin, as the database describes them. */
final class EveryTable
{
    /**
     * Puts one row into each.
     *
     * @param array<string, mixed> $values Column → its value; a column without one gets the text or the number.
     */
    public static function fill(array $values, string $text = '', int $number = 1): void
    {
        global $wpdb;
        $value = static fn(string $type): string|int => match (true) {
            str_contains($type, 'int') => preg_match('~^(tiny|small)~', $type) === 1 ? min($number, 1) : $number,
            default => substr($text, 0, (int) preg_replace('~\D~', '', $type) ?: 1000),
        };
        foreach (self::columns() as $table => $columns) {
            $wpdb->replace($table, array_intersect_key($values + ['id' => 1], $columns) + array_map($value, $columns));
        }
    }

    /** @return list<string> Tables with a row that has this value in the column. */
    public static function holding(string $column, mixed $value): array
    {
        global $wpdb;
        $with = array_keys(array_filter(self::columns(), static fn(array $columns): bool => isset($columns[$column])));
        $holds = static fn(string $table): bool => $wpdb->get_var($wpdb->prepare("SELECT 1 FROM $table WHERE $column = %s LIMIT 1", $value)) !== null;
        return array_map(static fn(string $table): string => substr($table, strlen($wpdb->prefix)), array_values(array_filter($with, $holds)));
    }

    /** @return array<string, array<string, string>> Table → column → its type. */
    private static function columns(): array
    {
        global $wpdb;
        $tables = $wpdb->get_col("SHOW TABLES LIKE '{$wpdb->prefix}onda\\_%'");
        $columns = static fn(string $table): array => array_column($wpdb->get_results("DESCRIBE $table", ARRAY_A), 'Type', 'Field');
        return array_combine($tables, array_map($columns, $tables));
    }
}
