<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

defined('ABSPATH') || exit;

/** Table `onda_feeds`: the last document of each station, when it was tried, and who is reading it now. */
final class FeedRepository
{
    /** Null when the station was never asked. */
    public function read(string $key): ?FeedRow
    {
        global $wpdb;
        $sql = "SELECT document, fetched_at, tried_at FROM {$wpdb->prefix}onda_feeds WHERE feed_key = %s";
        $row = $wpdb->get_row($wpdb->prepare($sql, $key), ARRAY_A);
        if (!is_array($row)) {
            return null;
        }
        $stored = json_decode((string) $row['document'], true);
        $fetched = (int) $row['fetched_at'];
        $is_stale = (int) $row['tried_at'] > $fetched;
        $memory = Memory::from_stored($stored['memory'] ?? null);
        $is_told_there = ($stored['kind'] ?? '') === $memory->place?->kind;
        $told = [$is_told_there ? $memory->place : null, $memory->sound];
        $document = is_array($stored) && $fetched > 0
            ? new StatusDocument((string) $stored['kind'], (string) $stored['body'], $fetched, $is_stale, ...$told)
            : null;
        return new FeedRow($document, (int) $row['tried_at'], $memory);
    }

    /**
     * Only one of many callers gets true: the statement that changes the row decides, on every node behind a balancer.
     * A claim or an attempt of a later time than can be was made before the clock was put back, and does not count.
     *
     * @param int $tried_before The row must not have been tried since; Unix time.
     * @param int $until When the claim lapses by itself, should its holder die.
     */
    public function claim(string $key, int $tried_before, int $until): bool
    {
        global $wpdb;
        $sql = "INSERT IGNORE INTO {$wpdb->prefix}onda_feeds (feed_key, document, fetched_at, tried_at, claimed_until)"
            . " VALUES (%s, '', 0, 0, 0)";
        $wpdb->query($wpdb->prepare($sql, $key));
        $sql = "UPDATE {$wpdb->prefix}onda_feeds SET claimed_until = %d"
            . ' WHERE feed_key = %s AND claimed_until NOT BETWEEN %d AND %d AND tried_at NOT BETWEEN %d AND %d';
        $now = time();
        return $wpdb->query($wpdb->prepare($sql, $until, $key, $now + 1, $until, $tried_before + 1, $now)) === 1;
    }

    /**
     * Ends a claim. A failure keeps the last document, and keeps a server that is down from being asked by everybody.
     *
     * @param StatusDocument|null $document The last that was read; null while there is none.
     * @param int $now Unix time of the attempt.
     */
    public function save(string $key, ?StatusDocument $document, Memory $memory, int $now): void
    {
        global $wpdb;
        // Stored as ASCII, so that no character set of a table can cut it short.
        $read = ['kind' => $document->kind ?? '', 'body' => $document->body ?? ''];
        $stored = wp_json_encode($read + ['memory' => $memory->stored()]);
        $sql = "UPDATE {$wpdb->prefix}onda_feeds SET document = %s, fetched_at = %d, tried_at = %d, claimed_until = 0"
            . ' WHERE feed_key = %s';
        $wpdb->query($wpdb->prepare($sql, $stored, $document->fetched_at ?? 0, $now, $key));
    }

    public function clear(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_feeds");
    }
}
