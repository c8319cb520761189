<?php

declare(strict_types=1);

namespace Onda\Tests\Statistics;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Plays\PlayCounter;
use Onda\Features\Plays\PlayRepository;
use Onda\Features\Plays\PlayTicket;
use Onda\Owner\Statistics\PlayFigures;
use Onda\Plugin;
use Onda\Tests\TestCase;

/** Plays and listening time. */
final class PlaysTest extends TestCase
{
    /** 2026-11-20 12:00 UTC. */
    private const NOON = 1_795_176_000;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'UTC');
        $this->configure(['id' => 'uno'], ['id' => 'dos']);
    }

    public function test_a_play_counts_once_and_its_time_as_it_passes(): void
    {
        $ticket = $this->ask('uno', '', self::NOON);
        $ticket = $this->ask('uno', $ticket, self::NOON + 80);
        $this->ask('uno', $ticket, self::NOON + 150);
        $this->assertSame(['2026-11-20' => ['plays' => 1, 'seconds' => 150]], $this->days());
    }

    public function test_the_time_after_midnight_belongs_to_the_day_of_the_site(): void
    {
        update_option('timezone_string', 'Europe/Madrid');
        $late = gmmktime(22, 59, 30, 11, 20, 2026);
        $ticket = $this->ask('uno', '', $late);
        $this->ask('uno', $ticket, $late + 60);
        $this->assertSame([
            '2026-11-20' => ['plays' => 1, 'seconds' => 0],
            '2026-11-21' => ['plays' => 0, 'seconds' => 60],
        ], $this->days());
    }

    public function test_a_browser_that_slept_counts_three_minutes_of_it_at_most(): void
    {
        $ticket = $this->ask('uno', '', self::NOON);
        $this->ask('uno', $ticket, self::NOON + 800);
        $this->assertSame(180, $this->days()['2026-11-20']['seconds']);
    }

    public function test_a_ticket_or_an_id_that_counted_is_known_for_an_hour(): void
    {
        global $wpdb;
        $ticket = $this->ask('uno', 'k3j9x0a1b2', self::NOON);
        $this->ask('uno', $ticket, self::NOON + 60);
        $sql = "SELECT expires FROM {$wpdb->prefix}onda_limits WHERE limit_key LIKE 'ticket:%' ORDER BY expires";
        $hour = HOUR_IN_SECONDS;
        $this->assertSame([self::NOON + $hour, self::NOON + 60 + $hour], array_map('intval', $wpdb->get_col($sql)));
    }

    /** @dataProvider sleeps */
    public function test_a_ticket_is_good_for_fifteen_minutes_and_begins_a_play_later(int $later, int $plays, int $seconds): void
    {
        $this->ask('uno', $this->ask('uno', '', self::NOON), self::NOON + $later);
        $this->assertSame(['plays' => $plays, 'seconds' => $seconds], $this->days()['2026-11-20']);
    }

    /** @return list<array{int, int, int}> */
    public function sleeps(): array
    {
        return [[0, 1, 0], [179, 1, 179], [180, 1, 180], [181, 1, 180], [900, 1, 180], [901, 2, 0]];
    }

    public function test_the_table_of_stations_has_the_minutes_of_a_play(): void
    {
        $plays = new PlayRepository();
        $plays->add('2026-11-20', 'uno', 1, 150);
        $plays->add('2026-11-20', 'dos', 4, 360);
        $plays->add('2026-11-21', 'gone', 0, 60);
        $rows = (PlayFigures::topic($plays, new SettingsStore())->rankings[0]->rows)('2026-11-20', '2026-11-21');
        $this->assertSame([
            ['plays' => 4, 'minutes' => 6, 'average' => 1.5],
            ['plays' => 1, 'minutes' => 3, 'average' => 2.5],
            ['plays' => 0, 'minutes' => 1, 'average' => 0],
        ], array_column($rows, 'numbers'));
    }

    /** @dataProvider times_of_an_hour */
    public function test_a_ticket_and_an_id_count_once(int $start): void
    {
        $ticket = $this->ask('uno', 'k3j9x0a1b2', $start);
        foreach ([60, 61, 62] as $later) {
            $this->ask('uno', $ticket, $start + $later);
            $this->ask('uno', 'k3j9x0a1b2', $start + $later);
        }
        $this->assertSame(['plays' => 1, 'seconds' => 60], $this->days()['2026-11-20']);
    }

    /** @return array<string, array{int}> */
    public function times_of_an_hour(): array
    {
        return ['within' => [self::NOON], 'across its end' => [self::NOON - 61], 'at its end' => [self::NOON - 60]];
    }

    /** @dataProvider forged */
    public function test_a_forged_ticket_begins_a_play_and_brings_no_time(\Closure $forged): void
    {
        $ticket = $forged($this->ask('uno', '', self::NOON));
        $this->ask('uno', $ticket, self::NOON + 60);
        $this->assertSame(['plays' => 2, 'seconds' => 0], $this->days()['2026-11-20']);
    }

    /** @return array<string, array{\Closure(string): string}> */
    public function forged(): array
    {
        $hour = base_convert((string) (self::NOON - 3600), 10, 36);
        return [
            'another time' => [static fn(string $ticket): string => $hour . substr($ticket, strpos($ticket, '.'))],
            'a part of it' => [static fn(string $ticket): string => substr($ticket, 0, -1)],
            'no ticket' => [static fn(): string => str_repeat('z', 150)],
        ];
    }

    /** @dataProvider beginnings */
    public function test_a_beginning_that_is_repeated_is_the_same_play(array $beginnings, int $plays): void
    {
        foreach ($beginnings as $place => $id) {
            $ticket = $this->ask('uno', $id, self::NOON + $place);
        }
        $this->ask('uno', $ticket, self::NOON + 80);
        $seconds = 80 - count($beginnings) + 1;
        $this->assertSame(['plays' => $plays, 'seconds' => $seconds], $this->days()['2026-11-20']);
    }

    /** @return array<string, array{list<string>, int}> What pages send first, in order, and how many plays it is. */
    public function beginnings(): array
    {
        $long = str_repeat('z', 5000);
        return [
            'one id' => [['k3j9x0a1b2'], 1],
            'after two lost replies' => [['k3j9x0a1b2', 'k3j9x0a1b2', 'k3j9x0a1b2'], 1],
            'two plays' => [['k3j9x0a1b2', 'm7q2w8e4r6'], 2],
            'two plays, the first again' => [['k3j9x0a1b2', 'm7q2w8e4r6', 'k3j9x0a1b2'], 2],
            'ids that end alike' => [['a-k3j9x0a1b2k3j9x0', 'b-k3j9x0a1b2k3j9x0'], 2],
            'pages from before there were ids' => [['', ''], 2],
            'no text of ours' => [["\"><b>'; --", "\"><b>'; --", '0', '0'], 2],
            'a long one, and a longer one' => [[$long, $long, "{$long}z"], 2],
        ];
    }

    public function test_an_id_belongs_to_one_station(): void
    {
        array_map(fn(string $station): string => $this->ask($station, 'k3j9x0a1b2', self::NOON), ['uno', 'dos', 'dos']);
        $plays = array_column((new PlayRepository())->by_station('2026-11-20', '2026-11-20'), 'plays');
        $this->assertSame([1, 1], $plays);
    }

    public function test_a_beginning_that_was_refused_counts_when_it_is_let_in(): void
    {
        $this->ask('uno', 'a', self::NOON, most: 1);
        $this->assertSame('network_full', $this->refusal(fn() => $this->ask('uno', 'b', self::NOON, most: 1)));
        $this->ask('uno', 'b', self::NOON + 5);
        $this->assertSame(2, $this->days()['2026-11-20']['plays']);
    }

    public function test_a_ticket_of_another_station_brings_no_time(): void
    {
        $this->ask('dos', $this->ask('uno', '', self::NOON), self::NOON + 60);
        $this->assertSame(
            ['dos' => ['plays' => 1, 'seconds' => 0], 'uno' => ['plays' => 1, 'seconds' => 0]],
            (new PlayRepository())->by_station('2026-11-20', '2026-11-20'),
        );
    }

    public function test_one_network_begins_so_many_plays_a_day_and_no_more(): void
    {
        $asked = [];
        for ($play = 0; $play < 4; $play++) {
            $asked[] = $this->refusal(fn() => $this->ask('uno', '', self::NOON, most: 3));
        }
        $this->assertSame(['', '', '', 'network_full'], $asked);
        $this->assertSame(3, $this->days()['2026-11-20']['plays']);
        $this->assertSame('', $this->refusal(fn() => $this->ask('uno', '', self::NOON, '198.51.100.9', 3)));
    }

    public function test_it_refuses_other_sites_unknown_stations_and_what_the_owner_does_not_count(): void
    {
        $this->assertSame('unknown_station', $this->refusal(fn() => $this->ask('tres', '', self::NOON)));
        $foreign = new Request([], [], ['REQUEST_METHOD' => 'POST', 'HTTP_SEC_FETCH_SITE' => 'cross-site']);
        $this->assertSame('cross_origin', $this->refusal(fn() => self::counter()->count('uno', '', $foreign, self::NOON)));
        $preview = new Request(['onda_preview' => '1'], [], ['REQUEST_METHOD' => 'POST']);
        $this->assertSame('counting_off', $this->refusal(fn() => self::counter()->count('uno', '', $preview, self::NOON)));
        $settings = (array) get_option(SettingsStore::OPTION);
        update_option(SettingsStore::OPTION, $settings + ['statistics' => ['countPlays' => '']]);
        $this->assertSame('counting_off', $this->refusal(fn() => $this->ask('uno', '', self::NOON)));
        $this->assertSame([], $this->days());
    }

    public function test_a_page_asks_for_it_in_its_common_poll(): void
    {
        $plugin = new Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
        $actions = array_merge(...array_values(Plugin::actions($plugin->features())));
        $poll = array_column($actions, null, 'name')['onda_poll']->handler;
        $answers = ($poll())(self::request('203.0.113.5', ['want' => ['count.play:uno' => '']]));
        $this->assertMatchesRegularExpression('/^\w+\.\w{8}\.\w{16}$/', $answers['count.play:uno']['version']);
        $this->assertSame([1], array_column($this->days('2000-01-01', '2999-01-01'), 'plays'));
    }

    public function test_no_row_says_who_listened(): void
    {
        global $wpdb;
        $this->ask('uno', '', self::NOON);
        $row = (array) $wpdb->get_row("SELECT * FROM {$wpdb->prefix}onda_plays", ARRAY_A);
        $this->assertSame(['day', 'station', 'slot', 'plays', 'seconds'], array_keys($row));
    }

    private function ask(string $station, string $ticket, int $at, string $from = '203.0.113.5', int $most = 500): string
    {
        return self::counter($most)->count($station, $ticket, self::request($from), $at)['version'];
    }

    private function refusal(\Closure $ask): string
    {
        try {
            $ask();
            return '';
        } catch (Refusal $refusal) {
            return $refusal->reason;
        }
    }

    /** @return array<string, array{plays: int, seconds: int}> */
    private function days(string $from = '2026-11-01', string $to = '2026-11-30'): array
    {
        $days = (new PlayRepository())->by_day($from, $to);
        ksort($days);
        return $days;
    }

    private static function request(string $from, array $fields = []): Request
    {
        return new Request($fields, [], ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => $from]);
    }

    private static function counter(int $most = 500, ?\Closure $shows = null): PlayCounter
    {
        $limits = new RateLimitRepository();
        return new PlayCounter(
            new SettingsStore(),
            new PlayTicket(new DailySalts()),
            new PlayRepository(),
            $shows ?? static fn() => static fn() => null,
            $limits,
            new RateLimit($limits, 'plays', PlayCounter::PLAYS_A_MINUTE),
            new DailyNetworkLimit(new NetworkShareRepository(), 'plays', $most),
        );
    }
}
