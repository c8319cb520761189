<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Text\AddressBlocks;

defined('ABSPATH') || exit;

/** The addresses that a request came by. */
final class Hops
{
    /** @var list<string> Of the forwarding header, the visitor's first. */
    private array $forwarded;
    private string $sender;

    /**
     * @param string $forwarded The header X-Forwarded-For.
     * @param list<string> $proxies The site's own, as AddressBlocks reads them.
     */
    public function __construct(string $forwarded, string $sender, private array $proxies)
    {
        $this->forwarded = array_map(Network::unmapped(...), array_map(trim(...), explode(',', $forwarded)));
        $this->sender = Network::unmapped($sender);
    }

    /** The last hop that is none of ours; any sender may have written those before it. */
    public function visitor(): string
    {
        $hops = [...$this->forwarded, $this->sender];
        do {
            $address = array_pop($hops);
        } while ($hops !== [] && $this->is_own_proxy($address));
        return $address;
    }

    /** A sender that the site does not list; empty for none. */
    public function unknown_proxy(): string
    {
        // A server that sends the visitor's own address leaves the header as it came.
        $is_visitor = $this->forwarded === [''] || in_array($this->sender, $this->forwarded, true);
        return $is_visitor || $this->is_own_proxy($this->sender) ? '' : $this->sender;
    }

    private function is_own_proxy(string $address): bool
    {
        return $this->proxies !== [] && AddressBlocks::hold($this->proxies, $address);
    }
}
