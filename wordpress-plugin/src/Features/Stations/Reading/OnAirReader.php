<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Settings\FeedKinds;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\FeedProviders;

defined('ABSPATH') || exit;

/** Reads a status document as packages/feeds does in the browser: the tests of both share their golden files. */
final class OnAirReader
{
    /**
     * @param int|null $now Milliseconds since 1970; 0 where nothing must depend on our clock.
     * @return OnAir|null Null for a document that nobody can read.
     */
    public static function read(string $kind, string $body, Station $station, ?int $now = null): ?OnAir
    {
        return self::told($kind, $body, $station, $now)[1];
    }

    /**
     * The reading of the first kind that finds a song. A kind that is sure of its document ends the search: it knows
     * that the station is off air, which of several it is, or what its code is made for.
     *
     * @return array{string, OnAir|null} With the kind.
     */
    public static function told(string $kind, string $body, Station $station, ?int $now = null): array
    {
        $options = ReadOptions::of($station, $now ?? (int) (microtime(true) * 1000));
        $kinds = $kind === 'auto' ? FeedKinds::of($body) : array_intersect([$kind], array_keys(FeedProviders::READINGS));
        $told = [];
        foreach (trim($body) === '' ? [] : $kinds as $each) {
            $read = self::as($each, $body, $options);
            if ($read?->track !== null) {
                return [$each, $read];
            }
            $told[] = [$each, $read];
            if ($read !== null && self::is_sure($each, $read)) {
                break;
            }
        }
        return array_values(array_filter($told, static fn(array $one): bool => $one[1] !== null))[0] ?? ['', null];
    }

    private static function is_sure(string $kind, OnAir $read): bool
    {
        $provider = FeedProviders::READINGS[$kind];
        return !$read->is_online || isset($provider['stations']) || !isset($provider['read']);
    }

    private static function as(string $kind, string $body, ReadOptions $options): ?OnAir
    {
        return match ($kind) {
            'icecast-html' => (new StatusPages($options))->icecast_html($body),
            'shoutcast1' => (new StatusPages($options))->shoutcast1($body),
            'played-html' => (new StatusPages($options))->played_html($body),
            'icy' => (new InStream($options))->icy($body),
            'hls' => (new InStream($options))->hls($body),
            default => (new Wire($kind, $options))->read($body),
        };
    }
}
