<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

defined('ABSPATH') || exit;

/** The network address of a consent record, shortened as the owner chose. */
final class ConsentOrigin
{
    /** The first three bytes of an IPv4 address, the first six of an IPv6 one: a town rather than a home. */
    private const KEPT_BYTES = [4 => 3, 16 => 6];

    /** @param string $kept `cut`, `full` or `none`. */
    public static function of(string $ip, string $kept): string
    {
        $bytes = (string) @inet_pton($ip);
        if ($kept === 'none' || $bytes === '') {
            return '';
        }
        $length = $kept === 'full' ? strlen($bytes) : self::KEPT_BYTES[strlen($bytes)];
        return (string) inet_ntop(str_pad(substr($bytes, 0, $length), strlen($bytes), "\0"));
    }
}
