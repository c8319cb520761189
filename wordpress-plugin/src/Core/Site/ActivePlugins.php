<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** The plugins of a site, as its options name them: known before any of them is loaded. */
final class ActivePlugins
{
    /** @return list<string> Folders, those of the whole network included. */
    public static function folders(): array
    {
        $plugins = (array) get_option('active_plugins', []);
        if (is_multisite()) {
            $plugins = array_merge($plugins, array_keys((array) get_site_option('active_sitewide_plugins', [])));
        }
        return array_map(static fn($plugin): string => (string) strtok((string) $plugin, '/'), $plugins);
    }
}
