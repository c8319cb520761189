<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;

defined('ABSPATH') || exit;

/** Art for the song of a station whose feed brings none: one question a song for the whole site. */
final class Artwork
{
    private const ASK_SECONDS = 3;

    public function __construct(private ?ArtProvider $provider, private Lookups $lookups)
    {
    }

    /** An https address, or an empty string. Never waits for another request: the next poll brings it. */
    public function of(?Song $song, float $deadline): string
    {
        if ($this->provider === null || $song === null) {
            return '';
        }
        $deadline = min($deadline, microtime(true) + self::ASK_SECONDS);
        $key = sha1("art\n{$this->provider->key()}\n{$song->key()}");
        try {
            return (string) ($this->lookups->of($key, fn(): array => $this->ask($song, $deadline), $deadline)['art'] ?? '');
        } catch (FetchFailed | TooManyLookups) {
            return '';
        }
    }

    /** @return array<string, string> */
    private function ask(Song $song, float $deadline): array
    {
        return array_filter(['art' => $this->provider->find($song, $deadline)]);
    }
}
