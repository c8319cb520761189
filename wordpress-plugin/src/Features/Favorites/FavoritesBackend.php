<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\ActionOwners;

defined('ABSPATH') || exit;

/** The plugin that answers the actions `favorites_*`: this one, or another, which then has all of them. */
final class FavoritesBackend
{
    public const ACTIONS = [
        'favorites_array',
        'favorites_favorite',
        'favorites_clear',
        'favorites_list',
        'favorites_cookie_consent',
        'favorites_totalcount',
    ];

    private ?bool $is_foreign = null;

    public function __construct(private MirrorRepository $mirror)
    {
    }

    /** Called where the option says something else. Ours come later, with `admin_init`. */
    public function wp_loaded(): void
    {
        $this->is_foreign = array_filter(self::ACTIONS, ActionOwners::is_answered(...)) !== [];
        $this->is_foreign ? MirrorEra::stored()->hand_over() : $this->mirror->resume();
    }

    public function is_foreign(): bool
    {
        return $this->is_foreign ?? MirrorEra::stored()->is_yielded;
    }
}
