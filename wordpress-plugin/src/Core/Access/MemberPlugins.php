<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/** The plugins that keep posts for some users, each called by its own public function. */
final class MemberPlugins
{
    /** Fields of posts in which these plugins store their rules. A change queues the post for the index. */
    public const FIELDS = [
        '_members_access_role', // Members
        '_is_paid', 'rcp_access_level', 'rcp_subscription_level', 'rcp_user_level', // Restrict Content Pro
        'um_content_restriction', // Ultimate Member
        '_wc_memberships_force_public', // WooCommerce Memberships
        '_bbp_forum_id', // bbPress
    ];

    /** @return list<string> Names of those that are active. */
    public static function names(): array
    {
        $is_active = static fn(string $offered): bool => function_exists($offered) || class_exists($offered, false);
        $active = array_keys(array_filter([
            'Members' => $is_active('members_can_user_view_post'),
            'Paid Memberships Pro' => $is_active('pmpro_has_membership_access'),
            'Restrict Content Pro' => $is_active('rcp_user_can_access'),
            'Restrict Content' => $is_active('rc_register_settings'),
            'MemberPress' => $is_active('MeprRule'),
            'WooCommerce Memberships' => $is_active('wc_memberships_is_post_content_restricted'),
            'Ultimate Member' => $is_active('UM'),
            'bbPress' => $is_active('bbp_user_can_view_forum'),
        ]));
        return StoreOpening::is_near() ? [...$active, 'WooCommerce'] : $active;
    }

    /**
     * @param list<\WP_Post> $posts In the object cache, with terms and fields.
     * @param int $user The current user.
     * @return list<int> Those that this user may not read.
     */
    public static function refused(array $posts, int $user): array
    {
        $refused = [];
        foreach (self::names() as $plugin) {
            $asked = $plugin === 'Paid Memberships Pro' ? MembershipRepository::of_paid_memberships($posts) : $posts;
            $closed = array_filter($asked, static fn(\WP_Post $post): bool => !self::may_read($plugin, $post, $user));
            $refused = array_merge($refused, array_column($closed, 'ID'));
        }
        return array_values(array_unique($refused));
    }

    private static function may_read(string $plugin, \WP_Post $post, int $user): bool
    {
        return (bool) match ($plugin) {
            'Members' => members_can_user_view_post($user, $post->ID),
            'Paid Memberships Pro' => pmpro_has_membership_access($post->ID, $user),
            'Restrict Content Pro' => rcp_user_can_access($user, $post->ID),
            'Restrict Content' => self::has_level($post, $user),
            'MemberPress' => !\MeprRule::is_locked($post),
            'WooCommerce Memberships' => self::is_member_of_store($post, $user),
            // The plugin caches its answers by post alone, so that one user would get another's.
            'Ultimate Member' => !UM()->access()->is_restricted($post->ID, false, true),
            'bbPress' => self::may_view_forum($post, $user),
            'WooCommerce' => StoreOpening::may_read($post, $user),
        };
    }

    /** The free Restrict Content names the lowest role that may read a post. */
    private static function has_level(\WP_Post $post, int $user): bool
    {
        $needed = [
            'administrator' => 'manage_options',
            'editor' => 'edit_others_posts',
            'author' => 'publish_posts',
            'contributor' => 'edit_posts',
            'subscriber' => 'read',
        ];
        $level = get_post_meta($post->ID, 'rcp_user_level', true);
        $capability = $needed[is_string($level) ? strtolower($level) : ''] ?? '';
        return $capability === '' || ($user > 0 && user_can($user, $capability));
    }

    private static function is_member_of_store(\WP_Post $post, int $user): bool
    {
        $kind = $post->post_type === 'product' ? 'product' : 'post_content';
        $is_restricted = $kind === 'product' && function_exists('wc_memberships_is_product_viewing_restricted')
            ? wc_memberships_is_product_viewing_restricted($post->ID)
            : wc_memberships_is_post_content_restricted($post->ID);
        return !$is_restricted || ($user > 0
            && user_can($user, "wc_memberships_view_restricted_$kind", $post->ID)
            && user_can($user, "wc_memberships_view_delayed_$kind", $post->ID));
    }

    /** Topics and replies are published also in private forums and in those of private groups. */
    private static function may_view_forum(\WP_Post $post, int $user): bool
    {
        $forum = match ($post->post_type) {
            bbp_get_forum_post_type() => $post->ID,
            bbp_get_topic_post_type() => bbp_get_topic_forum_id($post->ID),
            bbp_get_reply_post_type() => bbp_get_reply_forum_id($post->ID),
            default => 0,
        };
        return $forum < 1
            || bbp_user_can_view_forum(['forum_id' => $forum, 'user_id' => $user, 'check_ancestors' => true]);
    }
}
