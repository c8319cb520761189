<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

defined('ABSPATH') || exit;

/**
 * The Favorites plugin's record of one person, in user meta or a cookie: a list of sites, each with `site_id`, `posts`
 * (oldest favorite first) and `groups`.
 */
final class FavoritesRecord
{
    /** Meta of a post: how many keep it. */
    public const COUNT_META = 'simplefavorites_count';

    /** The count printed on pages. No query runs if WordPress has read the post's meta. */
    public static function count_of(int $post): int
    {
        return max(0, (int) get_post_meta($post, self::COUNT_META, true));
    }

    /** @return array<string, mixed>|null This site's part, null when that plugin never wrote one. */
    public static function of_this_site(mixed $record): ?array
    {
        foreach (self::sites($record) as $site) {
            if ((int) ($site['site_id'] ?? 0) === get_current_blog_id()) {
                return $site;
            }
        }
        return null;
    }

    /**
     * @param list<int> $posts Oldest favorite first.
     * @param array<string, mixed> $marks Further fields of this site's part.
     * @return list<array<string, mixed>>
     */
    public static function with_posts(mixed $record, array $posts, array $marks = []): array
    {
        $id = get_current_blog_id();
        $group = ['group_id' => 1, 'site_id' => $id, 'group_name' => 'Default List', 'posts' => $posts];
        $own = ['site_id' => $id, 'posts' => $posts, 'groups' => [$group]] + $marks + (self::of_this_site($record) ?? []);
        $is_other = static fn(array $site): bool => (int) ($site['site_id'] ?? 0) !== $id;
        return [...array_values(array_filter(self::sites($record), $is_other)), $own];
    }

    /**
     * @param array<string, mixed> $site
     * @return list<int>
     */
    public static function posts_of(array $site): array
    {
        $posts = is_array($site['posts'] ?? null) ? $site['posts'] : [];
        $ids = array_map(static fn(mixed $post): int => is_scalar($post) ? (int) $post : 0, $posts);
        return array_values(array_unique(array_filter($ids, static fn(int $id): bool => $id > 0)));
    }

    /** @return list<array<string, mixed>> */
    private static function sites(mixed $record): array
    {
        return is_array($record) ? array_values(array_filter($record, is_array(...))) : [];
    }
}
