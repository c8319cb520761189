<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Check;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Connection;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\SocketClient;
use Onda\Core\Fetch\SocketSampler;
use Onda\Core\Fetch\Visitor;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Asking\StatusReader;
use Onda\Features\Stations\Asking\StreamItself;
use Onda\Owner\Stations\Check\Finding;
use Onda\Owner\Stations\Check\Recipe;
use Onda\Owner\Stations\Check\Report;
use Onda\Owner\Stations\Check\Sentences;
use Onda\Owner\Stations\Check\StationCheck;
use Onda\Tests\FakeResolver;
use Onda\Tests\TestCase;
use Onda\Tests\TlsServer;
use Onda\Tests\UpstreamServer;

/**
 * Over real sockets: each address as an owner may type it.
 *
 * @group once
 */
final class StationCheckTest extends TestCase
{
    private const MOST_SECONDS = 6.0;
    private static UpstreamServer $server;
    private static TlsServer $tls;

    public static function setUpBeforeClass(): void
    {
        // The rig forbids other hosts; these names have no server.
        defined('WP_ACCESSIBLE_HOSTS') || define('WP_ACCESSIBLE_HOSTS', '*.example');
        self::$server = new UpstreamServer('station.php');
        self::$tls = new TlsServer(90);
    }

    public static function tearDownAfterClass(): void
    {
        self::$server->stop();
        self::$tls->stop();
    }

    public function test_a_good_stream_is_named_with_codec_bitrate_song_and_listeners(): void
    {
        $report = $this->check(self::$server->url('/live.mp3'));
        $this->assertSame(Report::ON, $report->state);
        $this->assertSame(
            ['sound_rate', 'cors', 'feed_found', 'song', 'listeners'],
            array_column($report->findings, 'code'),
        );
        $this->assertSame(['MP3', '128'], $this->finding($report, 'sound_rate')->facts);
        $this->assertSame([['Faro – Marea'], 'Faro – Marea', 7], [$this->finding($report, 'song')->facts, $report->song, $report->listeners]);
    }

    /** @dataProvider bad */
    public function test_each_thing_that_goes_wrong_has_its_own_sentence_within_six_seconds(string $stream, string $code): void
    {
        $stream = strtr($stream, ['SERVER' => self::$server->authority(), 'TLS' => self::$tls->authority()]);
        $start = microtime(true);
        $report = $this->check($stream);
        $this->assertLessThan(self::MOST_SECONDS, microtime(true) - $start);
        $this->assertSame($code, $report->findings[0]->code);
        $this->assertNotSame(Report::ON, $report->state);
        $this->assertNotSame('', $report->shown()['findings'][0]['sentence']);
        $this->assertNotSame('', $report->shown()['findings'][0]['remedy']);
    }

    public function bad(): array
    {
        return [
            '404' => ['http://SERVER/gone.mp3', 'not_found'],
            'a web page' => ['http://SERVER/page', 'web_page'],
            'http where https was typed' => ['https://SERVER/live.mp3', 'no_https'],
            'the code of a player that nobody hears' => ['<iframe src="http://SERVER/gone"></iframe>', 'player_code'],
            'code without an address' => ['<script>play()</script>', 'player_code'],
            'nobody at the port' => ['http://127.0.0.1:1/live.mp3', 'no_connection'],
            'a name that no server has' => ['http://nobody.example/live.mp3', 'no_server'],
            'a private address' => ['http://192.168.1.20:8000/live.mp3', 'private_address'],
            'the metadata of a cloud' => ['http://169.254.169.254/latest/meta-data/', 'private_address'],
            'loopback in numbers' => ['http://2130706433/', 'no_address'],
            'a body without an end' => ['http://SERVER/endless', 'endless'],
            'a circle' => ['http://SERVER/loop', 'redirect_loop'],
            'a redirect to no address' => ['http://SERVER/lost', 'redirect_lost'],
            'a certificate of its own' => ['https://TLS/live.mp3', 'certificate'],
            'no answer in time' => ['http://SERVER/slow', 'too_slow'],
            'a locked address' => ['http://SERVER/closed', 'refused'],
            'an error' => ['http://SERVER/broken', 'server_error'],
            'a list of nothing' => ['http://SERVER/empty.m3u', 'playlist_empty'],
            'a feed' => ['http://SERVER/status-json.xsl', 'feed_as_stream'],
            'a document' => ['http://SERVER/nothing.json', 'no_sound'],
            'another scheme' => ['rtmp://SERVER/live', 'no_address'],
            'a word' => ['', 'no_address'],
        ];
    }

