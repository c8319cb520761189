<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Access\SiteLock;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Core\Http\VisitorToken;

defined('ABSPATH') || exit;

/** Registers the routes of the features below `onda/v1`, and puts the same gates before them as before the actions. */
final class Server
{
    private const TOKEN = ['type' => 'string', 'maxLength' => 200,
        'description' => 'Visitor token, where a form cannot send the header ' . VisitorToken::HEADER . '.'];

    /**
     * @param \Closure(): list<Route> $routes Of all features.
     * @param array<string, list<string>> $actions Names, by what another plugin may own.
     */
    public function __construct(
        private \Closure $routes,
        private array $actions,
        private ActionOwners $owners,
        private SharedAnswers $shared,
        private SiteLock $lock = new SiteLock(),
    ) {
    }

    /** The one that knows our routes. */
    private ?\WP_REST_Server $server = null;

    public function rest_pre_dispatch(mixed $answer, \WP_REST_Server $server): mixed
    {
        $this->server === $server || $this->rest_api_init($server);
        return $answer;
    }

    /** @param mixed $server Whoever fires the action by hand may name none. */
    public function rest_api_init(mixed $server = null): void
    {
        $this->server = $server instanceof \WP_REST_Server ? $server : rest_get_server();
        $routes = $this->owned();
        (new Cors($routes))->hook();
        $methods = [];
        foreach ([...$routes, OpenApi::route($routes)] as $route) {
            $methods[$route->pattern()][] = $this->endpoint($route);
        }
        foreach ($methods as $pattern => $endpoints) {
            register_rest_route(Route::SPACE, $pattern, $endpoints + ['schema' => $endpoints[0]['onda']]);
        }
    }

    /** @return list<Route> Without those of features that another plugin answers. */
    public function owned(): array
    {
        $stored = $this->owners->stored()['features'];
        $is_ours = function (string $owner) use ($stored): bool {
            // Ours are not there yet: they come with `admin_init`, which REST has not.
            return $owner === ''
                || ($stored === [] || in_array($owner, $stored, true))
                && (did_action('admin_init') > 0
                    || array_filter($this->actions[$owner] ?? [], ActionOwners::is_answered(...)) === []);
        };
        return array_values(array_filter(($this->routes)(), static fn(Route $route): bool => $is_ours($route->owner)));
    }

    /** @return array<string, mixed> As `register_rest_route` takes it. */
    private function endpoint(Route $route): array
    {
        $check = static fn(array $schema): array => $schema + [
            'validate_callback' => 'rest_validate_request_arg',
            'sanitize_callback' => 'rest_sanitize_request_arg',
        ];
        $visitor = $route->audience === Audience::Visitor ? ['visitor' => self::TOKEN] : [];
        return [
            'methods' => $route->method,
            'callback' => fn(\WP_REST_Request $request): \WP_REST_Response => $this->answer($route, $request),
            // WordPress asks each method of an address on every call, to list those that are allowed: the gates that
            // cost something stand before the answer.
            'permission_callback' => '__return_true',
            'args' => array_map($check, $route->args + $visitor),
            'onda' => static fn(): array => ['$schema' => 'http://json-schema.org/draft-04/schema#'] + $route->reply,
        ];
    }

    private function answer(Route $route, \WP_REST_Request $rest): \WP_REST_Response
    {
        $request = Requests::of($rest, array_keys($route->args + ['visitor' => 1]));
        try {
            $this->demand($route, $rest, $request);
            $args = array_diff_key($rest->get_params(), ['_method' => 1]);
            $answer = ($route->answer)(new Call($args, $request, $route->is_write()));
        } catch (Refusal $refusal) {
            return $this->shared->refused($route, $refusal, $request);
        }
        return $this->shared->response($route, $answer, $request);
    }

    /** @throws Refusal */
    private function demand(Route $route, \WP_REST_Request $rest, Request $request): void
    {
        if ($route->is_write() && isset($rest->get_query_params()['_method'])) {
            throw new Refusal(405, 'post_only', 'A link changes nothing.');
        }
        if ($route->audience === Audience::Visitor) {
            SameOrigin::demand_page($request);
            VisitorToken::demand_valid($request);
        }
        $this->lock->demand($route->opens_to);
    }
}
