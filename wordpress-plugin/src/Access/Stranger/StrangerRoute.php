<?php

declare(strict_types=1);

namespace Onda\Access\Stranger;

use Onda\Access\Callbacks;

defined('ABSPATH') || exit;

/** Whether WordPress's REST route of a post refuses a stranger: plugins that send pages elsewhere close the route. */
final class StrangerRoute
{
    private const HOOKS = [
        'rest_pre_dispatch', 'rest_request_before_callbacks', 'rest_dispatch_request', 'rest_request_after_callbacks',
        'rest_post_dispatch', 'map_meta_cap', 'user_has_cap',
    ];
    private const REFUSED = [401, 403];
    /** A site may close all routes to strangers and show its pages. */
    private const NEUTRAL = '/wp/v2/types/post';

    /** @return list<string> Files of the code that may refuse somebody. */
    public static function files(): array
    {
        $hooks = [...self::HOOKS, ...array_map(static fn(string $type): string => "rest_prepare_$type", get_post_types())];
        $files = static fn(string $hook): array => array_column(Callbacks::foreign($hook), 'file');
        return array_merge(...array_map($files, array_values($hooks)));
    }

    public static function refuses(\WP_Post $post): bool
    {
        $route = self::files() === [] ? '' : rest_get_route_for_post($post);
        return $route !== ''
            && in_array(self::status($route), self::REFUSED, true)
            && !in_array(self::status(self::NEUTRAL), self::REFUSED, true);
    }

    /** The current user is a stranger. */
    private static function status(string $route): int
    {
        $request = new \WP_REST_Request('GET', $route);
        $request->set_param('_fields', 'id');
        return rest_do_request($request)->get_status();
    }
}
