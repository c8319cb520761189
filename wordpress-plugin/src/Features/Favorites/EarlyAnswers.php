<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\Callbacks;
use Onda\Core\Http\NotEarly;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * Option `onda_favorites_early`: which favorites may be answered before the plugins are loaded, as last seen with every
 * plugin loaded. A change is not, where code of others would be told of it; nor is anything, where what a visitor reads
 * may depend on the visitor's language.
 */
final class EarlyAnswers
{
    public const OPTION = 'onda_favorites_early';
    private const CONSENT_PREFIX = 'wp_consent';
    private const ACTION_PREFIX = 'favorites_';
    private const LANGUAGE_HOOKS = ['locale', 'pre_determine_locale', 'determine_locale'];

    /** Nothing is stored by the actions of other features. */
    public function admin_init(): void
    {
        $is_ours = str_starts_with(Request::from_globals(true)->text('action'), self::ACTION_PREFIX);
        ($is_ours || !wp_doing_ajax()) && $this->store();
    }

    /** Called when every plugin has registered its hooks. */
    public function store(): void
    {
        // Unchanged values cost no write.
        update_option(self::OPTION, [
            'facts' => !Callbacks::are_foreign(self::LANGUAGE_HOOKS),
            'writes' => !CountListeners::are_there(),
            /** This filter is documented in the WP Consent API. */
            'consent' => apply_filters('wp_consent_cookie_prefix', self::CONSENT_PREFIX) === self::CONSENT_PREFIX,
        ], true);
    }

    /** @return array{facts: bool, writes: bool, consent: bool} */
    public static function stored(): array
    {
        $stored = get_option(self::OPTION);
        $is = static fn(string $name): bool => ($stored[$name] ?? false) === true;
        return ['facts' => $is('facts'), 'writes' => $is('writes'), 'consent' => $is('consent')];
    }

    /**
     * @param bool $is_write Whether a favorite is kept or dropped.
     * @throws NotEarly before the plugins are loaded, for a visitor whose favorites depend on them.
     */
    public static function demand(Request $request, FavoritesOptions $options, bool $is_write): void
    {
        $stored = self::stored();
        $is_settled = $stored['facts']
            && ($stored['writes'] || !$is_write)
            && (!$options->needs_consent || ($stored['consent'] && self::has_consented($request)))
            && $request->cookie(VisitorCookie::NAME, PHP_INT_MAX) === ''
            && $request->text('sites') === '';
        $is_settled || throw new NotEarly();
    }

    /** The visitor agreed here, and has not said no to the site's consent plugin since. */
    private static function has_consented(Request $request): bool
    {
        return $request->cookie(Consent::COOKIE) === '1'
            && $request->cookie(self::CONSENT_PREFIX . '_' . Consent::CATEGORY) !== 'deny';
    }
}
