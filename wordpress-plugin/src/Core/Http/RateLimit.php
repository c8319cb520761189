<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Database\RateLimitRepository;

defined('ABSPATH') || exit;

/** Limits the requests of one account, or of the visitors of one network, to a feature. */
final class RateLimit
{
    /** The factor for a network whose visitors are counted one by one. */
    private const NETWORK_TIMES = 10;

    /**
     * @param int $limit Requests in a minute, or in the seconds given; many people share a network.
     * @param (\Closure(string): bool)|null $is_known Whether a visitor (`Identity::of_visitor`) has rows. Known
     * visitors
     *     are counted one by one, within a limit of their network; a cookie without rows proves nothing.
     */
    public function __construct(
        private RateLimitRepository $limits,
        private string $name,
        private int $limit,
        private ?\Closure $is_known = null,
        private int $seconds = MINUTE_IN_SECONDS,
    ) {
    }

    /**
     * Counts the request before it is answered, so a visitor who closes the connection is counted too.
     *
     * @throws Refusal 429 `rate_limited`
     */
    public function demand(Request $request): void
    {
        $visitor = $this->known_visitor($request);
        if ($visitor !== '') {
            $this->count("$this->name-network", $request->network(), self::NETWORK_TIMES * $this->limit);
        }
        $this->count($this->name, self::account() ?: $visitor ?: $request->network(), $this->limit);
    }

    private function count(string $name, string $who, int $limit): void
    {
        $wait = $this->limits->take($name, $who, $limit, time(), $this->seconds);
        if ($wait > 0) {
            throw new Refusal(429, 'rate_limited', 'Enough for now.', $wait);
        }
    }

    private static function account(): string
    {
        $user = get_current_user_id();
        return $user > 0 ? Identity::of_user($user) : '';
    }

    private function known_visitor(Request $request): string
    {
        $visitor = $this->is_known === null || self::account() !== '' ? '' : Identity::of_visitor($request);
        return $visitor !== '' && ($this->is_known)($visitor) ? $visitor : '';
    }
}
