<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

defined('ABSPATH') || exit;

/** Names of other plugins as an owner knows them. */
final class PluginNames
{
    /** @param string $owner As `Callbacks::owner` names it. */
    public static function of(string $owner): string
    {
        foreach (get_plugins() as $file => $plugin) {
            if ($owner === $file || ($owner !== '' && str_starts_with($file, "$owner/"))) {
                return $plugin['Name'];
            }
        }
        return $owner ?: __('Code outside plugins', 'onda');
    }

    /** @param list<string> $owners */
    public static function list(array $owners): string
    {
        return implode(', ', array_unique(array_map(self::of(...), $owners)));
    }
}
