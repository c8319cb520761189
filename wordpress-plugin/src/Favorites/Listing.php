<?php

declare(strict_types=1);

namespace Onda\Favorites;

use Onda\Database\PublicPosts;
use Onda\Printing\Html;

defined('ABSPATH') || exit;

/** One page of a list: as data, and as the HTML that the Favorites plugin prints. */
final class Listing
{
    public function __construct(private FavoritesRepository $favorites, private PublicPosts $posts)
    {
    }

    /** @return array{list: string, data: array<string, mixed>} */
    public function of(string $owner, ListQuery $query): array
    {
        $types = $query->types === []
            ? $this->posts->types()
            : array_values(array_intersect($this->posts->types(), $query->types));
        $ids = PublicPosts::allowed($this->favorites->readable($owner, $types));
        $pages = max(1, (int) ceil(count($ids) / $query->per_page));
        // A page that is gone since the last of its posts was removed.
        $page = min($query->page, $pages);
        $items = $this->items(array_slice($ids, ($page - 1) * $query->per_page, $query->per_page), $query);
        $place = ['page' => $page, 'per_page' => $query->per_page, 'pages' => $pages, 'total' => count($ids)];
        $data = $this->echo_of($owner, $query) + $place + ['items' => $items];
        return ['list' => $this->markup($data, $query), 'data' => $data];
    }

    /**
     * @param list<int> $ids
     * @return list<array<string, mixed>> Texts are plain.
     */
    private function items(array $ids, ListQuery $query): array
    {
        $posts = PostDetails::read($ids, $query->has_thumbnails);
        $totals = $this->favorites->totals($ids);
        $excerpts = $query->has_excerpts ? PostDetails::excerpts($posts) : [];
        return array_map(static fn(\WP_Post $post): array => [
            'post_id' => $post->ID,
            'post_type' => $post->post_type,
            'title' => PostDetails::title($post),
            'permalink' => (string) get_permalink($post),
            'total' => $totals[$post->ID],
            'thumbnail' => $query->has_thumbnails ? PostDetails::thumbnail($post, $query->thumbnail_size) : null,
            'excerpt' => $excerpts[$post->ID] ?? '',
        ], $posts);
    }

    /** @return array<string, mixed> The fields as understood, named as that plugin names them. */
    private function echo_of(string $owner, ListQuery $query): array
    {
        return [
            'user_id' => FavoritesService::user_of($owner),
            'site_id' => get_current_blog_id(),
            'include_links' => $query->has_links,
            'include_buttons' => $query->has_buttons,
            'include_thumbnails' => $query->has_thumbnails,
            'thumbnail_size' => $query->thumbnail_size,
            'include_excerpt' => $query->has_excerpts,
            'no_favorites' => $query->empty_text,
            'post_types' => $query->types,
        ];
    }

    /** @param array<string, mixed> $data */
    private function markup(array $data, ListQuery $query): string
    {
        $nothing = ['data-postid' => '0', 'data-nofavorites' => true, 'class' => 'no-favorites'];
        $rows = $data['items'] === []
            ? Html::tag('li', $nothing, Html::text($query->empty_text))
            : implode('', array_map(fn(array $item): string => $this->row($item, $query), $data['items']));
        return Html::tag('ul', [
            'class' => 'favorites-list',
            'data-userid' => $data['user_id'],
            'data-siteid' => $data['site_id'],
            'data-includebuttons' => $query->has_buttons ? 'true' : 'false',
            'data-includelinks' => $query->has_links ? 'true' : 'false',
            'data-includethumbnails' => $query->has_thumbnails ? 'true' : 'false',
            'data-includeexcerpts' => $query->has_excerpts ? 'true' : 'false',
            'data-thumbnailsize' => $query->thumbnail_size,
            'data-nofavoritestext' => $query->empty_text,
            'data-posttypes' => implode(',', $query->types),
        ], $rows);
    }

    /** @param array<string, mixed> $item */
    private function row(array $item, ListQuery $query): string
    {
        $title = Html::text($item['title']);
        $picture = $item['thumbnail'] === null ? '' : PostDetails::image($item['thumbnail']);
        $link = $query->has_links ? Html::tag('a', ['href' => Html::address($item['permalink'])], $title) : $title;
        $inner = $picture . Html::tag('p', [], $link);
        $inner .= $item['excerpt'] === '' ? '' : Html::tag('p', [], Html::text($item['excerpt']));
        $inner .= $query->has_buttons ? Html::tag('p', [], PostDetails::button($item['post_id'], $item['total'])) : '';
        return Html::tag('li', ['data-postid' => $item['post_id']], $inner);
    }
}
