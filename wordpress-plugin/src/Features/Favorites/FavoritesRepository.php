<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

defined('ABSPATH') || exit;

/** Table `onda_favorites`: a row for each post that somebody keeps: none is kept twice, and counts are counted. */
final class FavoritesRepository
{
    /** @var array<string, bool> By table and post, as `has` found it. */
    private array $has_base = [];

    /**
     * @param list<int> $posts Those that are there already stay as they are.
     * @return int How many were not.
     */
    public function add(string $owner, array $posts, int $now): int
    {
        global $wpdb;
        $added = 0;
        foreach (array_chunk($posts, 200) as $chunk) {
            $rows = array_map(static fn(int $post): string => $wpdb->prepare('(%s, %d, %d)', $owner, $post, $now), $chunk);
            $sql = "INSERT IGNORE INTO {$wpdb->prefix}onda_favorites (owner, post_id, created) VALUES ";
            $added += (int) $wpdb->query($sql . implode(', ', $rows));
        }
        return $added;
    }

    /**
     * @param list<int> $posts
     * @return int How many were there.
     */
    public function remove(string $owner, array $posts): int
    {
        global $wpdb;
        $removed = 0;
        foreach (array_chunk($posts, 200) as $chunk) {
            $ids = self::ids($chunk);
            $sql = "DELETE FROM {$wpdb->prefix}onda_favorites WHERE owner = %s AND post_id IN ($ids)";
            $removed += (int) $wpdb->query($wpdb->prepare($sql, $owner));
        }
        return $removed;
    }

    /** Removes a favorite that was kept at this time; false where there is none, or it was kept again. */
    public function remove_kept_at(string $owner, int $post, int $kept): bool
    {
        global $wpdb;
        $sql = "DELETE FROM {$wpdb->prefix}onda_favorites WHERE owner = %s AND post_id = %d AND created = %d";
        return (int) $wpdb->query($wpdb->prepare($sql, $owner, $post, $kept)) > 0;
    }

