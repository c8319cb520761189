<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\Cookies;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Consent of a visitor to a cookie: asked by us, or by the site's consent plugin through the WP Consent API. */
final class Consent
{
    public const COOKIE = 'onda_consent';
    public const CATEGORY = 'preferences';

    public function __construct(private FavoritesOptions $options, private Cookies $cookies)
    {
    }

    public function is_missing(Request $request): bool
    {
        return $this->options->needs_consent
            && $request->cookie(self::COOKIE) !== '1'
            && $request->text('user_consent_accepted') !== 'true'
            && !(function_exists('wp_has_consent') && wp_has_consent(self::CATEGORY));
    }

    /**
     * Whether a visitor who agreed here has since said no to the site's consent plugin, by the cookie of the WP Consent
     * API.
     */
    public function is_withdrawn(Request $request): bool
    {
        /** This filter is documented in the WP Consent API. */
        $prefix = apply_filters('wp_consent_cookie_prefix', 'wp_consent');
        return $this->options->needs_consent
            && $request->cookie(self::COOKIE) === '1'
            && $request->cookie("{$prefix}_" . self::CATEGORY) === 'deny'
            && $request->text('user_consent_accepted') !== 'true';
    }

    /** The visitor's word is kept, so that they are asked once. */
    public function note(Request $request): void
    {
        if ($this->options->needs_consent && $request->cookie(self::COOKIE) !== '1') {
            $this->give();
        }
    }

    public function give(): void
    {
        $this->cookies->set(self::COOKIE, '1', YEAR_IN_SECONDS, true);
        $this->set_wp_consent('allow');
    }

    public function withdraw(): void
    {
        $this->cookies->drop(self::COOKIE);
        $this->set_wp_consent('deny');
    }

    /** @return array{status: string, message: string, accept_text: string, deny_text: string, post_data: array<string, string>} */
    public function question(Request $request): array
    {
        $fields = ['postid', 'siteid', 'status', 'groupid', 'user_consent_accepted'];
        return [
            'status' => 'consent_required',
            'message' => wpautop(wp_kses_post($this->options->consent_text())),
            'accept_text' => $this->options->accept_text(),
            'deny_text' => $this->options->deny_text(),
            'post_data' => array_filter(array_combine($fields, array_map($request->text(...), $fields))),
        ];
    }

    private function set_wp_consent(string $value): void
    {
        if (function_exists('wp_set_consent')) {
            wp_set_consent(self::CATEGORY, $value);
        }
    }
}
