<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Owner\Health\HealthResult;

defined('ABSPATH') || exit;

/** Site Health: whether the server knows the latest changes of time zones. Not every PHP tells the age of its data. */
final class ZoneHealth
{
    private const TEST = 'time_zones';
    /** Zone → a moment in UTC after its latest change of rules, and hours from UTC then. */
    private const KNOWN = [
        'America/Asuncion' => ['2025-07-01', -3],
        'America/Coyhaique' => ['2025-07-01', -3],
        'Asia/Almaty' => ['2024-07-01', 5],
        'Africa/Cairo' => ['2023-07-01', 3],
        'America/Mexico_City' => ['2023-07-01', -6],
        'America/Chihuahua' => ['2023-07-01', -6],
    ];

    /** @param array<string, array{string, int}> $known As `KNOWN`. */
    public function __construct(private array $known = self::KNOWN)
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
        $test = ['label' => 'Onda: ' . __('Time zones', 'onda'), 'test' => [$this, 'result']];
        $tests['direct']['onda_' . self::TEST] = $test;
        return $tests;
    }

    /** @return array<string, mixed> */
    public function result(): array
    {
        $wrong = array_keys(array_filter($this->known, self::is_wrong(...), ARRAY_FILTER_USE_BOTH));
        $own = array_intersect([wp_timezone_string()], $wrong);
        $link = admin_url('options-general.php#timezone_string');
        if ($wrong === []) {
            $label = __('The server knows the changes of time zones', 'onda');
            $text = __('Shows are at their hour also where a country changed its clock lately.', 'onda');
            return HealthResult::of(self::TEST, 'good', $label, $text, $link);
        }
        /* translators: %s: names of time zones. */
        $text = __('PHP has old time-zone data and is wrong about %s. Ask the host to update it.', 'onda');
        return HealthResult::of(
            self::TEST,
            $own === [] ? 'recommended' : 'critical',
            $own === [] ? __('The server does not know the latest changes of time zones', 'onda')
                : __('The server is wrong about the time zone of this site: all shows are at a wrong hour', 'onda'),
            sprintf($text, implode(', ', $wrong)),
            $link,
        );
    }

    /** @param array{string, int} $known */
    private static function is_wrong(array $known, string $zone): bool
    {
        $is_known = in_array($zone, timezone_identifiers_list(\DateTimeZone::ALL_WITH_BC), true);
        $moment = new \DateTimeImmutable("$known[0] UTC");
        return !$is_known || (new \DateTimeZone($zone))->getOffset($moment) !== $known[1] * HOUR_IN_SECONDS;
    }
}
