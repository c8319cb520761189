<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Http\ResponseFlusher;
use Onda\Features\Schedule\Episodes\EpisodeReader;

defined('ABSPATH') || exit;

/** Reads a feed that is due, after a page of wp-admin is sent, on a site whose scheduled tasks nobody starts. */
final class LateReadings
{
    /** Seconds after which nobody else is expected to start it. */
    private const LATE = HOUR_IN_SECONDS;
    private const LATE_WITHOUT_CRON = 5 * MINUTE_IN_SECONDS;

    /** @param \Closure(int): void|null $read Takes the show. */
    public function __construct(private ?\Closure $read = null)
    {
    }

    public function hook(): void
    {
        // Every request has read the scheduled tasks already.
        if (self::late(time()) !== null) {
            add_action('shutdown', [$this, 'shutdown'], PHP_INT_MAX, 0);
        }
    }

    public function shutdown(): void
    {
        ResponseFlusher::end();
        $this->run(time());
    }

    /** A page reads one feed. */
    public function run(int $now): void
    {
        [$due, $show] = self::late($now) ?? [0, 0];
        if ($show > 0) {
            wp_unschedule_event($due, EpisodeReader::EVENT, [$show]);
            $read = $this->read ?? static fn(int $show) => (new EpisodeReader())->refresh_now($show, time());
            $read($show);
        }
    }

    /** @return array{int, int}|null When the first was due, and its show. */
    private static function late(int $now): ?array
    {
        $is_off = defined('DISABLE_WP_CRON') && DISABLE_WP_CRON;
        $until = $now - ($is_off ? self::LATE_WITHOUT_CRON : self::LATE);
        foreach (_get_cron_array() ?: [] as $due => $hooks) {
            if ($due <= $until && isset($hooks[EpisodeReader::EVENT])) {
                return [$due, (int) (current($hooks[EpisodeReader::EVENT])['args'][0] ?? 0)];
            }
        }
        return null;
    }
}
