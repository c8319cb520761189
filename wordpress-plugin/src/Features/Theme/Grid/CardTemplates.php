<?php

declare(strict_types=1);

namespace Onda\Features\Theme\Grid;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\PostPictures;
use Onda\Core\Printing\Faces;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Posts as cards: by a template that the theme registered under the name the query has, else by our own. */
final class CardTemplates
{
    /** The first pictures, above the fold of most windows, are not lazy. */
    private const EAGER = 3;

    public function __construct(private PublicPosts $posts)
    {
    }

    /**
     * The markup in one line; empty when there is nothing that the current user may read.
     *
     * @param list<\WP_Post> $posts
     * @param bool $is_first Whether these stand where the page begins.
     */
    public function cards(array $posts, string $template, bool $is_first): string
    {
        /**
         * Filters the templates of cards: name → `function (WP_Post $post): string`, markup that is already escaped.
         *
         * @param array<string, callable> $templates None.
         */
        $templates = apply_filters('onda_loadmore_templates', []);
        $own = is_array($templates) && is_callable($templates[$template] ?? null) ? $templates[$template] : null;
        $cards = '';
        // The check is needed because other plugins may change the query.
        $readable = $this->posts->readable(array_column($posts, 'ID'));
        PostPictures::prime($readable);
        foreach (array_map(get_post(...), $readable) as $place => $post) {
            $cards .= Html::one_line($own === null
                ? self::card($post, $is_first ? $place : self::EAGER) : (string) $own($post));
        }
        return $cards;
    }

    private static function card(\WP_Post $post, int $place): string
    {
        return Faces::fill('theme/masonry-grid/Card', [
            'id' => $post->ID,
            'terms' => self::terms($post),
            'address' => (string) get_permalink($post),
            'title' => Html::plain(get_the_title($post)),
            'date' => (string) get_the_date('c', $post),
            'day' => (string) get_the_date('', $post),
            'children' => get_the_post_thumbnail($post, 'medium_large', [
                'alt' => '',
                'loading' => $place < self::EAGER ? false : 'lazy',
                'decoding' => 'async',
                ...($place === 0 ? ['fetchpriority' => 'high'] : []),
            ]),
        ]);
    }

    /** Slugs of its categories and tags, for `post-grid`. */
    private static function terms(\WP_Post $post): string
    {
        $terms = array_merge((array) get_the_terms($post, 'category'), (array) get_the_terms($post, 'post_tag'));
        return implode(' ', array_column(array_filter($terms, is_object(...)), 'slug'));
    }
}
