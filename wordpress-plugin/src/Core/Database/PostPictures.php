<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/** The featured images of posts. WordPress reads each by two queries unless they are cached. */
final class PostPictures
{
    /**
     * Reads the images of all posts at once.
     *
     * @param list<int> $posts Whose metadata is known, as after a query of WordPress.
     */
    public static function prime(array $posts): void
    {
        $pictures = array_filter(array_map(static fn(int $post): int => (int) get_post_thumbnail_id($post), $posts));
        _prime_post_caches(array_values(array_unique($pictures)), false);
    }

    /** @return array{src: string, width: int, height: int}|null */
    public static function of(\WP_Post $post, string $size): ?array
    {
        $id = (int) get_post_thumbnail_id($post);
        // For 0 WordPress returns the image of the current post.
        $image = $id > 0 ? wp_get_attachment_image_src($id, $size) : false;
        return $image ? ['src' => (string) $image[0], 'width' => (int) $image[1], 'height' => (int) $image[2]] : null;
    }
}
