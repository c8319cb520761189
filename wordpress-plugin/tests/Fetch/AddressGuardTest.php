<?php

declare(strict_types=1);

namespace Onda\Tests\Fetch;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Tests\FakeResolver;
use PHPUnit\Framework\TestCase;

final class AddressGuardTest extends TestCase
{
    /** @dataProvider not_public */
    public function test_an_address_that_is_not_public_is_refused(string $address): void
    {
        $this->assertFalse(AddressGuard::is_public($address));
    }

    public function not_public(): array
    {
        $addresses = [
            '0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.254', '127.0.0.1', '127.255.255.255', '169.254.169.254', '172.16.0.1',
            '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.1',
            '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255',
            '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', 'fc00::1',
            'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001::1', '2001:10::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1',
            'radio.example', '', '127.1', '2130706433',
        ];
        return array_map(static fn(string $address): array => [$address], $addresses);
    }

    /** @dataProvider public_addresses */
    public function test_a_public_address_is_allowed(string $address): void
    {
        $this->assertTrue(AddressGuard::is_public($address));
    }

    public function public_addresses(): array
    {
        return [['8.8.8.8'], ['1.1.1.1'], ['100.63.255.255'], ['100.128.0.0'], ['172.15.0.1'], ['172.32.0.1'], ['2a00::1'], ['2001:4860::8888']];
    }

    public function test_one_private_address_among_several_refuses_the_host(): void
    {
        $guard = new AddressGuard(new FakeResolver(['radio.example' => [['8.8.8.8', '::1']]]), []);
        $this->expectException(FetchFailed::class);
        $guard->pin(Endpoint::parse('http://radio.example/'));
    }

    public function test_a_host_without_an_address_is_refused(): void
    {
        $this->expectException(FetchFailed::class);
        (new AddressGuard(new FakeResolver([]), []))->pin(Endpoint::parse('http://radio.example/'));
    }

    public function test_trust_is_for_the_exact_host_and_port(): void
    {
        $guard = new AddressGuard(new FakeResolver([]), ['127.0.0.1:8000']);
        $this->assertSame('127.0.0.1', $guard->pin(Endpoint::parse('http://127.0.0.1:8000/')));
        $this->expectException(FetchFailed::class);
        $guard->pin(Endpoint::parse('http://127.0.0.1:8001/'));
    }
}
