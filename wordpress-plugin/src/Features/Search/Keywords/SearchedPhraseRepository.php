<?php

declare(strict_types=1);

namespace Onda\Features\Search\Keywords;

defined('ABSPATH') || exit;

/** Phrases of the last ten minutes, as marks in table `onda_limits`: each may be counted once. */
final class SearchedPhraseRepository
{
    private const SECONDS = 10 * MINUTE_IN_SECONDS;
    private const FOUND = 1;
    private const NOT_FOUND = 2;
    private const COUNTED = 0;

    /** @param int $tidied_every One of so many notes takes away what has lapsed. */
    public function __construct(private int $tidied_every = 16)
    {
    }

    /** A mark that is counted stays counted until it lapses. */
    public function note(string $mark, bool $is_found, int $now): void
    {
        global $wpdb;
        // MySQL assigns from left to right, so `expires` comes last.
        $sql = "INSERT INTO {$wpdb->prefix}onda_limits (limit_key, hits, expires) VALUES (%s, %d, %d)"
            . ' ON DUPLICATE KEY UPDATE hits = CASE WHEN expires < %d THEN VALUES(hits) ELSE hits END,'
            . ' expires = CASE WHEN expires < %d THEN VALUES(expires) ELSE expires END';
        $state = $is_found ? self::FOUND : self::NOT_FOUND;
        $wpdb->query($wpdb->prepare($sql, $mark, $state, $now + self::SECONDS, $now, $now));
        random_int(1, $this->tidied_every) === 1 && $this->drop_lapsed($now);
    }

    /** Whether something was found; null when it was not searched or is counted. Only one of two callers gets it. */
    public function take(string $mark, int $now): ?bool
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $sql = "SELECT hits FROM $table WHERE limit_key = %s AND expires >= %d";
        $state = (int) $wpdb->get_var($wpdb->prepare($sql, $mark, $now));
        $sql = "UPDATE $table SET hits = %d WHERE limit_key = %s AND hits = %d";
        $is_mine = $state !== self::COUNTED
            && $wpdb->query($wpdb->prepare($sql, self::COUNTED, $mark, $state)) === 1;
        return $is_mine ? $state === self::FOUND : null;
    }

    /** Rows of all features are dropped: nobody else does so where limits live in an object cache. */
    private function drop_lapsed(int $now): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_limits WHERE expires < %d", $now));
    }
}
