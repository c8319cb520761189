<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\FeedProviders;

defined('ABSPATH') || exit;

/** The pages that may tell what a station plays, as the provider files name them, the most telling first. */
final class Probes
{
    public const MOST = 8;
    private const PLACEHOLDER = '~\{(\w+)\}~';
    /** Asked only of owners who name the kind: another page of the same server tells as much. */
    private const OF_A_NAMED_KIND = [
        ['kind' => 'shoutcast2-json', 'page' => 'stats?sid={sid}&json=1'],
        ['kind' => 'played-html', 'page' => 'played.html?sid={sid}'],
    ];

    /**
     * The provider's own pages of the stream, those below its folder, as many of the root as there is room for, then
     * guesses: the list of `probes` in packages/feeds.
     *
     * @param string $sound The address of sound where the stream is a playlist; else empty.
     * @return list<Place>
     */
    public static function of(Station $station, string $sound = ''): array
    {
        $streams = array_filter([Endpoint::parse($station->stream), Endpoint::parse($sound)]);
        $found = [[], []];
        foreach ($streams as $stream) {
            [$named, $guessed] = self::of_providers($stream);
            $found = [[...$found[0], ...$named], [...$found[1], ...$guessed]];
        }
        $heard = end($streams);
        [$below, $root] = $heard === false ? [[], []] : self::pages($heard, $station->kind);
        $first = self::wanted([...$found[0], ...$below], $station->kind);
        $guesses = self::wanted($found[1], $station->kind);
        $room = max(0, self::MOST - count($first) - count($guesses));
        $pages = array_slice(self::wanted($root, $station->kind), 0, $room);
        return array_slice(array_values([...$first, ...$pages, ...$guesses]), 0, self::MOST);
    }

    /**
     * @param list<Place> $places
     * @return array<string, Place> By address.
     */
    private static function wanted(array $places, string $kind): array
    {
        $is_wanted = static fn(Place $place): bool => in_array($kind, ['auto', $place->kind], true);
        return array_column(array_filter($places, $is_wanted), null, 'address');
    }

    /** Whether a station of this kind needs no address of its feed. */
    public static function knows(string $kind): bool
    {
        $pages = [...FeedProviders::PLACES, ...FeedProviders::PAGES, ...self::OF_A_NAMED_KIND];
        return in_array($kind, [...Place::STREAMS, ...array_column($pages, 'kind')], true);
    }

    /** @return array{list<Place>, list<Place>} Those that the address tells, and guesses. */
    private static function of_providers(Endpoint $stream): array
    {
        $found = [[], []];
        foreach (FeedProviders::PLACES as $provider) {
            foreach ($provider['streams'] as $pattern) {
                if (preg_match($pattern, $stream->written(), $parts) === 1) {
                    $own = static fn(string $ask): Place => new Place($provider['kind'], self::filled($ask, $parts), true);
                    array_push($found[(int) isset($provider['guess'])], ...array_map($own, $provider['ask']));
                    break;
                }
            }
        }
        return $found;
    }

    /** @return array{list<Place>, list<Place>} Those below the folder of the stream, and those of the root. */
    private static function pages(Endpoint $stream, string $kind): array
    {
        [$folder, $mount] = self::folder($stream);
        $whole = (string) strtok($stream->path, '?');
        $own = $folder === '/' ? [] : self::below($stream, $folder, $mount, $kind);
        return [$own, self::below($stream, '/', str_starts_with($whole, $folder) ? $whole : $mount, $kind)];
    }

    /** @return list<Place> */
    private static function below(Endpoint $stream, string $folder, string $mount, string $kind): array
    {
        $number = self::number($stream);
        $mount = self::is_mount($mount) ? strtr($mount, ['&' => '%26', '+' => '%2B']) : '';
        $parts = ['mount' => $mount, 'number' => $number, 'sid' => $number ?: '1'];
        $places = [];
        foreach ($kind === 'auto' ? FeedProviders::PAGES : [...FeedProviders::PAGES, ...self::OF_A_NAMED_KIND] as $each) {
            $page = preg_replace('/\?\w+=$/D', '', self::filled($each['page'], $parts));
            $address = $stream->at($folder . $page)?->written();
            $places = $address === null ? $places : [...$places, new Place($each['kind'], $address, $folder !== '/')];
        }
        return $places;
    }

    /**
     * The folder in which a proxy shows the server, and the mount within it.
     *
     * @return array{string, string}
     */
    private static function folder(Endpoint $stream): array
    {
        [$path, $query] = explode('?', $stream->path, 2) + [1 => ''];
        parse_str($query, $parts);
        if (is_string($parts['mp'] ?? null)) {
            return [rtrim($path, '/') . '/', '/' . ltrim($parts['mp'], '/')];
        }
        $last = (int) strrpos($path, '/');
        $is_number = preg_match('~^/stream/\d{1,4}(?:/|$)~D', $path) === 1;
        return $is_number ? ['/', $path] : [substr($path, 0, $last) . '/', substr($path, $last)];
    }

    /** Shoutcast has none: the sound of its root stands at `/;`. */
    private static function is_mount(string $path): bool
    {
        return rtrim($path, '/') !== '' && !str_starts_with($path, '/;');
    }

    /** Shoutcast 2 numbers its streams: `/;?sid=2`, `/stream/2/`. */
    private static function number(Endpoint $stream): string
    {
        $is_numbered = preg_match('~[?&]sid=(\d{1,4})(?:&|$)|^/stream/(\d{1,4})\b~D', $stream->path, $found) === 1;
        return $is_numbered ? end($found) : '';
    }

    /** @param array<int|string, string> $parts */
    private static function filled(string $template, array $parts): string
    {
        $part = static fn(array $found): string => $parts[$found[1]] ?? '';
        return (string) preg_replace_callback(self::PLACEHOLDER, $part, $template);
    }
}
