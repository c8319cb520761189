<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Settings\HeadlessOptions;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The origins whose applications may act for their own visitors: exact ones, none until the owner names one. */
final class AllowedOrigins
{
    /** Comma-separated, in `wp-config.php`. */
    private const CONSTANT = 'ONDA_ALLOWED_ORIGINS';
    private const ORIGIN = '~^(https?)://((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9-]*[a-z0-9]|\[[0-9a-f:]+\])'
        . '(?::([1-9]\d{0,4}))?$~D';
    private const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
    private const DEFAULT_PORTS = ['https' => '443', 'http' => '80'];

    /** @return list<string> As browsers write them. */
    public static function all(): array
    {
        $written = defined(self::CONSTANT) ? explode(',', (string) constant(self::CONSTANT)) : [];
        $written = [...HeadlessOptions::origins(new SettingsStore()), ...$written];
        /**
         * Filters the origins whose applications may act for their visitors. What is no exact origin is left out.
         *
         * @param list<string> $origins Such as `https://app.example` or `http://localhost:5173`.
         */
        $written = (array) apply_filters('onda_allowed_origins', $written);
        return array_values(array_unique(array_filter(array_map(self::exact(...), $written))));
    }

    /** The origin of the page that asks, where it is a listed one; else empty. */
    public static function of(Request $request): string
    {
        $origin = $request->header('Origin');
        return $origin !== '' && in_array($origin, self::all(), true) ? $origin : '';
    }

    /** As a browser writes it; empty for a wildcard, `null`, a path, or plain http outside of the own machine. */
    public static function exact(mixed $written): string
    {
        $text = is_string($written) ? strtolower(rtrim(trim($written), '/')) : '';
        if (preg_match(self::ORIGIN, $text, $found) !== 1) {
            return '';
        }
        [, $scheme, $host] = $found;
        $port = $found[3] ?? '';
        $is_safe = $scheme === 'https' || in_array($host, self::OWN_MACHINE, true);
        $shown = $port === '' || $port === self::DEFAULT_PORTS[$scheme] ? '' : ":$port";
        return $is_safe && (int) $port <= 65_535 ? "$scheme://$host$shown" : '';
    }
}
