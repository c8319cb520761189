<?php

declare(strict_types=1);

namespace Onda\Early;

use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\Consent;
use Onda\Features\Favorites\CountListeners;
use Onda\Features\Favorites\FavoritesFeature;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Features\Favorites\NetworkSite;
use Onda\Features\Favorites\PostFacts;
use Onda\Features\Favorites\VisitorCookie;

defined('ABSPATH') || exit;

/**
 * Option `onda_favorites_early`: which favorites may be answered before the plugins are loaded, as last seen with every
 * plugin loaded. A change is not, where code of others would be told of it; nor is anything, where what a visitor reads
 * may depend on the visitor's language.
 */
final class EarlyFavorites
{
    public const OPTION = 'onda_favorites_early';
    private const CONSENT_PREFIX = 'wp_consent';
    private const ACTION_PREFIX = 'favorites_';

    /** Nothing is stored by the actions of other features. */
    public static function admin_init(): void
    {
        $is_ours = str_starts_with(Request::from_globals(true)->text('action'), self::ACTION_PREFIX);
        ($is_ours || !wp_doing_ajax()) && self::store();
    }

    /** Called when every plugin has registered its hooks. */
    public static function store(): void
    {
        // Unchanged values cost no write.
        update_option(self::OPTION, [
            'facts' => PostFacts::are_same_for_all(),
            'writes' => !CountListeners::are_there(),
            /** This filter is documented in the WP Consent API. */
            'consent' => apply_filters('wp_consent_cookie_prefix', self::CONSENT_PREFIX) === self::CONSENT_PREFIX,
        ], true);
    }

    /** Whether a visitor's favorites need no plugin. The values of the reply are read ahead, and nothing is changed. */
    public static function may_answer(FavoritesFeature $favorites, Request $request): bool
    {
        $options = FavoritesOptions::stored(new SettingsStore());
        $is_write = $request->text('action') === 'favorites_favorite';
        $post = $request->text('status') === 'active' ? $request->id('postid') : 0;
        return self::seen('facts')
            && (self::seen('writes') || !$is_write)
            && (!$options->needs_consent || (self::seen('consent') && self::has_consented($request)))
            && $request->cookie(VisitorCookie::NAME, PHP_INT_MAX) === ''
            && $request->text('sites') === ''
            && !NetworkSite::is_another($request->id('siteid'))
            && (!$options->is_for_everybody || $favorites->record()->read_ahead($request, $is_write ? $post : null));
    }

    public static function seen(string $what): bool
    {
        return (get_option(self::OPTION)[$what] ?? false) === true;
    }

    /** The visitor agreed here, and has not said no to the site's consent plugin since. */
    private static function has_consented(Request $request): bool
    {
        return $request->cookie(Consent::COOKIE) === '1'
            && $request->cookie(self::CONSENT_PREFIX . '_' . Consent::CATEGORY) !== 'deny';
    }
}