    public function test_letters_that_look_wrong_are_told_until_the_owner_names_the_right_ones(): void
    {
        $row = ['feed' => self::$server->url('/cyrillic'), 'kind' => 'shoutcast1'];
        $report = $this->check(self::$server->url('/live.mp3'), $row);
        $this->assertSame('X: Ðóñè – Ñóäàð', $report->song);
        $this->assertStringContainsString('Letras de los títulos', Sentences::of($this->finding($report, 'letters'))['remedy']);
        $report = $this->check(self::$server->url('/live.mp3'), $row + ['charset' => 'windows-1251', 'leaveOut' => 'X:']);
        $this->assertSame('Руси – Судар', $report->song);
        $this->assertNotContains('letters', array_column($report->findings, 'code'));
    }

    public function test_the_stream_in_pasted_code_is_heard_and_offered(): void
    {
        $report = $this->check('<audio controls src="' . self::$server->url('/live.mp3') . '"></audio>');
        $this->assertSame(['player_code_known', 'found_stream'], array_column($report->findings, 'code'));
        $this->assertSame(['stream' => self::$server->url('/live.mp3')], $report->findings[1]->offer);
    }

    public function test_no_two_of_them_say_the_same(): void
    {
        $codes = array_values(array_unique(array_column($this->bad(), 1)));
        $sentence = static fn(string $code): string =>
            (new Report(Report::OFF, [new Finding($code, Finding::WRONG, 'stream', ['x'])]))->shown()['findings'][0]['sentence'];
        $this->assertSame($codes, array_keys(array_unique(array_combine($codes, array_map($sentence, $codes)))));
    }

    public function test_a_private_address_is_never_dialed(): void
    {
        self::$server->forget();
        $report = $this->check(self::$server->url('/live.mp3'), [], trusted: []);
        $this->assertSame(['private_address'], array_column($report->findings, 'code'));
        $this->assertSame(Report::UNKNOWN, $report->state);
        $this->assertSame([], self::$server->requests());
    }

    public function test_a_redirect_into_the_own_network_is_refused(): void
    {
        $to = rawurlencode('http://10.0.0.1/secret');
        $report = $this->check(self::$server->url("/moved-feed?to=$to"));
        $this->assertSame('private_address', $report->findings[0]->code);
    }

    public function test_a_missing_scheme_is_added_https_first_and_then_http(): void
    {
        $report = $this->check(self::$server->authority() . '/live.mp3');
        $this->assertSame(['http_added', 'sound_rate'], array_slice(array_column($report->findings, 'code'), 0, 2));
        $this->assertSame(['stream' => self::$server->url('/live.mp3')], $report->findings[0]->offer);
        $report = $this->check(' ' . self::$tls->authority() . '/live.mp3 ', authorities: self::$tls->file);
        $this->assertSame('https_added', $report->findings[0]->code);
        $this->assertSame('https://' . self::$tls->authority() . '/live.mp3', $report->stream);
    }

    public function test_an_address_with_https_that_sounds_without_it_is_offered_without_it(): void
    {
        $report = $this->check('https://' . self::$server->authority() . '/live.mp3');
        $this->assertSame(['no_https', 'http_sounds'], array_column($report->findings, 'code'));
        $this->assertSame(['stream' => self::$server->url('/live.mp3')], $report->findings[1]->offer);
        $report = $this->check('https://' . self::$server->authority() . '/gone.mp3');
        $this->assertSame(['no_https'], array_column($report->findings, 'code'));
    }