    public function remove_all(string $owner): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}onda_favorites WHERE owner = %s", $owner));
    }

    /** @param string $owner Empty for who keeps nothing: costs no query. */
    public function has(string $owner, int $post): bool
    {
        global $wpdb;
        if ($owner === '') {
            return false;
        }
        // A change asks for the base, too.
        $sql = "SELECT 'kept' FROM {$wpdb->prefix}onda_favorites WHERE owner = %s AND post_id = %d"
            . " UNION ALL SELECT 'base' FROM {$wpdb->prefix}onda_favorite_bases WHERE post_id = %d";
        $found = $wpdb->get_col($wpdb->prepare($sql, $owner, $post, $post));
        $this->has_base[$wpdb->prefix . $post] = in_array('base', $found, true);
        return in_array('kept', $found, true);
    }

    public function has_any(string $owner): bool
    {
        global $wpdb;
        $sql = "SELECT 1 FROM {$wpdb->prefix}onda_favorites WHERE owner = %s LIMIT 1";
        return $wpdb->get_var($wpdb->prepare($sql, $owner)) !== null;
    }

    /** @return list<int> Posts, the newest favorite first; also those that nobody may read at present. */
    public function of(string $owner): array
    {
        global $wpdb;
        $sql = "SELECT post_id FROM {$wpdb->prefix}onda_favorites WHERE owner = %s ORDER BY created DESC, post_id DESC";
        return array_map('intval', $wpdb->get_col($wpdb->prepare($sql, $owner)));
    }

    /**
     * @param list<string> $types
     * @return array<int, string> Types of the published posts of these types without a password, by post, the newest
     *     favorite first.
     */
    public function readable(string $owner, array $types): array
    {
        global $wpdb;
        if ($owner === '' || $types === []) {
            return [];
        }
        $places = implode(', ', array_fill(0, count($types), '%s'));
        $sql = "SELECT f.post_id, p.post_type FROM {$wpdb->prefix}onda_favorites f JOIN {$wpdb->posts} p ON p.ID = f.post_id"
            . " WHERE f.owner = %s AND p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN ($places)"
            . ' ORDER BY f.created DESC, f.post_id DESC';
        return array_column($wpdb->get_results($wpdb->prepare($sql, $owner, ...$types), ARRAY_A), 'post_type', 'post_id');
    }

    /** Gives the favorites of one owner to the other. */
    public function move(string $from, string $to): void
    {
        global $wpdb;
        $table = "{$wpdb->prefix}onda_favorites";
        $sql = "INSERT IGNORE INTO $table (owner, post_id, created)"
            . " SELECT %s, post_id, created FROM $table WHERE owner = %s";
        $wpdb->query($wpdb->prepare($sql, $to, $from));
        $this->remove_all($from);
    }

    /** Old favorites of visitors, whose cookie has ended, count on and name nobody; Unix time. */
    public function forget_visitors(int $before): void
    {
        global $wpdb;
        $sql = "UPDATE {$wpdb->prefix}onda_favorites SET owner = CONCAT('gone:', MD5(CONCAT(owner, RAND())))"
            . " WHERE created < %d AND owner LIKE 'visitor:%%'";
        $wpdb->query($wpdb->prepare($sql, $before));
    }

    public function forget_post(int $post): void
    {
        global $wpdb;
        foreach (['onda_favorites', 'onda_favorite_bases', 'onda_favorite_posts'] as $table) {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->prefix}$table WHERE post_id = %d", $post));
        }
        $this->has_base = [];
    }

    /**
     * How many keep each of these posts; where no base was noted yet, at least what the other plugin counted.
     *
     * @param list<int> $posts
     * @return array<int, int> By post, 0 where nobody does.
     */
    public function totals(array $posts): array
    {
        global $wpdb;
        [$kept, $noted] = [array_fill_keys($posts, 0), []];
        foreach (array_chunk($posts, 200) as $chunk) {
            $ids = self::ids($chunk);
            $sql = 'SELECT post_id, SUM(kept) AS total, MAX(noted) AS noted FROM ('
                . "SELECT post_id, COUNT(*) AS kept, 0 AS noted FROM {$wpdb->prefix}onda_favorites"
                . " WHERE post_id IN ($ids) GROUP BY post_id"
                . " UNION ALL SELECT post_id, base AS kept, 1 AS noted FROM {$wpdb->prefix}onda_favorite_bases"
                . " WHERE post_id IN ($ids)"
                . ') kept_posts GROUP BY post_id';
            foreach ($wpdb->get_results($sql, ARRAY_A) as $row) {
                $post = (int) $row['post_id'];
                $kept[$post] = (int) $row['total'];
                $noted[$post] = (int) $row['noted'] === 1;
            }
        }
        update_meta_cache('post', array_keys(array_diff_key($kept, array_filter($noted))));
        $total = static fn(int $post): int =>
            max($kept[$post], ($noted[$post] ?? false) ? 0 : FavoritesRecord::count_of($post));
        return array_combine($posts, array_map($total, $posts));
    }

    /** Notes once how many keep the post whom no row names; before a row of it is added or removed. */
    public function note_base(int $post, int $counted_elsewhere): void
    {
        global $wpdb;
        $sql = "INSERT IGNORE INTO {$wpdb->prefix}onda_favorite_bases (post_id, base) VALUES (%d, %d)";
        $wpdb->query($wpdb->prepare($sql, $post, max(0, $counted_elsewhere - $this->rows_of($post))));
    }

    public function has_base(int $post): bool
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->prefix}onda_favorite_bases WHERE post_id = %d";
        return $this->has_base[$wpdb->prefix . $post] ?? (int) $wpdb->get_var($wpdb->prepare($sql, $post)) > 0;
    }

    /**
     * Rows were added or removed for what had been counted already: the sum stays what it was, never below the rows.
     *
     * @param list<int> $posts
     */
    public function shift_bases(array $posts, int $by): void
    {
        global $wpdb;
        foreach (array_chunk($posts, 200) as $chunk) {
            $sql = "UPDATE {$wpdb->prefix}onda_favorite_bases SET base = base + %d WHERE base + %d >= 0 AND post_id IN (";
            $wpdb->query($wpdb->prepare($sql . self::ids($chunk) . ')', $by, $by));
        }
    }

    public function forget_bases(): void
    {
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_favorite_bases");
        $this->has_base = [];
    }

    private function rows_of(int $post): int
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM {$wpdb->prefix}onda_favorites WHERE post_id = %d";
        return (int) $wpdb->get_var($wpdb->prepare($sql, $post));
    }

    /** @param list<int> $posts */
    private static function ids(array $posts): string
    {
        return implode(', ', array_map('intval', $posts));
    }
}
