<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

defined('ABSPATH') || exit;

/** Site Health: whether the scheduled tasks of Onda run. */
final class CronHealth
{
    private const TEST = 'scheduled_tasks';
    /** Seconds: on a quiet site the next visitor starts what is due. */
    private const LATE = 6 * HOUR_IN_SECONDS;

    /** @param \Closure(): list<string> $events */
    public function __construct(private \Closure $events)
    {
    }

    public function hook(): void
    {
        add_filter('site_status_tests', [$this, 'site_status_tests'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public function site_status_tests(array $tests): array
    {
        $label = __('Scheduled tasks', 'onda');
        $tests['direct']['onda_' . self::TEST] = ['label' => "Onda: $label", 'test' => fn(): array => $this->result(time())];
        return $tests;
    }

    /** @return array<string, mixed> */
    public function result(int $now): array
    {
        $late = array_filter(($this->events)(), static function (string $event) use ($now): bool {
            $next = wp_next_scheduled($event);
            return $next !== false && $next < $now - self::LATE;
        });
        if ($late === []) {
            $text = __('What Onda does in the background is done in time.', 'onda');
            return HealthResult::of(self::TEST, 'good', __('The tasks of Onda run', 'onda'), $text);
        }
        $text = defined('DISABLE_WP_CRON') && DISABLE_WP_CRON
            // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
            ? __('DISABLE_WP_CRON is set in wp-config.php: let the server call wp-cron.php every few minutes. Late: %s', 'onda')
            : __('WordPress has not started them for hours: is wp-cron.php blocked? Late: %s', 'onda');
        $label = __('Tasks of Onda are late', 'onda');
        return HealthResult::of(self::TEST, 'recommended', $label, sprintf($text, implode(', ', $late)));
    }
}
