<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** A post by a number of a request. For 0 WordPress's own `get_post` returns the post of the page. */
final class PostById
{
    public static function read(int $id): ?\WP_Post
    {
        return $id > 0 ? get_post($id) : null;
    }
}