    public function test_the_end_of_a_certificate_is_told_and_a_near_one_warned_of(): void
    {
        $stream = 'https://' . self::$tls->authority() . '/live.mp3';
        $this->assertSame(Finding::GOOD, $this->finding($this->check($stream, authorities: self::$tls->file), 'https')->state);
        $near = new TlsServer(5);
        $report = $this->check("https://{$near->authority()}/live.mp3", authorities: $near->file);
        $near->stop();
        $this->assertSame(Finding::WARNING, $this->finding($report, 'certificate_soon')->state);
        $this->assertEqualsWithDelta(time() + 5 * DAY_IN_SECONDS, (int) $this->finding($report, 'certificate_soon')->facts[0], 60);
    }

    public function test_a_certificate_for_another_name_is_refused(): void
    {
        $other = new TlsServer(90, 'other.example');
        $report = $this->check("https://{$other->authority()}/live.mp3", authorities: $other->file);
        $other->stop();
        $this->assertSame('certificate', $report->findings[0]->code);
    }

    /** @dataProvider playlists */
    public function test_a_playlist_is_unfolded_to_the_stream(string $path, string $code, string $state): void
    {
        $report = $this->check(self::$server->url($path));
        $this->assertSame([$code, 'sound_rate'], array_slice(array_column($report->findings, 'code'), 0, 2));
        $this->assertSame($state, $report->findings[0]->state);
        $this->assertSame(['stream' => self::$server->url('/live.mp3')], $report->findings[0]->offer);
        $this->assertSame(self::$server->url('/live.mp3'), $report->sound);
        $this->assertSame(self::$server->url($path), $report->stream);
    }

    public function playlists(): array
    {
        return [
            ['/list.m3u', 'playlist', Finding::GOOD],
            ['/list.pls', 'playlist', Finding::GOOD],
            ['/list.xspf', 'playlist', Finding::GOOD],
            ['/list.asx', 'playlist', Finding::GOOD],
        ];
    }

    public function test_hls_is_a_stream_and_a_list_of_itself_is_none(): void
    {
        $this->assertSame('hls', $this->check(self::$server->url('/hls.m3u8'))->findings[0]->code);
        $report = $this->check(self::$server->url('/self.m3u'));
        $this->assertSame(Report::OFF, $report->state);
        $this->assertContains('playlist_empty', array_column($report->findings, 'code'));
    }

    /** @dataProvider pages */
    public function test_the_stream_behind_a_page_is_found_and_offered(string $page, array $offer): void
    {
        $report = $this->check(self::$server->url($page));
        $this->assertSame(['web_page_known', 'found_stream'], array_column($report->findings, 'code'));
        $this->assertSame(array_map(self::$server->url(...), $offer), array_diff_key($report->findings[1]->offer, ['kind' => 1]));
    }

    public function pages(): array
    {
        $azuracast = ['stream' => '/live.mp3', 'feed' => '/api/nowplaying/azul'];
        return [
            'AzuraCast' => ['/public/azul', $azuracast],
            'AzuraCast in a page of somebody else' => ['/embedded', $azuracast],
            'Icecast, which calls itself localhost' => ['/icecast', ['stream' => '/live.mp3']],
            'a page with a player and a dead link' => ['/player', ['stream' => '/live.mp3']],
        ];
    }

    public function test_redirects_closed_servers_and_rare_codecs_are_told(): void
    {
        $this->assertSame('1', $this->finding($this->check(self::$server->url('/moved')), 'redirected')->facts[0]);
        $this->assertNotNull($this->finding($this->check(self::$server->url('/closed.mp3')), 'no_cors'));
        $this->assertSame(['Ogg Opus'], $this->finding($this->check(self::$server->url('/opus.ogg')), 'codec_rare')->facts);
        $this->assertSame(['MP3', '128'], $this->finding($this->check(self::$server->url('/bare')), 'sound_rate')->facts);
        $this->assertSame(Report::ON, $this->check(self::$server->url('/silent.mp3'))->state);
        $this->assertNotNull($this->finding($this->check(self::$server->url('/silent.mp3')), 'silent'));
    }

