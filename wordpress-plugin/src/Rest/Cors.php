<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Http\AllowedOrigins;
use Onda\Core\Http\VisitorToken;


defined('ABSPATH') || exit;

/**
 * Says on the routes of this plugin which pages of other origins may read an answer. WordPress allows every origin,
 * with the visitor's cookies; that is taken back here. docs/developers/headless.md has the table.
 */
final class Cors
{
    private const PREFLIGHT_SECONDS = '600';
    private const READ_HEADERS = 'Content-Type, If-None-Match';
    private const VISITOR_HEADERS = VisitorToken::HEADER . ', Content-Type';
    private const SHOWN_HEADERS = 'X-WP-Total, X-WP-TotalPages, ETag, Retry-After';
    /** After WordPress's own, at 10. */
    private const AFTER_CORE = 20;
    private const CORE_HEADERS = ['Access-Control-Allow-Origin', 'Access-Control-Allow-Methods',
        'Access-Control-Allow-Credentials', 'Access-Control-Allow-Headers', 'Access-Control-Expose-Headers', 'Vary'];

    /** @param list<Route> $routes */
    public function __construct(private array $routes)
    {
    }

    public function hook(): void
    {
        add_filter('rest_pre_serve_request', [$this, 'rest_pre_serve_request'], self::AFTER_CORE, 4);
    }

    /** @param \WP_REST_Server $server Which sends the headers. */
    public function rest_pre_serve_request(mixed $served, mixed $result, \WP_REST_Request $request, object $server): mixed
    {
        if (!str_starts_with($request->get_route(), '/' . Route::SPACE)) {
            return $served;
        }
        foreach (self::CORE_HEADERS as $name) {
            $server->remove_header($name);
        }
        foreach ($this->headers($request) as $name => $value) {
            $server->send_header($name, $value);
        }
        // An application of another origin has a token in place of cookies.
        AllowedOrigins::of(Requests::of($request, [])) === '' || $server->remove_header('Set-Cookie');
        return $served;
    }

    /** @return array<string, string> Name → value. */
    public function headers(\WP_REST_Request $request): array
    {
        $is_preflight = $request->get_method() === 'OPTIONS';
        $asked = $is_preflight ? (string) $request->get_header('Access-Control-Request-Method') : $request->get_method();
        $audience = $this->audience($request->get_route(), $asked === 'HEAD' ? 'GET' : $asked);
        if ($audience === Audience::Everybody) {
            return ['Access-Control-Allow-Origin' => '*']
                + self::more($is_preflight, self::READ_HEADERS, $asked);
        }
        $origin = $audience === null ? '' : AllowedOrigins::of(Requests::of($request, []));
        $vary = ['Vary' => 'Origin'];
        return $origin === '' ? $vary
            : ['Access-Control-Allow-Origin' => $origin] + $vary + self::more($is_preflight, self::VISITOR_HEADERS, $asked);
    }

    /** @return array<string, string> */
    private static function more(bool $is_preflight, string $headers, string $method): array
    {
        return $is_preflight ? [
            'Access-Control-Allow-Methods' => $method,
            'Access-Control-Allow-Headers' => $headers,
            'Access-Control-Max-Age' => self::PREFLIGHT_SECONDS,
        ] : ['Access-Control-Expose-Headers' => self::SHOWN_HEADERS];
    }

    /** Null for what is no route of ours. */
    private function audience(string $path, string $method): ?Audience
    {
        $path = substr($path, strlen('/' . Route::SPACE));
        foreach ([...$this->routes, OpenApi::route([])] as $route) {
            if ($route->method === $method && preg_match("~^{$route->pattern()}$~D", $path) === 1) {
                return $route->audience;
            }
        }
        return null;
    }
}
