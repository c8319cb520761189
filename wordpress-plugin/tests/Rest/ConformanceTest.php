<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Rest\OpenApi;
use Onda\Rest\Route;

/**
 * Requests that are made from the OpenAPI document: none is a 5xx, and every answer is what the document says.
 * `pnpm fuzz --rest` sends 10,000 of them to a site over HTTP.
 */
final class ConformanceTest extends RestCase
{
    private const SEED = 20_261_125;
    private const REQUESTS = 400;
    private const WRONG = [null, '', '0', -1, 1e20, [], ['a' => ['b' => 'c']], '<script>', "\u{202e}x", 'ñandú', true, '%00', "' OR 1=1 --"];

    public function test_every_answer_is_what_the_document_says(): void
    {
        mt_srand(self::SEED);
        $this->configure(['id' => 'uno', 'stream' => 'http://192.0.2.1:8000/x']);
        self::set(['favorites' => ['who' => 'everybody']]);
        $known = [self::post(), (int) wp_insert_comment(['comment_post_ID' => 1, 'comment_content' => 'x', 'comment_approved' => 1])];
        $routes = array_values(array_filter(self::routes(), static fn(Route $route): bool => $route->id !== 'openapi'));
        $document = OpenApi::document($routes, 'https://example.org');
        $statuses = [];
        for ($i = 0; $i < self::REQUESTS; $i++) {
            $_SERVER['REMOTE_ADDR'] = '203.0.' . intdiv($i, 250) . '.' . $i % 250;
            $route = $routes[$i % count($routes)];
            $responses = $document['paths'][$route->path][strtolower($route->method)]['responses'];
            [$path, $params] = self::made($route, $known);
            $reply = self::call($route->method, $path, $params, ['Sec-Fetch-Site' => 'same-origin']);
            $status = $reply->get_status();
            $where = "$route->method $path " . wp_json_encode($params);
            $this->assertTrue($status < 500 || isset($route->refusals[$reply->get_data()['code']]), "$status $where");
            $status === 200
                ? $this->assert_matches($reply->get_data(), $route->reply, $where)
                : $this->assert_error($reply, $responses, $where);
            $statuses[$status] = ($statuses[$status] ?? 0) + 1;
        }
        $this->assertGreaterThan(100, $statuses[200], 'requests that are right');
        $this->assertGreaterThan(50, $statuses[400], 'requests that are wrong');
    }

    public function test_the_document_that_a_site_serves_names_its_own_address(): void
    {
        $served = self::call('GET', '/openapi')->get_data();
        $this->assertSame(rest_url(Route::SPACE), $served['servers'][0]['url']);
        $this->assertArrayHasKey('/search', $served['paths']);
    }

    /** @param array<int|string, mixed> $responses */
    private function assert_error(\WP_REST_Response $reply, array $responses, string $where): void
    {
        $data = $reply->get_data();
        $of_core = ['rest_no_route', 'rest_missing_callback_param'];
        if (in_array($data['code'], $of_core, true)) {
            return;
        }
        $said = $responses[$reply->get_status()]['description'] ?? '';
        $this->assertContains($data['code'], explode(', ', $said), "$where: {$reply->get_status()} {$data['code']}");
        $this->assertSame($reply->get_status(), $data['data']['status']);
    }

    /**
     * @param list<int> $known Ids of this site.
     * @return array{string, array<string, mixed>} Path and parameters, mostly right.
     */
    private static function made(Route $route, array $known): array
    {
        $path = $route->path;
        $params = [];
        foreach ($route->args as $name => $schema) {
            $is_path = in_array($name, $route->path_args(), true);
            $is_left_out = !$is_path && mt_rand(0, 3) === 0;
            $value = mt_rand(0, 9) === 0 && !$is_path ? self::WRONG[array_rand(self::WRONG)] : self::value($schema, $known);
            if ($is_path) {
                $path = str_replace('{' . $name . '}', rawurlencode((string) $value), $path);
            } elseif (!$is_left_out || ($schema['required'] ?? false) && mt_rand(0, 9) > 0) {
                $params[$name] = $value;
            }
        }
        return [$path, $params];
    }

    /** @param list<int> $known */
    private static function value(array $schema, array $known): mixed
    {
        return match (true) {
            isset($schema['enum']) => $schema['enum'][array_rand($schema['enum'])],
            $schema['type'] === 'integer' => mt_rand(0, 2) > 0 ? $known[array_rand($known)] : mt_rand(0, 100),
            $schema['type'] === 'boolean' => mt_rand(0, 1) === 1,
            $schema['type'] === 'array' => array_map(static fn(): mixed => self::value($schema['items'], $known), range(0, mt_rand(0, 3))),
            $schema['type'] === 'object' => (object) array_map(static fn(array $one): mixed =>
                self::value($one, $known), $schema['properties'] ?? []),
            isset($schema['pattern']) => ['uno', 'most-viewed', 'post', 'home', 'x'][mt_rand(0, 4)],
            default => ['tango', 'ana@example.org', 'body > main', '', str_repeat('a', 300)][mt_rand(0, 4)],
        };
    }
}
