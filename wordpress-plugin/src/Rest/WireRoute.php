<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Http\Lock;
use Onda\Core\Wire\WireRequest;

defined('ABSPATH') || exit;

/** The routes as the `wire.ts` of a feature declares them. */
final class WireRoute
{
    /**
     * @param array<string, \Closure(Call): RestAnswer> $answers By request.
     * @param array<string, \Closure(Call): RestAnswer> $abilities Of abilities that have another answer.
     * @return list<Route>
     */
    public static function all(string $feature, array $answers, array $abilities = []): array
    {
        $routes = [];
        foreach (WireRequest::all($feature) as $name => $request) {
            $route = $request['route'] ?? null;
            $route && $routes[] = new Route(...[
                'answer' => $answers[$name],
                'owner' => $feature,
                'audience' => constant(Audience::class . '::' . ($route['audience'] ?? 'Visitor')),
                'opens_to' => constant(Lock::class . '::' . ($route['opens_to'] ?? 'Open')),
                'ability' => isset($route['ability'])
                    ? new Ability(...$route['ability'], answer: $abilities[$name] ?? null) : null,
            ] + $route);
        }
        return $routes;
    }

    /**
     * The reply of an action, by the names that its route has for fields and values.
     *
     * @param \Closure(): callable $handler As `Action` takes it.
     * @return \Closure(Call): RestAnswer
     */
    public static function of_action(string $feature, string $request, \Closure $handler): \Closure
    {
        return static function (Call $call) use ($feature, $request, $handler): RestAnswer {
            $row = WireRequest::of($feature, $request)->row;
            $fields = array_map($call->text(...), $row['arguments']);
            $reply = $handler()($call->request($fields, $row['nonce']['action'] ?? ''));
            return new RestAnswer(array_map(static fn(string $name): mixed => $reply[$name], $row['properties']));
        };
    }
}
