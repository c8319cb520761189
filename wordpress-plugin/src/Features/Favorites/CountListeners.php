<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\Callbacks;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** Code that is told when the count of a post is written, with every plugin loaded. */
final class CountListeners
{
    /** WordPress calls these when the count of a post is written. */
    private const HOOKS = [
        'get_post_metadata', 'add_post_metadata', 'update_post_metadata',
        'add_post_meta', 'added_post_meta', 'update_post_meta', 'updated_post_meta', 'update_postmeta',
        'updated_postmeta', 'sanitize_post_meta_' . FavoritesRecord::COUNT_META,
    ];

    /** Whether a plugin listens, or another feature of this one follows the count: its settings name the field. */
    public static function are_there(): bool
    {
        $others = array_diff_key((new SettingsStore())->settings(), ['favorites' => true]);
        return Callbacks::are_foreign(self::HOOKS)
            || str_contains((string) wp_json_encode($others), FavoritesRecord::COUNT_META);
    }
}
