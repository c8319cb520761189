<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/**
 * Reads the replies of the providers, by the same guarded client as the stations: public addresses, 256 kB, one host.
 */
final class JsonFetcher
{
    private const MAX_DEPTH = 32;

    /** @param string $stand_in `http://host:port` that answers for all of them as `/HOST/path`, or an empty string. */
    public function __construct(private Fetcher $fetcher, private string $stand_in = '')
    {
    }

    /** The client with the user agent that Wikimedia and others demand. */
    public static function open(): self
    {
        $client = CurlClient::or_sockets('Onda (WordPress plugin; ' . esc_url_raw(home_url('/')) . ')');
        $guard = new AddressGuard(new SystemResolver(), AddressGuard::configured());
        $stand_in = defined('ONDA_MUSIC_SERVER') ? (string) constant('ONDA_MUSIC_SERVER') : '';
        return new self(new Fetcher($client, $guard), $stand_in);
    }

    /**
     * @param string $path With the query, encoded.
     * @return array<mixed>
     * @throws FetchFailed Its code is the status, where there was one.
     */
    public function json(string $host, string $path, float $deadline): array
    {
        $read = json_decode($this->text($host, $path, $deadline), true, self::MAX_DEPTH);
        return is_array($read) ? $read : throw new FetchFailed("$host did not answer with JSON");
    }

    /**
     * @param string $path With the query, encoded.
     * @throws FetchFailed Its code is the status, where there was one.
     */
    public function text(string $host, string $path, float $deadline): string
    {
        $address = $this->stand_in === '' ? "https://$host$path" : "{$this->stand_in}/$host$path";
        $endpoint = Endpoint::parse($address) ?? throw new FetchFailed('that is no address');
        return $this->fetcher->fetch_from([$endpoint->authority()], $endpoint, $deadline);
    }
}
