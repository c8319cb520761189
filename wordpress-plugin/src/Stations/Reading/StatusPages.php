<?php

declare(strict_types=1);

namespace Onda\Stations\Reading;

defined('ABSPATH') || exit;

/** Reads the status pages of stream servers: Icecast, Shoutcast 1 and 2. Null for any other document. */
final class StatusPages
{
    private const SHOUTCAST1 = '/^\s*\d{1,9},([01]),\d{1,9},\d{1,9},\d{1,9}(?:,\d{0,9}(?:,(.*))?)?$/';
    private const NO_TITLE = 'oracle:0';
    private const TEXT_KEYS = '/"(title|artist|server_name|server_description|genre|yp_currently_playing)"\s*:\s*'
        . '([^"\[{,}\s][^,}]*)/';
    private const CELL = '~<(h[1-6]|td)\b[^>]*>(.{0,2000}?)</\1>~is';
    private const PLAYED_ROW = '~<tr\b[^>]*>\s*<td\b[^>]*>(.{0,200}?)</td>\s*<td\b[^>]*>(.{0,2000}?)'
        . '(?=</td>|<td\b|</?tr\b|</table)(.{0,300}?)(?=</?tr\b|</table|$)~is';

    public static function icecast_json(string $body, string $mount): ?OnAir
    {
        $text = (string) preg_replace('/[\x00-\x1f]|\xEF\xBB\xBF/', ' ', $body);
        $text = str_replace('"icestats":"', '"icestats":{"', $text);
        $quote = static fn(array $found): string => '"' . $found[1] . '":'
            . (trim($found[2]) === 'null' ? 'null' : wp_json_encode(trim($found[2])));
        $read = json_decode((string) preg_replace_callback(self::TEXT_KEYS, $quote, $text), true, 32);
        $stats = is_array($read) ? $read['icestats'] ?? null : null;
        if (!is_array($stats)) {
            return null;
        }
        $sources = $stats['source'] ?? [];
        $is_one = is_array($sources) && !array_is_list($sources);
        $sources = $is_one ? [$sources] : array_filter((array) $sources, is_array(...));
        $path = static fn(array $source): string =>
            (string) parse_url((string) ($source['listenurl'] ?? ''), PHP_URL_PATH);
        $source = self::picked(array_values($sources), $mount, $path);
        return $source === null ? new OnAir(false) : new OnAir(track: self::of_source($source));
    }

    public static function icecast_html(string $body, string $mount): ?OnAir
    {
        if (stripos($body, 'icecast') === false || preg_match_all(self::CELL, $body, $cells, PREG_SET_ORDER) === false) {
            return null;
        }
        $mounts = [];
        $is_labelled = false;
        foreach ($cells as [, $tag, $inner]) {
            $text = TrackText::plain(wp_strip_all_tags($inner));
            if ($tag[0] !== 't' && preg_match('~^Mount ?point (/\S*)~i', $text, $found) === 1) {
                $mounts[] = ['path' => $found[1], 'playing' => ''];
            } elseif ($mounts !== [] && $is_labelled) {
                $mounts[array_key_last($mounts)]['playing'] = $text;
            }
            $is_labelled = preg_match('/^(?:Currently playing|Current Song):$/i', $text) === 1;
        }
        $picked = self::picked($mounts, $mount, static fn(array $one): string => $one['path']);
        return $picked === null ? new OnAir(false) : new OnAir(track: TrackText::track($picked['playing']));
    }

    public static function shoutcast1(string $body): ?OnAir
    {
        $lines = preg_replace('~</?(?:html|head|meta|body)\b[^<>]*>~i', "\n", $body);
        $is_known = false;
        foreach ((array) preg_split('/[\r\n]+/', (string) $lines) as $line) {
            if (preg_match(self::SHOUTCAST1, (string) $line, $found) === 1) {
                $is_known = true;
                $title = TrackText::plain($found[2] ?? '');
                if ($found[1] === '1') {
                    return new OnAir(track: $title === self::NO_TITLE ? null : TrackText::track($title));
                }
            }
        }
        return $is_known ? new OnAir(false) : null;
    }

