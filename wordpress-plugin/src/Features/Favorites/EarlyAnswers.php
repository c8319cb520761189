<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\Callbacks;
use Onda\Core\Access\EarlyPolicy;
use Onda\Core\Http\NotEarly;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;

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
    /** WordPress calls these when the count of a post is written. */
    private const WRITE_HOOKS = [
        'get_post_metadata', 'add_post_metadata', 'update_post_metadata',
        'add_post_meta', 'added_post_meta', 'update_post_meta', 'updated_post_meta', 'update_postmeta',
        'updated_postmeta', 'sanitize_post_meta_' . FavoritesRecord::COUNT_META,
    ];
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
            'facts' => !self::has_listener(self::LANGUAGE_HOOKS),
            'writes' => self::is_count_unheard(),
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

    /** Whether nobody is told of a count that is written. Before the plugins are loaded as last stored. */
    public static function is_count_unheard(): bool
    {
        return EarlyPolicy::is_early_now()
            ? self::stored()['writes']
            : !self::has_listener(self::WRITE_HOOKS) && !self::is_count_used();
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

    /** @param list<string> $hooks */
    private static function has_listener(array $hooks): bool
    {
        foreach ($hooks as $hook) {
            if (has_filter($hook) && Callbacks::foreign($hook) !== []) {
                return true;
            }
        }
        return false;
    }

    /** Whether another feature of this plugin follows the count: its settings name the field. */
    private static function is_count_used(): bool
    {
        $others = array_diff_key((new SettingsStore())->settings(), ['favorites' => true]);
        return str_contains((string) wp_json_encode($others), FavoritesRecord::COUNT_META);
    }
}
