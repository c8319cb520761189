<?php

declare(strict_types=1);

namespace Onda\Favorites;

use Onda\Database\PublicPosts;

defined('ABSPATH') || exit;

/** The favorites of one owner on this site, as the Favorites plugin words them. */
final class SiteRecord
{
    public function __construct(private FavoritesRepository $favorites, private PublicPosts $posts)
    {
    }

    /**
     * @return list<array<string, mixed>> One record, of this site. `posts` is an empty list or a map by id.
     */
    public function of(string $owner): array
    {
        $ids = PublicPosts::allowed($this->favorites->readable($owner, $this->posts->types()));
        $site = get_current_blog_id();
        $group = ['group_id' => 1, 'site_id' => $site, 'group_name' => 'Default List', 'posts' => array_reverse($ids)];
        $has_group = $ids !== [] || FavoritesService::user_of($owner) === 0;
        return [[
            'groups' => $has_group ? [$group] : [],
            'posts' => $this->posts_by_id($ids),
            'site_id' => $site,
        ]];
    }

    /**
     * @param list<int> $ids
     * @return array<int, array<string, mixed>>|object
     */
    private function posts_by_id(array $ids): array|object
    {
        $known = PostDetails::read($ids, true);
        $totals = $this->favorites->totals($ids);
        $posts = [];
        foreach ($known as $post) {
            $thumbnail = PostDetails::thumbnail($post, 'thumbnail');
            $posts[$post->ID] = [
                'post_id' => $post->ID,
                'post_type' => $post->post_type,
                'title' => PostDetails::title($post),
                'permalink' => (string) get_permalink($post),
                'total' => $totals[$post->ID],
                'thumbnails' => $thumbnail === null ? false : ['thumbnail' => PostDetails::image($thumbnail)],
                'excerpt' => wpautop(esc_html(PostDetails::excerpt($post))),
                'button' => PostDetails::button($post->ID, $totals[$post->ID]),
            ];
        }
        // Ids that happen to count from 0 would be printed as a list.
        return $posts === [] ? [] : (object) $posts;
    }
}
