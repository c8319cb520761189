<?php

declare(strict_types=1);

namespace Onda\Features\Views;

defined('ABSPATH') || exit;

/**
 * The nonce of the ranked lists. A visitor's nonce is the same for everybody and guards nothing; the specification
 * wants one that grows stale (R-4).
 */
final class ListNonce
{
    /** The nonce is valid for one to two of these, as WordPress's own. */
    private const HALF_LIFE_SECONDS = 12 * HOUR_IN_SECONDS;
    private const LENGTH = 10;

    public static function make(int $now): string
    {
        return self::of(intdiv($now, self::HALF_LIFE_SECONDS));
    }

    public static function is_fresh(string $nonce, int $now): bool
    {
        $tick = intdiv($now, self::HALF_LIFE_SECONDS);
        return hash_equals(self::of($tick), $nonce) || hash_equals(self::of($tick - 1), $nonce);
    }

    private static function of(int $tick): string
    {
        $secrets = array_filter(['NONCE_SALT', 'AUTH_KEY', 'DB_PASSWORD'], 'defined');
        $key = implode('', array_map('constant', $secrets));
        return substr(hash_hmac('sha256', "onda-list:$tick", $key), 0, self::LENGTH);
    }
}
