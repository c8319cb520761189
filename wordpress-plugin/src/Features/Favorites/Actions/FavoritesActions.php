<?php

declare(strict_types=1);

namespace Onda\Features\Favorites\Actions;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Features\Favorites\Consent;
use Onda\Features\Favorites\FavoritesOptions;
use Onda\Features\Favorites\FavoritesService;
use Onda\Features\Favorites\ListQuery;
use Onda\Features\Favorites\Listing;
use Onda\Features\Favorites\NetworkSite;
use Onda\Features\Favorites\SiteRecord;

defined('ABSPATH') || exit;

/** The actions `favorites_*`, on the wire of the Favorites plugin. */
final class FavoritesActions
{
    public const NONCE = 'simple_favorites_nonce';
    public const WRITES_PER_MINUTE = 300;
    public const READS_PER_MINUTE = 120;

    /** @param \Closure(): Listing $listing */
    public function __construct(
        private FavoritesOptions $options,
        private FavoritesGates $gates,
        private RequestOwner $owner,
        private Consent $consent,
        private PublicPosts $posts,
        private FavoritesService $service,
        private SiteRecord $record,
        private \Closure $listing,
        private NetworkSite $network,
    ) {
    }

    /** `favorites_array`: all favorites of whoever asks; field `sites` names further sites of the network. */
    public function everything(Request $request): array
    {
        return $this->gates->before_read($request) ?? $this->records($request);
    }

    /** `favorites_favorite`: a post is kept, or no longer. Said twice it is so once. */
    public function favorite(Request $request): array
    {
        return $this->gates->before_write($request) ?? $this->change($request);
    }

    /** `favorites_clear`: nothing is kept any more. */
    public function clear(Request $request): array
    {
        return $this->gates->before_write($request) ?? $this->clear_own($request);
    }

    /** `favorites_list`: a page of the own list, or of another user's where that is allowed. */
    public function list(Request $request): array
    {
        $user = $request->id('userid');
        if ($user === 0 || $user === get_current_user_id()) {
            return $this->gates->before_read($request) ?? $this->page($request, $this->owner->of($request));
        }
        $this->gates->before_public_read($request);
        return $this->page($request, $this->owner->of_other_user($user));
    }

    /** `favorites_totalcount`: how many keep a post. */
    public function total(Request $request): array
    {
        $this->gates->before_public_read($request);
        return ['status' => 'success', 'count' => $this->service->total($this->readable_post($request))];
    }

    /** `favorites_cookie_consent`: a visitor who says no leaves nothing behind; an account keeps what it has. */
    public function consent(Request $request): array
    {
        $this->gates->before_consent($request);
        $is_given = $request->text('consent') === 'true';
        $is_given ? $this->consent->give() : $this->gates->withdraw($request);
        return ['status' => 'success', 'consent' => $is_given];
    }

    /** @return array<string, mixed> */
    private function records(Request $request): array
    {
        $of_site = fn(): array => $this->record->replied($request, $this->owner->of($request), true);
        $records = $of_site();
        foreach (NetworkSite::named($request) as $site) {
            array_push($records, ...$this->network->within_or($site, $of_site, []));
        }
        $this->service->update_hint_cookie($request, array_filter(array_column($records, 'posts')) !== []);
        return ['status' => 'success', 'favorites' => $records];
    }

    /**
     * @return array<string, mixed>
     * @throws Refusal
     */
    private function change(Request $request): array
    {
        $is_active = match ($request->text('status')) {
            'active' => true,
            'inactive' => false,
            default => throw new Refusal(400, 'invalid_status', 'status is active or inactive.'),
        };
        $post = $this->readable_post($request);
        $this->consent->note($request);
        [$owner, $is_kept] = $this->owner->of_change($request, $post, $is_active);
        $total = match (true) {
            $is_active === $is_kept => $this->service->total($post),
            $is_active => $this->service->add($owner, $post),
            default => $this->service->remove($owner, $post),
        };
        $record = $this->record->replied($request, $owner, false);
        $this->owner->write_cookies($request, $owner, $record[0]['posts'] !== []);
        return [
            'status' => 'success',
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

    /** @throws Refusal */
    private function readable_post(Request $request): int
    {
        $post = $request->id('postid');
        return $this->posts->may_read($post) ? $post : throw new Refusal(400, 'invalid_post', 'Invalid post.');
    }

    /** @return array<string, mixed> */
    private function clear_own(Request $request): array
    {
        $owner = $this->owner->of($request);
        $old = $this->record->of($owner);
        if ($owner !== '') {
            $this->service->clear($owner);
        }
        $this->owner->write_cookies($request, $owner, false);
        return ['status' => 'success', 'old_favorites' => $old, 'favorites' => $this->record->of($owner)];
    }

    /** @return array<string, mixed> */
    private function page(Request $request, string $owner): array
    {
        $query = ListQuery::of($request, $this->options->per_page);
        return ['status' => 'success'] + ($this->listing)()->of($owner, $query);
    }
}
