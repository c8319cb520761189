<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/**
 * The shortcodes of this site. Option `onda_shortcodes` keeps their names as last seen with every plugin loaded, for
 * answers that are given before there are any.
 */
final class ShortcodeNames
{
    public const OPTION = 'onda_shortcodes';

    public static function admin_init(): void
    {
        global $shortcode_tags;
        // Unchanged values cost no write.
        update_option(self::OPTION, array_map(strval(...), array_keys($shortcode_tags)), true);
    }

    /** Any name, until somebody has looked. */
    public static function has(string $name): bool
    {
        if (did_action('wp_loaded') > 0) {
            return shortcode_exists($name);
        }
        $stored = get_option(self::OPTION);
        return !is_array($stored) || in_array($name, $stored, true);
    }
}
