<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\EarlyPolicy;
use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Identity;
use Onda\Core\Http\NotEarly;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\WriteGuard;

defined('ABSPATH') || exit;

/** The actions `favorites_*`, on the wire of the Favorites plugin. They check in its order: nonce, sign-in, consent. */
final class FavoritesActions
{
    public const NONCE = 'simple_favorites_nonce';
    public const WRITES_PER_MINUTE = 300;
    public const READS_PER_MINUTE = 120;

    public function __construct(
        private FavoritesOptions $options,
        private Identity $identity,
        private Consent $consent,
        private WriteGuard $guard,
        private RateLimit $reads,
        private PublicPosts $posts,
        private FavoritesService $service,
        private SiteRecord $record,
        private \Closure $listing,
        private VisitorCookie $visitor_cookie,
        private NetworkSite $network,
        private DailyNetworkLimit $network_limit,
    ) {
    }

    /** `favorites_array`: all favorites of whoever asks; field `sites` names further sites of the network. */
    public function everything(Request $request): array
    {
        $this->demand_early($request, null);
        $this->reads->demand($request);
        $denial = $this->check_access($request);
        if ($denial !== null) {
            return $denial;
        }
        $of_site = fn(): array => $this->record->replied($request, $this->owner($request), true);
        $records = $of_site();
        foreach (NetworkSite::named($request) as $site) {
            array_push($records, ...$this->network->within_or($site, $of_site, []));
        }
        $this->service->update_hint_cookie($request, array_filter(array_column($records, 'posts')) !== []);
        return ['status' => 'success', 'favorites' => $records];
    }

    /** `favorites_favorite`: one post is kept, or no longer. Said twice it is so once. */
    public function favorite(Request $request): array
    {
        $this->demand_early($request, $request->text('status') === 'active' ? $request->id('postid') : 0);
        $this->guard->demand($request);
        $denial = $this->check_access($request);
        if ($denial !== null) {
            return $denial;
        }
        $post = $request->id('postid');
        $is_active = match ($request->text('status')) {
            'active' => true,
            'inactive' => false,
            default => throw new Refusal(400, 'invalid_status', 'status is active or inactive.'),
        };
        if (!$this->posts->may_read($post)) {
            throw new Refusal(400, 'invalid_post', 'Invalid post.');
        }
        $this->consent->note($request);
        return ['status' => 'success'] + $this->change($request, $post, $is_active);
    }

    /** `favorites_clear`: nothing is kept any more. */
    public function clear(Request $request): array
    {
        $this->guard->demand($request);
        $denial = $this->check_access($request);
        if ($denial !== null) {
            return $denial;
        }
        $owner = $this->owner($request);
        $old = $this->record->of($owner);
        if ($owner !== '') {
            $this->service->clear($owner);
        }
        $this->write_cookie($request, $owner);
        $this->service->update_hint_cookie($request, false);
        return ['status' => 'success', 'old_favorites' => $old, 'favorites' => $this->record->of($owner)];
    }

    /** `favorites_list`: a page of the own list, or of another user's where that is allowed. */
    public function list(Request $request): array
    {
        $this->reads->demand($request);
        $user = $request->id('userid');
        $is_own = $user === 0 || $user === get_current_user_id();
        $denial = $is_own ? $this->check_access($request) : null;
        if ($denial !== null) {
            return $denial;
        }
        $owner = $is_own ? $this->owner($request) : $this->owner_of_other_user($user);
        return ['status' => 'success'] + ($this->listing)()->of($owner, ListQuery::of($request, $this->options->per_page));
    }

    /** `favorites_totalcount`: how many keep a post. */
    public function total(Request $request): array
    {
        $this->reads->demand($request);
        $post = $request->id('postid');
        if (!$this->posts->may_read($post)) {
            throw new Refusal(400, 'invalid_post', 'Invalid post.');
        }
        return ['status' => 'success', 'count' => $this->service->total($post)];
    }

    /** `favorites_cookie_consent`: a visitor who says no leaves nothing behind; an account keeps what it has. */
    public function consent(Request $request): array
    {
        $this->guard->demand_without_nonce($request);
        $is_given = $request->text('consent') === 'true';
        if ($is_given) {
            $this->consent->give();
            return ['status' => 'success', 'consent' => true];
        }
        $this->withdraw($request);
        return ['status' => 'success', 'consent' => false];
    }

    /**
     * Before the plugins are loaded: nothing is counted or changed yet, so the normal path can answer instead.
     *
     * @param int|null $post Null where favorites are only read; 0 where none is added.
     * @throws NotEarly
     */
    private function demand_early(Request $request, ?int $post): void
    {
        if (EarlyPolicy::is_early_now()) {
            EarlyAnswers::demand($request, $this->options, $post !== null);
            $this->options->is_for_everybody && $this->record->demand($request, $post);
        }
    }

    private function withdraw(Request $request): void
    {
        $visitor = Identity::of_visitor($request);
        if ($visitor !== '') {
            $this->service->clear($visitor);
            $this->identity->forget();
            $this->service->update_hint_cookie($request, false);
        }
        $request->cookie(VisitorCookie::NAME, PHP_INT_MAX) === '' || $this->visitor_cookie->forget();
        $this->consent->withdraw();
    }

    /** @return array<string, mixed>|null What stands between the visitor and their favorites. */
    private function check_access(Request $request): ?array
    {
        if (!$this->options->is_for_everybody && get_current_user_id() === 0) {
            return ['status' => 'unauthenticated'];
        }
        if ($this->consent->is_withdrawn($request)) {
            $this->withdraw($request);
            return $this->consent->question($request);
        }
        return $this->consent->is_missing($request) ? $this->consent->question($request) : null;
    }

    private function change(Request $request, int $post, bool $is_active): array
    {
        [$owner, $is_kept] = $this->owner_of_change($request, $post, $is_active);
        $total = match (true) {
            $is_active === $is_kept => $this->service->total($post),
            $is_active => $this->service->add($owner, $post),
            default => $this->service->remove($owner, $post),
        };
        $this->write_cookie($request, $owner);
        $record = $this->record->replied($request, $owner, false);
        $this->service->update_hint_cookie($request, $record[0]['posts'] !== []);
        return [
            'favorite_data' => [
                'id' => $post,
                'siteid' => get_current_blog_id(),
                'status' => $is_active ? 'active' : 'inactive',
                'groupid' => 1,
                'save_type' => 'cookie',
                'total' => $total,
            ],
            'favorites' => $record,
        ];
    }

    /** @return array{string, bool} Empty for a visitor who drops what they never kept; whether the post was kept. */
    private function owner_of_change(Request $request, int $post, bool $is_active): array
    {
        $owner = $this->owner($request);
        $is_kept = $this->service->has($owner, $post);
        if ($is_active && !$is_kept) {
            $this->network_limit->demand($request, $post);
        }
        if ($is_kept && !$is_active) {
            $this->network_limit->release($request, $post);
        }
        return [$owner ?: ($is_active ? $this->identity->find_or_create($request) : ''), $is_kept];
    }

    private function owner(Request $request): string
    {
        $owner = $this->identity->find($request);
        $this->service->read_in_account_record($owner);
        return get_current_user_id() > 0 ? $owner : $this->visitor_cookie->read_in_changes($request, $owner);
    }

    private function write_cookie(Request $request, string $owner): void
    {
        if (get_current_user_id() === 0) {
            $this->visitor_cookie->write($request, $owner);
        }
    }

    private function owner_of_other_user(int $user): string
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
}
