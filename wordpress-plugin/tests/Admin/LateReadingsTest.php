<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Owner\Schedule\LateReadings;
use Onda\Tests\TestCase;

/** Feeds on a site whose scheduled tasks nobody starts. */
final class LateReadingsTest extends TestCase
{
    private const NOW = 1_795_780_800;

    protected function setUp(): void
    {
        parent::setUp();
        wp_unschedule_hook(EpisodeReader::EVENT);
    }

    public function test_a_page_reads_one_feed_that_is_late_and_no_other(): void
    {
        $read = [];
        $late = new LateReadings(static function (int $show) use (&$read): void {
            $read[] = $show;
        });
        wp_schedule_single_event(self::NOW - MINUTE_IN_SECONDS, EpisodeReader::EVENT, [7]);
        $late->run(self::NOW);
        $this->assertSame([], $read, 'WordPress may still start it');
        wp_schedule_single_event(self::NOW - 2 * HOUR_IN_SECONDS, EpisodeReader::EVENT, [8]);
        $late->run(self::NOW);
        $this->assertSame([8], $read);
        $this->assertFalse(wp_next_scheduled(EpisodeReader::EVENT, [8]));
        $late->run(self::NOW);
        $this->assertSame([8], $read);
        $late->run(self::NOW + HOUR_IN_SECONDS);
        $late->run(self::NOW + HOUR_IN_SECONDS);
        $this->assertSame([8, 7], $read);
    }

    public function test_nothing_waits_at_the_end_of_a_page_where_nothing_is_late(): void
    {
        $late = new LateReadings(static function (): void {
        });
        $late->hook();
        $this->assertFalse(has_action('shutdown', [$late, 'shutdown']));
        wp_schedule_single_event(time() - 2 * HOUR_IN_SECONDS, EpisodeReader::EVENT, [7]);
        $late->hook();
        $this->assertSame(PHP_INT_MAX, has_action('shutdown', [$late, 'shutdown']));
        remove_action('shutdown', [$late, 'shutdown'], PHP_INT_MAX);
    }
}
