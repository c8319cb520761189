<?php

declare(strict_types=1);

namespace Onda\Tests\Statistics;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Plays\PlayCounter;
use Onda\Features\Plays\PlayRepository;
use Onda\Features\Plays\PlayTicket;
use Onda\Features\Schedule\ScheduleFeature;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowOnAir;
use Onda\Features\Schedule\ShowPlayRepository;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Features\Schedule\Week\Slot;
use Onda\Owner\Schedule\ScheduleOwner;
use Onda\Tests\Schedule\ScheduleSite;
use Onda\Tests\TestCase;

/** Plays and listening time of each show. */
final class ShowPlaysTest extends TestCase
{
    use ScheduleSite;

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
        $this->configure(['id' => 'uno', 'name' => 'Radio Uno'], ['id' => 'dos', 'name' => 'Radio Dos']);
        ShowOnAir::forget();
    }

    protected function tearDown(): void
    {
        ShowOnAir::forget();
        parent::tearDown();
    }

    /**
     * @dataProvider listeners
     * @param list<array{string, int, int}> $slots Title, minute of the day and minutes of a daily slot.
     * @param list<array{string, string}> $heard From and until, in UTC.
     * @param list<array{string, int, int}> $expected Show, plays and seconds.
     */
    public function test_a_show_has_the_plays_that_began_in_it_and_the_time_that_it_was_heard(
        array $slots,
        array $heard,
        array $expected,
    ): void {
        foreach ($slots as [$title, $start, $length]) {
            $this->daily($title, $start, $length);
        }
        foreach ($heard as [$from, $until]) {
            $this->listen($from, $until);
        }
        $this->assertEqualsCanonicalizing($expected, self::counted());
    }

    /** @return array<string, array{list<array{string, int, int}>, list<array{string, string}>, list<array{string, int, int}>}> */
    public function listeners(): array
    {
        $two = [['Tarde', 960, 60], ['Noche', 1020, 60]];
        return [
            'within a show' => [$two, [['2026-11-20 15:10', '2026-11-20 15:31']], [['Tarde', 1, 1260]]],
            'across the end of a show, in the middle of a question' => [
                $two,
                [['2026-11-20 15:50:30', '2026-11-20 16:09:30']],
                [['Tarde', 1, 570], ['Noche', 0, 570]],
            ],
            'to the end of a show' => [$two, [['2026-11-20 15:50', '2026-11-20 16:00']], [['Tarde', 1, 600]]],
            'from the second at which a show begins' => [
                $two,
                [['2026-11-20 16:00', '2026-11-20 16:01']],
                [['Noche', 1, 60]],
            ],
            'out of a show into no show' => [$two, [['2026-11-20 16:50', '2026-11-20 17:20']], [['Noche', 1, 600]]],
            'where no show is on' => [$two, [['2026-11-20 09:00', '2026-11-20 09:30']], []],
            'a short show within one question' => [
                [['Tarde', 960, 60], ['Noticias', 1020, 1], ['Noche', 1021, 60]],
                [['2026-11-20 15:59:30', '2026-11-20 16:01:30']],
                [['Tarde', 1, 30], ['Noticias', 0, 60], ['Noche', 0, 30]],
            ],
            'over midnight' => [
                [['Trasnoche', 1380, 120]],
                [['2026-11-20 22:50', '2026-11-20 23:10']],
                [['Trasnoche', 1, 1200]],
            ],
            'a week without a show' => [[], [['2026-11-20 15:10', '2026-11-20 15:31']], []],
            'the night the clocks go forward' => [
                [['Primera', 60, 90], ['Segunda', 150, 90]],
                [['2026-03-29 00:30', '2026-03-29 01:30']],
                [['Primera', 1, 1800], ['Segunda', 0, 1800]],
            ],
            'a show that this night leaves out' => [
                [['Antes', 60, 60], ['Nunca', 120, 60], ['Luego', 180, 60]],
                [['2026-03-29 00:50', '2026-03-29 01:10']],
                [['Antes', 1, 600], ['Luego', 0, 600]],
            ],
            'the night the clocks go back' => [
                [['Primera', 120, 30], ['Segunda', 150, 30], ['Tercera', 180, 30]],
                [['2026-10-25 00:00', '2026-10-25 02:10']],
                [['Primera', 1, 1800], ['Segunda', 0, 5400], ['Tercera', 0, 600]],
            ],
        ];
    }

    public function test_a_repeat_and_a_special_count_for_their_show(): void
    {
        $show = $this->show('Tarde');
        $kept = new ScheduleRepository();
        $slot = $kept->put_slot('uno', new Slot(0, $show, '', self::EVERY_DAY, 960, 60));
        $kept->put_slot('uno', new Slot(0, $show, '', self::EVERY_DAY, 120, 60, kind: 'repeat', repeats: $slot, repeats_days: 1));
        $special = ['starts' => '2026-11-20 20:00', 'ends' => '2026-11-20 21:00'];
        $kept->put_change('uno', new AiringChange(0, 'special', ...$special, show: $show));
        foreach (['01:10', '15:10', '19:10'] as $hour) {
            $this->listen("2026-11-20 $hour", "2026-11-20 $hour:30");
        }
        $this->assertSame([['Tarde', 3, 90]], self::counted());
    }

    public function test_a_show_without_a_page_is_known_by_its_title(): void
    {
        $this->slot(0, self::EVERY_DAY, 960, 60);
        (new ScheduleRepository())->put_slot('uno', new Slot(0, 0, str_repeat('ñ', 150), self::EVERY_DAY, 1020, 60));
        $this->listen('2026-11-20 15:59', '2026-11-20 16:01');
        $this->assertEqualsCanonicalizing([['Stored title', 1, 60], [str_repeat('ñ', 100), 0, 60]], self::counted());
    }

    public function test_another_name_is_the_same_show_and_one_that_is_gone_keeps_its_last_name(): void
    {
        $show = $this->daily('Tarde', 960, 60);
        $this->listen('2026-11-20 15:10', '2026-11-20 15:11');
        wp_update_post(['ID' => $show, 'post_title' => 'Ámbar & más']);
        $this->assertSame(['Ámbar & más'], array_column($this->rows(), 'label'), 'before anybody hears it again');
        $this->listen('2026-11-21 15:10', '2026-11-21 15:11');
        $this->assertSame([['plays' => 2, 'minutes' => 2, 'before' => 0]], array_column($this->rows(), 'numbers'));
        wp_delete_post($show, true);
        $this->assertSame(['Ámbar & más'], array_column($this->rows(), 'label'));
    }

    public function test_what_was_heard_stays_where_the_week_changes(): void
    {
        $this->daily('Tarde', 960, 60);
        $this->listen('2026-11-20 15:10', '2026-11-20 15:11');
        foreach ((new ScheduleRepository())->slots('uno') as $slot) {
            (new ScheduleRepository())->remove_slot('uno', $slot->id);
        }
        $this->assertSame(['Tarde'], array_column($this->rows(), 'label'));
    }

    public function test_after_a_change_of_the_zone_a_show_is_on_at_its_hour_there(): void
    {
        $this->daily('Tarde', 960, 60);
        $this->listen('2026-11-20 15:10', '2026-11-20 15:11');
        update_option('timezone_string', 'America/Santiago');
        $this->listen('2026-11-20 15:30', '2026-11-20 15:31');
        $this->assertSame([['Tarde', 1, 60]], self::counted());
        $this->listen('2026-11-20 19:30', '2026-11-20 19:31');
        $this->assertSame([['Tarde', 2, 120]], self::counted());
    }

    public function test_each_station_has_its_own_rows_with_its_name_where_there_are_several(): void
    {
        $show = $this->daily('Tarde', 960, 60);
        $this->listen('2026-11-20 15:10', '2026-11-20 15:11');
        $this->listen('2026-11-20 15:10', '2026-11-20 15:20', 'dos');
        $this->assertSame(['Tarde'], array_column($this->rows(), 'label'), 'a station without a week');
        (new ScheduleRepository())->put_slot('dos', new Slot(0, $show, '', self::EVERY_DAY, 1020, 60));
        $this->listen('2026-11-20 16:10', '2026-11-20 16:20', 'dos');
        $this->assertSame(['Tarde · Radio Dos', 'Tarde · Radio Uno'], array_column($this->rows(), 'label'));
        $this->assertSame([10, 1], array_column(array_column($this->rows(), 'numbers'), 'minutes'));
    }

    public function test_the_period_before_is_that_of_the_same_show(): void
    {
        $this->daily('Tarde', 960, 60);
        $this->daily('Noche', 1020, 60);
        $this->listen('2026-11-10 15:10', '2026-11-10 15:14');
        $this->listen('2026-11-20 15:59', '2026-11-20 16:02');
        $this->assertSame([
            'Noche' => ['plays' => 0, 'minutes' => 2, 'before' => 0],
            'Tarde' => ['plays' => 1, 'minutes' => 1, 'before' => 4],
        ], array_column(array_map(get_object_vars(...), $this->rows('2026-11-16')), 'numbers', 'label'));
        $this->assertCount(1, $this->rows(limit: 1));
    }

    public function test_a_site_without_a_schedule_counts_and_shows_none(): void
    {
        $this->daily('Tarde', 960, 60);
        update_option('onda_schedule', '0');
        $this->listen('2026-11-20 15:10', '2026-11-20 15:11');
        $this->assertSame([[], []], [self::counted(), (new ScheduleOwner())->statistics()]);
    }

    public function test_a_plan_of_a_former_release_counts_by_its_titles(): void
    {
        $now = (int) strtotime('2026-11-20 15:10 UTC');
        $words = ['title' => 'Tarde', 'hosts' => '', 'address' => ''];
        update_option('onda_shows_on_air', ['|uno' => ['due' => $now + 60, 'shows' => [[$now - 60, $now + 60, $words]]]]);
        $this->listen('2026-11-20 15:10', '2026-11-20 15:10:30');
        $this->assertSame([['Tarde', 1, 30]], self::counted());
    }

    public function test_a_known_show_costs_one_statement_and_no_row_says_who_listened(): void
    {
        global $wpdb;
        $this->daily('Tarde', 960, 60);
        $now = (int) strtotime('2026-11-20 15:10 UTC');
        (new ScheduleFeature())->shows_heard('uno', $now, $now);
        $before = $wpdb->num_queries;
        (new ScheduleFeature())->shows_heard('uno', $now, $now)(1);
        $this->assertSame(1, $wpdb->num_queries - $before);
        $row = (array) $wpdb->get_row("SELECT * FROM {$wpdb->prefix}onda_show_plays", ARRAY_A);
        $this->assertSame(['day', 'station', 'show_id', 'title', 'slot', 'plays', 'seconds'], array_keys($row));
    }

    private function daily(string $title, int $start, int $length): int
    {
        $show = $this->show($title);
        $this->slot($show, self::EVERY_DAY, $start, $length);
        return $show;
    }

    /** Asks each minute, as a page does, and the last time after two; both times are in UTC. */
    private function listen(string $from, string $until, string $station = 'uno'): void
    {
        $limits = new RateLimitRepository();
        $counter = new PlayCounter(
            new SettingsStore(),
            new PlayTicket(new DailySalts()),
            new PlayRepository(),
            (new ScheduleFeature())->shows_heard(...),
            $limits,
            new RateLimit($limits, 'plays', PlayCounter::PLAYS_A_MINUTE),
            new DailyNetworkLimit(new NetworkShareRepository(), 'plays', PlayCounter::PLAYS_A_DAY),
        );
        $request = new Request([], [], ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => '203.0.113.5']);
        [$at, $end] = array_map(static fn(string $time): int => (int) strtotime("$time UTC"), [$from, $until]);
        $ticket = $counter->count($station, '', $request, $at)['version'];
        while ($at < $end) {
            $at = min($end, $at + ($end - $at > 120 ? 60 : 120));
            $ticket = $counter->count($station, $ticket, $request, $at)['version'];
        }
    }

    /** @return list<array{string, int, int}> Title, plays and seconds. */
    private static function counted(): array
    {
        $shows = (new ShowPlayRepository())->by_show('2026-01-01', '2026-12-31');
        return array_map(static fn(array $one): array =>
            [$one['title'], $one['plays'], $one['seconds']], array_values($shows));
    }

    /** @return list<\Onda\Owner\Statistics\Figures\Row> */
    private function rows(string $from = '2026-11-01', int $limit = 50): array
    {
        $ranking = (new ScheduleOwner())->statistics()[0]->rankings[0];
        return ($ranking->rows)($from, '2026-11-30', '2026-11-01', '2026-11-15', $limit);
    }
}
