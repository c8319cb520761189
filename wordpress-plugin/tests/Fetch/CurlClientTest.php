<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\CurlClient;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\SocketClient;
use Onda\Tests\UpstreamServer;
use PHPUnit\Framework\TestCase;

final class CurlClientTest extends TestCase
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

    /** @dataProvider documents */
    public function test_a_document_is_read(string $path, int $status, string $body): void
    {
        $answer = $this->get($path);
        $this->assertSame([$status, $body], [$answer->status, $answer->body]);
    }

    public function documents(): array
    {
        return [
            'plain' => ['/nowplaying', 200, '{"now_playing":{"song":{"title":"Uno"}}}'],
            'packed' => ['/gzip', 200, '{"title":"packed"}'],
            'none' => ['/none', 404, 'none'],
        ];
    }

    public function test_a_redirect_is_not_followed(): void
    {
        $answer = $this->get('/redirect?to=/nowplaying');
        $this->assertSame([true, '/nowplaying'], [$answer->is_redirect(), $answer->header('location')]);
    }

    public function test_the_address_that_was_checked_is_dialed_whatever_the_name_means_by_then(): void
    {
        $endpoint = Endpoint::parse('http://radio.example:' . self::$server->port . '/nowplaying');
        putenv('http_proxy=http://127.0.0.1:1');
        $answer = (new CurlClient('Onda'))->get($endpoint, '127.0.0.1', microtime(true) + 15.0);
        putenv('http_proxy');
        $this->assertSame(200, $answer->status);
    }

    /** @dataProvider failures */
    public function test_what_is_no_document_is_refused_in_time(string $path, string $reason, float $seconds = 15.0): void
    {
        $start = microtime(true);
        try {
            $this->get($path, $seconds);
            $this->fail('it was read');
        } catch (FetchFailed $failed) {
            $this->assertSame($reason, $failed->reason);
        }
        $this->assertLessThan(10.0, microtime(true) - $start);
    }

    public function failures(): array
    {
        return [
            'endless' => ['/endless', 'size'],
            'a packed bomb' => ['/bomb', 'size'],
            'a byte over the limit' => ['/large', 'size'],
            'too slow' => ['/slow', 'time', 1.0],
        ];
    }

    /** @dataProvider beginnings */
    public function test_the_beginning_of_a_long_document_is_enough_where_it_is_cut(string $path, string $letter): void
    {
        $endpoint = Endpoint::parse(self::$server->url($path));
        $answer = (new CurlClient('Onda', 300_000))->get($endpoint, '127.0.0.1', microtime(true) + 15.0);
        $this->assertSame([200, str_repeat($letter, 300_000)], [$answer->status, $answer->body]);
    }

    public function beginnings(): array
    {
        return ['endless' => ['/endless', 'x'], 'a packed bomb' => ['/bomb', "\0"]];
    }

    public function test_sockets_are_preferred(): void
    {
        $this->assertInstanceOf(SocketClient::class, CurlClient::or_sockets());
    }

    private function get(string $path, float $seconds = 15.0): HttpAnswer
    {
        return (new CurlClient('Onda'))->get(Endpoint::parse(self::$server->url($path)), '127.0.0.1', microtime(true) + $seconds);
    }
}
