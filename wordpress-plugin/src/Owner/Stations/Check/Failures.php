<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;

defined('ABSPATH') || exit;

/** Says why an address gives nothing. */
final class Failures
{
    private const CODES = [
        'name' => 'no_server',
        'private' => 'private_address',
        'connect' => 'no_connection',
        'time' => 'too_slow',
        'tls' => 'no_https',
        'certificate' => 'certificate',
        'size' => 'endless',
        'redirect' => 'redirect_lost',
        'loop' => 'redirect_loop',
        'blocked' => 'site_blocks',
    ];
    /** This site may not ask; listeners may hear the stream all the same. */
    private const UNASKED = ['private_address', 'site_blocks'];

    public static function finding(FetchFailed $failed, Endpoint $endpoint, string $about): Finding
    {
        $code = self::CODES[$failed->reason] ?? 'no_answer';
        $state = in_array($code, self::UNASKED, true) ? Finding::WARNING : Finding::WRONG;
        return new Finding($code, $state, $about, [$endpoint->host_header()]);
    }

    /** Null for a 200. */
    public static function of_status(int $status, string $about): ?Finding
    {
        $code = match (true) {
            $status === 200 => null,
            in_array($status, [404, 410], true) => 'not_found',
            in_array($status, [401, 403], true) => 'refused',
            default => 'server_error',
        };
        return $code === null ? null : new Finding($code, Finding::WRONG, $about, [(string) $status]);
    }

    public static function leaves_unknown(Finding $finding): bool
    {
        return in_array($finding->code, self::UNASKED, true);
    }

    /** Another scheme would not help. */
    public static function is_final(FetchFailed $failed): bool
    {
        return in_array($failed->reason, ['name', 'private', 'blocked', 'loop', 'redirect'], true);
    }
}
