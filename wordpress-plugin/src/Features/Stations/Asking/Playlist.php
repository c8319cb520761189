<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\HttpAnswer;

defined('ABSPATH') || exit;

/** A document that names streams, read as packages/feeds does in the browser: the tests of both share their cases. */
final class Playlist
{
    private const MAX_STREAMS = 20;
    private const NAMED = '~\.(?:m3u|pls|xspf|asx)(?:\?|$)|[?&]\w+=(?:m3u|pls|xspf|asx)(?:&|$)~i';
    private const TYPE = '~mpegurl|scpls|xspf~';
    private const BEGINNING = '~^\s*(?:#EXTM3U|\[(?:playlist|reference)\]'
        . '|(?:<\?xml[^>]*>\s*)?<(?:(?:\w+:)?playlist|asx|opml)\b)~i';
    /** The root of a document → the addresses in it. */
    private const MARKUP = [
        '~<asx\b~i' => '~<(?:entry)?ref\b[^<>]*?\bhref\s*=\s*["\']?([^"\'>\s]+)~i',
        '~<opml\b~i' => '~<outline\b(?![^<>]*\btype\s*=\s*["\']link)[^<>]*?\surl\s*=\s*["\']([^"\'<>]+)~i',
        '~<(?:\w+:)?playlist\b~i' => '~<(?:\w+:)?location\s*>\s*(?:<!\[CDATA\[)?([^<\]]+)~i',
    ];
    private const REMARK = '~<!--.*?(?:-->|$)~s';
    private const HOST = '~^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|\d{1,3}:\d+)(?::\d+)?/~i';

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
        $body = str_starts_with($sample->body, "\xEF\xBB\xBF") ? substr($sample->body, 3) : $sample->body;
        $is_named = self::is_named($endpoint) || preg_match('~\.m3u8(?:\?|$)~i', $endpoint->path) === 1;
        $is_page = stripos($sample->type(), 'html') !== false || HttpAnswer::is_sound_type($sample->type());
        $is_typed = preg_match(self::TYPE, $sample->type()) === 1 || preg_match(self::BEGINNING, $body) === 1;
        if (!$is_typed && (!$is_named || $is_page)) {
            return null;
        }
        $is_hls = str_contains($body, '#EXT-X-');
        $is_of_segments = $is_hls && !str_contains($body, '#EXT-X-STREAM-INF');
        return new self($is_of_segments ? [] : self::streams($endpoint, $body), $is_hls);
    }

    /** @return list<Endpoint> */
    private static function streams(Endpoint $endpoint, string $body): array
    {
        $lines = array_map(trim(...), preg_split('/\r\n?|\n/', $body) ?: []);
        $is_markup = preg_grep('/^</', $lines) !== [];
        $streams = [];
        foreach ($is_markup ? self::marked_up($body) : self::named($lines) as $name) {
            $stream = $endpoint->follow(self::address($name));
            $streams += $stream === null ? [] : [$stream->url() => $stream];
        }
        return array_slice(array_values($streams), 0, self::MAX_STREAMS);
    }

    /** A name as some programs write it: in quotes, or without `http://` before its host. */
    private static function address(string $name): string
    {
        return (string) preg_replace(['/^(["\'])(.*)\1$/D', self::HOST], ['$2', 'http://$0'], $name);
    }

    /** @return list<string> */
    private static function marked_up(string $body): array
    {
        foreach (self::MARKUP as $root => $address) {
            if (preg_match($root, $body) === 1) {
                preg_match_all($address, (string) preg_replace(self::REMARK, '', $body), $found);
                return array_map(static fn(string $name): string =>
                    trim((string) preg_replace('/&(?:amp|#38|#x26);/i', '&', $name)), $found[1]);
            }
        }
        return [];
    }

    /**
     * @param list<string> $lines
     * @return list<string> `File2=…` comes after `File1=…`, wherever it stands.
     */
    private static function named(array $lines): array
    {
        $files = [];
        foreach ($lines as $line) {
            if (preg_match('/^(?:file|ref)(\d{1,6})\s*+=\s*+(.+)$/i', $line, $file) === 1) {
                $files[(int) $file[1]] = $file[2];
            }
        }
        if ($files !== [] || preg_grep('/^\[\w+\]$/', $lines) !== []) {
            ksort($files);
            return array_values($files);
        }
        // Any text has lines: without a heading only whole addresses are believed.
        $is_headed = preg_grep('/^#EXTM3U/i', $lines) !== [];
        $is_stream = static fn(string $line): bool => $is_headed
            ? $line !== '' && $line[0] !== '#'
            : preg_match('~^https?://~i', self::address($line)) === 1;
        return array_values(array_filter($lines, $is_stream));
    }
}
