<?php

declare(strict_types=1);

namespace Onda\Ajax;

use Onda\Storage\RateLimits;

defined('ABSPATH') || exit;

/** How much one account, or the visitors of one network, may ask of a feature. */
final class Pace
{
    /** @param int $per_minute Requests; many people share a network. */
    public function __construct(private RateLimits $limits, private string $name, private int $per_minute)
    {
    }

    /** @throws Refusal 429 `rate_limited` */
    public function demand(Request $request): void
    {
        $user = get_current_user_id();
        $who = $user > 0 ? "user-$user" : $request->network();
        $wait = $this->limits->wait($this->name, $who, $this->per_minute, time());
        if ($wait > 0) {
            throw new Refusal(429, 'rate_limited', 'Enough for this minute.', $wait);
        }
    }
}
