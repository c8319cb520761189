<?php

declare(strict_types=1);

namespace Onda\Access;

defined('ABSPATH') || exit;

/**
 * Whether the page of a post sends a stranger away. The site is asked over HTTP for the head of the page: WordPress
 * ends such a request where a theme would begin, after the plugins have had their say.
 */
final class StrangerPage
{
    private const HOOKS = ['parse_request', 'wp', 'send_headers', 'template_redirect', 'template_include'];
    private const REFUSED = [401, 402, 403, 404, 410, 451];
    private const SECONDS = 5;

    /** @return list<string> Files of the code that may send somebody away. */
    public static function files(): array
    {
        return array_merge(...array_map(static fn(string $hook): array =>
            array_column(Callbacks::foreign($hook), 'file'), self::HOOKS));
    }

    /** False also where the site cannot ask itself, or sends strangers away from its front page, too. */
    public static function refuses(\WP_Post $post): bool
    {
        return self::files() !== [] && self::is_refused((string) get_permalink($post)) && !self::is_refused(home_url('/'));
    }

    private static function is_refused(string $address): bool
    {
        /** This filter is documented in wp-includes/class-wp-http-streams.php. */
        $is_verified = (bool) apply_filters('https_local_ssl_verify', false, $address);
        $answer = wp_remote_head($address, ['timeout' => self::SECONDS, 'redirection' => 0, 'sslverify' => $is_verified]);
        $status = (int) wp_remote_retrieve_response_code($answer);
        $target = wp_remote_retrieve_header($answer, 'location');
        $is_led_away = $status >= 300 && $status < 400 && is_string($target) && self::path($target) !== self::path($address);
        return $is_led_away || in_array($status, self::REFUSED, true);
    }

    /** A page may lead to itself by another scheme or host, or with a slash at its end. */
    private static function path(string $address): string
    {
        return rtrim((string) parse_url($address, PHP_URL_PATH), '/');
    }
}
