<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Separates requests that may be an owner's from those of visitors, which load nothing of `Owner`. */
final class OwnerRequest
{
    /** The query of a page that shows one element to its owner. */
    public const LOOK = 'onda_look';

    /**
     * Runs it once: now in wp-admin, for a preview, for tasks and in WP-CLI; else for REST, or when somebody is signed
     * in.
     */
    public static function on(\Closure $hook): void
    {
        if (self::is_screen() || self::is_task()) {
            $hook();
            return;
        }
        $request = Request::from_globals(false);
        $once = static function () use (&$hook): void {
            [$run, $hook] = [$hook, null];
            $run === null || $run();
        };
        $is_heartbeat = wp_doing_ajax() && $request->text('action') === 'heartbeat';
        add_action('init', static fn() => !$is_heartbeat && is_user_logged_in() && $once(), PHP_INT_MIN, 0);
        // The hook is before `rest_api_init`, to whose lowest priority `LazyHooks` adds.
        $is_rest = static fn(\WP $wp): bool => ($wp->query_vars['rest_route'] ?? '') !== '' && self::is_rest_of_ours();
        add_action('parse_request', static fn(\WP $wp) => $is_rest($wp) && $once(), PHP_INT_MIN, 1);
    }

    /** Whether REST needs our routes, blocks and settings: a stranger who reads posts does not. */
    public static function is_rest_of_ours(): bool
    {
        global $wp;
        $route = (string) ($wp->query_vars['rest_route'] ?? '');
        return preg_match('~^/?$|^/(?:onda|batch)/~', $route) === 1 || Request::from_globals(false)->has_credentials();
    }

    /** A preview is refused to strangers by the owner's part, too. */
    private static function is_screen(): bool
    {
        return (is_admin() && !wp_doing_ajax()) || self::is_look();
    }

    /** The alternative cron runs tasks within a visitor's request. */
    private static function is_task(): bool
    {
        $is_set = static fn(string $name): bool => defined($name) && constant($name);
        return PHP_SAPI === 'cli' || wp_doing_cron() || $is_set('WP_CLI') || $is_set('ALTERNATE_WP_CRON');
    }

    /** Whether this request is for such a page, of any element. Each page of visitors checks once. */
    public static function is_look(): bool
    {
        return Request::from_globals(false)->has(self::LOOK);
    }
}