    public static function shoutcast2_xml(string $body): ?OnAir
    {
        if (preg_match('~<SHOUTCASTSERVER\b~i', $body) !== 1) {
            return null;
        }
        $of = static fn(string $tag): string =>
            preg_match("~<$tag>(.{0,2000}?)</$tag>~is", $body, $found) === 1 ? $found[1] : '';
        return self::shoutcast2(trim($of('STREAMSTATUS')), $of('SONGTITLE'), $of('DJ'));
    }

    public static function shoutcast2_json(mixed $read): ?OnAir
    {
        $stats = is_array($read) ? $read['streams'][0] ?? $read : null;
        if (!is_array($stats) || !isset($stats['songtitle']) && !isset($stats['streamstatus'])) {
            return null;
        }
        $text = static fn(string $name): string => is_scalar($stats[$name] ?? '') ? (string) ($stats[$name] ?? '') : '';
        return self::shoutcast2($text('streamstatus'), $text('songtitle'), $text('dj'));
    }

    /** The times of day have no date and no zone: they are not told. */
    public static function played_html(string $body): ?OnAir
    {
        if (stripos($body, 'Played @') === false || !preg_match_all(self::PLAYED_ROW, $body, $rows, PREG_SET_ORDER)) {
            return null;
        }
        [$current, $history] = [null, []];
        foreach ($rows as [, $time, $title, $mark]) {
            $is_time = preg_match('/\d{1,2}:\d\d:\d\d\s*$/', wp_strip_all_tags($time)) === 1;
            $track = $is_time ? TrackText::track(TrackText::plain(wp_strip_all_tags($title))) : null;
            $is_current = stripos($mark, 'current song') !== false;
            [$current, $history] = match (true) {
                $track === null || $track['title'] === 'Empty Title' => [$current, $history],
                $is_current => [$track, $history],
                default => [$current, [...$history, $track + ['played_at' => null]]],
            };
        }
        return new OnAir(track: $current, history: array_slice($history, 0, OnAir::HISTORY_LIMIT));
    }

    private static function shoutcast2(string $status, string $song, string $dj): OnAir
    {
        if ($status === '0') {
            return new OnAir(false);
        }
        // Some encoders put three spaces where the dash should be.
        $song = str_contains($song, ' - ') ? $song : (string) preg_replace('/(\S) {3}(?=\S)/', '$1 - ', $song, 1);
        $name = TrackText::plain($dj);
        return new OnAir(track: TrackText::track(TrackText::plain($song)), is_live: $name !== '', live_name: $name);
    }

    /** @return array{title: string, artist: string, art: string}|null */
    private static function of_source(array $source): ?array
    {
        $title = TrackText::plain($source['title'] ?? '');
        $artist = TrackText::plain($source['artist'] ?? '');
        if ($artist !== '' && $title !== '') {
            return ['title' => $title, 'artist' => $artist, 'art' => ''];
        }
        return TrackText::track($title ?: TrackText::plain($source['yp_currently_playing'] ?? ''));
    }

    /**
     * The one that serves the mount. A proxy may have put something before its path.
     *
     * @param list<array<string, mixed>> $served
     * @param \Closure(array<string, mixed>): string $path
     * @return array<string, mixed>|null
     */
    private static function picked(array $served, string $mount, \Closure $path): ?array
    {
        if ($mount === '') {
            return $served[0] ?? null;
        }
        $paths = array_map(static fn(array $one): string => rawurldecode($path($one)), $served);
        $exact = array_search($mount, $paths, true);
        if ($exact !== false) {
            return $served[$exact];
        }
        $near = array_filter($paths, static fn(string $one): bool => strlen($one) > 1 && str_ends_with($mount, $one));
        return $near === [] ? null : $served[array_key_first($near)];
    }
}
