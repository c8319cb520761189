<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\SocketClient;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

/** @group once */
final class SocketClientTest extends TestCase
{
    private static UpstreamServer $server;

    public static function setUpBeforeClass(): void
    {
        self::$server = new UpstreamServer();
    }

    public static function tearDownAfterClass(): void
    {
        self::$server->stop();
    }

    public function test_a_document_is_read(): void
    {
        $answer = $this->get('/nowplaying');
        $this->assertSame(200, $answer->status);
        $this->assertSame('{"now_playing":{"song":{"title":"Uno"}}}', $answer->body);
    }

    public function test_a_packed_document_is_unpacked(): void
    {
        $this->assertSame('{"title":"packed"}', $this->get('/gzip')->body);
    }

    public function test_it_asks_as_a_browser_and_sends_nothing_of_the_visitor(): void
    {
        $headers = array_change_key_case((array) json_decode($this->get('/agent')->body, true));
        $this->assertStringContainsString('Mozilla', $headers['user-agent']);
        $this->assertEqualsCanonicalizing(['host', 'user-agent', 'accept', 'accept-encoding', 'connection'], array_keys($headers));
    }

    /** @dataProvider too_much */
    public function test_what_is_too_large_is_refused(string $path, string $reason): void
    {
        $this->expectException(FetchFailed::class);
        $this->expectExceptionMessage($reason);
        $this->get($path);
    }

    public function too_much(): array
    {
        return [
            'endless' => ['/endless', 'too large'],
            'a packed bomb' => ['/bomb', 'too large'],
            'a byte over the limit' => ['/large', 'too large'],
            'a stream' => ['/sound', 'sound'],
        ];
    }

    /** @dataProvider beginnings */
    public function test_the_beginning_of_a_long_document_is_enough_where_it_is_cut(string $path, string $letter): void
    {
        $endpoint = Endpoint::parse(self::$server->url($path));
        $answer = (new SocketClient(cut: 300_000))->get($endpoint, '127.0.0.1', microtime(true) + 15.0);
        $this->assertSame([200, str_repeat($letter, 300_000)], [$answer->status, $answer->body]);
    }

    public function beginnings(): array
    {
        return ['endless' => ['/endless', 'x'], 'a packed bomb' => ['/bomb', "\0"]];
    }

    /** The server would go on for 20 seconds. */
    public function test_what_is_too_slow_is_refused_in_time(): void
    {
        $start = microtime(true);
        try {
            $this->get('/slow', 1.0);
            $this->fail('it was read');
        } catch (FetchFailed $failed) {
            $this->assertStringContainsString('no answer in time', $failed->getMessage());
        }
        $this->assertLessThan(10.0, microtime(true) - $start);
    }

    /** @dataProvider events */
    public function test_of_events_the_first_that_says_something_is_enough(string $path, string $body, float $most): void
    {
        $start = microtime(true);
        $this->assertSame($body, $this->get($path)->body);
        $this->assertLessThan($most, microtime(true) - $start);
    }

    public function events(): array
    {
        return [
            'one' => ['/events', "data: {\"streamTitle\":\"Faro - Marea\"}\n\n", 2.0],
            'none within four seconds' => ['/no-events', ": hello\n\n", 6.0],
        ];
    }

    public function test_nobody_there_is_a_failure(): void
    {
        $this->expectException(FetchFailed::class);
        (new SocketClient())->get(Endpoint::parse('http://127.0.0.1:1/'), '127.0.0.1', microtime(true) + 1);
    }

    private function get(string $path, float $seconds = 15.0): HttpAnswer
    {
        return (new SocketClient())->get(Endpoint::parse(self::$server->url($path)), '127.0.0.1', microtime(true) + $seconds);
    }
}
