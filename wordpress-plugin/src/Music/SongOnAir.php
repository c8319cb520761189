<?php

declare(strict_types=1);

namespace Onda\Music;

defined('ABSPATH') || exit;

/**
 * The song that a status document names, where it brings no art of its own. Only as much of the documents is read as a
 * search wants; what listeners see is read by the browser.
 */
final class SongOnAir
{
    /**
     * No title is longer than 1,000 bytes: what opens again and again and never closes is not read to its end each
     * time.
     */
    private const PATTERNS = [
        '~<SONGTITLE>(.{0,1000}?)</SONGTITLE>~is',
        '~<body[^>]*>\s*\d+,[01],\d+,\d+,\d+,\d+,(.{0,1000}?)</body>~is',
        '~>(?:Currently playing|Current Song):</td>\s*<td class="stream(?:stats|data)">(.{0,1000}?)</td>~is',
    ];

    /** @param string $stream Its path chooses among the mounts of a server. */
    public static function of(string $body, string $stream): ?Song
    {
        $read = json_decode($body, true, 32);
        return is_array($read) ? self::in_json($read, $stream) : self::in_markup($body);
    }

    private static function in_json(array $read, string $stream): ?Song
    {
        $at = static fn(string ...$path): mixed =>
            array_reduce($path, static fn($value, $name) => is_array($value) ? $value[$name] ?? null : null, $read);
        if (is_array($at('icestats'))) {
            return self::of_mount($at('icestats', 'source'), $stream);
        }
        [$artist, $title, $art] = match (true) {
            is_array($at('now_playing')) => [
                $at('now_playing', 'song', 'artist'),
                $at('now_playing', 'song', 'title'),
                [$at('now_playing', 'song', 'art'), $at('now_playing', 'art')],
            ],
            is_array($at('current_track')) => [
                null,
                $at('current_track', 'title'),
                [$at('current_track', 'artwork_url_large'), $at('current_track', 'artwork_url')],
            ],
            is_array($at('result', '0')) => [
                $at('result', '0', 'track_artist'),
                $at('result', '0', 'track_title'),
                [$at('result', '0', 'track_image')],
            ],
            default => [null, $at('songtitle'), []],
        };
        return array_filter($art, self::is_art(...)) === [] ? Song::of($artist ?? '', $title) : null;
    }

    /** @param mixed $source One mount, or a list of them. */
    private static function of_mount(mixed $source, string $stream): ?Song
    {
        $mounts = is_array($source) && !array_is_list($source) ? [$source] : (array) $source;
        $path = static fn(mixed $url): string => (string) parse_url(is_string($url) ? $url : '', PHP_URL_PATH);
        foreach ($mounts as $mount) {
            $is_heard = is_array($mount) && (count($mounts) === 1 || $path($mount['listenurl'] ?? '') === $path($stream));
            if ($is_heard) {
                return Song::of($mount['artist'] ?? '', $mount['title'] ?? '');
            }
        }
        return null;
    }

    /** A page that names several songs is one of several mounts: which is heard is not worth finding out. */
    private static function in_markup(string $body): ?Song
    {
        foreach (self::PATTERNS as $pattern) {
            if (preg_match_all($pattern, $body, $found) === 1) {
                return Song::of('', $found[1][0]);
            }
        }
        return null;
    }

    /** http counts too: the browser decides whether it may show it. */
    private static function is_art(mixed $address): bool
    {
        return is_string($address) && Picture::address(preg_replace('~^(?:http:)?//~', 'https://', $address)) !== '';
    }
}
