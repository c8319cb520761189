<?php

declare(strict_types=1);

namespace Onda\Core\Access;

use Onda\Core\Http\Lock;

defined('ABSPATH') || exit;

/** The plugins that lock the whole site for strangers and tell so by a function or an option. */
final class KnownLocks
{
    /** Whether one may lock the site, as far as a user who is no stranger can tell. */
    public static function is_any(): bool
    {
        return self::restricts_access() || self::demands_sign_in() || self::has_site_password() || self::is_waiting();
    }

    /** The lock for the current visitor. */
    public static function kind(): Lock
    {
        if (self::is_waiting()) {
            $may_enter = StoreOpening::closes_site()
                ? StoreOpening::may_enter(get_current_user_id())
                : current_user_can('edit_posts');
            return $may_enter ? Lock::Open : Lock::Waiting;
        }
        if (is_user_logged_in()) {
            return Lock::Open;
        }
        $is_closed = self::demands_sign_in() || AsPage::ask(self::keeps_stranger_out(...));
        return $is_closed ? Lock::Members : Lock::Open;
    }

    private static function keeps_stranger_out(): bool
    {
        global $wp, $Password_Protected;
        if (self::restricts_access() && is_array(\Restricted_Site_Access::restrict_access_check($wp))) {
            return true;
        }
        return self::has_site_password() && !$Password_Protected->is_user_logged_in();
    }

    /** Restricted Site Access in its mode for signed-in users and listed addresses. */
    private static function restricts_access(): bool
    {
        return class_exists('Restricted_Site_Access', false) && (int) get_option('blog_public') === 2;
    }

    /** The setting "private site" of Members; Force Login, which has no other purpose. */
    private static function demands_sign_in(): bool
    {
        return (function_exists('members_is_private_blog') && (bool) members_is_private_blog())
            || function_exists('v_forcelogin');
    }

    /** Password Protected. A visitor who gave the password is no stranger, even without an account. */
    private static function has_site_password(): bool
    {
        global $Password_Protected;
        return is_object($Password_Protected) && method_exists($Password_Protected, 'is_active')
            && AsPage::ask($Password_Protected->is_active(...));
    }

    /** The coming-soon modes of WooCommerce, SeedProd, Maintenance, LightStart and Under Construction. */
    private static function is_waiting(): bool
    {
        $seedprod = static fn(): mixed => json_decode(self::option('seedprod_settings'), true);
        return StoreOpening::closes_site()
            || (defined('SEEDPROD_VERSION')
                && self::is_on($seedprod(), 'enable_coming_soon_mode', 'enable_maintenance_mode'))
            || (defined('SEED_CSP4_VERSION') && self::is_on(get_option('seed_csp4_settings_content'), 'status'))
            || (array_filter(['MTNC', 'maintenance'], self::is_there(...)) !== []
                && self::is_on(get_option('maintenance_options'), 'state'))
            || (class_exists('WP_Maintenance_Mode', false)
                && self::is_on(((array) get_option('wpmm_settings'))['general'] ?? null, 'status'))
            || (class_exists('UCP', false) && self::is_on(get_option('ucp_options'), 'status'));
    }

    private static function is_on(mixed $options, string ...$names): bool
    {
        $on = array_filter($names, static fn(string $name): bool => !empty(((array) $options)[$name]));
        return $on !== [];
    }

    private static function is_there(string $class): bool
    {
        return class_exists($class, false);
    }

    private static function option(string $name): string
    {
        $value = get_option($name);
        return is_string($value) ? $value : '';
    }
}
