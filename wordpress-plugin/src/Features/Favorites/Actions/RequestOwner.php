<?php

declare(strict_types=1);

namespace Onda\Features\Favorites\Actions;

use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\Identity;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Features\Favorites\FavoritesService;
use Onda\Features\Favorites\VisitorCookie;

defined('ABSPATH') || exit;

/** Finds whose favorites a request is about, and keeps the cookies by which a browser knows them. */
final class RequestOwner
{
    public function __construct(
        private Identity $identity,
        private FavoritesService $service,
        private VisitorCookie $cookie,
        private DailyNetworkLimit $network_limit,
    ) {
    }

    /** @return string Empty for a visitor who keeps nothing. */
    public function of(Request $request): string
    {
        $owner = $this->identity->find($request);
        $this->service->read_in_account_record($owner);
        return get_current_user_id() > 0 ? $owner : $this->cookie->read_in_changes($request, $owner);
    }

    /** @throws Refusal */
    public function of_other_user(int $user): string
    {
        /**
         * Filters whether anybody may read a user's favorites.
         *
         * @param bool $is_public False.
         * @param int $user Whose favorites.
         */
        $is_public = apply_filters('onda_is_favorites_list_public', false, $user) === true;
        if (!$is_public && !current_user_can('edit_user', $user)) {
            throw new Refusal(400, 'not_allowed', 'This list is not public.');
        }
        $owner = Identity::of_user($user);
        $this->service->read_in_account_record($owner);
        return $owner;
    }

    /**
     * @return array{string, bool} The owner, empty for a visitor who drops what they never kept; whether the post was
     *     kept.
     * @throws Refusal
     */
    public function of_change(Request $request, int $post, bool $is_active): array
    {
        $owner = $this->of($request);
        $is_kept = $this->service->has($owner, $post);
        if ($is_active && !$is_kept) {
            $this->network_limit->demand($request, $post);
        }
        if ($is_kept && !$is_active) {
            $this->network_limit->release($request, $post);
        }
        return [$owner ?: ($is_active ? $this->identity->find_or_create($request) : ''), $is_kept];
    }

    /** After the rows of the owner have changed. */
    public function write_cookies(Request $request, string $owner, bool $has_any): void
    {
        if (get_current_user_id() === 0) {
            $this->cookie->write($request, $owner);
        }
        $this->service->update_hint_cookie($request, $has_any);
    }

    /** A visitor leaves nothing behind; an account keeps what it has. */
    public function forget_visitor(Request $request): void
    {
        $visitor = Identity::of_visitor($request);
        if ($visitor !== '') {
            $this->service->clear($visitor);
            $this->identity->forget();
            $this->service->update_hint_cookie($request, false);
        }
        $request->cookie(VisitorCookie::NAME, PHP_INT_MAX) === '' || $this->cookie->forget();
    }
}
