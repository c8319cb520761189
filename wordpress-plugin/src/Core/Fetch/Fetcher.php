<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/** Reads a document of the allowed servers alone. */
final class Fetcher
{
    private const MAX_REDIRECTS = 2;

    public function __construct(private HttpClient $client, private AddressGuard $guard)
    {
    }

    /**
     * The document with a station's current song. A redirect may lead to exact host and port of its stream, of its feed
     * and of the document.
     *
     * @throws FetchFailed Its code is the status, where there was one.
     */
    public function fetch(Station $station, Endpoint $endpoint, float $deadline): HttpAnswer
    {
        return $this->answer($this->authorities($station, $endpoint), $endpoint, $deadline);
    }

    /**
     * The body of a 200, as it came.
     *
     * @param list<string> $allowed Exact `host:port`, redirects included.
     * @param float $deadline On the clock of `microtime(true)`; shared by every redirect.
     * @throws FetchFailed Its code is the status, where there was one.
     */
    public function fetch_from(array $allowed, Endpoint $endpoint, float $deadline): string
    {
        return $this->answer($allowed, $endpoint, $deadline)->body;
    }

    /** @param list<string> $allowed */
    private function answer(array $allowed, Endpoint $endpoint, float $deadline): HttpAnswer
    {
        for ($redirects = 0; $redirects <= self::MAX_REDIRECTS; $redirects++) {
            $this->check($allowed, $endpoint);
            $answer = $this->client->get($endpoint, $this->guard->pin($endpoint), $deadline);
            if (!$answer->is_redirect()) {
                return $answer->status === 200
                    ? $answer
                    : throw new FetchFailed("status {$answer->status}", $answer->status, 'status');
            }
            $endpoint = $endpoint->follow($answer->header('location'))
                ?? throw new FetchFailed('redirected to something that is no address', reason: 'redirect');
        }
        throw new FetchFailed('redirected too often', reason: 'loop');
    }

    /** @param list<string> $allowed */
    private function check(array $allowed, Endpoint $endpoint): void
    {
        if (!in_array($endpoint->authority(), $allowed, true)) {
            throw new FetchFailed("{$endpoint->authority()} is not one of the allowed servers");
        }
        $this->guard->demand_allowed($endpoint);
    }

    /**
     * A server may also redirect its http address to its own https.
     *
     * @return list<string>
     */
    private function authorities(Station $station, Endpoint $document): array
    {
        $allowed = [];
        $named = [Endpoint::parse($station->stream), Endpoint::parse($station->feed)];
        foreach ([$document, ...array_filter($named)] as $own) {
            $allowed[] = $own->authority();
            $allowed[] = preg_replace('/:\d+$/', ':443', $own->authority());
        }
        return $allowed;
    }
}
