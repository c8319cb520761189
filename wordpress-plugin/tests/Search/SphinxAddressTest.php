<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\SystemResolver;
use Onda\Features\Search\EngineFailed;
use Onda\Features\Search\Sphinx\SphinxConnection;
use Onda\Tests\TestCase;

/** To which servers a search may connect: as stations, public ones and those that wp-config.php names. */
final class SphinxAddressTest extends TestCase
{
    /** @dataProvider private_servers */
    public function test_a_private_server_that_is_not_named_is_never_connected_to(string $host): void
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        $port = (string) parse_url('tcp://' . stream_socket_get_name($listener, false), PHP_URL_PORT);
        $this->assertStringContainsString('is not a public address', self::failure("$host:$port", []));
        $this->assertFalse(@stream_socket_accept($listener, 0));
    }

    public function private_servers(): array
    {
        return ['the loopback' => ['127.0.0.1'], 'by name' => ['localhost']];
    }

    public function test_one_that_is_named_is_asked_at_the_address_that_was_checked(): void
    {
        $listener = stream_socket_server('tcp://127.0.0.1:0');
        $server = (string) stream_socket_get_name($listener, false);
        $this->assertStringNotContainsString('public', self::failure($server, [$server]));
        $this->assertNotFalse(stream_socket_accept($listener, 0));
    }

    /** @param list<string> $trusted */
    private static function failure(string $server, array $trusted): string
    {
        try {
            (new SphinxConnection($server, new AddressGuard(new SystemResolver(), $trusted)))->query('SHOW META');
        } catch (EngineFailed $failure) {
            return $failure->getMessage();
        }
        return '';
    }
}
