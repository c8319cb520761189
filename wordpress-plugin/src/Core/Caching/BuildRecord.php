<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

defined('ABSPATH') || exit;

/**
 * The builds that pages in caches may still request: build → when it was replaced, in seconds, 0 for the current one;
 * the newest first. The sites of a network share the plugin's folder and one record.
 */
final class BuildRecord
{
    public const OPTION = 'onda_builds';

    /** @return array<string, int> */
    public static function read(): array
    {
        $stored = get_site_option(self::OPTION);
        $builds = is_array($stored) ? array_filter($stored, is_int(...)) : [];
        return array_filter($builds, static fn(int|string $build): bool =>
            preg_match('~^[A-Za-z0-9-]+$~', (string) $build) === 1, ARRAY_FILTER_USE_KEY);
    }

    /** @param array<string, int> $builds */
    public static function write(array $builds): void
    {
        // Every screen of the owner reads the option: on a single site it is autoloaded.
        is_multisite() ? update_site_option(self::OPTION, $builds) : update_option(self::OPTION, $builds, true);
    }

    public static function forget(): void
    {
        delete_site_option(self::OPTION);
    }
}
