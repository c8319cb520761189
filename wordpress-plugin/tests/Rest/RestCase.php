<?php

declare(strict_types=1);

namespace Onda\Tests\Rest;

use Onda\Core\Http\Request;
use Onda\Core\Http\VisitorToken;
use Onda\Core\Settings\SettingsStore;
use Onda\Plugin;
use Onda\Rest\RestHooks;
use Onda\Rest\Route;
use Onda\Tests\TestCase;

/** Calls of the routes as WordPress's server dispatches them. */
abstract class RestCase extends TestCase
{
    protected const APP = 'https://app.example';

    /** @var int Each test is asked from an address of its own, so that limits do not meet. */
    private static int $address = 0;

    protected function setUp(): void
    {
        parent::setUp();
        // A counted view is stored in a transaction of its own, which would end that of the test.
        add_filter('query', self::within_the_test(...), 10, 1);
        self::start_server();
        self::$address++;
        $_SERVER['REMOTE_ADDR'] = '198.51.' . intdiv(self::$address, 250) . '.' . self::$address % 250;
        $_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 Firefox/160.0';
    }

    protected function tearDown(): void
    {
        $added = ['REMOTE_ADDR', 'HTTP_USER_AGENT', 'HTTP_AUTHORIZATION', 'PHP_AUTH_USER'];
        $_SERVER = array_diff_key($_SERVER, array_flip($added));
        $_COOKIE = [];
        remove_all_filters('query');
        parent::tearDown();
    }

    private static function within_the_test(string $sql): string
    {
        return in_array($sql, ['START TRANSACTION', 'COMMIT', 'ROLLBACK'], true) ? 'SELECT 1' : $sql;
    }

    /** WordPress registers blocks for its server, which another test may have registered for a page. */
    private static function start_server(): void
    {
        if (empty($GLOBALS['wp_rest_server'])) {
            $blocks = array_keys(\WP_Block_Type_Registry::get_instance()->get_all_registered());
            $ours = array_filter($blocks, static fn(string $name): bool => str_starts_with($name, 'onda/'));
            array_map(unregister_block_type(...), $ours);
            rest_get_server();
        }
    }

    /** @param array<string, mixed> $part */
    protected static function set(array $part): void
    {
        $stored = get_option(SettingsStore::OPTION);
        update_option(SettingsStore::OPTION, $part + (is_array($stored) ? $stored : []));
    }

    protected static function allow(string ...$origins): void
    {
        self::set(['headless' => ['origins' => $origins]]);
    }

    /**
     * @param array<string, mixed> $params Of the address for GET, else of a JSON body.
     * @param array<string, string> $headers
     */
    protected static function call(string $method, string $path, array $params = [], array $headers = []): \WP_REST_Response
    {
        $request = new \WP_REST_Request($method, '/' . Route::SPACE . $path);
        $request->set_headers($headers);
        if ($method === 'GET') {
            $request->set_query_params($params);
        } elseif ($params !== []) {
            $request->set_header('Content-Type', 'application/json');
            $request->set_body((string) wp_json_encode($params));
        }
        return rest_do_request($request);
    }

    protected static function code(\WP_REST_Response $response): string
    {
        return $response->get_status() . ' ' . ($response->get_data()['code'] ?? '');
    }

    /** @return array<string, string> The headers of a page of an application with a token. */
    protected static function as_app(string $token, string $origin = self::APP): array
    {
        return ['Origin' => $origin, 'Sec-Fetch-Site' => 'cross-site', VisitorToken::HEADER => $token];
    }

    protected static function token(string $origin = self::APP, ?int $now = null): string
    {
        return VisitorToken::make($origin, $now ?? time());
    }

    protected static function post(string $title = 'Tango', string $status = 'publish'): int
    {
        return (int) wp_insert_post(['post_title' => $title, 'post_content' => 'tango', 'post_status' => $status]);
    }

    /** @return list<Route> */
    protected static function routes(): array
    {
        return RestHooks::routes((new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features());
    }

    /** A request of admin-ajax with these headers. */
    protected static function request(array $headers, array $fields = []): Request
    {
        $server = ['REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => '192.0.2.1'];
        foreach ($headers as $name => $value) {
            $server['HTTP_' . strtoupper(strtr($name, '-', '_'))] = $value;
        }
        return new Request($fields, [], $server);
    }

    protected function assert_matches(mixed $value, array $schema, string $where): void
    {
        $valid = rest_validate_value_from_schema(json_decode((string) wp_json_encode($value), true), $schema, $where);
        $this->assertTrue($valid, $where . ': ' . (is_wp_error($valid) ? $valid->get_error_message() : ''));
    }
}
