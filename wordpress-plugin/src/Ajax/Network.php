<?php

declare(strict_types=1);

namespace Onda\Ajax;

defined('ABSPATH') || exit;

/** The blocks of addresses that limits count as one network. */
final class Network
{
    /** Bytes of an IPv6 block: a /64 is one home, and a provider gives one customer a /48 at most. */
    private const IPV6_BLOCKS = [8, 6];

    /** @return non-empty-list<string> As bytes, the narrowest first: an IPv4 address is one, an IPv6 address has a /64 and a /48. */
    public static function blocks(string $address): array
    {
        $bytes = (string) @inet_pton($address);
        return strlen($bytes) === 16
            ? array_map(static fn(int $length): string => substr($bytes, 0, $length), self::IPV6_BLOCKS)
            : [$bytes];
    }
}
