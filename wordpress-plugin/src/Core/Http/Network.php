<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** The blocks of addresses that limits count as one network. */
final class Network
{
    /** Bytes of an IPv6 block: a /64 is one home, and a provider gives one customer a /48 at most. */
    private const IPV6_BLOCKS = [8, 6];
    /** A /48 of IPv6 may be one customer or a small provider. */
    private const WIDE_TIMES = 10;
    private const MARK_CHARACTERS = 16;
    /** The first bytes of an IPv4 address in 16 bytes (RFC 4291, 2.5.5.2). */
    private const MAPPED_IPV4 = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

    /** @return non-empty-list<string> As bytes, the narrowest first: an IPv4 address is one, an IPv6 address has a /64 and a /48. */
    public static function blocks(string $address): array
    {
        $bytes = (string) @inet_pton($address);
        return strlen($bytes) === 16
            ? array_map(static fn(int $length): string => substr($bytes, 0, $length), self::IPV6_BLOCKS)
            : [$bytes];
    }

    /** @return non-empty-list<string> For each of `blocks` 16 characters that name nobody without the salt. */
    public static function marks(string $address, string $salt): array
    {
        $mark = static fn(string $block): string =>
            substr(hash_hmac('sha256', $block, $salt), 0, self::MARK_CHARACTERS);
        return array_map($mark, self::blocks($address));
    }

    /**
     * @param int $limit Of an IPv4 address or a /64 of IPv6.
     * @param int $place In the list of `blocks`.
     */
    public static function limit(int $limit, int $place): int
    {
        return $place === 0 ? $limit : self::WIDE_TIMES * $limit;
    }

    /** A server with one socket for both families writes `::ffff:192.0.2.7`: all of IPv4 would be one network. */
    public static function unmapped(string $address): string
    {
        $bytes = (string) @inet_pton($address);
        $is_mapped = strlen($bytes) === 16 && str_starts_with($bytes, self::MAPPED_IPV4);
        return $is_mapped ? (string) inet_ntop(substr($bytes, strlen(self::MAPPED_IPV4))) : $address;
    }
}
