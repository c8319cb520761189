<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\HttpAnswer;

defined('ABSPATH') || exit;

/** A document that names streams: `.m3u`, `.pls`, `.xspf`, `.asx`. The player in the browser reads them too. */
final class Playlist
{
    private const MAX_STREAMS = 20;
    private const NAMED = '~\.(?:m3u|pls|xspf|asx)(?:\?|$)|[?&]\w+=(?:m3u|pls|xspf|asx)(?:&|$)~i';
    private const TYPE = '~mpegurl|scpls|xspf~';
    private const BEGINNING = '~^\s*(?:#EXTM3U|\[(?:playlist|reference)\]|(?:<\?xml[^>]*>\s*)?<(?:playlist|asx)\b)~i';
    private const LOCATION = '~<location>\s*([^<]{1,2000})</location>|<ref\s[^>]*?href\s*=\s*["\']([^"\'<>]{1,2000})~i';

    /** @param list<Endpoint> $streams In the order of the document; of HLS the playlist of each quality. */
    private function __construct(public readonly array $streams, public readonly bool $is_hls)
    {
    }

    /** An address that says so; of HLS the sound begins with the playlist itself. */
    public static function is_named(Endpoint $endpoint): bool
    {
        return preg_match(self::NAMED, $endpoint->path) === 1;
    }

    /** Null for what is no playlist. */
    public static function read(Endpoint $endpoint, HttpAnswer $sample): ?self
    {
        $is_named = self::is_named($endpoint) || preg_match('~\.m3u8(?:\?|$)~i', $endpoint->path) === 1;
        $is_page = stripos($sample->type(), 'html') !== false || HttpAnswer::is_sound_type($sample->type());
        $is_typed = preg_match(self::TYPE, $sample->type()) === 1 || preg_match(self::BEGINNING, $sample->body) === 1;
        if (!$is_typed && (!$is_named || $is_page)) {
            return null;
        }
        $is_hls = str_contains($sample->body, '#EXT-X-');
        $is_of_segments = $is_hls && !str_contains($sample->body, '#EXT-X-STREAM-INF');
        return new self($is_of_segments ? [] : self::streams($endpoint, $sample->body), $is_hls);
    }

    /** @return list<Endpoint> */
    private static function streams(Endpoint $endpoint, string $body): array
    {
        $is_markup = str_starts_with(ltrim($body), '<');
        $streams = [];
        foreach ($is_markup ? self::locations($body) : self::lines($body) as $name) {
            $stream = $endpoint->follow($name);
            $streams += $stream === null ? [] : [$stream->url() => $stream];
        }
        return array_slice(array_values($streams), 0, self::MAX_STREAMS);
    }

    /** @return list<string> */
    private static function locations(string $body): array
    {
        preg_match_all(self::LOCATION, $body, $found, PREG_SET_ORDER);
        $decoded = static fn(array $location): string => trim(html_entity_decode(end($location), ENT_QUOTES | ENT_XML1));
        return array_map($decoded, $found);
    }

    /** @return list<string> `File2=…` comes after `File1=…`, wherever it stands. */
    private static function lines(string $body): array
    {
        $lines = array_map(trim(...), preg_split('/\r\n?|\n/', $body) ?: []);
        if (preg_grep('/^\[(?:playlist|reference)\]$/i', $lines) === []) {
            $is_name = static fn(string $line): bool => strpbrk($line[0] ?? '#', '#<') === false;
            return array_values(array_filter($lines, $is_name));
        }
        $files = [];
        foreach ($lines as $line) {
            if (preg_match('/^(?:file|ref)(\d{1,6})\s*=\s*(.+)$/i', $line, $file) === 1) {
                $files[(int) $file[1]] = $file[2];
            }
        }
        ksort($files);
        return array_values($files);
    }
}
