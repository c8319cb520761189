<?php

declare(strict_types=1);

namespace Onda\Features\Views;

defined('ABSPATH') || exit;

/** Table `onda_lists`: the last build of each ranked list, and the claim of a running build. */
final class ListCacheRepository
{
    /**
     * Null for a list that was never built.
     *
     * @return array{document: array<string, mixed>, built_at: int, claimed_until: int}|null
     */
    public function read(string $key): ?array
    {
        global $wpdb;
        $sql = "SELECT document, built_at, claimed_until FROM {$wpdb->prefix}onda_lists WHERE list_key = %s";
        $row = $wpdb->get_row($wpdb->prepare($sql, $key), ARRAY_A);
        $document = json_decode((string) ($row['document'] ?? ''), true);
        return is_array($document)
            ? ['document' => $document, 'built_at' => (int) $row['built_at'], 'claimed_until' => (int) $row['claimed_until']]
            : null;
    }

    /**
     * Only one of many callers gets true: the statement that changes the row decides, on every node behind a balancer.
     *
     * @param int $built_before It must not have been built since; Unix time.
     * @param int $until When the claim lapses by itself, should its holder die.
     */
    public function claim(string $key, int $built_before, int $now, int $until): bool
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_lists";
        $sql = "INSERT IGNORE INTO $table (list_key, document, built_at, claimed_until) VALUES (%s, '', 0, 0)";
        $wpdb->query($wpdb->prepare($sql, $key));
        $sql = "UPDATE $table SET claimed_until = %d WHERE list_key = %s"
            . ' AND claimed_until NOT BETWEEN %d AND %d AND built_at NOT BETWEEN %d AND %d';
        return $wpdb->query($wpdb->prepare($sql, $until, $key, $now + 1, $until, $built_before + 1, $now)) === 1;
    }

    /**
     * The document is stored as ASCII, so that no character set of a table can cut it short.
     *
     * @param array<string, mixed> $document
     */
    public function save(string $key, array $document, int $now): void
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_lists SET document = %s, built_at = %d, claimed_until = 0,"
            . ' builds = builds + 1 WHERE list_key = %s';
        $wpdb->query($wpdb->prepare($sql, wp_json_encode($document), $now, $key));
    }

    /** Deletes lists without a request since then: their settings changed. */
    public function drop_before(int $time): void
    {
        global $wpdb;
        $sql = "DELETE FROM {$wpdb->prefix}onda_lists WHERE built_at < %d AND claimed_until < %d";
        $wpdb->query($wpdb->prepare($sql, $time, $time));
    }
}
