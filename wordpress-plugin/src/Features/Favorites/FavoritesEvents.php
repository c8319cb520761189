<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Http\Identity;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** Follows events elsewhere on the site: users sign in and are deleted, posts are deleted. */
final class FavoritesEvents
{
    public function __construct(
        private FavoritesBackend $backend,
        private FavoritesService $service,
        private FavoritesRepository $favorites,
    ) {
    }

    public function wp_login(string $name, \WP_User $user): void
    {
        $this->set_hint_cookie($user->ID);
    }

    /** Pages of an account are not cached: time to notice what it kept elsewhere. */
    public function template_redirect(): void
    {
        if (get_current_user_id() > 0) {
            $this->set_hint_cookie(get_current_user_id());
        }
    }

    public function wp_logout(): void
    {
        $this->service->update_hint_cookie(Request::from_globals(true), false);
    }

    /** Once a day. */
    public function wp_scheduled_delete(): void
    {
        $this->favorites->forget_visitors(time() - Identity::ROW_SECONDS);
    }

    public function deleted_post(int $post): void
    {
        $this->favorites->forget_post($post);
    }

    public function delete_user(int $user): void
    {
        $this->backend->is_foreign()
            ? $this->favorites->remove_all(Identity::of_user($user))
            : $this->service->clear(Identity::of_user($user));
    }

    /** Only ever lights it: a page is no time to take it away. */
    private function set_hint_cookie(int $user): void
    {
        $request = Request::from_globals(true);
        $owner = Identity::of_user($user);
        if ($request->cookie(FavoritesService::HINT) === '1' || $this->backend->is_foreign()) {
            return;
        }
        $this->service->read_in_account_record($owner);
        if ($this->favorites->of($owner) !== []) {
            $this->service->update_hint_cookie($request, true);
        }
    }
}
