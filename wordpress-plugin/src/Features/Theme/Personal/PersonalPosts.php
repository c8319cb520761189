<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Personal;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Access\ReadGate;
use Onda\Core\Database\PostPictures;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Articles that the current user may read, as a list shows them, the newest first. */
final class PersonalPosts
{
    public const MAX_SIZE = 12;
    /** So many more are asked for where a plugin may keep some of them for members. */
    private const SPARE = 12;

    public function __construct(private PublicPosts $posts)
    {
    }

    /**
     * @param list<int> $categories Of any when empty.
     * @param list<int> $without
     * @return list<array{title: string, link: string, date: string, day: string,
     *     image: array{src: string, width: int, height: int}|null, categories: list<int>}> Texts are plain.
     */
    public function find(int $size, array $categories = [], array $without = []): array
    {
        $size = min($size, self::MAX_SIZE);
        if ($size < 1) {
            return [];
        }
        $query = new \WP_Query(array_filter(['category__in' => $categories, 'post__not_in' => $without]) + [
            'post_type' => 'post',
            'post_status' => 'publish',
            'has_password' => false,
            'ignore_sticky_posts' => true,
            'no_found_rows' => true,
            'posts_per_page' => $size + (ReadGate::is_asked() ? self::SPARE : 0),
        ]);
        $readable = array_slice($this->posts->readable(array_column($query->posts, 'ID')), 0, $size);
        PostPictures::prime($readable);
        return array_map(self::item(...), array_map(get_post(...), $readable));
    }

    /**
     * No query runs where the terms of the post are known, as after a query of WordPress.
     *
     * @return list<int>
     */
    public static function categories(int $post): array
    {
        return array_column((array) get_the_terms($post, 'category'), 'term_id');
    }

    /** @return array<string, mixed> */
    private static function item(\WP_Post $post): array
    {
        return [
            'title' => Html::plain(get_the_title($post)),
            'link' => (string) get_permalink($post),
            'date' => (string) get_post_time('c', true, $post),
            'day' => (string) get_the_date('', $post),
            'image' => PostPictures::of($post, 'thumbnail'),
            'categories' => self::categories($post->ID),
        ];
    }
}
