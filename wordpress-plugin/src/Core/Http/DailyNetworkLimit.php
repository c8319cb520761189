<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Database\NetworkShareRepository;

defined('ABSPATH') || exit;

/**
 * Limits the visitors of one network that count for one post or comment in a day, whatever cookies they send. Accounts
 * are not counted here: a network has a limit of accounts.
 */
final class DailyNetworkLimit
{
    /**
     * @param int $limit Of an IPv4 address or a /64 of IPv6; a /48 has more, as `Network::limit` says.
     * @param int|null $of_browser How often browsers of the network that look the same count; null for no such limit.
     */
    public function __construct(
        private NetworkShareRepository $shares,
        private string $name,
        private int $limit,
        private ?int $of_browser = null,
    ) {
    }

    /** @throws Refusal 429 `network_full`, until the next day of UTC. */
    public function demand(Request $request, int $object): void
    {
        if (!$this->acquire($request, $object)) {
            $wait = DAY_IN_SECONDS - time() % DAY_IN_SECONDS;
            throw new Refusal(429, 'network_full', 'Enough from this network for today.', $wait);
        }
    }

    /** Whether one more visitor of the network counts. */
    public function acquire(Request $request, int $object): bool
    {
        return get_current_user_id() > 0 || $this->shares->take($this->limits($request, $object), time()) === true;
    }

    /** Takes back a visitor's count. */
    public function release(Request $request, int $object): void
    {
        if (get_current_user_id() === 0) {
            $this->shares->give_back(array_keys($this->limits($request, $object)));
        }
    }

    /** @return array<string, int> By key, for who takes them within a transaction. */
    public function limits(Request $request, int $object): array
    {
        $limits = $this->of_browser === null
            ? []
            : ["share-$this->name:$object:{$request->browser()}" => $this->of_browser];
        foreach ($request->networks() as $place => $network) {
            $limits["share-$this->name:$object:$network"] = Network::limit($this->limit, $place);
        }
        return $limits;
    }
}
