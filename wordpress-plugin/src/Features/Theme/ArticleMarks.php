<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Html;

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
        global $page;
        $post = get_post();
        if (!is_singular() || $post === null || $post->ID !== get_queried_object_id()) {
            return '';
        }
        $number = max(1, (int) $page);
        $address = $number > 1 ? self::page($number) : get_permalink($post);
        $marks = ['address' => $address, 'title' => wp_get_document_title(), 'post' => $post->ID];
        return Faces::fill('theme/article-stream/ArticleInfo', $marks) . $this->next($post, $number);
    }

    /** The next page of an article of several; then news are read from the newest to the oldest. */
    private function next(\WP_Post $article, int $number): string
    {
        global $numpages;
        $has_more = $number < (int) $numpages;
        $post = $has_more ? $article : $this->previous();
        if ($post === null) {
            return '';
        }
        $address = $has_more ? self::page($number + 1) : (string) get_permalink($post);
        $title = get_the_title($post) . ($has_more ? ' (' . ($number + 1) . ')' : '');
        $text = $this->texts->text('theme', 'onward') . ": $title";
        return Faces::fill('theme/article-stream/NextPost', [
            'rel' => $has_more ? 'next' : 'prev',
            'address' => $address,
            'text' => Html::plain($text),
        ]);
    }

    /** The address of a page of this article, which WordPress gives as the beginning of a link only. */
    private static function page(int $number): string
    {
        preg_match('/href="([^"]+)"/', _wp_link_page($number), $found);
        return html_entity_decode($found[1] ?? '');
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