    public function test_a_page_with_https_may_not_play_it_and_an_address_with_https_is_offered_where_it_sounds(): void
    {
        $report = $this->check(self::$server->url('/live.mp3'), is_secure: true);
        $mixed = $this->finding($report, 'mixed_content');
        $this->assertSame(Finding::WRONG, $mixed->state);
        $this->assertStringContainsString('proxy_pass "' . self::$server->url('/live.mp3') . '";', Recipe::of($mixed));
        $this->assertSame('', Recipe::of($this->finding($report, 'cors')));
        $report = $this->check('https://' . self::$tls->authority() . '/x', authorities: self::$tls->file, is_secure: true);
        $this->assertNotContains('mixed_content', array_column($report->findings, 'code'));
    }

    /** @dataProvider feeds */
    public function test_the_feed_is_looked_at_and_its_faults_are_told(string $feed, string $kind, array $codes): void
    {
        $feed = strtr($feed, ['SERVER' => self::$server->authority()]);
        $report = $this->check(self::$server->url('/live.mp3'), ['feed' => $feed, 'kind' => $kind]);
        $feeds = array_filter($report->findings, static fn(Finding $finding): bool => $finding->about === 'feed');
        $this->assertSame($codes, array_values(array_column($feeds, 'code')));
    }

    public function feeds(): array
    {
        return [
            'right' => ['http://SERVER/api/nowplaying/azul', 'azuracast', ['feed', 'song', 'listeners']],
            'without its scheme' => ['SERVER/api/nowplaying/azul', 'auto', ['feed', 'song', 'listeners']],
            'another kind' => ['http://SERVER/other-kind', 'icecast-json', ['feed_kind', 'song']],
            'a page' => ['http://SERVER/page', 'auto', ['feed_page']],
            'a page that names it' => ['http://SERVER/public/azul', 'auto', ['feed_page', 'found_stream']],
            'sound' => ['http://SERVER/live.mp3', 'auto', ['stream_as_feed']],
            'something else' => ['http://SERVER/nothing.json', 'auto', ['feed_unknown']],
            'gone' => ['http://SERVER/gone.json', 'auto', ['not_found']],
            'private' => ['http://10.0.0.1/np', 'auto', ['private_address']],
        ];
    }

    public function test_a_feed_that_moved_to_another_server_is_told_because_visitors_would_not_follow(): void
    {
        $other = new UpstreamServer();
        $to = rawurlencode($other->url('/status-json.xsl'));
        $row = ['feed' => self::$server->url("/moved-feed?to=$to")];
        $report = $this->check(self::$server->url('/live.mp3'), $row, [self::$server->authority(), $other->authority()]);
        $other->stop();
        $this->assertSame(['feed' => $other->url('/status-json.xsl')], $this->finding($report, 'feed_moved')->offer);
    }

    public function test_where_no_page_tells_the_song_the_stream_itself_does(): void
    {
        $report = $this->check(self::$server->url('/titled.mp3'), ['kind' => 'shoutcast1']);
        $this->assertSame(Finding::GOOD, $this->finding($report, 'feed_stream')->state);
        $this->assertSame('Faro – Marea', $report->song);
    }

    public function test_the_provider_page_that_tells_the_song_is_named(): void
    {
        $report = $this->check(self::$server->url('/listen/azul/radio.mp3'));
        $feed = self::$server->url('/api/nowplaying/azul');
        $this->assertSame(['azuracast', $feed], $this->finding($report, 'feed_found')->facts);
    }

    public function test_a_page_that_knows_nothing_of_a_stream_that_sounds_is_never_told_as_off_air(): void
    {
        $report = $this->check($this->url('/live.mp3'), ['feed' => $this->url('/off-air')]);
        $this->assertSame(['feed_other'], array_slice(array_column($report->findings, 'code'), -1));
        $report = $this->check($this->url('/gone.mp3'), ['feed' => $this->url('/off-air')]);
        $this->assertSame(['off_air'], array_slice(array_column($report->findings, 'code'), -1));
    }

