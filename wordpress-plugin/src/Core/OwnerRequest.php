<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Http\OwnerLook;

defined('ABSPATH') || exit;

/** Tells requests that may be an owner's from those of visitors, which load nothing of the floor `Owner`. */
final class OwnerRequest
{
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
        $once = static function () use (&$hook): void {
            [$run, $hook] = [$hook, null];
            $run === null || $run();
        };
        add_action('init', static fn() => is_user_logged_in() && $once(), PHP_INT_MIN, 0);
        // Before `rest_api_init`, to whose lowest priority `LazyHooks` adds.
        $is_rest = static fn(\WP $request): bool => ($request->query_vars['rest_route'] ?? '') !== '';
        add_action('parse_request', static fn(\WP $request) => $is_rest($request) && $once(), PHP_INT_MIN, 1);
    }

    /** A preview is refused to strangers by the owner's part, too. */
    private static function is_screen(): bool
    {
        return (is_admin() && !wp_doing_ajax()) || OwnerLook::is_asked_for();
    }

    /** The alternative cron runs tasks within a visitor's request. */
    private static function is_task(): bool
    {
        $is_set = static fn(string $name): bool => defined($name) && constant($name);
        return PHP_SAPI === 'cli' || wp_doing_cron() || $is_set('WP_CLI') || $is_set('ALTERNATE_WP_CRON');
    }
}
