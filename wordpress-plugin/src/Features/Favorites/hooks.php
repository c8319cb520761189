<?php

/** The hooks of favorites. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

$actions = [
    'favorites_array', 'favorites_favorite', 'favorites_clear', 'favorites_list', 'favorites_cookie_consent',
    'favorites_totalcount',
];

$has_changed = static function () use ($actions): bool {
    $is_foreign = array_filter($actions, ActionOwners::is_answered(...)) !== [];
    return (get_option('onda_favorites_era')['yielded'] ?? null) !== $is_foreign;
};

return [
    'actions' => ['favorites' => $actions],
    'elements' => ['favorites'],
    'hooks' => [
        // The option says who answered last: mostly it is the same.
        FavoritesBackend::class => [['wp_loaded', PHP_INT_MAX, 0, 'when' => $has_changed]],
        FavoritesPrinting::class => [
            ['onda_config', 10, 1],
            ['shortcode_atts_favorite_count', 10, 1],
            ['shortcode_atts_user_favorites', 10, 3],
        ],
        FavoritesFeature::class => [['onda_favorites_count', 5, 2]],
        FavoritesEvents::class => [
            ['wp_login', 20, 2],
            ['template_redirect', 10, 0, 'when' => static fn(): bool => is_user_logged_in()],
            ['wp_logout', 10, 0],
            ['wp_scheduled_delete', 10, 0],
            ['deleted_post', 10, 1],
            ['delete_user', 10, 1],
        ],
        PostFactsUpkeep::class => [
            [['clean_post_cache', 'set_object_terms'], 10, 1, 'method' => 'changed'],
            [['added_post_meta', 'updated_post_meta', 'deleted_post_meta'], 10, 3, 'method' => 'changed_meta'],
            ['post_updated', 10, 3],
            // Names of terms and authors stand in addresses.
            [['edited_term', 'delete_term', 'profile_update'], 10, 0, 'method' => 'changed_all'],
            ['shutdown', 5, 0, 'is_made' => true],
        ],
        // After shortcodes (11), before pasted tags are completed (99).
        ButtonInsertion::class => [['the_content', 20, 1, 'when' => static fn(): bool =>
            in_array(get_post_type(), (array) (SettingsStore::stored('favorites')['buttonAfter'] ?? []), true)]],
    ],
];
