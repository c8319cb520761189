<?php

declare(strict_types=1);

namespace Onda\Features\Favorites\Actions;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Features\Favorites\Consent;
use Onda\Features\Favorites\FavoritesOptions;

defined('ABSPATH') || exit;

/**
 * Checks a request in the order of the Favorites plugin: the limit, the nonce of a change, sign-in, consent. The first
 * two refuse; the others return a reply in place of the favorites.
 */
final class FavoritesGates
{
    public function __construct(
        private FavoritesOptions $options,
        private RateLimit $reads,
        private WriteGuard $writes,
        private Consent $consent,
        private RequestOwner $owner,
    ) {
    }

    /** @throws Refusal */
    public function before_public_read(Request $request): void
    {
        $this->reads->demand($request);
    }

    /**
     * @return array<string, mixed>|null
     * @throws Refusal
     */
    public function before_read(Request $request): ?array
    {
        $this->reads->demand($request);
        return $this->before_own($request);
    }

    /**
     * @return array<string, mixed>|null
     * @throws Refusal
     */
    public function before_write(Request $request): ?array
    {
        $this->writes->demand($request);
        return $this->before_own($request);
    }

    /**
     * An answer to the question of consent changes nothing of an account, so it needs no nonce.
     *
     * @throws Refusal
     */
    public function before_consent(Request $request): void
    {
        $this->writes->demand_without_nonce($request);
    }

    /** The visitor who says no leaves nothing behind. */
    public function withdraw(Request $request): void
    {
        $this->owner->forget_visitor($request);
        $this->consent->withdraw();
    }

    /** @return array<string, mixed>|null */
    private function before_own(Request $request): ?array
    {
        if (!$this->options->is_for_everybody && get_current_user_id() === 0) {
            return ['status' => 'unauthenticated'];
        }
        $is_withdrawn = $this->consent->is_withdrawn($request);
        if ($is_withdrawn) {
            $this->withdraw($request);
        }
        return $is_withdrawn || $this->consent->is_missing($request) ? $this->consent->question($request) : null;
    }
}
