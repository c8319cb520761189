<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\ShowOnAir;
use Onda\Tests\TestCase;

/** The show beside the song of a station. */
final class ShowOnAirTest extends TestCase
{
    use ScheduleSite;

    /** Friday, 16:00 in Madrid. */
    private const NOW = 1_795_791_600;
    private const HOUR = 3600;

    private int $show;

    protected function tearDown(): void
    {
        remove_all_filters('onda_may_read');
        ShowOnAir::forget();
        parent::tearDown();
    }

    public function test_a_show_has_its_hosts_its_page_and_its_end_and_a_hole_the_beginning_of_the_next(): void
    {
        $this->week();
        $words = ['title' => 'Tarde & más', 'hosts' => 'con Ana Pérez', 'address' => get_permalink($this->show)];
        $this->assertSame(['until' => self::NOW + 2 * self::HOUR] + $words, $this->of(self::NOW));
        $this->assertSame(['until' => self::NOW + 24 * self::HOUR], $this->of(self::NOW + 2 * self::HOUR));
    }

    public function test_it_is_kept_for_minutes_without_a_query(): void
    {
        global $wpdb;
        $this->week();
        $this->of(self::NOW);
        $before = $wpdb->num_queries;
        $this->assertSame('Tarde & más', $this->of(self::NOW + 299)['title']);
        $this->assertSame(0, $wpdb->num_queries - $before);
        $this->slot(0, self::EVERY_DAY, 16 * 60, 60, 1_800_000_000);
        $this->assertSame('Tarde & más', $this->of(self::NOW + 299)['title']);
        $this->assertSame('Stored title', $this->of(self::NOW + 300)['title']);
    }

    public function test_another_title_and_a_show_that_is_gone_are_told_at_once(): void
    {
        $this->week();
        $this->of(self::NOW);
        wp_update_post(['ID' => $this->show, 'post_title' => 'Otra']);
        $this->assertSame('Otra', $this->of(self::NOW)['title']);
        wp_delete_post($this->show, true);
        $this->assertSame(['Stored title', ''], array_values(array_slice($this->of(self::NOW), 1, 2)));
    }

    public function test_a_show_that_is_kept_for_members_has_the_title_of_its_slot_for_members_too(): void
    {
        $this->week();
        $this->sign_in('administrator');
        add_filter('onda_may_read', fn(bool $may, \WP_Post $post, int $user): bool => $may && $user > 0, 10, 3);
        $told = ['title' => 'Stored title', 'hosts' => '', 'address' => ''];
        $this->assertSame(['until' => self::NOW + 2 * self::HOUR] + $told, $this->of(self::NOW));
    }

    public function test_a_station_without_a_week_and_a_site_without_a_schedule_tell_nothing(): void
    {
        $this->week();
        $this->assertSame([], $this->of(self::NOW, 'dos'));
        delete_option('onda_schedule');
        $this->assertSame([], $this->of(self::NOW));
    }

    private function week(): void
    {
        $this->begin();
        $this->show = $this->show('Tarde & más', [$this->host('Ana Pérez')]);
        $this->slot($this->show, self::EVERY_DAY, 16 * 60, 120);
    }

    /** @return array<string, int|string> */
    private function of(int $now, string $station = 'uno'): array
    {
        return (new ShowOnAir($this->schedule(), new Texts(dirname(__DIR__, 2) . '/generated')))->of($station, $now);
    }
}
