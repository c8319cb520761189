<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

use Onda\Core\Text\AddressBlocks;

defined('ABSPATH') || exit;

/**
 * Decides to which network addresses the server may connect: public ones, and those of `ONDA_TRUSTED_HOSTS` in
 * `wp-config.php`. WordPress's own check lets link-local and shared address space pass before 7.1.
 */
final class AddressGuard
{
    /** Private, loopback, link-local, shared, documentation, benchmark, relay, multicast and reserved (IANA). */
    private const REFUSED_IPV4 = [
        '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12',
        '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16',
        '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
    ];
    /** Only global unicast is public; mapped IPv4, NAT64, unique local and link-local lie outside it. */
    private const PUBLIC_IPV6 = '2000::/3';
    /** Teredo and other protocol blocks, documentation, 6to4. */
    private const REFUSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

    /** @param list<string> $trusted Exact `host:port`. */
    public function __construct(private Resolver $resolver, private array $trusted)
    {
    }

    /** @return list<string> `ONDA_TRUSTED_HOSTS`, comma separated in wp-config.php. */
    public static function configured(): array
    {
        $hosts = defined('ONDA_TRUSTED_HOSTS') ? (string) constant('ONDA_TRUSTED_HOSTS') : '';
        return array_values(array_filter(array_map(trim(...), explode(',', strtolower($hosts)))));
    }

    /**
     * The checked address to connect to. It must be dialed itself, because a second look-up could answer otherwise.
     *
     * @throws FetchFailed
     */
    public function pin(Endpoint $endpoint): string
    {
        $addresses = $this->addresses($endpoint->host);
        if ($addresses === []) {
            throw new FetchFailed("cannot resolve {$endpoint->host}", reason: 'name');
        }
        foreach ($this->trusts($endpoint) ? [] : $addresses as $address) {
            if (!self::is_public($address)) {
                throw new FetchFailed("{$endpoint->authority()} is not a public address", reason: 'private');
            }
        }
        return $addresses[0];
    }

    /**
     * The connection is our own, so the owner's setting has to be checked here.
     *
     * @throws FetchFailed where `wp-config.php` forbids requests to other servers
     */
    public function demand_allowed(Endpoint $endpoint): void
    {
        if (!$this->trusts($endpoint) && _wp_http_get_object()->block_request($endpoint->url())) {
            throw new FetchFailed('WP_HTTP_BLOCK_EXTERNAL is set', reason: 'blocked');
        }
    }

    public function trusts(Endpoint $endpoint): bool
    {
        return in_array($endpoint->authority(), $this->trusted, true);
    }

    public static function is_public(string $address): bool
    {
        if (filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4) !== false) {
            return !AddressBlocks::hold(self::REFUSED_IPV4, $address);
        }
        return filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false
            && AddressBlocks::hold([self::PUBLIC_IPV6], $address)
            && !AddressBlocks::hold(self::REFUSED_IPV6, $address);
    }

    /** @return list<string> */
    private function addresses(string $host): array
    {
        return filter_var($host, FILTER_VALIDATE_IP) !== false ? [$host] : $this->resolver->resolve($host);
    }
}
