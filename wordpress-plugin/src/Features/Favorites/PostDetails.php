<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\ShownTexts;
use Onda\Core\Database\PostById;
use Onda\Core\Database\PostPictures;
use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Details of posts for a list, read from the database for all posts at once. */
final class PostDetails
{
    private const EXCERPT_WORDS = 55;

    /**
     * @param list<int> $posts
     * @param bool $with_thumbnails Else no picture is read.
     * @return list<\WP_Post> In the same order.
     */
    public static function read(array $posts, bool $with_thumbnails): array
    {
        _prime_post_caches($posts);
        if ($with_thumbnails) {
            PostPictures::prime($posts);
        }
        return array_values(array_filter(array_map(PostById::read(...), $posts)));
    }

    /** Plain text. */
    public static function title(\WP_Post $post): string
    {
        return Html::plain(get_the_title($post));
    }

    /**
     * @param list<\WP_Post> $posts
     * @return array<int, string> By post: plain text as a stranger reads it.
     */
    public static function excerpts(array $posts): array
    {
        $written = array_combine(array_column($posts, 'ID'), array_map(ShownTexts::written(...), $posts));
        return array_map(static function (array $texts): string {
            $text = esc_html($texts['excerpt'] ?: $texts['content']);
            return html_entity_decode(wp_trim_words($text, self::EXCERPT_WORDS, '…'), ENT_QUOTES, 'UTF-8');
        }, ShownTexts::of($written));
    }

    /** @return array{src: string, width: int, height: int}|null */
    public static function thumbnail(\WP_Post $post, string $size): ?array
    {
        $picture = PostPictures::of($post, $size);
        $address = Html::address($picture['src'] ?? '');
        return $address === '' ? null : ['src' => $address] + $picture;
    }

    /** @param array{src: string, width: int, height: int} $thumbnail */
    public static function image(array $thumbnail): string
    {
        return Faces::fill('favorites/list/Picture', $thumbnail);
    }

    /** @param string $face The button, or the line of a list that it stands in. */
    public static function button(int $post, int $total, string $face = 'favorites/list/Button'): string
    {
        return Faces::fill($face, ['post' => $post, 'site' => get_current_blog_id(), 'count' => $total]);
    }
}