    public function test_mirrors_are_checked_each_under_its_address(): void
    {
        $row = ['mirrors' => "Low {$this->url('/closed.mp3')} {$this->url('/gone.mp3')}"];
        $mirrors = array_values(array_filter(
            $this->check($this->url('/live.mp3'), $row)->findings,
            static fn(Finding $finding): bool => $finding->about === 'mirror'
        ));
        $this->assertSame(['mirror', 'sound_rate', 'mirror', 'not_found'], array_column($mirrors, 'code'));
        $this->assertSame([Finding::GOOD, Finding::WRONG], [$mirrors[0]->state, $mirrors[2]->state]);
    }

    public function test_many_slow_addresses_take_no_longer_than_one(): void
    {
        $slow = implode(' ', array_map(fn(int $each): string => $this->url("/slow?$each"), range(1, 6)));
        $start = microtime(true);
        $report = $this->check($this->url('/slow'), ['feed' => $this->url('/slow'), 'mirrors' => $slow]);
        $this->assertLessThan(self::MOST_SECONDS, microtime(true) - $start);
        $this->assertContains('unchecked', array_column($report->findings, 'code'));
    }

    public function test_nothing_of_an_answer_is_given_back(): void
    {
        $shown = (string) wp_json_encode($this->check($this->url('/page'), ['feed' => $this->url('/nothing.json')])->shown());
        $this->assertStringNotContainsString('Welcome', $shown);
        $this->assertStringNotContainsString('hello', $shown);
    }

    private function url(string $path): string
    {
        return self::$server->url($path);
    }

    /** @param array<string, string> $row Of the settings. */
    public function test_the_hourly_look_asks_where_polls_found_the_song_and_polls_where_it_did(): void
    {
        global $wpdb;
        $row = ['id' => 'uno', 'name' => 'Uno', 'stream' => self::$server->url('/live.mp3')];
        $station = Station::from_row($row);
        $guard = new AddressGuard(new FakeResolver([]), [self::$server->authority()]);
        $visitor = new Visitor(new SocketSampler('https://site.example', new Connection('')), $guard);
        $reader = new StatusReader(new Fetcher(new SocketClient(), $guard), new StreamItself($visitor));
        $documents = new StatusDocuments(new FeedRepository(), $reader);
        $look = static fn(): Report =>
            StationCheck::with($visitor, StationCheck::sharing($documents, $station), false)->check($station);
        $asked = static fn(): array => array_values(array_diff(self::$server->requests(), ['/live.mp3']));
        $later = static fn() => $wpdb->query("UPDATE {$wpdb->prefix}onda_feeds SET tried_at = tried_at - 60");
        self::$server->forget();
        $look();
        $this->assertGreaterThan(1, count($asked()), 'a search asks several pages');
        foreach ([$look, static fn() => $documents->of($station)] as $next) {
            $later();
            self::$server->forget();
            $next();
            $this->assertSame(['/status-json.xsl?mount=/live.mp3'], $asked());
        }
    }

    private function check(
        string $stream,
        array $row = [],
        ?array $trusted = null,
        string $authorities = '',
        bool $is_secure = false,
    ): Report {
        $trusted ??= [self::$server->authority(), self::$tls->authority(), '127.0.0.1:1'];
        $trusted = $authorities === '' ? $trusted : [...$trusted, (string) parse_url($stream, PHP_URL_HOST) . ':' . parse_url($stream, PHP_URL_PORT)];
        $guard = new AddressGuard(new FakeResolver([]), $trusted);
        $visitor = new Visitor(new SocketSampler('https://site.example', new Connection($authorities)), $guard);
        $reader = new StatusReader(new Fetcher(new SocketClient(), $guard), new StreamItself($visitor));
        $station = Station::from_row(['id' => 'uno', 'name' => 'Uno', 'stream' => $stream] + $row);
        return StationCheck::with($visitor, StationCheck::searching($reader), $is_secure)->check($station);
    }

    private function finding(Report $report, string $code): Finding
    {
        foreach ($report->findings as $finding) {
            if ($finding->code === $code) {
                return $finding;
            }
        }
        $this->fail("no $code in " . implode(', ', array_column($report->findings, 'code')));
    }
}
