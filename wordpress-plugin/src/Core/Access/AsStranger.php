<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/** Runs a callback as a page would for a stranger: signed out and without cookies. */
final class AsStranger
{
    /**
     * @template T
     * @param \Closure(): T $ask
     * @return T
     */
    public static function ask(\Closure $ask): mixed
    {
        [$user, $cookies] = [get_current_user_id(), $_COOKIE];
        wp_set_current_user(0);
        $_COOKIE = [];
        try {
            return AsPage::ask($ask);
        } finally {
            $_COOKIE = $cookies;
            wp_set_current_user($user);
        }
    }
}
