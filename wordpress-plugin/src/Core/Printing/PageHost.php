<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/**
 * A page reads files and answers of its own host only. The site's address and WordPress's may differ by `www.` alone:
 * one server then answers both, and pages are given addresses of the host that they stand on.
 */
final class PageHost
{
    public static function of(string $address): string
    {
        [$home, $site] = array_map(self::split(...), [(string) get_option('home'), (string) get_option('siteurl')]);
        $is_same = self::bare($home['host']) === self::bare($site['host']) && $home['rest'] === $site['rest'];
        $origin = $site['scheme'] . $site['host'];
        return $is_same && $home['host'] !== '' && str_starts_with($address, "$origin{$site['rest']}/")
            ? $home['scheme'] . $home['host'] . substr($address, strlen($origin))
            : $address;
    }

    private static function bare(string $host): string
    {
        return (string) preg_replace('/^www\./', '', strtolower($host));
    }

    /** @return array{scheme: string, host: string, rest: string} `rest` begins with a port or a folder. */
    private static function split(string $address): array
    {
        preg_match('#^(https?://)([^/:]+)(.*?)/?$#i', $address, $part);
        return ['scheme' => $part[1] ?? '', 'host' => $part[2] ?? '', 'rest' => $part[3] ?? ''];
    }
}
