<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** Sends cookies, of this host and this site's folder only. */
final class Cookies
{
    /** @param \Closure(string, string, array<string, mixed>): mixed $send As `setcookie`. */
    public function __construct(private \Closure $send)
    {
    }

    /**
     * @param int $seconds 0: until the browser is closed.
     * @param string $path Of another plugin's cookie; empty for the site's folder.
     */
    public function set(string $name, string $value, int $seconds, bool $is_http_only, string $path = ''): void
    {
        ($this->send)($name, $value, [
            'expires' => $seconds === 0 ? 0 : time() + $seconds,
            'path' => $path ?: self::path(),
            'secure' => is_ssl(),
            'httponly' => $is_http_only,
            'samesite' => 'Lax',
        ] + self::domain());
    }

    public function drop(string $name): void
    {
        $this->set($name, '', -YEAR_IN_SECONDS, true);
    }

    /**
     * The path from the options: an early answer has no constants of WordPress. Pages and admin-ajax must both lie in
     * it. In a network a visitor is the same on all its sites.
     */
    private static function path(): string
    {
        if (is_multisite()) {
            return get_network()->path ?? '/';
        }
        [$home, $site] = array_map(self::folder(...), [get_option('home'), get_option('siteurl')]);
        return str_starts_with($site, $home) ? $home : $site;
    }

    /**
     * Pages of a site whose WordPress has a host below their own, or above it, get the cookies, too. All requests
     * have the host of the pages if the two hosts differ by `www.` alone.
     *
     * @return array{domain?: string}
     */
    private static function domain(): array
    {
        $host = static fn(string $option): string =>
            preg_replace('/^www\./', '', strtolower((string) parse_url((string) get_option($option), PHP_URL_HOST)));
        [$home, $site] = [$host('home'), $host('siteurl')];
        return match (true) {
            $home === '' || $site === '' => [],
            str_ends_with($site, ".$home") => ['domain' => $home],
            str_ends_with($home, ".$site") => ['domain' => $site],
            default => [],
        };
    }

    private static function folder(mixed $address): string
    {
        return rtrim((string) parse_url((string) $address, PHP_URL_PATH), '/') . '/';
    }
}
