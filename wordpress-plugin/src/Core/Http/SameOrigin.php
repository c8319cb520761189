<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Fetch\Endpoint;

defined('ABSPATH') || exit;

/**
 * Demands that a write comes from a page of this site: a form elsewhere would carry the visitor's cookies too. An
 * application on a listed origin sends a visitor token instead, which no form elsewhere has.
 */
final class SameOrigin
{
    /** @throws Refusal 405 `post_only`, 403 `cross_origin`, 401 `visitor_token` */
    public static function demand(Request $request): void
    {
        if ($request->method() !== 'POST') {
            throw new Refusal(405, 'post_only', 'A link changes nothing.');
        }
        self::is_ours($request) || VisitorToken::demand($request);
    }

    /**
     * The check of REST for a read that belongs to one visitor; the address bar passes.
     *
     * @throws Refusal 403 `cross_origin`, 401 `visitor_token`
     */
    public static function demand_page(Request $request): void
    {
        $is_typed = $request->method() === 'GET' && $request->header('Sec-Fetch-Site') === 'none';
        $is_typed || self::is_ours($request) || VisitorToken::demand($request);
    }

    /**
     * Browsers send Sec-Fetch-Site, older ones Origin; a request with neither is from no page of another site. Pages
     * and admin-ajax of a site may have two hosts, such as with and without `www`: home's and siteurl's are its own.
     */
    private static function is_ours(Request $request): bool
    {
        $origin = $request->header('Origin');
        return match ($request->header('Sec-Fetch-Site')) {
            'same-origin' => true,
            'same-site', 'cross-site' => in_array(self::origin($origin), self::configured(), true),
            '' => $origin === '' || in_array(self::authority($origin), self::own($request), true),
            default => false,
        };
    }

    /** @return array{string, string} */
    private static function addresses(): array
    {
        return [(string) get_option('home'), (string) get_option('siteurl')];
    }

    /** @return list<string> The origins of the site's two addresses. */
    private static function configured(): array
    {
        return array_values(array_filter(array_map(self::origin(...), self::addresses())));
    }

    /** Scheme, host and port; empty for no address. */
    private static function origin(string $address): string
    {
        $authority = self::authority($address);
        return $authority === '' ? '' : strtolower((string) parse_url($address, PHP_URL_SCHEME)) . "://$authority";
    }

    /** @return list<string> */
    private static function own(Request $request): array
    {
        $addresses = [...self::addresses(), '//' . $request->header('Host')];
        return array_values(array_filter(array_map(self::authority(...), $addresses)));
    }

    /** Host and port as browsers send them; empty for no address, such as the origin `null` of a sandbox. */
    private static function authority(string $address): string
    {
        $parts = parse_url($address);
        $port = isset($parts['port']) ? ":{$parts['port']}" : '';
        return isset($parts['host']) ? strtolower(Endpoint::resolvable($parts['host'])) . $port : '';
    }
}
