<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** Reads what a stream tells within itself: the blocks between the sound, and the tags of a playlist of HLS. */
final class InStream
{
    /** An apostrophe and a semicolon end a value where another key or nothing follows. */
    private const FIELD = "~([a-z]\\w*)='(.*?)(?:';?(?=\\s*$|\\0)|';(?=\\s*[a-z]\\w*=')|$)~is";
    private const BLOCK_BYTES = 255 * 16;
    /** Encoders that know no song title a segment by the name of a file, a number or a word. */
    private const NO_TITLE = '/^\s*(?:no[ -]?desc|unknown|untitled|null|-|\d+|\S+\.(?:ts|m4s|mp4|aac|mp3))?\s*$/i';
    private const SEGMENT = '/^#EXTINF:(?:[^,"\r\n]|"[^"\r\n]*")*,[ \t]*(\S[^\r\n]*)/m';
    private const MOST_TAGS = 300;
    private const RANGE = '/^#EXT-X-DATERANGE:([^\r\n]*)/m';

    public function __construct(private ReadOptions $options)
    {
    }

    public function icy(string $body): ?OnAir
    {
        preg_match_all(self::FIELD, substr($body, 0, self::BLOCK_BYTES), $found, PREG_SET_ORDER);
        $fields = array_change_key_case(array_column($found, 2, 1));
        if ($fields === []) {
            return null;
        }
        if (($fields['adw_ad'] ?? '') === 'true') {
            return new OnAir();
        }
        [$songs, $url] = [$this->options->songs, $fields['streamurl'] ?? ''];
        parse_str(str_contains($url, '=') ? (string) strstr($url, '&') : '', $told);
        [$artist, $title, $text] = array_map(
            $songs->text(...),
            [$told['artist'] ?? '', $told['title'] ?? '', $fields['streamtitle'] ?? ''],
        );
        $is_apart = $artist !== '' && $title !== '' && str_contains($text, $title);
        $art = $this->options->art->of_history($url);
        return new OnAir(track: $is_apart ? $songs->of($artist, $title, '', $art) : $songs->of('', '', $text, $art));
    }

    /** Whether a playlist of HLS names songs itself. */
    public static function names_song(string $body): bool
    {
        return preg_match('/^#EXT-X-DATERANGE:(?:.*,)?X-[\w-]*TITLE=/m', $body) === 1 || self::titles($body) !== [];
    }

    public function hls(string $body): ?OnAir
    {
        if (!str_starts_with(ltrim($body, "\xEF\xBB\xBF \r\n\t"), '#EXTM3U')) {
            return null;
        }
        $ranged = $this->ranged($body);
        if ($ranged !== null) {
            return $ranged;
        }
        $titles = array_unique(array_map($this->options->songs->text(...), self::titles($body)));
        $tracks = array_filter(array_map(fn(string $title): ?array =>
            $this->options->songs->of('', '', $title), array_values($titles)));
        $played = array_map(static fn(array $track): OnAir => new OnAir(track: $track), array_values($tracks));
        return (array_shift($played) ?? new OnAir())->with_history($played);
    }

    /** @return list<string> Of the segments, the last first. */
    private static function titles(string $body): array
    {
        preg_match_all(self::SEGMENT, $body, $segments);
        $latest = array_reverse(array_slice($segments[1], -self::MOST_TAGS));
        return array_values(array_filter($latest, static fn(string $title): bool =>
            preg_match(self::NO_TITLE, $title) === 0));
    }

    /** The last that has begun and names a song. */
    private function ranged(string $body): ?OnAir
    {
        preg_match_all(self::RANGE, $body, $ranges);
        foreach (array_reverse(array_slice($ranges[1], -self::MOST_TAGS)) as $range) {
            $start = Dates::moment(self::attribute($range, 'START-DATE'));
            $texts = array_map(fn(string $name): string =>
                $this->options->songs->text(self::attribute($range, $name)), ['X-[\w-]*ARTIST', 'X-[\w-]*TITLE']);
            $track = $this->options->songs->of(...[...$texts, '']);
            if ($track !== null && ($this->options->now === 0 || $start <= $this->options->now)) {
                $length = Dates::length(self::attribute($range, 'DURATION'), 1000);
                $end = $start === null || $length === null ? null : $start + $length;
                return new OnAir(track: $track, started_at: Dates::seconds($start), ends_at: Dates::seconds($end));
            }
        }
        return null;
    }

    private static function attribute(string $range, string $name): string
    {
        return preg_match("/(?:^|,)$name=(?:\"([^\"]*)\"|([^\",]*))/", $range, $of) === 1 ? $of[2] ?? $of[1] : '';
    }
}
