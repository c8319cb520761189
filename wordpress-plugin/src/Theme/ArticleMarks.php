<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Database\PublicPosts;
use Onda\Printing\Html;
use Onda\Printing\Texts;

defined('ABSPATH') || exit;

/**
 * The inside of `<article-stream>`: what the article is, and a link to the one before it, which pages without scripts
 * follow.
 */
final class ArticleMarks
{
    private const WITHOUT_PASSWORD = " AND p.post_password = ''";
    /** So many articles for members in a row end the stream. */
    private const MOST_TRIED = 10;

    public function __construct(private PublicPosts $posts, private Texts $texts)
    {
    }

    /** Nothing outside of an article. */
    public function inside(): string
    {
        $post = get_post();
        if (!is_singular() || $post === null || $post->ID !== get_queried_object_id()) {
            return '';
        }
        $marks = ['data-url' => get_permalink($post), 'data-title' => wp_get_document_title(), 'data-id' => $post->ID];
        return Html::tag('span', ['class' => 'article_info', 'hidden' => true] + $marks) . $this->next();
    }

    /** News are read from the newest to the oldest. */
    private function next(): string
    {
        $post = $this->previous();
        if ($post === null) {
            return '';
        }
        $text = $this->texts->text('theme', 'onward') . ': ' . get_the_title($post);
        $attributes = ['class' => 'infinity-next-post', 'rel' => 'prev', 'href' => (string) get_permalink($post)];
        return Html::tag('a', $attributes, Html::text(wp_strip_all_tags($text)));
    }

    /** The newest before this one that the current user may read. */
    private function previous(): ?\WP_Post
    {
        $skipped = [0];
        while (count($skipped) <= self::MOST_TRIED) {
            $where = static fn(string $sql): string => $sql . self::WITHOUT_PASSWORD
                . ' AND p.ID NOT IN (' . implode(',', $skipped) . ')';
            add_filter('get_previous_post_where', $where);
            $post = get_previous_post();
            remove_filter('get_previous_post_where', $where);
            if (!$post instanceof \WP_Post || $this->posts->may_read($post->ID)) {
                return $post instanceof \WP_Post ? $post : null;
            }
            $skipped[] = $post->ID;
        }
        return null;
    }
}
