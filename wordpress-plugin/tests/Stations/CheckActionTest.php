<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Owner\Stations\CheckBox;
use Onda\Owner\Stations\CheckOnSave;
use Onda\Owner\Stations\Check\CheckAction;
use Onda\Owner\Stations\Check\Finding;
use Onda\Owner\Stations\Check\Report;
use Onda\Owner\Stations\Watch\CheckedStations;
use Onda\Owner\Stations\Watch\StationHealth;
use Onda\Tests\TestCase;

final class CheckActionTest extends TestCase
{
    /** @var list<Station> */
    private array $checked = [];

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(CheckedStations::OPTION);
    }

    public function test_only_who_may_change_the_settings_checks_with_a_nonce_and_six_times_a_minute(): void
    {
        foreach (['', 'subscriber', 'editor'] as $role) {
            $role === '' ? wp_set_current_user(0) : $this->sign_in($role);
            $this->assertSame([403, 'not_allowed'], $this->refusal());
        }
        $this->sign_in('administrator');
        $this->assertSame([403, 'invalid_nonce'], $this->refusal(['nonce' => 'x']));
        $this->assertSame([], $this->checked);
        $answers = array_map(fn(): array => $this->refusal(), range(1, 7));
        $this->assertSame([429, 'rate_limited'], end($answers));
        $this->assertCount(5, $this->checked, 'the wrong nonce counted too');
    }

    public function test_a_check_is_asked_from_a_page_of_this_site_by_post(): void
    {
        $this->sign_in('administrator');
        $this->assertSame([405, 'post_only'], $this->refusal([], ['REQUEST_METHOD' => 'GET']));
        $this->assertSame([403, 'cross_origin'], $this->refusal([], ['HTTP_SEC_FETCH_SITE' => 'cross-site']));
    }

    public function test_what_is_typed_is_checked_and_nothing_is_stored(): void
    {
        $this->sign_in('administrator');
        $answer = $this->ask(['stream' => ' radio.example/live ', 'feed' => 'x', 'kind' => 'odd', 'mirrors' => "Low https://a.example/\nb"]);
        $this->assertSame(' radio.example/live ', $this->checked[0]->stream);
        $this->assertSame('auto', $this->checked[0]->kind);
        $this->assertSame('not_found', $answer['findings'][0]['code']);
        $this->assertFalse(get_option(CheckedStations::OPTION));
    }

    public function test_saving_checks_the_stations_that_changed_and_no_other(): void
    {
        $this->configure(['id' => 'uno'], ['id' => 'dos', 'stream' => 'https://two.example/live']);
        $this->on_save()->look();
        $this->assertSame(['uno', 'dos'], array_column($this->checked, 'id'));
        $this->assertSame(Report::OFF, StationHealth::open()->of('uno')->state);
        $this->checked = [];
        $this->on_save()->look();
        $this->assertSame([], $this->checked);
        $this->configure(['id' => 'uno', 'stream' => 'https://new.example/live'], ['id' => 'dos', 'stream' => 'https://two.example/live']);
        $this->on_save()->look();
        $this->assertSame(['uno'], array_column($this->checked, 'id'));
    }

    public function test_the_button_beside_a_station_checks_it_though_nothing_has_changed(): void
    {
        $this->configure(['id' => 'uno'], ['id' => 'dos', 'stream' => 'https://two.example/live']);
        $this->on_save()->look();
        $this->checked = [];
        $rows = [['stream' => 'http://radio.example:8000/live.mp3'], ['stream' => 'two.example/live']];
        $save = $this->on_save(['onda_check' => '1', SettingsStore::OPTION => ['stations' => $rows]]);
        $save->hook();
        update_option(SettingsStore::OPTION, get_option(SettingsStore::OPTION));
        $this->assertSame(['dos'], array_column($this->checked, 'id'));
    }

    public function test_a_missing_scheme_is_added_on_saving_and_a_word_is_still_an_error(): void
    {
        $read = static fn(string $stream, string $feed = ''): array =>
            self::rules()->read(['stations' => [['name' => 'Uno', 'stream' => $stream, 'feed' => $feed]]])['stations'][0];
        $this->assertSame('https://radio.example:8000/live', $read('radio.example:8000/live')['stream']);
        $this->assertSame('https://radio.example/live', $read('//radio.example/live')['stream']);
        $this->assertSame('http://radio.example/', $read('http://radio.example/')['stream']);
        $this->assertSame('https://radio.example/np', $read('radio.example', 'radio.example/np')['feed']);
        $this->assertSame('radio', $read('radio')['stream']);
        $rules = self::rules();
        $rules->read(['stations' => [['name' => 'Uno', 'stream' => 'radio']]]);
        $this->assertArrayHasKey('stations.0.stream', $rules->errors());
    }

    public function test_the_card_shows_the_last_result_escaped_and_a_button_without_script(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio <Uno>']);
        $found = new Finding('song', Finding::GOOD, 'feed', ['<script>alert(1)</script>']);
        (new CheckedStations())->keep((new SettingsStore())->find('uno'), new Report(Report::OFF, [self::finding(), $found]), time() - 300);
        $box = new CheckBox(StationHealth::open());
        $html = $box->markup(['id' => 'uno'], 3);
        $this->assertStringContainsString('name="onda_check" value="3"', $html);
        $this->assertStringContainsString('<li data-state="wrong" data-code="not_found">', $html);
        $this->assertStringContainsString('404', $html);
        $this->assertStringNotContainsString('<script>', $html);
        $this->assertStringContainsString('Radio &lt;Uno&gt;', $box->silent_stations());
        $this->assertStringNotContainsString('data-state', $box->markup(['id' => ''], 4));
    }

    /** @return array<string, mixed> */
    private function ask(array $fields, array $server = []): array
    {
        $fields += ['nonce' => wp_create_nonce(CheckAction::NAME), 'stream' => 'https://radio.example/live'];
        $rate = new RateLimit(new RateLimitRepository(), 'check-station', CheckAction::PER_MINUTE);
        $action = new CheckAction(new WriteGuard(CheckAction::NAME, $rate), $this->check(...));
        return $action(new Request($fields, [], $server + ['REQUEST_METHOD' => 'POST']));
    }

    /** @return array{int, string} */
    private function refusal(array $fields = [], array $server = []): array
    {
        try {
            $this->ask($fields, $server);
        } catch (Refusal $refusal) {
            return [$refusal->status, $refusal->reason];
        }
        return [200, ''];
    }

    private function on_save(array $fields = []): CheckOnSave
    {
        return new CheckOnSave(new SettingsStore(), new CheckedStations(), new Request($fields), $this->check(...));
    }

    private function check(Station $station): Report
    {
        $this->checked[] = $station;
        return new Report(Report::OFF, [self::finding()]);
    }

    private static function finding(): Finding
    {
        return new Finding('not_found', Finding::WRONG, 'stream', ['404']);
    }
}
