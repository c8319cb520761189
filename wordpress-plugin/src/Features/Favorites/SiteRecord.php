<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** The favorites of one owner on this site, as the Favorites plugin words them. */
final class SiteRecord
{
    /** @var array<string, array<int, string>> By owner: what was read ahead and not used yet. */
    private array $read = [];

    public function __construct(
        private FavoritesRepository $favorites,
        private PublicPosts $posts,
        private PostFacts $facts,
    ) {
    }

    /**
     * Reads ahead what a visitor's reply shows; false where the facts of one of the posts are not stored.
     *
     * @param int|null $post A further one that is to be kept; 0 for none. Null where nothing is going to change.
     */
    public function read_ahead(Request $request, ?int $post): bool
    {
        [$owner, $is_brief] = [Identity::of_visitor($request), self::is_brief($request)];
        $types = $is_brief && $post !== null ? [] : $this->favorites->readable($owner, $this->posts->types());
        $this->read = $post === null ? [$owner => $types] : [];
        $ids = array_keys($types);
        return $is_brief || $this->facts->read_ahead((int) $post > 0 && !isset($types[$post]) ? [...$ids, $post] : $ids);
    }

    /** Whether the owner keeps anything at all. */
    public function has_any(string $owner): bool
    {
        return ($this->read[$owner] ?? []) !== [] || $this->favorites->has_any($owner);
    }

    /** @return list<array<string, mixed>> One record, of this site. `posts` is an empty list or a map by id. */
    public function of(string $owner): array
    {
        $ids = array_keys($this->types($owner));
        $known = $this->facts->of($ids);
        $totals = $this->favorites->totals($ids);
        $details = static fn(array $facts, int $id): array => [
            'post_id' => $id,
            'post_type' => $facts['post_type'],
            'title' => $facts['title'],
            'permalink' => $facts['permalink'],
            'total' => $totals[$id],
            'thumbnails' => $facts['thumbnails'],
            'excerpt' => $facts['excerpt'],
            'button' => PostDetails::button($id, $totals[$id]),
        ];
        return self::record($owner, $ids, array_map($details, $known, array_keys($known)));
    }

    /**
     * The record as a request wants it. Our own script shows no posts by this reply, so it asks for a brief one.
     *
     * @param bool $has_totals Of a brief one: a reply to a change has the total of its post beside.
     * @return list<array<string, mixed>>
     */
    public function replied(Request $request, string $owner, bool $has_totals): array
    {
        if (!self::is_brief($request)) {
            return $this->of($owner);
        }
        $types = $this->types($owner);
        $totals = $has_totals ? $this->favorites->totals(array_keys($types)) : [];
        $details = static fn(string $type, int $id): array =>
            ['post_id' => $id, 'post_type' => $type] + ($has_totals ? ['total' => $totals[$id]] : []);
        return self::record($owner, array_keys($types), array_map($details, $types, array_keys($types)));
    }

    private static function is_brief(Request $request): bool
    {
        return $request->text('onda_brief') === '1';
    }

    /** @return array<int, string> Of the posts that this visitor may read, by post. */
    private function types(string $owner): array
    {
        $types = $this->read[$owner] ?? $this->favorites->readable($owner, $this->posts->types());
        $this->read = [];
        return array_intersect_key($types, array_flip(PublicPosts::allowed(array_keys($types))));
    }

    /**
     * @param list<int> $ids
     * @param list<array<string, mixed>> $details
     * @return list<array<string, mixed>>
     */
    private static function record(string $owner, array $ids, array $details): array
    {
        $site = get_current_blog_id();
        $group = ['group_id' => 1, 'site_id' => $site, 'group_name' => 'Default List', 'posts' => array_reverse($ids)];
        $has_group = $ids !== [] || FavoritesService::user_of($owner) === 0;
        $posts = array_column($details, null, 'post_id');
        // Ids that happen to count from 0 would be printed as a list.
        $posts = $posts === [] ? [] : (object) $posts;
        return [['groups' => $has_group ? [$group] : [], 'posts' => $posts, 'site_id' => $site]];
    }
}
