<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** Requests an address that was typed by hand, and follows it as a browser does: each hop is checked and pinned. */
final class Visitor
{
    private const MAX_REDIRECTS = 5;
    /** The limit for an address with its redirects. */
    public const SECONDS = 5.0;

    public function __construct(private HttpClient $client, private AddressGuard $guard)
    {
    }

    /** @param float $sound_seconds How long sound is waited for. */
    public static function open(float $sound_seconds = SocketSampler::SOUND_SECONDS): self
    {
        $client = new SocketSampler(self::origin(), new Connection(), $sound_seconds);
        return new self($client, new AddressGuard(new SystemResolver(), AddressGuard::configured()));
    }

    /** @param int $bytes So many are read of a document. */
    public static function of_documents(int $bytes): self
    {
        $guard = new AddressGuard(new SystemResolver(), AddressGuard::configured());
        return new self(CurlClient::or_sockets(cut: $bytes), $guard);
    }

    /**
     * @param float $deadline On the clock of `microtime(true)`; shared by every redirect.
     * @throws FetchFailed
     */
    public function visit(Endpoint $endpoint, float $deadline): Visit
    {
        $chain = [$endpoint];
        while (count($chain) <= self::MAX_REDIRECTS + 1) {
            $address = $this->guard->pin($endpoint);
            $this->guard->demand_allowed($endpoint);
            $sample = $this->client->get($endpoint, $address, $deadline);
            if (!$sample->is_redirect()) {
                return new Visit($chain, $sample);
            }
            $endpoint = $endpoint->follow($sample->header('location'))
                ?? throw new FetchFailed('redirected to something that is no address', reason: 'redirect');
            $chain[] = $endpoint;
        }
        throw new FetchFailed('redirected too often', reason: 'loop');
    }

    /** Scheme, host and port of this site. */
    private static function origin(): string
    {
        return preg_match('~^https?://[^/?#]+~i', home_url('/'), $found) === 1 ? $found[0] : 'null';
    }
}
