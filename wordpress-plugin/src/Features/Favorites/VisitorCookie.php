<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\Cookies;
use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;

defined('ABSPATH') || exit;

/**
 * The cookie in which the Favorites plugin keeps a visitor's favorites. It is read in once after that plugin was
 * switched off, and kept equal to our rows for the day when it is switched on again. A visitor without one gets none.
 */
final class VisitorCookie
{
    public const NAME = 'simplefavorites';
    /** No browser keeps a longer one. */
    private const MAX_BYTES = 4096;
    /** The lifetime is that of the plugin's own cookie, which it sends for the whole host. */
    private const SECONDS = 31_556_926;
    private const PATH = '/';
    /** A field of ours in the record, with the era in which we wrote it. */
    private const MARK = 'onda';

    public function __construct(
        private Cookies $cookies,
        private Identity $identity,
        private FavoritesRepository $favorites,
        private MirrorRepository $mirror,
        private DailyNetworkLimit $network_limit,
    ) {
    }

    /**
     * Reads the changes that the other plugin made to the cookie since our last answer. A cookie that we never wrote to
     * only adds favorites.
     *
     * @param string $owner Empty for a visitor without favorites of ours.
     * @return string The owner; a new one where the cookie brings the first favorites.
     */
    public function read_in_changes(Request $request, string $owner): string
    {
        $site = FavoritesRecord::of_this_site($this->record($request));
        $era = $site[self::MARK] ?? null;
        if ($site === null || $era === MirrorEra::stored()->number) {
            return $owner;
        }
        // Anybody may write such a cookie: what it brings counts as if it were kept now.
        $posts = array_values(array_filter(FavoritesRecord::posts_of($site), fn(int $post): bool =>
            $this->favorites->has($owner, $post) || $this->network_limit->acquire($request, $post)));
        if ($owner === '' && $posts === []) {
            return '';
        }
        $owner = $owner === '' ? $this->identity->find_or_create($request) : $owner;
        $this->mirror->read_in_posts($owner, $posts, $era !== null);
        $this->write($request, $owner);
        return $owner;
    }

    /** After the rows of a visitor have changed. */
    public function write(Request $request, string $owner): void
    {
        $record = $this->record($request);
        if ($owner === '' || $record === null) {
            return;
        }
        $posts = array_reverse($this->favorites->of($owner));
        $marks = [self::MARK => MirrorEra::stored()->number];
        $value = (string) wp_json_encode(FavoritesRecord::with_posts($record, $posts, $marks));
        if (strlen(rawurlencode($value)) < self::MAX_BYTES) {
            $this->cookies->set(self::NAME, $value, self::SECONDS, false, self::PATH);
        }
    }

    public function forget(): void
    {
        $this->cookies->set(self::NAME, '', -YEAR_IN_SECONDS, false, self::PATH);
    }

    /** @return array<mixed>|null Null without a cookie that can be read. */
    private function record(Request $request): ?array
    {
        $record = json_decode($request->cookie(self::NAME, self::MAX_BYTES), true, 8);
        return is_array($record) ? $record : null;
    }
}
