<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** The post types that the owner may choose from: those that have pages of their own. */
final class PostTypes
{
    /** @return list<string> */
    public static function all(): array
    {
        $types = array_filter(get_post_types(['public' => true]), is_post_type_viewable(...));
        return array_values(array_diff($types, ['attachment']));
    }

    /** @return array<string, string> Type → its name in the plural. */
    public static function labels(): array
    {
        $label = static fn(string $type): string => (string) (get_post_type_object($type)?->labels->name ?? $type);
        return array_combine(self::all(), array_map($label, self::all()));
    }
}
