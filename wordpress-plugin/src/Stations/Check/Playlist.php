<?php

declare(strict_types=1);

namespace Onda\Stations\Check;

use Onda\Fetch\Endpoint;
use Onda\Fetch\Sample;

defined('ABSPATH') || exit;

/** A document that names streams: `.m3u`, `.pls`, `.xspf`. The player in the browser reads the first two itself. */
final class Playlist
{
    private const MAX_STREAMS = 20;
    private const TYPE = '~mpegurl|scpls|xspf~';
    private const BEGINNING = '~^\s*(?:#EXTM3U|\[playlist\]|(?:<\?xml[^>]*>\s*)?<playlist\b)~i';

    /** @param list<Endpoint> $streams In the order of the document. */
    private function __construct(public readonly array $streams, public readonly bool $is_hls, public readonly bool $is_xspf)
    {
    }

    /** Null for what is no playlist. */
    public static function read(Endpoint $endpoint, Sample $sample): ?self
    {
        $is_named = preg_match('~\.(?:m3u8?|pls|xspf)(?:\?|$)~i', $endpoint->path) === 1;
        $is_page = stripos($sample->type(), 'html') !== false || Sample::is_sound_type($sample->type());
        $is_typed = preg_match(self::TYPE, $sample->type()) === 1 || preg_match(self::BEGINNING, $sample->body) === 1;
        if (!$is_typed && (!$is_named || $is_page)) {
            return null;
        }
        $is_hls = str_contains($sample->body, '#EXT-X-');
        $is_xspf = preg_match('~<playlist\b~i', $sample->body) === 1;
        return new self($is_hls ? [] : self::streams($endpoint, $sample->body, $is_xspf), $is_hls, $is_xspf);
    }

    /** @return list<Endpoint> */
    private static function streams(Endpoint $endpoint, string $body, bool $is_xspf): array
    {
        $names = $is_xspf ? self::locations($body) : self::lines($body);
        $streams = [];
        foreach ($names as $name) {
            $stream = $endpoint->follow($name);
            $streams += $stream === null ? [] : [$stream->url() => $stream];
        }
        return array_slice(array_values($streams), 0, self::MAX_STREAMS);
    }

    /** @return list<string> */
    private static function locations(string $body): array
    {
        preg_match_all('~<location>\s*([^<]{1,2000})</location>~i', $body, $found);
        $decoded = static fn(string $text): string => trim(html_entity_decode($text, ENT_QUOTES | ENT_XML1));
        return array_map($decoded, $found[1]);
    }

    /** @return list<string> `File2=…` comes after `File1=…`, wherever it stands. */
    private static function lines(string $body): array
    {
        $lines = array_map(trim(...), preg_split('/\r\n?|\n/', $body) ?: []);
        if (preg_grep('/^\[playlist\]$/i', $lines) === []) {
            $is_name = static fn(string $line): bool => strpbrk($line[0] ?? '#', '#<') === false;
            return array_values(array_filter($lines, $is_name));
        }
        $files = [];
        foreach ($lines as $line) {
            if (preg_match('/^file(\d{1,6})\s*=\s*(.+)$/i', $line, $file) === 1) {
                $files[(int) $file[1]] = $file[2];
            }
        }
        ksort($files);
        return array_values($files);
    }
}
