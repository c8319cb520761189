<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Fetch\Endpoint;
use Onda\Settings\Station;

defined('ABSPATH') || exit;

/** The status pages a stream server may have, in the order of the specification, and how each is recognized. */
final class Probes
{
    private const PATHS = [
        'shoutcast2-xml' => '/stats?sid=%2$s',
        'shoutcast1' => '/7.html',
        'icecast-json' => '/status-json.xsl?mount=%1$s',
        'icecast-html' => '/status.xsl',
        'shoutcast2-json' => '/stats?sid=%2$s&json=1',
    ];
    /** Asked when the owner did not say what the server is. */
    private const ORDER = ['shoutcast2-xml', 'shoutcast1', 'icecast-json', 'icecast-html'];
    private const MARKS = [
        'shoutcast2-xml' => '/<SHOUTCASTSERVER\b/i',
        'shoutcast1' => '/<body[^>]*>\s*\d+,[01],\d+,\d+,/i',
        'icecast-json' => '/^\s*\{\s*"icestats"/',
        'icecast-html' => '/class="(?:mount|streamdata|streamstats|roundcont|roundbox)"|Icecast2? Status/i',
        'shoutcast2-json' => '/^\s*\{.*"(?:songtitle|streamstatus)"/s',
    ];

    /**
     * The pages to ask, the one that answered last time first.
     *
     * @return array<string, Endpoint> By kind.
     */
    public static function of(Station $station, string $remembered): array
    {
        $stream = Endpoint::parse($station->stream);
        $order = $station->kind === 'auto' ? self::ORDER : [$station->kind];
        if (in_array($remembered, $order, true)) {
            $order = array_values(array_unique([$remembered, ...$order]));
        }
        $pages = [];
        foreach ($stream === null ? [] : $order as $kind) {
            $page = isset(self::PATHS[$kind]) ? $stream->at(self::path($kind, $stream)) : null;
            $pages += $page === null ? [] : [$kind => $page];
        }
        return $pages;
    }

    public static function recognizes(string $kind, string $body): bool
    {
        return preg_match(self::MARKS[$kind], $body) === 1;
    }

    public static function knows(string $kind): bool
    {
        return isset(self::PATHS[$kind]);
    }

    private static function path(string $kind, Endpoint $stream): string
    {
        $mount = strtr((string) strtok($stream->path, '?'), ['&' => '%26', '+' => '%2B']);
        return sprintf(self::PATHS[$kind], $mount, self::sid($stream));
    }

    /** Shoutcast 2 numbers its streams: `/;?sid=2`, `/stream/2/`. */
    private static function sid(Endpoint $stream): string
    {
        $is_numbered = preg_match('~[?&]sid=(\d{1,4})(?:&|$)|^/stream/(\d{1,4})\b~D', $stream->path, $sid) === 1;
        return $is_numbered ? end($sid) : '1';
    }
}
