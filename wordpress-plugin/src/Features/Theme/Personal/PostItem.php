<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Personal;

use Onda\Core\Printing\Faces;

defined('ABSPATH') || exit;

/** Articles as the script makes them too. */
final class PostItem
{
    /** @param array<string, mixed> $post As PersonalPosts has it. */
    public static function markup(array $post): string
    {
        $image = $post['image'];
        return $image === null
            ? Faces::fill('theme/personal-news/Item', $post)
            : Faces::fill('theme/personal-news/PictureItem', $image + $post);
    }

    /** @param list<array<string, mixed>> $posts */
    public static function list(array $posts): string
    {
        return Faces::fill('theme/List', ['children' => implode('', array_map(self::markup(...), $posts))]);
    }
}
