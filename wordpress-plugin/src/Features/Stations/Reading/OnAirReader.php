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
        $kind = $kind === 'auto' ? FeedKinds::of($body) : $kind;
        if (trim($body) === '' || !isset(FeedProviders::READINGS[$kind])) {
            return null;
        }
        $options = ReadOptions::of($station, $now ?? (int) (microtime(true) * 1000));
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
