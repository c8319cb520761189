<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Site\SiteSecret;

defined('ABSPATH') || exit;

/**
 * A visitor of an application on another origin: `v1.BITS.DAY.SIGNATURE`. It replaces the cookie, which browsers do not
 * send there. It is signed for one origin and one site, and stored nowhere.
 */
final class VisitorToken
{
    public const HEADER = 'X-Onda-Visitor';
    /** The field of a form, which cannot send a header. */
    public const FIELD = 'visitor';
    public const DAYS = 400;
    private const SHAPE = '/^v1\.([0-9a-f]{32})\.(\d{1,7})\.([0-9a-f]{64})$/D';

    public static function make(string $origin, int $now): string
    {
        $bits = bin2hex(random_bytes(16));
        $day = intdiv($now, DAY_IN_SECONDS);
        return "v1.$bits.$day." . self::signature($bits, $day, $origin);
    }

    /** The token as it was sent, valid or not; empty for none. */
    public static function sent(Request $request): string
    {
        return $request->header(self::HEADER) ?: $request->text(self::FIELD);
    }

    /** @return string The visitor, as the cookie would name them; empty for a token that is not good here and now. */
    public static function visitor(Request $request): string
    {
        if (preg_match(self::SHAPE, self::sent($request), $found) !== 1) {
            return '';
        }
        [, $bits, $day, $signature] = $found;
        $age = intdiv(time(), DAY_IN_SECONDS) - (int) $day;
        $origin = AllowedOrigins::of($request);
        $is_good = $origin !== '' && $age >= 0 && $age <= self::DAYS
            && hash_equals(self::signature($bits, (int) $day, $origin), $signature);
        return $is_good ? $bits : '';
    }

    /**
     * Demands that a page of another origin is a listed one and has a valid token.
     *
     * @throws Refusal 403 `cross_origin`, 401 `visitor_token`
     */
    public static function demand(Request $request): void
    {
        if (AllowedOrigins::of($request) === '') {
            throw new Refusal(403, 'cross_origin', 'Asked from a page of another site.');
        }
        if (self::visitor($request) === '') {
            throw new Refusal(401, 'visitor_token', 'Ask POST onda/v1/visitor for a token of this origin.');
        }
    }

    /** @throws Refusal 401 `visitor_token` where one was sent that is not good. */
    public static function demand_valid(Request $request): void
    {
        if (self::sent($request) !== '' && self::visitor($request) === '') {
            throw new Refusal(401, 'visitor_token', 'This token is forged, expired, or of another origin or site.');
        }
    }

    private static function signature(string $bits, int $day, string $origin): string
    {
        return hash_hmac('sha256', "onda-visitor|v1|$bits|$day|$origin", SiteSecret::of('auth'));
    }
}
