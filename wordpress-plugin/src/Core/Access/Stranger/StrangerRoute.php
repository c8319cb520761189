<?php

declare(strict_types=1);

namespace Onda\Core\Access\Stranger;

use Onda\Core\Access\Callbacks;
use Onda\Core\Text\PlainText;

defined('ABSPATH') || exit;

/**
 * The answer of WordPress's REST route of a post to a stranger. Plugins that redirect pages close the route, and some
 * remove the excerpt that lists show.
 */
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

    /**
     * Requests the route as the current user, who is a stranger.
     *
     * @return array{is_refused: bool, excerpt: string|null} The excerpt that an author wrote, plain; null where nothing
     *     can be told.
     */
    public static function ask(\WP_Post $post): array
    {
        $route = self::files() === [] ? '' : rest_get_route_for_post($post);
        $answer = $route === '' ? null : self::answer($route, $post->post_excerpt === '' ? 'id' : 'id,excerpt');
        $is_refused = self::is_refused($answer) && !self::is_refused(self::answer(self::NEUTRAL, 'id'));
        $data = (array) $answer?->get_data();
        $has_excerpt = $answer?->get_status() === 200 && isset($data['excerpt']);
        $excerpt = $has_excerpt ? PlainText::line((string) ($data['excerpt']['rendered'] ?? '')) : null;
        return ['is_refused' => $is_refused, 'excerpt' => $excerpt];
    }

    private static function is_refused(?\WP_REST_Response $answer): bool
    {
        return in_array($answer?->get_status(), self::REFUSED, true);
    }

    private static function answer(string $route, string $fields): \WP_REST_Response
    {
        $request = new \WP_REST_Request('GET', $route);
        $request->set_param('_fields', $fields);
        return rest_do_request($request);
    }
}
