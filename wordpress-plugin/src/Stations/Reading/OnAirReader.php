<?php

declare(strict_types=1);

namespace Onda\Stations\Reading;

use Onda\Settings\Station;

defined('ABSPATH') || exit;

/** Reads a status document as packages/feeds does in the browser; the tests of both share their fixtures. */
final class OnAirReader
{
    private const HEAD_BYTES = 20_000;
    /** The most telling mark first. */
    private const MARKS = [
        'icecast-json' => '/"icestats"/',
        'shoutcast2-xml' => '/<SHOUTCASTSERVER/',
        'shoutcast2-json' => '/"songtitle"/',
        'radioco' => '/"current_track"/',
        'azuracast' => '/"now_playing"/',
        'song-list' => '/"song_history"/',
        'track-list' => '/"result"\s*:\s*\[/',
        'played-html' => '/Played @/',
        'icecast-html' => '/class="mount"|Mountpoint |Icecast2? Status|class="stream(?:data|stats)"/',
        'shoutcast1' => '/^\s*(?:<[^<>]*>\s*)*\d+,[01],\d+,/',
    ];

    /** @return OnAir|null Null for a document that nobody can read. */
    public static function read(string $kind, string $body, Station $station): ?OnAir
    {
        $kind = $kind === 'auto' ? self::kind_of($body) : $kind;
        $mount = self::mount($station);
        return match ($kind) {
            'icecast-json' => StatusPages::icecast_json($body, $mount),
            'icecast-html' => StatusPages::icecast_html($body, $mount),
            'shoutcast1' => StatusPages::shoutcast1($body),
            'shoutcast2-xml' => StatusPages::shoutcast2_xml($body),
            'shoutcast2-json' => StatusPages::shoutcast2_json(self::json($body)),
            'played-html' => StatusPages::played_html($body),
            default => (new SongLists($station->stream))->read($kind, self::json($body), $body),
        };
    }

    private static function kind_of(string $body): string
    {
        $head = substr($body, 0, self::HEAD_BYTES);
        $found = array_filter(self::MARKS, static fn(string $mark): bool => preg_match($mark, $head) === 1);
        return (string) array_key_first($found);
    }

    /** Path of the mount that is heard; empty where none is named. */
    private static function mount(Station $station): string
    {
        parse_str((string) parse_url($station->feed, PHP_URL_QUERY), $query);
        $asked = is_string($query['mount'] ?? null) ? $query['mount'] : '';
        $path = rawurldecode($asked ?: (string) parse_url($station->stream, PHP_URL_PATH));
        return $path === '/' || str_starts_with($path, '/;') ? '' : $path;
    }

    /** Without the `callback(…)` of JSONP; null for what is no JSON. */
    private static function json(string $body): mixed
    {
        if (preg_match('/^\s*[\w$.]{1,100}\(/', $body, $opening) === 1) {
            $body = substr($body, strlen($opening[0]), (int) strrpos($body, ')') - strlen($opening[0]));
        }
        return json_decode((string) preg_replace('/^\xEF\xBB\xBF/', '', $body), true, 32);
    }
}
