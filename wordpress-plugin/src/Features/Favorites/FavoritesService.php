<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\Cookies;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * Everything that changes what somebody keeps: the rows, then the records of the other plugin, then the browser's hint.
 */
final class FavoritesService
{
    /** Tells a cached page's script that there is something to read. */
    public const HINT = 'onda_hint';

    public function __construct(
        private FavoritesRepository $favorites,
        private MirrorRepository $mirror,
        private Cookies $cookies,
    ) {
    }

    /** @return int How many keep the post now; the same however often it is said. */
    public function add(string $owner, int $post): int
    {
        $this->mirror->note_bases([$post]);
        $is_new = $this->favorites->add($owner, [$post], time()) > 0;
        return $is_new ? $this->mirror_change($owner, [$post])[$post] : $this->total($post);
    }

    public function remove(string $owner, int $post): int
    {
        $this->mirror->note_bases([$post]);
        $was_there = $this->favorites->remove($owner, [$post]) > 0;
        return $was_there ? $this->mirror_change($owner, [$post])[$post] : $this->total($post);
    }

    public function has(string $owner, int $post): bool
    {
        return $this->favorites->has($owner, $post);
    }

    public function total(int $post): int
    {
        return $this->favorites->totals([$post])[$post];
    }

    /**
     * @param list<int> $posts
     * @return array<int, int> By post.
     */
    public function totals(array $posts): array
    {
        return $this->favorites->totals($posts);
    }

    public function clear(string $owner): void
    {
        $posts = $this->favorites->of($owner);
        $this->mirror->note_bases($posts);
        $this->favorites->remove($owner, $posts);
        $this->mirror_change($owner, $posts);
    }

    /** Adds a visitor's favorites to the account they signed in to; a post that both kept is kept once. */
    public function merge(string $visitor, string $account): void
    {
        $this->read_in_account_record($account);
        $posts = $this->favorites->of($visitor);
        if ($posts !== []) {
            $this->mirror->note_bases($posts);
            $this->favorites->move($visitor, $account);
        }
        $this->mirror_change($account, $posts);
    }

    /** Reads the favorites that the other plugin wrote for this account while it answered. */
    public function read_in_account_record(string $owner): void
    {
        $user = self::user_of($owner);
        if ($user > 0) {
            $this->mirror->import($user);
        }
    }

    public function update_hint_cookie(Request $request, bool $has_any): void
    {
        if (($request->cookie(self::HINT) === '1') === $has_any) {
            return;
        }
        $has_any
            ? $this->cookies->set(self::HINT, '1', YEAR_IN_SECONDS, false)
            : $this->cookies->drop(self::HINT);
    }

    /** 0 for a visitor. */
    public static function user_of(string $owner): int
    {
        return str_starts_with($owner, 'user:') ? (int) substr($owner, strlen('user:')) : 0;
    }

    /**
     * @param list<int> $posts
     * @return array<int, int> New totals by post.
     */
    private function mirror_change(string $owner, array $posts): array
    {
        $totals = $this->mirror->write_counts($posts);
        $user = self::user_of($owner);
        if ($user > 0) {
            $this->mirror->write_user($user);
        }
        return $totals;
    }
}
