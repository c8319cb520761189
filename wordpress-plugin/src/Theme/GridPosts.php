<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Storage\PublicPosts;

defined('ABSPATH') || exit;

/** The posts of a grid, some at a time. */
final class GridPosts
{
    public function __construct(private PublicPosts $posts)
    {
    }

    /** @return array{list<\WP_Post>, int} With the number of all, where it is counted. */
    public function read(GridQuery $query, int $offset, bool $is_counted): array
    {
        $arguments = $query->arguments($offset, $this->posts->types());
        $found = new \WP_Query($arguments + ['no_found_rows' => !$is_counted]);
        return [array_values(array_filter($found->posts, is_object(...))), (int) $found->found_posts];
    }
}
