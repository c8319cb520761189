<?php

declare(strict_types=1);

namespace Onda\Ajax;

use Onda\Storage\RateLimits;

defined('ABSPATH') || exit;

/** How much one account, or the visitors of one network, may ask of a feature. */
final class Pace
{
    /**
     * @param int $per_minute Requests; many people share a network.
     * @param bool $is_by_visitor Visitors with a cookie are counted one by one: for what changes nothing.
     */
    public function __construct(
        private RateLimits $limits,
        private string $name,
        private int $per_minute,
        private bool $is_by_visitor = false,
    ) {
    }

    /** @throws Refusal 429 `rate_limited` */
    public function demand(Request $request): void
    {
        $wait = $this->limits->wait($this->name, $this->who($request), $this->per_minute, time());
        if ($wait > 0) {
            throw new Refusal(429, 'rate_limited', 'Enough for this minute.', $wait);
        }
    }

    private function who(Request $request): string
    {
        $user = get_current_user_id();
        $account = $user > 0 ? Identity::of_user($user) : '';
        $visitor = $this->is_by_visitor ? Identity::of_visitor($request) : '';
        return $account ?: $visitor ?: $request->network();
    }
}
