<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowOnAir;
use Onda\Features\Schedule\Week\Slot;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/** The real admin-ajax.php, each request in a process of its own, over the real database. */
final class AjaxProcessTest extends TestCase
{
    private const VIEW = 'action=spv_record_view&post_id=0';

    private UpstreamServer $upstream;
    private mixed $settings;

    protected function setUp(): void
    {
        $this->upstream = new UpstreamServer();
        $this->settings = get_option(SettingsStore::OPTION);
        $this->station($this->upstream->url('/nowplaying'));
    }

    protected function tearDown(): void
    {
        $this->upstream->stop();
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        (new FeedRepository())->clear();
        delete_option('onda_schedule');
        ShowOnAir::forget();
        $slots = new ScheduleRepository();
        array_map(static fn(Slot $slot): bool => $slots->remove_slot('uno', $slot->id), $slots->slots('uno'));
    }

    public function test_the_first_request_finds_out_who_answers_and_the_second_is_early(): void
    {
        (new ActionOwners(''))->forget();
        $answers = array_map(fn(): array => $this->ask(self::VIEW), [1, 2]);
        $this->assertSame(['200 late', '200 early'], array_column($answers, 'end'));
        $this->assertSame($answers[0]['json'], $answers[1]['json']);
    }

    public function test_what_is_on_air_waits_for_the_other_plugins(): void
    {
        (new ActionOwners(''))->forget();
        [$first, $second] = [$this->ask('action=onda_now_playing&station=uno'), $this->ask('action=onda_now_playing&station=uno')];
        $this->assertSame(['200 late', '200 late'], [$first['end'], $second['end']]);
        $this->assertSame($first['json'], $second['json']);
        $fields = ['station', 'kind', 'body', 'fetchedAt', 'stale', 'version', 'stationName', 'onAir'];
        $this->assertSame($fields, array_keys($first['json']['data']));
    }

    public function test_the_show_of_a_station_is_told(): void
    {
        (new ActionOwners(''))->forget();
        $this->ask('action=onda_now_playing&station=uno');
        update_option('onda_schedule', '1', true);
        (new ScheduleRepository())->put_slot('uno', new Slot(0, 0, 'Siempre', 127, 0, DAY_IN_SECONDS / MINUTE_IN_SECONDS));
        $answers = array_map(fn(): array => $this->ask('action=onda_now_playing&station=uno'), [1, 2]);
        foreach ($answers as $answer) {
            $this->assertSame('Siempre', $answer['json']['data']['show']['title']);
        }
    }

    /** @dataProvider bad */
    public function test_bad_input_is_answered_with_a_code(string $fields, string $status, string $code): void
    {
        $answer = $this->ask($fields);
        $this->assertSame("$status late", $answer['end']);
        $this->assertFalse($answer['json']['success']);
        $this->assertSame($code, $answer['json']['data']['code']);
        $this->assertSame([], $this->upstream->requests());
    }

    public function bad(): array
    {
        return [
            'unknown station' => ['action=onda_now_playing&station=nix', '404', 'unknown_station'],
            'no station' => ['action=onda_now_playing', '404', 'unknown_station'],
            'a list' => ['action=onda_now_playing&station[]=uno', '404', 'unknown_station'],
            'a url' => ['action=onda_now_playing&url=http://127.0.0.1/', '404', 'unknown_station'],
            'an injection' => ["action=onda_now_playing&station=uno'%20OR%201=1--%20", '404', 'unknown_station'],
            'a nul' => ['action=onda_now_playing&station=uno%00', '404', 'unknown_station'],
            'a poll without keys' => ['action=onda_poll', '400', 'bad_request'],
            'a poll of a text' => ['action=onda_poll&want=x', '400', 'bad_request'],
        ];
    }

    public function test_a_session_has_a_nonce_that_works_and_is_never_early(): void
    {
        (new ActionOwners(''))->forget();
        $ends = array_map(fn(): string => $this->ask(self::VIEW)['end'], [1, 2]);
        $answer = $this->ask('action=onda_session');
        $this->assertSame(['200 late', '200 early', '200 late'], [...$ends, $answer['end']]);
        $this->assertSame(0, $answer['json']['data']['userId']);
        wp_set_current_user(0);
        $this->assertSame(1, wp_verify_nonce($answer['json']['data']['nonces']['onda'], 'onda'));
    }

    public function test_a_poll_answers_like_the_action_itself(): void
    {
        $alone = $this->ask('action=onda_now_playing&station=uno')['json']['data'];
        $version = $alone['version'];
        $poll = $this->ask("action=onda_poll&want[now-playing:uno]=&want[x]=1")['json']['data'];
        $this->assertSame(['version' => $version, 'data' => $alone], $poll['now-playing:uno']);
        $this->assertSame(['error' => 'unknown_key'], $poll['x']);
        $again = $this->ask("action=onda_poll&want[now-playing:uno]=$version")['json']['data'];
        $this->assertSame(['now-playing:uno' => ['version' => $version]], $again);
    }

    public function test_visitors_who_come_together_cause_one_request_upstream(): void
    {
        $this->station($this->upstream->url('/held'));
        $visitors = array_map(fn(): AjaxProcess => AjaxProcess::start('action=onda_now_playing&station=uno', $this->upstream), range(1, 12));
        foreach ($visitors as $visitor) {
            $this->assertSame('{"icestats":{}}', $visitor->finish()['json']['data']['body']);
        }
        $this->ask('action=onda_now_playing&station=uno');
        $this->assertSame(['/held'], $this->upstream->requests());
    }

    private function station(string $feed): void
    {
        $station = ['id' => 'uno', 'name' => 'Uno', 'stream' => $this->upstream->url('/live.mp3'), 'feed' => $feed, 'kind' => 'auto', 'cover' => ''];
        update_option(SettingsStore::OPTION, ['stations' => [$station], 'earlyAnswers' => true]);
        (new FeedRepository())->clear();
    }

    /** @return array{json: array<string, mixed>, end: string} */
    private function ask(string $fields): array
    {
        return AjaxProcess::start($fields, $this->upstream)->finish();
    }
}
