<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;

defined('ABSPATH') || exit;

/** Looks artists up: one question an artist for the whole site. */
final class Artists
{
    public const NAME_BYTES = 100;
    private const ASK_SECONDS = 6;
    /** How long a visitor waits for another's question. */
    private const WAIT_SECONDS = 4;

    public function __construct(private ArtistProvider $provider, private Lookups $lookups)
    {
    }

    /**
     * @return list<array<string, mixed>> One, or none when nobody knows the artist; see Artist::wire().
     * @throws FetchFailed
     * @throws TooManyLookups
     */
    public function named(string $name, string $asker): array
    {
        $now = microtime(true);
        $deadline = $now + self::ASK_SECONDS;
        $ask = fn(): array => $this->provider->find($name, $deadline)?->wire() ?? [];
        $key = sha1("artist\n{$this->provider->key()}\n" . strtolower($name));
        $found = $this->lookups->of($key, $ask, $deadline, $now + self::WAIT_SECONDS, $asker);
        return $found === [] ? [] : [['biographies' => (object) $found['biographies']] + $found];
    }
}
