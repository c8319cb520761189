<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** Functions of PHP that a host may disable (`disable_functions`), or that an extension brings. */
final class HostFunctions
{
    /** Sockets need all of these functions; cURL takes their place if one is missing. */
    public const SOCKETS = [
        'stream_socket_client', 'stream_socket_enable_crypto', 'stream_select', 'stream_set_blocking', 'stream_set_timeout',
        'gethostbynamel',
    ];

    /** Calls it where it is there; null where it is not. */
    public static function call(string $name, mixed ...$arguments): mixed
    {
        return function_exists($name) ? $name(...$arguments) : null;
    }

    /** False where the host lets nobody wait: a loop without a pause would ask the database as fast as it answers. */
    public static function pause(int $microseconds): bool
    {
        if (function_exists('usleep')) {
            usleep($microseconds);
            return true;
        }
        return self::call('time_nanosleep', intdiv($microseconds, 1_000_000), $microseconds % 1_000_000 * 1000) === true;
    }

    /**
     * @param list<string> $names
     * @return list<string> Those that are not there.
     */
    public static function missing(array $names): array
    {
        return array_values(array_filter($names, static fn(string $name): bool => !function_exists($name)));
    }
}
