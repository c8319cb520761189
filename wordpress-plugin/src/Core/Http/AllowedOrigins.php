<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Settings\HeadlessOptions;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The origins whose applications may act for their own visitors: exact ones, none until the owner names one. */
final class AllowedOrigins
{
    /** The constant in `wp-config.php`, separated by commas. */
    private const CONSTANT = 'ONDA_ALLOWED_ORIGINS';

    /** @return list<string> As browsers write them. */
    public static function all(): array
    {
        $written = defined(self::CONSTANT) ? explode(',', (string) constant(self::CONSTANT)) : [];
        $written = [...HeadlessOptions::origins(new SettingsStore()), ...$written];
        /**
         * Filters the origins whose applications may act for their visitors. Inexact origins are left out.
         *
         * @param list<string> $origins Such as `https://app.example` or `http://localhost:5173`.
         */
        $written = (array) apply_filters('onda_allowed_origins', $written);
        return array_values(array_unique(array_filter(array_map(HeadlessOptions::exact_origin(...), $written))));
    }

    /** The origin of the requesting page if it is listed; else empty. */
    public static function of(Request $request): string
    {
        $origin = $request->header('Origin');
        return $origin !== '' && in_array($origin, self::all(), true) ? $origin : '';
    }
}
