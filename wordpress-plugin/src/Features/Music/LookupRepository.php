<?php

declare(strict_types=1);

namespace Onda\Features\Music;

defined('ABSPATH') || exit;

/** Table `onda_lookups`: what others answered about an artist or a song, and who is asking them now. */
final class LookupRepository
{
    /** Expired rows are deleted after this time. */
    private const KEEP_SECONDS = 7 * DAY_IN_SECONDS;

    /** Null when it was never asked. */
    public function read(string $key): ?LookupRow
    {
        global $wpdb;
        $sql = "SELECT answer, good_until FROM {$wpdb->prefix}onda_lookups WHERE lookup_key = %s";
        $row = $wpdb->get_row($wpdb->prepare($sql, $key), ARRAY_A);
        if (!is_array($row)) {
            return null;
        }
        $answer = json_decode((string) $row['answer'], true);
        return new LookupRow(is_array($answer) ? $answer : null, (int) $row['good_until']);
    }

    /**
     * Only one of many callers gets true: the statement that changes the row decides, on every node behind a balancer.
     *
     * @param string $asker A visitor in 16 characters that name nobody, or an empty string.
     * @param int $until When the claim lapses by itself, should its holder die; Unix time.
     */
    public function claim(string $key, string $asker, int $now, int $until): bool
    {
        global $wpdb;
        $sql = "INSERT IGNORE INTO {$wpdb->prefix}onda_lookups"
            . " (lookup_key, answer, good_until, claimed_until, asked_at, asked_by) VALUES (%s, '', 0, 0, 0, '')";
        $wpdb->query($wpdb->prepare($sql, $key));
        $sql = "UPDATE {$wpdb->prefix}onda_lookups SET claimed_until = %d, asked_at = %d, asked_by = %s"
            . ' WHERE lookup_key = %s AND claimed_until NOT BETWEEN %d AND %d AND good_until <= %d';
        return $wpdb->query($wpdb->prepare($sql, $until, $now, $asker, $key, $now + 1, $until, $now)) === 1;
    }

    /**
     * Stored as ASCII, so that no character set of a table can cut it short.
     *
     * @param array<string, mixed>|null $answer Null keeps what there was.
     */
    public function save(string $key, ?array $answer, int $now, int $good_until): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_lookups";
        $sql = "UPDATE $table SET good_until = %d, claimed_until = 0 WHERE lookup_key = %s";
        $wpdb->query($wpdb->prepare($sql, $good_until, $key));
        if ($answer !== null) {
            $sql = "UPDATE $table SET answer = %s WHERE lookup_key = %s";
            $wpdb->query($wpdb->prepare($sql, wp_json_encode($answer), $key));
        }
        $sql = "DELETE FROM $table WHERE good_until < %d AND claimed_until < %d";
        $wpdb->query($wpdb->prepare($sql, $now - self::KEEP_SECONDS, $now));
        $sql = "UPDATE $table SET asked_by = '' WHERE asked_by <> '' AND asked_at < %d";
        $wpdb->query($wpdb->prepare($sql, $now - HOUR_IN_SECONDS));
    }

    /** How often others were asked since then, for everybody or for one asker. */
    public function asked_since(int $time, string $asker = ''): int
    {
        global $wpdb;
        $sql = $wpdb->prepare("SELECT COUNT(*) FROM {$wpdb->prefix}onda_lookups WHERE asked_at > %d", $time);
        return (int) $wpdb->get_var($asker === '' ? $sql : $sql . $wpdb->prepare(' AND asked_by = %s', $asker));
    }
}
