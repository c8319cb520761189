<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\Identity;

defined('ABSPATH') || exit;

/**
 * The records of the Favorites plugin, kept equal to our rows so that a site may change to it or from it and lose
 * nothing: user meta `simplefavorites` (a list of sites, each with `posts`) and post meta `simplefavorites_count`.
 * A user whose mark is of a former `MirrorEra` is read in once.
 */
final class MirrorRepository
{
    public const USER_META = 'simplefavorites';
    /** Made when the Favorites plugin is switched on, and kept when it is deleted. */
    private const PLUGIN_OPTION = 'simplefavorites_users';
    /** How often a record is written again because the rows changed meanwhile. */
    private const TRIES = 10;

    public function __construct(private FavoritesRepository $favorites)
    {
    }

    /** We answer from now on: what another plugin wrote meanwhile is read in again. */
    public function resume(): void
    {
        if (MirrorEra::stored()->take_back()) {
            $this->favorites->forget_bases();
        }
    }

    /**
     * Reads a user's record in, once an era. Their posts were counted by whoever wrote it, so no count changes.
     *
     * @return list<int> Posts that are new here.
     */
    public function import(int $user, ?int $now = null): array
    {
        if ($this->is_imported($user)) {
            return [];
        }
        $record = $this->record_of($user);
        $posts = $record === null ? null : FavoritesRecord::posts_of($record);
        $new = $posts === null ? [] : $this->read_in_posts(Identity::of_user($user), $posts, true, $now);
        MirrorEra::stored()->mark($user);
        return $new;
    }

    /** The opposite, but for what they kept again since. Their record is read in when they next use favorites. */
    public function undo_import(int $user, int $post, int $kept): bool
    {
        if (!$this->favorites->remove_kept_at(Identity::of_user($user), $post, $kept)) {
            return false;
        }
        $this->favorites->shift_bases([$post], 1);
        MirrorEra::unmark($user);
        return true;
    }

    public function is_imported(int $user): bool
    {
        return MirrorEra::stored()->is_of($user);
    }

    /** Whether the Favorites plugin was ever switched on here. */
    public static function has_record_of_plugin(): bool
    {
        return get_option(self::PLUGIN_OPTION) !== false;
    }

    /**
     * @param list<int> $there What the other plugin's record holds.
     * @param bool $is_whole What it does not hold goes.
     * @return list<int> Posts that are new here.
     */
    public function read_in_posts(string $owner, array $there, bool $is_whole, ?int $now = null): array
    {
        $here = $this->favorites->of($owner);
        $new = array_values(array_diff($there, $here));
        $gone = $is_whole ? array_values(array_diff($here, $there)) : [];
        $this->favorites->add($owner, $new, $now ?? time());
        $this->favorites->remove($owner, $gone);
        $this->favorites->shift_bases($new, -1);
        $this->favorites->shift_bases($gone, 1);
        return $new;
    }

    /** @return list<int> Users with a record of that plugin. */
    public function users(): array
    {
        global $wpdb;
        $sql = "SELECT user_id FROM {$wpdb->usermeta} WHERE meta_key = %s";
        return array_map('intval', $wpdb->get_col($wpdb->prepare($sql, self::USER_META)));
    }

    /** @return list<int> */
    public function counted_posts(): array
    {
        global $wpdb;
        $sql = "SELECT DISTINCT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s";
        return array_map('intval', $wpdb->get_col($wpdb->prepare($sql, FavoritesRecord::COUNT_META)));
    }

    /** @param list<int> $posts Before rows of theirs change. */
    public function note_bases(array $posts): void
    {
        foreach ($posts as $post) {
            if (!$this->favorites->has_base($post)) {
                // Not from the cache: another request may have written it just now.
                wp_cache_delete($post, 'post_meta');
                $this->favorites->note_base($post, FavoritesRecord::count_of($post));
            }
        }
    }

    /**
     * Writes the counts, and again where another request changed them meanwhile: whoever writes last has looked since.
     *
     * @param list<int> $posts
     * @return array<int, int> By post.
     */
    public function write_counts(array $posts): array
    {
        $is_heard = CountListeners::are_there();
        $changed = array_filter($posts, fn(int $post): bool => $is_heard || !$this->count($post));
        $totals = [];
        for ($try = 0; $changed !== [] && $try < self::TRIES; $try++) {
            $now = $this->favorites->totals($changed);
            $changed = array_keys(array_diff_assoc($now, $totals));
            $totals = $now + $totals;
            foreach ($changed as $post) {
                wp_cache_delete($post, 'post_meta');
                update_post_meta($post, FavoritesRecord::COUNT_META, $totals[$post]);
            }
        }
        return $totals + $this->favorites->totals(array_values(array_diff($posts, array_keys($totals))));
    }

    /** Counts and writes in one statement: false where nothing is there to be written over. */
    private function count(int $post): bool
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->postmeta} SET meta_value ="
            . " (SELECT COUNT(*) FROM {$wpdb->prefix}onda_favorites WHERE post_id = %d)"
            . " + (SELECT base FROM {$wpdb->prefix}onda_favorite_bases WHERE post_id = %d)"
            . ' WHERE post_id = %d AND meta_key = %s'
            . " AND EXISTS (SELECT 1 FROM {$wpdb->prefix}onda_favorite_bases WHERE post_id = %d)";
        $written = $wpdb->prepare($sql, $post, $post, $post, FavoritesRecord::COUNT_META, $post);
        $is_written = (int) $wpdb->query($written) > 0;
        if ($is_written) {
            wp_cache_delete($post, 'post_meta');
            wp_cache_set_posts_last_changed();
        }
        return $is_written;
    }

    public function write_user(int $user): void
    {
        $owner = Identity::of_user($user);
        for ($try = 0, $written = null; $try < self::TRIES; $try++) {
            $posts = array_reverse($this->favorites->of($owner));
            if ($posts === $written) {
                return;
            }
            wp_cache_delete($user, 'user_meta');
            update_user_meta($user, self::USER_META, $this->with_posts($user, $posts));
            $written = $posts;
        }
    }

    /**
     * The records that nobody but us has written: where the other plugin was ever switched on, its settings are there.
     * In a network an account's record is of all sites, and stays.
     */
    public static function drop_own(): void
    {
        global $wpdb;
        delete_option(MirrorEra::OPTION);
        $like_mark = $wpdb->esc_like(MirrorEra::OPTION . '_') . '%';
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $like_mark));
        if (get_option(self::PLUGIN_OPTION) !== false) {
            return;
        }
        delete_metadata('post', 0, FavoritesRecord::COUNT_META, '', true);
        if (!is_multisite()) {
            delete_metadata('user', 0, self::USER_META, '', true);
        }
    }

    /** @param list<int> $posts Oldest favorite first, as that plugin keeps them. */
    private function with_posts(int $user, array $posts): array
    {
        return FavoritesRecord::with_posts(get_user_meta($user, self::USER_META, true), $posts);
    }

    /** @return array<string, mixed>|null This site's part, null when that plugin never wrote one. */
    private function record_of(int $user): ?array
    {
        return FavoritesRecord::of_this_site(get_user_meta($user, self::USER_META, true));
    }
}
