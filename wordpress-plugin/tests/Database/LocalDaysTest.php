<?php

declare(strict_types=1);

namespace Onda\Tests\Database;

use Onda\Core\Database\LocalDays;
use Onda\Tests\TestCase;

/** Days of the site, also where the clock changes. */
final class LocalDaysTest extends TestCase
{
    /**
     * @dataProvider moments
     * @param string $moment With its offset.
     * @param string|null $day Null outside the days that are asked for.
     */
    public function test_a_moment_is_in_the_day_that_the_sites_calendar_shows(string $zone, string $from, string $to, string $moment, ?string $day): void
    {
        global $wpdb;
        update_option('timezone_string', $zone);
        [$condition, $group] = LocalDays::of('moment', $from, $to);
        $moment = (new \DateTimeImmutable($moment))->getTimestamp();
        $sql = "SELECT $group AS second, COUNT(*) FROM (SELECT %d AS moment) m WHERE $condition GROUP BY second";
        $days = LocalDays::named($wpdb->get_results($wpdb->prepare($sql, $moment), ARRAY_N));
        $this->assertSame($day === null ? [] : [$day => 1], $days);
    }

    /**
     * Madrid goes back on 25 October and forward on 28 March.
     *
     * @return array<string, array{string, string, string, string, string|null}>
     */
    public function moments(): array
    {
        [$back, $forward] = ['2026-10-25', '2027-03-28'];
        return [
            'the first second' => ['Europe/Madrid', $back, $back, "{$back}T00:00:00+02:00", $back],
            'the second before' => ['Europe/Madrid', $back, $back, '2026-10-24T23:59:59+02:00', null],
            'the last second of a day of 25 hours' => ['Europe/Madrid', $back, $back, "{$back}T23:59:59+01:00", $back],
            'the second after it' => ['Europe/Madrid', $back, $back, '2026-10-26T00:00:00+01:00', null],
            'the last second of a day of 23 hours' => ['Europe/Madrid', $forward, $forward, "{$forward}T23:59:59+02:00", $forward],
            'the second after that' => ['Europe/Madrid', $forward, $forward, '2027-03-29T00:00:00+02:00', null],
            'before the change, of several days' => ['Europe/Madrid', '2026-10-20', '2026-10-30', '2026-10-24T23:30:00+02:00', '2026-10-24'],
            'after the change, of several days' => ['Europe/Madrid', '2026-10-20', '2026-10-30', '2026-10-26T00:30:00+01:00', '2026-10-26'],
            'a zone without changes' => ['Asia/Kolkata', '2026-11-20', '2026-11-20', '2026-11-19T18:30:00+00:00', '2026-11-20'],
        ];
    }
}
