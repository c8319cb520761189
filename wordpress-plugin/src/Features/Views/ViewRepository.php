<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/**
 * Tables `onda_seen`, `onda_views_daily` and `onda_views_total`: one view is one transaction over the three, always in
 * this order, so that a process that dies leaves all of it or nothing.
 */
final class ViewRepository
{
    /** The attempts of a view: two of one visitor at the same moment may deadlock, and the loser tries again. */
    private const ATTEMPTS = 8;
    private const PAUSE_MICROSECONDS = 20_000;

    public function __construct(private NetworkShareRepository $shares)
    {
    }

    /**
     * @param list<string> $visits Marks of this visitor and post: today's, and yesterday's while it still matters.
     * @param string $day `2026-11-21`, in the site's time zone.
     * @param int $until Until when the visitor's next looks are the same view; Unix time.
     * @param array<string, int> $limits Of the visitor's network today, as NetworkShareRepository takes them.
     * @return string Empty when it counted; `repeat` when it is the same view as before or could not be stored;
     * `network`
     *     when enough of that network counted.
     */
    public function record(int $post, array $visits, string $day, int $now, int $until, array $limits): string
    {
        global $wpdb;
        $was_quiet = $wpdb->suppress_errors(true);
        try {
            for ($attempt = 1; $attempt <= self::ATTEMPTS; $attempt++) {
                $outcome = $this->attempt($post, $visits, $day, $now, $until, $limits);
                if ($outcome !== null) {
                    return $outcome;
                }
                HostFunctions::pause(random_int(1, self::PAUSE_MICROSECONDS) * $attempt);
            }
            return 'repeat';
        } finally {
            $wpdb->suppress_errors($was_quiet);
        }
    }

    /** All counted views of one post. */
    public function total(int $post): int
    {
        global $wpdb;
        $sql = "SELECT views FROM {$wpdb->prefix}onda_views_total WHERE post_id = %d";
        return (int) $wpdb->get_var($wpdb->prepare($sql, $post));
    }

    /** @param int $user Who says so. */
    public function adjust(int $post, int $adjust, int $user, int $now): void
    {
        global $wpdb;
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views, adjust, adjusted_by, adjusted_at)"
            . ' VALUES (%d, 0, %d, %d, %d) ON DUPLICATE KEY UPDATE adjust = %d, adjusted_by = %d, adjusted_at = %d';
        $wpdb->query($wpdb->prepare($sql, $post, $adjust, $user, $now, $adjust, $user, $now));
    }

    public function forget(int $post): void
    {
        global $wpdb;
        foreach (['onda_views_daily', 'onda_views_total'] as $table) {
            $wpdb->delete($wpdb->prefix . $table, ['post_id' => $post], ['%d']);
        }
    }

    /** The result is that of `record`; null after a deadlock. */
    private function attempt(int $post, array $visits, string $day, int $now, int $until, array $limits): ?string
    {
        global $wpdb;
        if ($wpdb->query('START TRANSACTION') === false) {
            return null;
        }
        $kind = $this->record_visit($visits, $now, $until);
        $outcome = match ($kind) {
            null => null,
            'same' => 'repeat',
            default => $this->counted($post, $day, $kind === 'first', $limits, $now),
        };
        $is_kept = $outcome === '' || $outcome === 'repeat';
        if (!$is_kept || $wpdb->query('COMMIT') === false) {
            $wpdb->query('ROLLBACK');
            return $is_kept ? null : $outcome;
        }
        return $outcome;
    }

    /** The result is that of `attempt`. */
    private function counted(int $post, string $day, bool $is_first, array $limits, int $now): ?string
    {
        $has_share = $this->shares->take($limits, $now);
        if ($has_share === false) {
            return 'network';
        }
        return $has_share && $this->add($post, $day, $is_first) ? '' : null;
    }

    /** `first` view of this visitor today, `again` after the pause, `same` within it; null after a failure. */
    private function record_visit(array $visits, int $now, int $until): ?string
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_seen";
        $today = array_shift($visits);
        if ($this->is_same_view($visits, $now)) {
            return 'same';
        }
        $sql = "INSERT IGNORE INTO $table (visit, seen_until) VALUES (%s, %d)";
        $inserted = $wpdb->query($wpdb->prepare($sql, $today, $until));
        if ($inserted === false) {
            return null;
        }
        if ($inserted === 1) {
            return 'first';
        }
        $sql = "UPDATE $table SET seen_until = %d WHERE visit = %s AND seen_until <= %d";
        $updated = $wpdb->query($wpdb->prepare($sql, $until, $today, $now));
        return $updated === false ? null : ['same', 'again'][$updated];
    }

    private function is_same_view(array $visits, int $now): bool
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->prefix}onda_seen WHERE visit = %s AND seen_until > %d";
        $seen = static fn(string $visit): bool => $wpdb->get_var($wpdb->prepare($sql, $visit, $now)) > 0;
        return array_filter($visits, $seen) !== [];
    }

    private function add(int $post, string $day, bool $is_first): bool
    {
        global $wpdb;
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_daily (day, post_id, views, uniques) VALUES (%s, %d, 1, %d)"
            . ' ON DUPLICATE KEY UPDATE views = views + 1, uniques = uniques + %d';
        $daily = $wpdb->query($wpdb->prepare($sql, $day, $post, (int) $is_first, (int) $is_first));
        $sql = "INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views) VALUES (%d, 1)"
            . ' ON DUPLICATE KEY UPDATE views = views + 1';
        return $daily !== false && $wpdb->query($wpdb->prepare($sql, $post)) !== false;
    }
}
