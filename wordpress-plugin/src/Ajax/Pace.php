<?php

declare(strict_types=1);

namespace Onda\Ajax;

use Onda\Storage\RateLimits;

defined('ABSPATH') || exit;

/** How much one account, or the visitors of one network, may ask of a feature. */
final class Pace
{
    /**
     * @param int $limit Requests in a minute, or in the seconds given; many people share a network.
     * @param bool $is_by_visitor Visitors with a cookie are counted one by one: for what changes nothing.
     */
    public function __construct(
        private RateLimits $limits,
        private string $name,
        private int $limit,
        private bool $is_by_visitor = false,
        private int $seconds = MINUTE_IN_SECONDS,
    ) {
    }

    /** @throws Refusal 429 `rate_limited` */
    public function demand(Request $request): void
    {
        self::refuse($this->limits->wait($this->name, $this->who($request), $this->limit, time(), $this->seconds));
    }

    /**
     * For what changes nothing: the request is counted by what comes back, once it is answered.
     *
     * @return \Closure(): void
     * @throws Refusal 429 `rate_limited`
     */
    public function look(Request $request): \Closure
    {
        // Counted also when the visitor hangs up before the answer.
        ignore_user_abort(true);
        [$wait, $count] = $this->limits->look($this->name, $this->who($request), $this->limit, time(), $this->seconds);
        self::refuse($wait);
        return $count;
    }

    private static function refuse(int $wait): void
    {
        if ($wait > 0) {
            throw new Refusal(429, 'rate_limited', 'Enough for now.', $wait);
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
