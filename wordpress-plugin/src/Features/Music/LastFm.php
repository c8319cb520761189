<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\JsonFetcher;

defined('ABSPATH') || exit;

/** Last.fm: biographies in many languages, with the owner's key. It gives no pictures of artists since 2019. */
final class LastFm implements ArtistProvider
{
    private const HOST = 'ws.audioscrobbler.com';
    /** Its code for an artist that it does not know; the other codes are failures. */
    private const UNKNOWN = 6;

    /** @param list<string> $languages */
    public function __construct(private JsonFetcher $web, private string $api_key, private array $languages)
    {
    }

    public function key(): string
    {
        return "lastfm {$this->api_key} " . implode(' ', $this->languages);
    }

    public function find(string $name, float $deadline): ?Artist
    {
        $biographies = [];
        foreach ($this->languages as $language) {
            $found = $this->info($name, $language, $deadline);
            if ($found === []) {
                return null;
            }
            $artist = $found;
            $biographies[$language] = self::biography($found['bio'] ?? null);
        }
        return new Artist(
            MusicPlainText::of($artist['name'] ?? '', self::NAME_BYTES) ?: $name,
            self::picture($artist['image'] ?? null),
            array_filter($biographies),
            'Last.fm',
            Picture::address($artist['url'] ?? ''),
        );
    }

    /** @return array<string, mixed> */
    private function info(string $name, string $language, float $deadline): array
    {
        $query = http_build_query([
            'method' => 'artist.getinfo',
            'artist' => $name,
            'lang' => $language,
            'autocorrect' => 1,
            'api_key' => $this->api_key,
            'format' => 'json',
        ]);
        try {
            $reply = $this->web->json(self::HOST, "/2.0/?$query", $deadline);
        } catch (FetchFailed $failed) {
            return $failed->getCode() === 404 ? [] : throw $failed;
        }
        if (is_array($reply['artist'] ?? null)) {
            return $reply['artist'];
        }
        return ($reply['error'] ?? 0) === self::UNKNOWN ? [] : throw new FetchFailed('Last.fm refused');
    }

    /** Its own link "Read more on Last.fm" and the license stand at the end: the credit says both. */
    private static function biography(mixed $bio): string
    {
        $text = is_array($bio) && is_string($bio['content'] ?? null) ? $bio['content'] : '';
        return MusicPlainText::of(strstr($text, '<a href="https://www.last.fm/', true) ?: $text, self::BIOGRAPHY_BYTES);
    }

    /** The largest comes last. */
    private static function picture(mixed $images): string
    {
        $address = '';
        foreach (is_array($images) ? $images : [] as $image) {
            $address = Picture::address(is_array($image) ? $image['#text'] ?? '' : '') ?: $address;
        }
        return $address;
    }
}
