<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/** WooCommerce's coming-soon mode, by its two options: for the whole site, or for the store alone. */
final class StoreOpening
{
    /** The capability to see the store before it opens. */
    private const SEES_THE_STORE = 'manage_woocommerce';

    /** Whether the store alone is not open yet. */
    public static function is_near(): bool
    {
        return self::is_coming_soon() && get_option('woocommerce_store_pages_only') === 'yes';
    }

    /** Whether the whole site is not open yet. */
    public static function closes_site(): bool
    {
        return self::is_coming_soon() && get_option('woocommerce_store_pages_only') !== 'yes';
    }

    public static function may_read(\WP_Post $post, int $user): bool
    {
        return $post->post_type !== 'product' || self::may_enter($user);
    }

    public static function may_enter(int $user): bool
    {
        return $user > 0 && user_can($user, self::SEES_THE_STORE);
    }

    private static function is_coming_soon(): bool
    {
        return class_exists('WooCommerce', false) && get_option('woocommerce_coming_soon') === 'yes';
    }
}
