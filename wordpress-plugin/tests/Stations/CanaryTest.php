<?php

declare(strict_types=1);

namespace Onda\Tests\Stations;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\Resolver;
use Onda\Core\Fetch\SocketClient;
use Onda\Core\Fetch\SocketSampler;
use Onda\Core\Fetch\Visitor;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Asking\StatusReader;
use Onda\Features\Stations\Asking\StreamItself;
use Onda\Features\Stations\NowPlaying;
use Onda\Tests\FakeResolver;
use Onda\Tests\TestCase;
use Onda\Tests\UpstreamServer;

/** A real server on loopback stands where nobody may go, and must see no request at all. */
final class CanaryTest extends TestCase
{
    private static UpstreamServer $canary;
    private static UpstreamServer $trusted;

    public static function setUpBeforeClass(): void
    {
        self::$canary = new UpstreamServer();
        self::$trusted = new UpstreamServer();
    }

    public static function tearDownAfterClass(): void
    {
        self::$canary->stop();
        self::$trusted->stop();
    }

    protected function setUp(): void
    {
        parent::setUp();
        self::$canary->forget();
        self::$trusted->forget();
    }

    /** @dataProvider forms */
    public function test_no_spelling_of_a_private_address_reaches_the_canary(string $host): void
    {
        $url = 'http://' . str_replace('PORT', (string) self::$canary->port, $host) . '/nowplaying';
        $this->assert_refused(['feed' => $url, 'stream' => $url], new FakeResolver([
            'private.example' => [['127.0.0.1']],
            'mixed.example' => [['8.8.8.8', '127.0.0.1']],
            'localhost' => [['127.0.0.1', '::1']],
        ]));
        $this->assertSame([], self::$canary->requests());
    }

    public function forms(): array
    {
        $forms = [
            '127.0.0.1:PORT', 'localhost:PORT', '2130706433:PORT', '017700000001:PORT', '0x7f000001:PORT', '0x7f.0.0.1:PORT', '127.1:PORT',
            '0:PORT', '0.0.0.0:PORT', '[::1]:PORT', '[::]:PORT', '[::ffff:127.0.0.1]:PORT', '[::ffff:7f00:1]:PORT', '[::127.0.0.1]:PORT',
            '[64:ff9b::127.0.0.1]:PORT', 'radio.example@127.0.0.1:PORT', 'radio.example:80@127.0.0.1:PORT', 'radio.example#@127.0.0.1:PORT',
            '127.0.0.1:PORT#@radio.example', '127.0.0.1:PORT\\@radio.example', 'private.example:PORT', 'mixed.example:PORT',
            '127.127.127.127:PORT', '①②⑦.⓪.⓪.①:PORT', '169.254.169.254', '10.0.0.1:PORT',
        ];
        return array_map(static fn(string $form): array => [$form], array_combine($forms, $forms));
    }

    public function test_the_status_pages_of_a_private_stream_are_not_asked_for(): void
    {
        $this->assert_refused(['stream' => self::$canary->url('/live.mp3')]);
        $this->assertSame([], self::$canary->requests());
    }

    /** @dataProvider redirects */
    public function test_a_redirect_does_not_lead_to_the_canary(string $to): void
    {
        $to = str_replace('PORT', (string) self::$canary->port, $to);
        $this->assert_refused([
            'feed' => self::$trusted->url('/redirect?to=' . rawurlencode($to)),
            // Even when the owner's own stream is there: configured is not trusted.
            'stream' => self::$canary->url('/live.mp3'),
        ]);
        $this->assertCount(1, self::$trusted->requests());
        $this->assertSame([], self::$canary->requests());
    }

    public function redirects(): array
    {
        return [
            ['http://127.0.0.1:PORT/nowplaying'], ['http://localhost:PORT/nowplaying'], ['//127.0.0.1:PORT/nowplaying'],
            ['http://[::ffff:127.0.0.1]:PORT/'], ['http://2130706433:PORT/'], ['http://x@127.0.0.1:PORT/'], ['https://127.0.0.1:PORT/'],
        ];
    }

    public function test_a_url_in_the_request_is_ignored(): void
    {
        $this->configure(['id' => 'uno', 'feed' => self::$trusted->url('/nowplaying')]);
        $fields = ['station' => 'uno', 'url' => self::$canary->url('/nowplaying'), 'feed' => self::$canary->url('/'), 'stream' => self::$canary->url('/')];
        $answer = ($this->action(new FakeResolver([])))(new Request($fields));
        $this->assertStringContainsString('Uno', $answer['body']);
        $this->assertSame(['/nowplaying'], self::$trusted->requests());
        $this->assertSame([], self::$canary->requests());
    }

    public function test_a_trusted_host_and_port_is_asked(): void
    {
        $this->configure(['id' => 'uno', 'stream' => self::$trusted->url('/live.mp3')]);
        $answer = ($this->action(new FakeResolver([])))(new Request(['station' => 'uno']));
        $this->assertSame('icecast-json', $answer['kind']);
        $this->assertSame(['/stats?sid=1', '/7.html', '/status-json.xsl?mount=/live.mp3'], self::$trusted->requests());
    }

    /** @param array<string, string> $station */
    private function assert_refused(array $station, ?Resolver $resolver = null): void
    {
        $this->configure(['id' => 'uno'] + $station);
        try {
            ($this->action($resolver ?? new FakeResolver(['localhost' => [['127.0.0.1']]])))(new Request(['station' => 'uno']));
            $this->fail('it was answered');
        } catch (Refusal $refusal) {
            $this->assertSame([502, 'feed_unavailable'], [$refusal->status, $refusal->reason]);
        }
    }

    private function action(Resolver $resolver): NowPlaying
    {
        $guard = new AddressGuard($resolver, [self::$trusted->authority()]);
        $reader = new StatusReader(new Fetcher(new SocketClient(), $guard), new StreamItself(new Visitor(new SocketSampler('https://site.example'), $guard)));
        return new NowPlaying(new SettingsStore(), new StatusDocuments(new FeedRepository(), $reader));
    }
}
