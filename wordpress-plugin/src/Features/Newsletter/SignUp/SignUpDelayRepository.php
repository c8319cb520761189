<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

defined('ABSPATH') || exit;

/**
 * The wait of a network before its next sign-up: a minute after the first, twice as long after each further one
 * (MailPoet's rule). Two marks in table `onda_limits`: how many there were, and until when nobody of them may. A box of
 * mail has a row for each mail of a day.
 */
final class SignUpDelayRepository
{
    private const FIRST_SECONDS = MINUTE_IN_SECONDS;
    private const MOST_SECONDS = DAY_IN_SECONDS;
    /** The doubling that exceeds a day. */
    private const MOST_DOUBLINGS = 11;

    /** @return int Seconds to wait; 0 for one who may, and who then counts. Only one of two at once may. */
    public function take(string $network, int $now): int
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $wait = "newsletter-wait:$network";
        $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE limit_key = %s AND expires <= %d", $wait, $now));
        $seconds = self::seconds_after($this->count($network, $now));
        $sql = "INSERT IGNORE INTO $table (limit_key, hits, expires) VALUES (%s, 1, %d)";
        if ($wpdb->query($wpdb->prepare($sql, $wait, $now + $seconds)) === 1) {
            $this->add($network, $now);
            return 0;
        }
        return max(1, (int) $wpdb->get_var($wpdb->prepare("SELECT expires FROM $table WHERE limit_key = %s", $wait)) - $now);
    }

    /**
     * Whether a mailbox may get one more mail of a day, which then counts. The statement is the same for all, a row for
     * each mail: its time does not tell whether there was one before.
     */
    public function claim_box(string $box, int $most, int $now): bool
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $key = 'nl-box:' . substr(hash('sha256', $box), 0, 32) . ':';
        $sql = "INSERT INTO $table (limit_key, hits, expires) SELECT %s, 1, %d FROM"
            . " (SELECT COUNT(*) AS mails FROM $table WHERE limit_key LIKE %s AND expires > %d) AS former WHERE mails < %d";
        $row = [$key . bin2hex(random_bytes(8)), $now + DAY_IN_SECONDS, "$key%", $now, $most];
        return $wpdb->query($wpdb->prepare($sql, ...$row)) === 1;
    }

    private static function seconds_after(int $former): int
    {
        return min(self::MOST_SECONDS, self::FIRST_SECONDS * 2 ** min($former, self::MOST_DOUBLINGS));
    }

    private function count(string $network, int $now): int
    {
        global $wpdb;
        $sql = "SELECT hits FROM {$wpdb->prefix}onda_limits WHERE limit_key = %s AND expires > %d";
        return (int) $wpdb->get_var($wpdb->prepare($sql, "newsletter:$network", $now));
    }

    private function add(string $network, int $now): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_limits";
        $key = "newsletter:$network";
        $wpdb->query($wpdb->prepare("DELETE FROM $table WHERE limit_key = %s AND expires <= %d", $key, $now));
        $sql = "INSERT INTO $table (limit_key, hits, expires) VALUES (%s, 1, %d)"
            . ' ON DUPLICATE KEY UPDATE hits = hits + 1, expires = %d';
        $wpdb->query($wpdb->prepare($sql, $key, $now + self::MOST_SECONDS, $now + self::MOST_SECONDS));
    }
}
