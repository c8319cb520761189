<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Core\Forms\Screen;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\ListenerRepository;
use Onda\Owner\Stations\Check\Finding;
use Onda\Owner\Stations\Check\Report;
use Onda\Owner\Stations\Watch\CheckedStations;
use Onda\Owner\Stations\Watch\DeadStations;
use Onda\Owner\Stations\Watch\HomeCard;
use Onda\Owner\Stations\Watch\StationHealth;
use Onda\Owner\Stations\Watch\StreamHealth;
use Onda\Owner\Stations\Watch\Watch;
use Onda\Tests\TestCase;

final class WatchTest extends TestCase
{
    /** @var list<string> Ids, in the order in which they were looked at. */
    private array $looked = [];
    /** @var array<string, Report> By id. */
    private array $reports = [];

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(CheckedStations::OPTION);
        array_map('wp_clear_scheduled_hook', [Watch::EVENT, Watch::AGAIN]);
    }

    public function test_events_are_there_only_while_there_are_stations(): void
    {
        $this->configure(['id' => 'uno']);
        $this->watch()->schedule();
        $next = wp_next_scheduled(Watch::EVENT);
        $this->assertGreaterThan(time() + 10 * MINUTE_IN_SECONDS, $next);
        $this->watch()->schedule();
        $this->assertSame($next, wp_next_scheduled(Watch::EVENT));
        update_option(SettingsStore::OPTION, []);
        $this->watch()->schedule();
        $this->assertFalse(wp_next_scheduled(Watch::EVENT));
    }

    public function test_the_state_of_each_station_is_kept_with_since_when_song_and_listeners(): void
    {
        $this->configure(['id' => 'uno'], ['id' => 'dos', 'stream' => 'https://two.example/live']);
        $this->reports = ['uno' => new Report(Report::ON, [], song: 'Faro – Marea', listeners: 12), 'dos' => self::off()];
        $this->watch()->look();
        $health = StationHealth::open();
        $this->assertSame([Report::ON, 'Faro – Marea', 12], [$health->of('uno')->state, $health->of('uno')->song, $health->of('uno')->listeners]);
        $this->assertSame([Report::OFF, 'not_found'], [$health->of('dos')->state, $health->of('dos')->findings[0]->code]);
        $this->assertEqualsWithDelta(time(), $health->of('dos')->since, 5);
        $now = time();
        $this->assertSame([12], array_column((new ListenerRepository())->by_hour('uno', $now - 9, $now), 'most'));
        $this->assertSame([], (new ListenerRepository())->by_hour('dos', $now - 9, $now));
    }

    public function test_since_stays_while_the_state_stays_and_the_second_failure_makes_it_dead(): void
    {
        $this->configure(['id' => 'uno']);
        $station = (new SettingsStore())->find('uno');
        $checked = new CheckedStations();
        $checked->keep($station, self::off(), 1000);
        $this->assertFalse(StationHealth::open()->of('uno')->is_dead());
        $this->assertSame([], StationHealth::open()->dead());
        $checked->keep($station, self::off(), 1000 + 900);
        $this->assertSame([1000, true], [StationHealth::open()->of('uno')->since, StationHealth::open()->of('uno')->is_dead()]);
        $this->assertSame(['uno'], array_keys(StationHealth::open()->dead()));
        $this->assertSame([Screen::Stations, 1], [DeadStations::bubble(StationHealth::open())->screen, DeadStations::bubble(StationHealth::open())->count]);
        $this->assertStringContainsString('>1 emisora no suena<', DeadStations::bubble(StationHealth::open())->markup());
        $checked->keep($station, new Report(Report::ON, []), 2000);
        $this->assertSame('', DeadStations::bubble(StationHealth::open())->markup());
        $this->assertSame([2000, false], [StationHealth::open()->of('uno')->since, StationHealth::open()->of('uno')->is_dead()]);
    }

    public function test_the_result_of_another_address_is_none(): void
    {
        $this->configure(['id' => 'uno']);
        (new CheckedStations())->keep((new SettingsStore())->find('uno'), self::off(), 1000);
        $this->configure(['id' => 'uno', 'stream' => 'https://new.example/live']);
        $this->assertNull(StationHealth::open()->of('uno'));
        $this->assertNull(StationHealth::open()->of('unknown'));
        (new CheckedStations())->keep((new SettingsStore())->find('uno'), self::off(), 5000);
        $this->assertSame([5000, false], [StationHealth::open()->of('uno')->since, StationHealth::open()->of('uno')->is_dead()]);
    }

    public function test_a_station_without_sound_is_looked_at_again_after_fifteen_minutes_and_the_others_are_not(): void
    {
        $this->configure(['id' => 'uno'], ['id' => 'dos', 'stream' => 'https://two.example/live']);
        $this->reports = ['uno' => new Report(Report::ON, []), 'dos' => self::off()];
        $this->watch()->look();
        $this->assertEqualsWithDelta(time() + 900, wp_next_scheduled(Watch::AGAIN), 5);
        $this->age(900);
        $this->looked = [];
        $this->watch()->look_again();
        $this->assertSame(['dos'], $this->looked);
        $this->assertSame(['dos'], array_keys(StationHealth::open()->dead()));
    }

    public function test_one_that_was_just_looked_at_is_left_alone_and_the_longest_ago_comes_first(): void
    {
        $this->configure(['id' => 'uno'], ['id' => 'dos', 'stream' => 'https://two.example/live'], ['id' => 'tres', 'stream' => 'https://three.example/live']);
        $stations = new SettingsStore();
        (new CheckedStations())->keep($stations->find('uno'), new Report(Report::ON, []), time() - 2 * HOUR_IN_SECONDS);
        (new CheckedStations())->keep($stations->find('dos'), new Report(Report::ON, []), time() - 60);
        $this->watch()->look();
        $this->assertSame(['tres', 'uno'], $this->looked);
    }

    public function test_what_belongs_to_a_station_that_is_gone_goes(): void
    {
        $this->configure(['id' => 'uno']);
        (new CheckedStations())->keep(new Station('gone', 'Gone', 'https://x.example/'), self::off(), time());
        $this->watch()->look();
        $this->assertSame(['uno'], array_keys((new CheckedStations())->all()));
    }

    public function test_the_option_is_not_loaded_with_every_request_and_nonsense_in_it_harms_nothing(): void
    {
        $this->configure(['id' => 'uno']);
        $this->watch()->look();
        $this->assertArrayNotHasKey(CheckedStations::OPTION, wp_load_alloptions(true));
        foreach ([null, 'x', ['uno' => 'x'], ['uno' => ['state' => 'odd']]] as $odd) {
            update_option(CheckedStations::OPTION, $odd, false);
            $this->assertSame([], (new CheckedStations())->all());
        }
        update_option(CheckedStations::OPTION, ['uno' => ['state' => 'on', 'findings' => ['x', ['code' => 1]]]], false);
        $this->assertSame(['uno'], array_keys((new CheckedStations())->all()));
    }

    public function test_site_health_tells_a_stream_without_sound_with_its_name_why_and_since_when(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio <Uno>']);
        $health = new StreamHealth(StationHealth::open());
        (new CheckedStations())->keep((new SettingsStore())->find('uno'), self::off(), 1_790_000_000);
        $result = $health->streams();
        $this->assertSame('critical', $result['status']);
        $this->assertStringContainsString('Radio &lt;Uno&gt;', $result['description']);
        $this->assertStringContainsString('404', $result['description']);
        $this->assertStringContainsString('2026', $result['description']);
        $info = $health->debug_information([])['onda-stations']['fields']['uno'];
        $this->assertStringContainsString('off since 2026-', $info['debug']);
        $this->assertStringContainsString('not_found', $info['debug']);
    }

    public function test_site_health_is_content_while_it_sounds_and_tells_that_nobody_looks_any_more(): void
    {
        $this->configure(['id' => 'uno']);
        $health = new StreamHealth(StationHealth::open());
        $this->assertSame('good', $health->streams()['status']);
        (new CheckedStations())->keep((new SettingsStore())->find('uno'), new Report(Report::ON, []), time());
        $this->assertSame('good', $health->streams()['status']);
        $this->age(4 * HOUR_IN_SECONDS);
        $this->assertSame('recommended', $health->streams()['status']);
        update_option(SettingsStore::OPTION, []);
        $this->assertSame([[], []], [$health->site_status_tests([]), $health->debug_information([])]);
    }

    public function test_the_home_screen_tells_each_station_with_song_and_listeners_and_asks_nobody(): void
    {
        $card = new HomeCard(StationHealth::open());
        $this->assertSame('', $card->markup());
        $this->configure(['id' => 'uno', 'name' => 'Radio <Uno>'], ['id' => 'dos', 'stream' => 'https://two.example/live']);
        $stations = new SettingsStore();
        $report = new Report(Report::ON, [], song: '<b>Faro</b> – Marea', listeners: 1);
        (new CheckedStations())->keep($stations->find('uno'), $report, 1_790_000_000);
        $html = $card->markup();
        $this->assertStringContainsString('Radio &lt;Uno&gt;', $html);
        $this->assertStringContainsString('&lt;b&gt;Faro&lt;/b&gt; – Marea', $html);
        $this->assertStringContainsString('<li data-state="good" data-station="uno">', $html);
        $this->assertStringContainsString('<li data-state="warning" data-station="dos">', $html);
        $this->assertTrue(StationHealth::open()->plays());
        (new CheckedStations())->keep($stations->find('uno'), self::off(), 1_790_000_900);
        $this->assertStringContainsString('<li data-state="wrong" data-station="uno">', $card->markup());
        $this->assertFalse(StationHealth::open()->plays());
        $this->assertSame([], $this->looked);
    }

    /** Everything was that many seconds earlier. */
    private function age(int $seconds): void
    {
        $stored = get_option(CheckedStations::OPTION);
        foreach ($stored as &$state) {
            $state['since'] -= $seconds;
            $state['checked'] -= $seconds;
        }
        update_option(CheckedStations::OPTION, $stored, false);
    }

    private function watch(): Watch
    {
        return new Watch(new SettingsStore(), new CheckedStations(), new ListenerRepository(), function (Station $station): Report {
            $this->looked[] = $station->id;
            return $this->reports[$station->id] ?? new Report(Report::ON, []);
        });
    }

    private static function off(): Report
    {
        return new Report(Report::OFF, [new Finding('not_found', Finding::WRONG, 'stream', ['404'])]);
    }
}
