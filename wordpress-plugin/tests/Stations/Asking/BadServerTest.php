<?php

declare(strict_types=1);

namespace Onda\Tests\Stations\Asking;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\SocketClient;
use Onda\Core\Fetch\SocketSampler;
use Onda\Core\Fetch\Visitor;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\StatusReader;
use Onda\Features\Stations\Asking\StreamItself;
use Onda\Tests\FakeResolver;
use Onda\Tests\TestCase;
use Onda\Tests\UpstreamServer;

/**
 * Over real sockets: servers that would hold a reader for ever, or fill its memory.
 *
 * @group once
 */
final class BadServerTest extends TestCase
{
    private const MOST_SECONDS = 5.5;
    private const MOST_BYTES = 8 * 1024 * 1024;
    private static UpstreamServer $server;

    public static function setUpBeforeClass(): void
    {
        self::$server = new UpstreamServer('station.php');
    }

    public static function tearDownAfterClass(): void
    {
        self::$server->stop();
    }

    /** @dataProvider stations */
    public function test_a_bad_server_is_left_in_time_and_its_answer_is_not_kept(string $stream, string $feed): void
    {
        $guard = new AddressGuard(new FakeResolver([]), [self::$server->authority()]);
        $visitor = new Visitor(new SocketSampler('https://site.example'), $guard);
        $reader = new StatusReader(new Fetcher(new SocketClient(), $guard), new StreamItself($visitor));
        $feed = $feed === '' ? '' : self::$server->url($feed);
        $station = new Station('uno', 'Uno', self::$server->url($stream), $feed, $feed === '' ? 'icy' : 'auto');
        [$start, $memory] = [microtime(true), memory_get_usage()];
        try {
            $reader->read($station, new Memory(), $start + 5);
            $this->fail('it was read');
        } catch (FetchFailed) {
            $this->assertLessThan(self::MOST_SECONDS, microtime(true) - $start);
            $this->assertLessThan(self::MOST_BYTES, memory_get_usage() - $memory);
        }
    }

    public function stations(): array
    {
        return [
            'a feed of five megabytes' => ['/live', '/five-megabytes'],
            'a feed that never ends' => ['/live', '/endless'],
            'a feed that redirects to itself' => ['/live', '/loop'],
            'a feed that is sound' => ['/live', '/live.mp3'],
            'a feed that does not answer' => ['/live', '/slow'],
            'a stream that never sends' => ['/silent.mp3', ''],
            'a stream that redirects to itself' => ['/loop', ''],
            'a stream that is a list of itself' => ['/self.m3u', ''],
        ];
    }
}
