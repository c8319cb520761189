<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Wire\WireRequest;

defined('ABSPATH') || exit;

/** A route as the `wire.ts` of a feature declares it. */
final class WireRoute
{
    /** @param \Closure(Call): RestAnswer $answer */
    public static function of(string $feature, string $request, \Closure $answer): Route
    {
        $route = WireRequest::of($feature, $request)->row['route'];
        $audience = constant(Audience::class . '::' . ($route['audience'] ?? 'Visitor'));
        return new Route(...['answer' => $answer, 'owner' => $feature, 'audience' => $audience] + $route);
    }

    /**
     * The reply of an action, by the names that its route has for fields and values.
     *
     * @param \Closure(): callable $handler As `Action` takes it.
     */
    public static function of_action(string $feature, string $request, \Closure $handler): Route
    {
        $row = WireRequest::of($feature, $request)->row;
        return self::of($feature, $request, static function (Call $call) use ($row, $handler): RestAnswer {
            $fields = array_map($call->text(...), $row['arguments']);
            $reply = $handler()($call->request($fields, $row['nonce']['action'] ?? ''));
            return new RestAnswer(array_map(static fn(string $name): mixed => $reply[$name], $row['properties']));
        });
    }
}
