<?php

declare(strict_types=1);

namespace Onda\Tests\Music;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Tests\AjaxProcess;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/**
 * Artists and art through the real admin-ajax.php; a server of the test's own stands for every provider.
 *
 * @group once
 */
final class ArtistTest extends TestCase
{
    private UpstreamServer $providers;
    private mixed $settings;
    /** How the last answer about what is on air came: status and path. */
    private string $end = '';

    protected function setUp(): void
    {
        $this->providers = new UpstreamServer('providers.php');
        $this->settings = get_option(SettingsStore::OPTION);
        $this->configure(['artistProvider' => 'wikipedia']);
    }

    protected function tearDown(): void
    {
        $this->providers->stop();
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        $this->forget_everything();
    }

    public function test_an_artist_has_a_thumbnail_and_biographies_by_language_in_plain_text(): void
    {
        $answer = $this->ask('Los Faros');
        $this->assertSame('200 late', $answer['end']);
        $this->assertEquals(['artists' => [[
            'biographies' => ['en' => 'Los_Faros es una banda de rock.', 'es' => 'Los_Faros es una banda de rock.'],
            'name' => 'Los Faros',
            'thumbnail' => 'https://upload.wikimedia.org/faros.jpg',
            'credit' => 'Wikipedia, CC BY-SA 4.0',
            'link' => 'https://es.wikipedia.org/wiki/Los_Faros',
        ]]], $answer['json']['data']);
    }

    public function test_an_artist_is_asked_for_once_and_so_is_one_whom_nobody_knows(): void
    {
        foreach (['Los Faros', 'los faros', 'Nobody', 'Nobody'] as $name) {
            $answers[] = $this->ask($name)['json']['data']['artists'];
        }
        $this->assertSame([$answers[0], []], [$answers[1], $answers[3]]);
        $this->assertSame(2, $this->asked_for('Los_Faros'));
        // Five spellings in each of two languages.
        $this->assertSame(10, $this->asked_for('Nobody'));
    }

    public function test_visitors_who_come_together_cause_one_request_upstream(): void
    {
        $ask = fn(): AjaxProcess => AjaxProcess::start('action=onda_artist&artist=Held', $this->providers);
        foreach (array_map($ask, range(1, 6)) as $visitor) {
            $answer = $visitor->finish();
            // A busy machine answers some visitors too late; they ask again.
            $answer = $answer['end'] === '502 late' ? $this->ask('Held') : $answer;
            $this->assertSame('Held', $answer['json']['data']['artists'][0]['name']);
        }
        $this->assertCount(2, $this->providers->requests());
    }

    public function test_while_it_is_off_nobody_is_asked(): void
    {
        $this->configure([]);
        $answer = $this->ask('Los Faros');
        $this->assertSame(['404 late', 'artists_off'], [$answer['end'], $answer['json']['data']['code']]);
        $this->assertArrayNotHasKey('art', $this->now_playing('Los Faros - Marea alta'));
        $this->assertSame([], $this->providers->requests());
    }

    /** @dataProvider hostile */
    public function test_a_provider_that_misbehaves_is_a_failure_and_is_left_alone_for_a_while(string $name): void
    {
        foreach ([1, 2] as $ignored) {
            $answer = $this->ask($name);
            $this->assertSame(['502 late', 'artist_unavailable'], [$answer['end'], $answer['json']['data']['code']]);
        }
        $this->assertCount(1, $this->providers->requests());
    }

    public function hostile(): array
    {
        return [['Html'], ['Huge'], ['Slow'], ['Busy'], ['Broken']];
    }

    /** @dataProvider bad */
    public function test_bad_input_asks_nobody(string $fields): void
    {
        $answer = $this->finish("action=onda_artist$fields");
        $this->assertSame(['400 late', 'bad_request'], [$answer['end'], $answer['json']['data']['code']]);
        $this->assertSame([], $this->providers->requests());
    }

