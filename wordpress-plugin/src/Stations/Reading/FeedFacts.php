<?php

declare(strict_types=1);

namespace Onda\Stations\Reading;

use Onda\Printing\Html;
use Onda\Utf8;

defined('ABSPATH') || exit;

/** The part of a status document that an owner wants to know; what listeners see is read by the browser. */
final class FeedFacts
{
    private const MAX_SONG = 200;
    /** No title is longer than 1,000 bytes: what never closes is not read to its end each time. */
    private const TITLES = [
        '~<SONGTITLE>(.{0,1000}?)</SONGTITLE>~is',
        '~<body[^>]*>\s*\d+,[01],\d+,\d+,\d+,\d*,(.{0,1000}?)</body>~is',
        '~>(?:Currently playing|Current Song):</td>\s*<td class="stream(?:stats|data)">(.{0,1000}?)</td>~is',
        '~Played @.{0,200}?Song Title.{0,100}?</tr>\s*<tr><td>[\d:]+</td><td>(.{0,1000}?)<t?d?/?~is',
    ];
    /** A mount whose listeners were moved to its fallback is still listed, with an address and nothing else. */
    private const SENDING = ['stream_start' => 1, 'server_type' => 1, 'title' => 1];
    private const LISTENERS = [
        '~<CURRENTLISTENERS>(\d+)~i',
        '~<body[^>]*>\s*(\d+),[01],~i',
        '~>(?:Listeners \(current\)|Current Listeners):</td>\s*<td class="stream(?:stats|data)">(\d+)~i',
    ];

    private function __construct(
        /** As `Artist – Title`; empty where the document names none. */
        public readonly string $song = '',
        public readonly ?int $listeners = null,
        /** False where the document says that nobody sends. */
        public readonly bool $is_on_air = true,
    ) {
    }

    /** @param string $stream Its path chooses among the mounts of a server. */
    public static function of(string $document, string $stream): self
    {
        $document = Utf8::from_bytes($document);
        $read = json_decode($document, true, 32);
        return is_array($read) ? self::in_json($read, $stream) : self::in_markup($document);
    }

    /** @param array<mixed> $read */
    private static function in_json(array $read, string $stream): self
    {
        if (array_is_list($read)) {
            return self::in_json(self::station($read, $stream), $stream);
        }
        $at = static fn(string ...$path): mixed =>
            array_reduce($path, static fn($value, $name) => is_array($value) ? $value[$name] ?? null : null, $read);
        if (is_array($at('icestats'))) {
            return self::of_mount(self::mount($at('icestats', 'source'), $stream));
        }
        [$artist, $title] = match (true) {
            is_array($at('now_playing')) => [$at('now_playing', 'song', 'artist'), $at('now_playing', 'song', 'title')],
            is_array($at('current_track')) => ['', $at('current_track', 'title')],
            is_array($at('result', '0')) => [$at('result', '0', 'track_artist'), $at('result', '0', 'track_title')],
            default => ['', $at('songtitle')],
        };
        $is_off = $at('is_online') === false || $at('status') === 'offline' || self::number($at('streamstatus')) === 0;
        return new self(self::song($artist, $title), self::listeners($read), !$is_off);
    }

    /** @param array<string, mixed> $mount */
    private static function of_mount(array $mount): self
    {
        $song = self::song($mount['artist'] ?? '', $mount['title'] ?? '');
        return new self($song, self::number($mount['listeners'] ?? null), $mount !== []);
    }

    /** @param array<mixed> $read */
    private static function listeners(array $read): ?int
    {
        $listeners = $read['listeners'] ?? $read['currentlisteners'] ?? null;
        return self::number(is_array($listeners) ? $listeners['current'] ?? $listeners['total'] ?? null : $listeners);
    }

    private static function in_markup(string $document): self
    {
        $is_off = preg_match('~<STREAMSTATUS>\s*0\s*<|<body[^>]*>\s*\d+,0,~i', $document) === 1;
        return new self(
            self::song('', self::first(self::TITLES, $document)),
            self::number(self::first(self::LISTENERS, $document)),
            !$is_off,
        );
    }

    /**
     * The mount that is heard; the only one is it whatever it is called.
     *
     * @param mixed $source One mount, or a list of them.
     * @return array<string, mixed>
     */
    private static function mount(mixed $source, string $stream): array
    {
        $mounts = is_array($source) && !array_is_list($source) ? [$source] : (array) $source;
        $mounts = array_values(array_filter($mounts, static fn(mixed $mount): bool =>
            is_array($mount) && array_intersect_key($mount, self::SENDING) !== []));
        foreach ($mounts as $mount) {
            if (self::path($mount['listenurl'] ?? '') === self::path($stream)) {
                return $mount;
            }
        }
        return count($mounts) === 1 ? $mounts[0] : [];
    }

    /**
     * Of the list of all stations of an AzuraCast.
     *
     * @param list<mixed> $stations
     * @return array<string, mixed>
     */
    private static function station(array $stations, string $stream): array
    {
        foreach ($stations as $station) {
            $mounts = (array) ($station['station']['mounts'] ?? []);
            $addresses = [$station['station']['listen_url'] ?? '', ...array_column($mounts, 'url')];
            if (in_array(self::path($stream), array_map(self::path(...), $addresses), true)) {
                return $station;
            }
        }
        return is_array($stations[0] ?? null) && !array_is_list($stations[0]) ? $stations[0] : ['now_playing' => null];
    }

    /** @param list<string> $patterns */
    private static function first(array $patterns, string $document): string
    {
        foreach ($patterns as $pattern) {
            if (preg_match($pattern, $document, $found) === 1) {
                return $found[1];
            }
        }
        return '';
    }

    private static function song(mixed $artist, mixed $title): string
    {
        $parts = array_map(self::text(...), [$artist, $title]);
        return mb_substr(implode(' – ', array_filter($parts, strlen(...))), 0, self::MAX_SONG, 'UTF-8');
    }

    /** One line without markup and without marks that turn the writing direction. */
    private static function text(mixed $text): string
    {
        $plain = is_string($text) ? Html::plain($text) : '';
        return trim((string) preg_replace('/[\p{Cc}\x{202A}-\x{202E}\x{2066}-\x{2069}\s]+/u', ' ', $plain));
    }

    private static function number(mixed $value): ?int
    {
        return is_numeric($value) && $value >= 0 && $value < PHP_INT_MAX ? (int) $value : null;
    }

    private static function path(mixed $address): string
    {
        return rawurldecode((string) parse_url(is_string($address) ? $address : '', PHP_URL_PATH));
    }
}
