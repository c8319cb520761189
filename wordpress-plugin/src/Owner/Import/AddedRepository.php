<?php

declare(strict_types=1);

namespace Onda\Owner\Import;

defined('ABSPATH') || exit;

/** Table `onda_imports`: what imports added, for as long as an owner may think better of it. */
final class AddedRepository
{
    public const DAYS = 30;
    private const ROWS_A_STATEMENT = 200;

    /** @param list<Added> $added */
    public function note(string $source, array $added, int $now): void
    {
        global $wpdb;
        foreach (array_chunk($added, self::ROWS_A_STATEMENT) as $some) {
            $rows = array_map(static fn(Added $one): string => $wpdb->prepare(
                '(%s, %s, %d, %s, %d, %d)',
                [$source, $one->kind, $one->object, $one->who, $one->amount, $now]
            ), $some);
            $columns = 'source, kind, object, who, amount, happened';
            $wpdb->query("INSERT INTO {$wpdb->prefix}onda_imports ($columns) VALUES " . implode(', ', $rows));
        }
    }

    public function count(string $source): int
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->prefix}onda_imports WHERE source = %s";
        return (int) $wpdb->get_var($wpdb->prepare($sql, $source));
    }

    /** @return list<Added> The latest ones, which are forgotten: a number must not be taken away twice. */
    public function take(string $source, int $most): array
    {
        global $wpdb;
        $sql = "SELECT id, kind, object, who, amount FROM {$wpdb->prefix}onda_imports WHERE source = %s"
            . ' ORDER BY id DESC LIMIT %d';
        $rows = $wpdb->get_results($wpdb->prepare($sql, $source, $most), ARRAY_A) ?: [];
        if ($rows === []) {
            return [];
        }
        $ids = implode(', ', array_map(intval(...), array_column($rows, 'id')));
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_imports WHERE id IN ($ids)");
        return array_map(static fn(array $row): Added =>
            new Added($row['kind'], (int) $row['object'], $row['who'], (int) $row['amount']), $rows);
    }

    public function forget_old(int $now): void
    {
        global $wpdb;
        $sql = "DELETE FROM {$wpdb->prefix}onda_imports WHERE happened < %d";
        $wpdb->query($wpdb->prepare($sql, $now - self::DAYS * DAY_IN_SECONDS));
    }
}
