<?php

declare(strict_types=1);

namespace Onda\Favorites;

use Onda\Database\PublicPosts;

defined('ABSPATH') || exit;

/** The favorites of one owner on this site, as the Favorites plugin words them. */
final class SiteRecord
{
    public function __construct(
        private FavoritesRepository $favorites,
        private PublicPosts $posts,
        private PostFacts $facts,
    ) {
    }

    /**
     * Before anything is counted or changed: whether the reply can be built at all.
     *
     * @param int $post A further one that is to be kept; 0 for none.
     * @throws \Onda\Http\NotEarly
     */
    public function demand(string $owner, int $post = 0): void
    {
        $ids = $this->favorites->readable($owner, $this->posts->types());
        $this->facts->of($post > 0 && !in_array($post, $ids, true) ? [...$ids, $post] : $ids);
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
        $known = $this->facts->of($ids);
        $totals = $this->favorites->totals($ids);
        $posts = [];
        foreach ($known as $id => $facts) {
            $posts[$id] = [
                'post_id' => $id,
                'post_type' => $facts['post_type'],
                'title' => $facts['title'],
                'permalink' => $facts['permalink'],
                'total' => $totals[$id],
                'thumbnails' => $facts['thumbnails'],
                'excerpt' => $facts['excerpt'],
                'button' => PostDetails::button($id, $totals[$id]),
            ];
        }
        // Ids that happen to count from 0 would be printed as a list.
        return $posts === [] ? [] : (object) $posts;
    }
}
