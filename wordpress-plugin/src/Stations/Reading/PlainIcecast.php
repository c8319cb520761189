<?php

declare(strict_types=1);

namespace Onda\Stations\Reading;

use Onda\Settings\Station;
use Onda\Stations\Asking\StatusDocument;

defined('ABSPATH') || exit;

/**
 * Reads the song in Icecast's `status-json.xsl`, so that an untouched page needs no reader of feeds. It reads documents
 * without flaws, in Latin and Cyrillic letters, exactly as the browser's reader does; of all others it says nothing.
 */
final class PlainIcecast
{
    /** As `NEEDS_REPAIR` of the browser's reader. */
    private const NEEDS_REPAIR = '~[&\x{0}-\x{1f}\x{feff}]|\\\\(?!["/])|[ÂÃâ-ï][\x{80}-\x{bf}\x{152}-\x{2122}]'
        . '|"(title|artist|server_name|server_description|genre|yp_currently_playing)"\s*:\s*[^"\s]|"icestats":"~u';
    private const PLAIN_TEXT = '~^[\x{20}-\x{7e}\x{a1}-\x{ac}\x{ae}-\x{12f}\x{132}-\x{24f}\x{400}-\x{4ff}'
        . '\x{2010}-\x{2027}]{0,200}$~Du';
    /** Of an address: `..`, escapes and other letters are left to the browser. */
    private const PLAIN_ADDRESS = '~^https?://[\w.:-]+((?:/(?!\.)[\w;.,-]*)*)(?:[?#].*)?$~D';
    /** As `WORD_START` of the browser's `titleCase`. */
    private const PARTING = '\s!-&(-/:-@[-`{-\~\x{a1}-\x{a9}\x{ab}-\x{b1}\x{b4}\x{b6}-\x{b8}\x{bb}\x{bf}'
        . '\x{2010}-\x{2018}\x{201a}-\x{206f}';

    /**
     * @return array{stream: string, feed: string, online: bool, title?: string, artist?: string, cased?: string}|null
     *     `stream` and `feed` are the addresses by which the mount was chosen; `cased` is the artist with initial
     *     capitals. Null where the browser has to read the document.
     */
    public static function on_air(Station $station, StatusDocument $document): ?array
    {
        $is_plain = $document->kind === 'icecast-json' && extension_loaded('mbstring')
            && preg_match(self::NEEDS_REPAIR, $document->body) === 0 && !str_contains($station->feed, 'mount');
        $stats = $is_plain ? json_decode($document->body, true)['icestats'] ?? null : null;
        $mount = self::path($station->stream);
        if (!is_array($stats) || $mount === null) {
            return null;
        }
        $sources = self::sources($stats['source'] ?? []);
        $paths = $sources === null ? null : array_map(static fn(array $source): ?string =>
            self::path($source['listenurl'] ?? null), $sources);
        if ($paths === null || in_array(null, $paths, true)) {
            return null;
        }
        $found = self::pick($paths, $mount);
        $song = $found === null ? [] : self::song($sources[$found]);
        $of = ['stream' => $station->stream, 'feed' => $station->feed, 'online' => $found !== null];
        return $song === null ? null : $of + $song;
    }

    /**
     * Those that are online: one is an object, several are a list.
     *
     * @return list<array<string, mixed>>|null
     */
    private static function sources(mixed $source): ?array
    {
        if (!is_array($source)) {
            return null;
        }
        $sources = array_is_list($source) ? $source : [$source];
        if ($sources !== array_filter($sources, is_array(...))) {
            return null;
        }
        $is_online = static fn(array $one): bool =>
            array_intersect_key($one, ['stream_start' => 1, 'server_type' => 1, 'title' => 1]) !== [];
        return array_values(array_filter($sources, $is_online));
    }

    /** Null for an address that only a browser reads. */
    private static function path(mixed $address): ?string
    {
        if (!is_string($address) || preg_match(self::PLAIN_ADDRESS, $address, $parts) !== 1) {
            return null;
        }
        return $parts[1] ?: '/';
    }

    /** @param list<string> $paths */
    private static function pick(array $paths, string $mount): ?int
    {
        if ($mount === '/' || str_starts_with($mount, '/;')) {
            return $paths === [] ? null : 0;
        }
        $exact = array_search($mount, $paths, true);
        if ($exact !== false) {
            return $exact;
        }
        // A proxy may have put something before the path.
        $alike = array_filter($paths, static fn(string $path): bool => strlen($path) > 1 && str_ends_with($mount, $path));
        return array_key_first($alike);
    }

    /**
     * @param array<string, mixed> $source
     * @return array{}|array{title: string, artist: string, cased: string}|null
     */
    private static function song(array $source): ?array
    {
        $texts = [$source['artist'] ?? '', $source['title'] ?? '', $source['yp_currently_playing'] ?? ''];
        foreach ($texts as $text) {
            if (!is_string($text) || preg_match(self::PLAIN_TEXT, $text) !== 1) {
                return null;
            }
        }
        [$artist, $title, $playing] = array_map(self::tidy(...), $texts);
        $title = $title === '' ? $playing : $title;
        if ($artist === '' || $title === '') {
            [$artist, $title] = self::split($title . $artist);
        }
        return $title === '' ? [] : ['title' => $title, 'artist' => $artist, 'cased' => self::cased($artist)];
    }

    private static function tidy(string $text): string
    {
        return trim((string) preg_replace('~ +~', ' ', $text));
    }

    /** @return array{string, string} Artist and title, as `trackOf` of the browser tells them apart. */
    private static function split(string $text): array
    {
        $parts = self::parts($text);
        $artists = count($parts) === 3 ? 2 : 1;
        return count($parts) < 2 ? ['', $parts[0] ?? ''] : [
            implode(' - ', array_slice($parts, 0, $artists)),
            implode(' - ', array_slice($parts, $artists)),
        ];
    }

    /** @return list<string> */
    private static function parts(string $text): array
    {
        $pieces = static fn(string $dash, string $text): array => array_values(array_filter(
            array_map(trim(...), (array) preg_split($dash, $text)),
            static fn(string $part): bool => $part !== '' && $part !== '-',
        ));
        $spaced = $pieces('~ - ~', " $text ");
        if (count($spaced) !== 1) {
            return $spaced;
        }
        $long = $pieces('~ [–—] ~u', $text);
        if (count($long) > 1) {
            return $long;
        }
        return preg_match('~^[^\s-]+-[^\s-]+$~D', $text) === 1 ? $pieces('~-~', $text) : $spaced;
    }

    private static function cased(string $artist): string
    {
        return (string) preg_replace_callback(
            '~(^|[' . self::PARTING . '])([^' . self::PARTING . '])~u',
            static fn(array $found): string => $found[1] . mb_strtoupper($found[2], 'UTF-8'),
            mb_strtolower($artist, 'UTF-8'),
        );
    }
}