    public function bad(): array
    {
        $long = str_repeat('x', 101);
        return [[''], ['&artist='], ["&artist=$long"], ['&artist[]=x'], ['&artist=%FF'], ['&artist=%00%07'], ['&url=http://127.0.0.1/']];
    }

    public function test_a_name_cannot_leave_its_place_in_the_address(): void
    {
        foreach (['../../x?y=1#z', "a\r\nHost: b", 'http://127.0.0.1/', 'AC/DC'] as $name) {
            $this->ask($name);
        }
        foreach ($this->providers->requests() as $path) {
            $this->assertMatchesRegularExpression('~^/(?:es|en)\.wikipedia\.org/api/rest_v1/page/summary/[\w.%()-]+$~', $path);
        }
    }

    public function test_a_picture_that_is_no_https_address_is_left_out(): void
    {
        $this->assertSame('', $this->ask('Evil')['json']['data']['artists'][0]['thumbnail']);
    }

    public function test_art_travels_with_what_is_on_air_and_is_asked_for_once_a_song(): void
    {
        $this->configure(['artProvider' => 'itunes']);
        $art = 'https://is1-ssl.mzstatic.com/image/marea/600x600bb.jpg';
        $first = $this->now_playing('Los Faros - Marea alta');
        $this->assertSame($art, $first['art']);
        $again = $this->now_playing('LOS FAROS - Marea Alta (En vivo)');
        $this->assertSame($art, $again['art']);
        $this->assertCount(1, $this->providers->requests());
        $this->assertSame($art, $this->now_playing('Los Faros - Marea')['art'] ?? '');
        $this->assertCount(2, $this->providers->requests());
        $poll = $this->finish('action=onda_poll&want[now-playing:uno]=')['json']['data']['now-playing:uno'];
        $this->assertSame([$art, $poll['version']], [$poll['data']['art'], $poll['data']['version']]);
    }

    /** @dataProvider hostile */
    public function test_what_is_on_air_is_told_whatever_the_provider_of_art_does(string $name): void
    {
        $this->configure(['artProvider' => 'itunes']);
        foreach ([1, 2] as $ignored) {
            $answer = $this->now_playing("Los Faros - $name");
            $this->assertArrayNotHasKey('art', $answer);
            $this->assertStringContainsString($name, $answer['body']);
        }
        $this->assertCount(1, $this->providers->requests());
    }

    /** @return array<string, mixed> What is told while the station's cached document names this song. */
    private function now_playing(string $title): array
    {
        $station = (new SettingsStore())->find('uno');
        $body = (string) json_encode(['icestats' => ['source' => ['title' => $title]]]);
        $cache = new FeedRepository();
        $cache->claim($station->key(), time(), time());
        $cache->save($station->key(), new StatusDocument('icecast-json', $body, time()), new Memory(), time());
        $answer = $this->finish('action=onda_now_playing&station=uno');
        $this->end = $answer['end'];
        return $answer['json']['data'];
    }

    /** @param array<string, string> $providers */
    private function configure(array $providers): void
    {
        $station = ['id' => 'uno', 'name' => 'Uno', 'stream' => 'http://radio.example:8000/live.mp3'];
        update_option(SettingsStore::OPTION, $providers + ['stations' => [$station], 'earlyAnswers' => true]);
        $this->forget_everything();
        // Whether the answer is early is another test's subject.
        (new ActionOwners(''))->forget();
    }

    private function forget_everything(): void
    {
        global $wpdb;
        (new FeedRepository())->clear();
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_lookups");
    }

    private function asked_for(string $name): int
    {
        return count(array_filter($this->providers->requests(), static fn(string $path): bool => str_contains($path, $name)));
    }

    /** @return array{json: array<string, mixed>, end: string} */
    private function ask(string $artist): array
    {
        return $this->finish('action=onda_artist&artist=' . rawurlencode($artist));
    }

    /** @return array{json: array<string, mixed>, end: string} */
    private function finish(string $fields): array
    {
        return AjaxProcess::start($fields, $this->providers)->finish();
    }
}
