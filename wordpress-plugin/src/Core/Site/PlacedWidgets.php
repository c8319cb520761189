<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** The classic widgets of elements that stand in a sidebar, or among the inactive ones. */
final class PlacedWidgets
{
    /** The ids of our widgets begin with it. */
    public const PREFIX = 'onda_';

    /** @param string $beginning Of the id of a widget; without it, any of ours. */
    public static function has(string $beginning = self::PREFIX): bool
    {
        return str_contains((string) wp_json_encode(get_option('sidebars_widgets')), "\"$beginning");
    }
}
