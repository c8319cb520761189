<?php

declare(strict_types=1);

namespace Onda\Settings;

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
}
