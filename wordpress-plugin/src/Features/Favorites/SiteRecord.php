<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\PublicPosts;

defined('ABSPATH') || exit;

/** The favorites of one owner on this site, as the Favorites plugin words them. */
final class SiteRecord
{
    /** @var array<string, list<int>> By owner: what an early answer has read for `demand` and not used yet. */
    private array $read = [];

    public function __construct(
        private FavoritesRepository $favorites,
        private PublicPosts $posts,
        private PostFacts $facts,
    ) {
    }

    /**
     * Before anything is counted or changed: whether the reply can be built at all.
     *
     * @param int|null $post A further one that is to be kept; 0 for none. Null where nothing is going to change.
     * @throws \Onda\Core\Http\NotEarly
     */
    public function demand(string $owner, ?int $post): void
    {
        $ids = $this->favorites->readable($owner, $this->posts->types());
        $this->read = $post === null ? [$owner => $ids] : [];
        $this->facts->of((int) $post > 0 && !in_array($post, $ids, true) ? [...$ids, $post] : $ids);
    }

    /** Whether the owner keeps anything at all. */
    public function has_any(string $owner): bool
    {
        return ($this->read[$owner] ?? []) !== [] || $this->favorites->has_any($owner);
    }

    /**
     * @return list<array<string, mixed>> One record, of this site. `posts` is an empty list or a map by id.
     */
    public function of(string $owner): array
    {
        $ids = PublicPosts::allowed($this->read[$owner] ?? $this->favorites->readable($owner, $this->posts->types()));
        $this->read = [];
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
