<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Printing\Faces;

defined('ABSPATH') || exit;

/** A page of a list: as data, and as the HTML that the Favorites plugin prints. */
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
        $ids = PublicPosts::allowed(array_keys($this->favorites->readable($owner, $types)));
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
        $rows = $data['items'] === []
            ? Faces::fill('favorites/list/Nothing', ['text' => $query->empty_text, 'isEmpty' => true])
            : implode('', array_map(fn(array $item): string => $this->row($item, $query), $data['items']));
        return Faces::fill('favorites/list/List', [
            'user' => $data['user_id'],
            'site' => $data['site_id'],
            'withButtons' => $query->has_buttons ? 'true' : 'false',
            'withLinks' => $query->has_links ? 'true' : 'false',
            'withThumbnails' => $query->has_thumbnails ? 'true' : 'false',
            'withExcerpts' => $query->has_excerpts ? 'true' : 'false',
            'thumbnailSize' => $query->thumbnail_size,
            'nothing' => $query->empty_text,
            'types' => implode(',', $query->types),
            'children' => $rows,
        ]);
    }

    /** @param array<string, mixed> $item */
    private function row(array $item, ListQuery $query): string
    {
        ['post_id' => $post, 'title' => $title, 'excerpt' => $excerpt] = $item;
        $parts = [$item['thumbnail'] === null ? '' : PostDetails::image($item['thumbnail'])];
        $parts[] = $query->has_links
            ? Faces::fill('favorites/list/Title', ['address' => $item['permalink'], 'title' => $title])
            : Faces::fill('favorites/list/Line', ['text' => $title]);
        $parts[] = $excerpt === '' ? '' : Faces::fill('favorites/list/Line', ['text' => $excerpt]);
        $parts[] = $query->has_buttons ? PostDetails::button($post, $item['total'], 'favorites/list/ButtonLine') : '';
        return Faces::fill('favorites/list/Item', ['post' => $post, 'children' => implode('', $parts)]);
    }
}
