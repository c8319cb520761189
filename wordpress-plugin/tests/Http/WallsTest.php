<?php

declare(strict_types=1);

namespace Onda\Tests\Http;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Early\EarlySwitch;
use Onda\Early\Tripwire;
use Onda\Tests\AjaxProcess;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/**
 * Real requests beside walls of no name: whom one refuses gets no answer of ours either. A wall is a row of
 * `tests/fixtures/walls.php`, one here and one of `e2e/walls.e2e.ts`, which asks for everything.
 */
final class WallsTest extends TestCase
{
    private const OPTIONS = ['onda_test_wall', SettingsStore::OPTION, EarlySwitch::REFUSED];
    /** Passes each of them. */
    private const FRIEND = [
        'HTTP_COOKIE' => 'site_pass=ok',
        'PHP_AUTH_USER' => 'friend',
        'HTTP_CF_IPCOUNTRY' => 'ES',
        'GEOIP_CODE' => 'ES',
        'HTTP_X_TOKEN' => '1',
        'HTTP_REFERER' => 'http://example.org/',
        'REMOTE_ADDR' => '198.51.100.7',
    ];
    private const PAGE = ['SCRIPT_NAME' => '/index.php', 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET'];
    private const PRESS = 'action=spv_record_view&post_id=0';
    private const BAD = '&x=union+select';

    private UpstreamServer $upstream;
    private StandInPlugin $plugin;
    /** @var array<string, mixed> */
    private array $former;

    protected function setUp(): void
    {
        $this->former = array_combine(self::OPTIONS, array_map('get_option', self::OPTIONS));
        $this->upstream = new UpstreamServer();
        $this->plugin = StandInPlugin::switched_on('walls');
    }

    protected function tearDown(): void
    {
        global $wpdb;
        $this->plugin->switch_off();
        $this->upstream->stop();
        // The counts of those processes are not rolled back.
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        foreach ($this->former as $option => $value) {
            $value === false ? delete_option($option) : update_option($option, $value);
        }
        (new ActionOwners(''))->forget();
    }

    /** @dataProvider walls */
    public function test_a_wall_refuses_whom_it_refuses_elsewhere_while_early_answers_are_off(string $wall, string $end): void
    {
        $this->stand($wall, false);
        $answer = $this->start(self::PRESS . self::BAD)->finish();
        $this->assertSame($end, $answer['end']);
        $this->assertStringNotContainsString('not_published', $answer['text']);
    }

    public function test_who_is_let_in_trips_nothing(): void
    {
        $this->stand('a cookie', true);
        $this->ask('', self::FRIEND + self::PAGE);
        $ends = [$this->ask('action=onda_session', self::FRIEND), $this->ask(self::PRESS, self::FRIEND)];
        $this->assertSame([['200 late', '200 early'], true], [$ends, $this->is_on()]);
    }

    public function test_a_calendar_is_a_page_to_a_wall(): void
    {
        $this->stand('a cookie, of pages', false);
        $asked = ['onda_calendar=', ['REQUEST_URI' => '/?onda_calendar='] + self::PAGE];
        $friend = $this->start($asked[0], $asked[1] + self::FRIEND)->finish();
        $this->assertStringStartsWith('BEGIN:VCALENDAR', $friend['text']);
        $this->assertSame('403 late', $this->ask(...$asked));
    }

    /** @dataProvider walls */
    public function test_while_they_are_on_the_first_refusal_that_is_seen_switches_them_off(string $wall, string $end, ?array $seen): void
    {
        $this->stand($wall, true);
        $this->ask(self::PRESS, self::FRIEND);
        $this->assertSame('200 early', $this->ask(self::PRESS . self::BAD), 'nobody was refused yet');
        $seen === null || $this->ask(...$seen);
        $expected = $seen === null ? ['200 early', true, true] : [$end, false, false];
        $is_file = static function (): bool {
            // Another process takes it away: PHP remembers a file that was there.
            clearstatcache();
            return is_file(WPMU_PLUGIN_DIR . '/onda-early.php');
        };
        $this->assertSame($expected, [$this->ask(self::PRESS . self::BAD), $this->is_on(), $is_file()]);
        $this->assertSame($seen === null ? null : (int) $end, Tripwire::refused()['status'] ?? null);
    }

    /** @return array<string, array{string, string, ?array}> The wall, how it refuses, and the request by which that is seen. */
    public function walls(): array
    {
        $page = ['', self::PAGE];
        $searched = [self::BAD, self::PAGE];
        $sent = ['action=onda_session' . self::BAD];
        $walls = [
            ['a cookie', '403 late', $page],
            ['a form with status 200', '200 late', $page],
            ['a redirect to a page with a form', '302 late', $page],
            ['basic auth', '401 late', $page],
            ['a country', '451 late', $page],
            ['a country, named by the server', '403 late', $page],
            // It ends while the plugins are loaded.
            ['a token in a header', '403 early', $page],
            ['an address', '403 late', $page],
            ['an address, well hidden', '503 late', $page],
            ['JSON', '403 late', $page],
            ['words in any field', '406 late', $searched],
            ['words in a form', '403 late', $sent],
            ['the page before, of actions', '403 late', $sent],
            ['one action alone', '403 late', null],
        ];
        return array_column($walls, null, 0);
    }

    private function stand(string $wall, bool $is_early): void
    {
        update_option('onda_test_wall', $wall);
        delete_option(EarlySwitch::REFUSED);
        update_option(SettingsStore::OPTION, ['earlyAnswers' => $is_early]);
        (new ActionOwners(''))->forget();
    }

    private function is_on(): bool
    {
        return PublicReplies::are_on();
    }

    /** @param array<string, string> $server */
    private function ask(string $fields, array $server = []): string
    {
        return $this->start($fields, $server)->finish()['end'];
    }

    /** @param array<string, string> $server */
    private function start(string $fields, array $server = []): AjaxProcess
    {
        return AjaxProcess::start($fields, $this->upstream, $server);
    }
}
