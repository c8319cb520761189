<?php

declare(strict_types=1);

namespace Onda\Rest;

defined('ABSPATH') || exit;

/** The routes as an OpenAPI 3.1 document. `docs/developers/openapi.json` is the one of all features. */
final class OpenApi
{
    private const SECONDS = 300;
    private const ERROR = ['$ref' => '#/components/schemas/Error'];
    /** Code → status of what every route may say. */
    private const COMMON = ['rest_invalid_param' => 400, 'site_locked' => 403, 'rate_limited' => 429];
    private const OF_VISITORS = ['visitor_token' => 401, 'cross_origin' => 403];

    /** @param list<Route> $routes */
    public static function route(array $routes): Route
    {
        return new Route(
            'GET',
            '/openapi',
            'openapi',
            'This document.',
            [],
            ['type' => 'object', 'title' => 'OpenAPI'],
            static fn(): RestAnswer => new RestAnswer(self::document($routes, rest_url(Route::SPACE))),
            audience: Audience::Everybody,
            seconds: self::SECONDS,
            opens_to: \Onda\Core\Http\Lock::Members,
        );
    }

    /**
     * @param list<Route> $routes
     * @param string $address Address of the namespace.
     * @return array<string, mixed>
     */
    public static function document(array $routes, string $address): array
    {
        $paths = [];
        foreach ($routes as $route) {
            $paths[$route->path][strtolower($route->method)] = self::operation($route);
        }
        return [
            'openapi' => '3.1.0',
            'info' => [
                'title' => 'Onda',
                'version' => 'v1',
                'summary' => 'Stations, rankings, favorites, votes, search and newsletter of a site with Onda.',
                'license' => ['name' => 'GPL-2.0-or-later', 'identifier' => 'GPL-2.0-or-later'],
            ],
            'servers' => [['url' => $address]],
            'paths' => $paths,
            'components' => [
                'schemas' => ['Error' => self::error()],
                'securitySchemes' => [
                    'visitorToken' => ['type' => 'apiKey', 'in' => 'header', 'name' => 'X-Onda-Visitor'],
                    'nonce' => ['type' => 'apiKey', 'in' => 'header', 'name' => 'X-WP-Nonce'],
                    'applicationPassword' => ['type' => 'http', 'scheme' => 'basic'],
                ],
            ],
        ];
    }

    /** @return array<string, mixed> */
    private static function operation(Route $route): array
    {
        $in_path = $route->path_args();
        $in_body = $route->is_write() ? array_diff_key($route->args, array_flip($in_path)) : [];
        $parameters = [];
        foreach (array_diff_key($route->args, $in_body) as $name => $schema) {
            $parameters[] = self::parameter($name, $schema, in_array($name, $in_path, true));
        }
        $body = $in_body === [] ? [] : ['requestBody' => [
            'required' => array_filter(array_column($in_body, 'required')) !== [],
            'content' => ['application/json' => ['schema' => self::body($in_body)]],
        ]];
        $security = $route->audience !== Audience::Visitor ? []
            : ['security' => [(object) [], ['visitorToken' => []], ['nonce' => []], ['applicationPassword' => []]]];
        return ['operationId' => $route->id, 'summary' => $route->summary]
            + array_filter(['parameters' => $parameters])
            + $body
            + ['responses' => self::responses($route)]
            + $security;
    }

    /**
     * @param array<string, mixed> $schema
     * @return array<string, mixed>
     */
    private static function parameter(string $name, array $schema, bool $is_in_path): array
    {
        $place = ['name' => $name, 'in' => $is_in_path ? 'path' : 'query'];
        $required = $is_in_path || ($schema['required'] ?? false) ? ['required' => true] : [];
        $list = $schema['type'] === 'array' ? ['style' => 'form', 'explode' => false] : [];
        $description = ['description' => $schema['description'] ?? ''];
        return $place + $required + $description + $list + ['schema' => self::bare($schema)];
    }

    /**
     * @param array<string, array<string, mixed>> $args
     * @return array<string, mixed>
     */
    private static function body(array $args): array
    {
        $required = array_keys(array_filter($args, static fn(array $schema): bool => $schema['required'] ?? false));
        return ['type' => 'object', 'properties' => array_map(self::bare(...), $args)]
            + array_filter(['required' => $required]);
    }

    /** @return array<int|string, mixed> By status. */
    private static function responses(Route $route): array
    {
        $paged = isset($route->args['page']) ? ['headers' => [
            'X-WP-Total' => ['description' => 'Items of all pages.', 'schema' => ['type' => 'integer']],
            'X-WP-TotalPages' => ['description' => 'Pages.', 'schema' => ['type' => 'integer']],
        ]] : [];
        $good = ['description' => 'OK'] + $paged + ['content' => ['application/json' => ['schema' => $route->reply]]];
        $tag = $route->seconds > 0 ? [304 => ['description' => 'The answer with this ETag has not changed.']] : [];
        $codes = $route->refusals + self::COMMON + ($route->audience === Audience::Visitor ? self::OF_VISITORS : []);
        $errors = [];
        foreach ($codes as $code => $status) {
            $errors[$status][] = $code;
        }
        ksort($errors);
        $error = static fn(array $codes): array => [
            'description' => implode(', ', $codes),
            'content' => ['application/json' => ['schema' => self::ERROR]],
        ];
        return [200 => $good] + $tag + array_map($error, $errors);
    }

    /** @return array<string, mixed> */
    private static function error(): array
    {
        return ['type' => 'object', 'required' => ['code', 'message', 'data'], 'properties' => [
            'code' => ['type' => 'string', 'description' => 'Never changes.'],
            'message' => ['type' => 'string', 'description' => 'For developers.'],
            'data' => ['type' => 'object', 'required' => ['status'], 'properties' => [
                'status' => ['type' => 'integer'],
                'retry_after' => ['type' => 'integer', 'description' => 'Seconds.'],
            ]],
        ]];
    }

    /**
     * @param array<string, mixed> $schema
     * @return array<string, mixed> Without what stands beside a schema in OpenAPI.
     */
    private static function bare(array $schema): array
    {
        return array_diff_key($schema, ['required' => 1]);
    }
}
