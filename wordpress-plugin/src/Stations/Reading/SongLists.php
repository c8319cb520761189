<?php

declare(strict_types=1);

namespace Onda\Stations\Reading;

defined('ABSPATH') || exit;

/** Reads the feeds that are JSON with a history: AzuraCast, Radio.co, and both styles of the specification. */
final class SongLists
{
    /** The current song and four before it (radio.md 9). */
    private const TRACKS = 5;

    public function __construct(private string $stream)
    {
    }

    public function read(string $kind, mixed $read, string $body): ?OnAir
    {
        return match ($kind) {
            'radioco' => $this->radioco($read),
            'azuracast' => $this->azuracast($read, $body),
            'song-list' => $this->song_list($read),
            'track-list' => $this->track_list($read),
            default => null,
        };
    }

    private function radioco(mixed $read): ?OnAir
    {
        $current = self::at($read, 'current_track');
        if ($current === null) {
            return null;
        }
        if (self::at($read, 'status') === 'offline') {
            return new OnAir(false);
        }
        $song = TrackText::plain(self::at($current, 'title'));
        $art = TrackText::art(self::at($current, 'artwork_url_large') ?: self::at($current, 'artwork_url'), $this->stream);
        $title_of = static fn(mixed $one): string => TrackText::plain(self::at($one, 'title'));
        $titles = array_map($title_of, self::list($read, 'history'));
        // The newest entry may be the current song once more.
        $titles = array_slice($titles, ($titles[0] ?? null) === $song ? 1 : 0, OnAir::HISTORY_LIMIT);
        $history = array_map(static fn(?array $track): ?array =>
            $track === null ? null : $track + ['played_at' => null], array_map(TrackText::track(...), $titles));
        $name = TrackText::plain(self::at($read, 'source', 'collaborator', 'name'));
        return new OnAir(
            true,
            TrackText::track($song, $art),
            array_values(array_filter($history)),
            TrackText::moment(self::at($current, 'start_time')),
            $name !== '' || self::at($read, 'source', 'type') === 'live',
            $name,
        );
    }

    private function azuracast(mixed $read, string $body): ?OnAir
    {
        if (preg_match('/^\s*(?:data|event|id|retry)?:/', $body) === 1) {
            return $this->last_frame($body);
        }
        $is_list = is_array($read) && array_is_list($read);
        return $this->station($is_list ? $this->heard($read) : self::pushed($read));
    }

    private function last_frame(string $body): ?OnAir
    {
        preg_match_all('/^data:(.*)$/m', $body, $frames);
        foreach (array_reverse($frames[1]) as $frame) {
            $found = $this->station(self::pushed(json_decode($frame, true, 32)));
            if ($found !== null) {
                return $found;
            }
        }
        return null;
    }

    private function station(mixed $station): ?OnAir
    {
        $read = $this->song_list($station);
        if ($read === null || self::at($station, 'is_online') === false) {
            return $read === null ? null : new OnAir(false, null, $read->history);
        }
        $live = [
            'is_live' => self::at($station, 'live', 'is_live') === true,
            'live_name' => TrackText::plain(self::at($station, 'live', 'streamer_name')),
        ];
        return new OnAir(...$live + get_object_vars($read));
    }

    /** @param list<mixed> $stations */
    private function heard(array $stations): mixed
    {
        $path = static fn(mixed $url): string => (string) parse_url(is_string($url) ? $url : '', PHP_URL_PATH);
        foreach ($stations as $station) {
            $urls = array_column(array_filter(self::list($station, 'station', 'mounts'), is_array(...)), 'url');
            $urls[] = self::at($station, 'station', 'listen_url');
            if (in_array($path($this->stream), array_map($path, $urls), true)) {
                return $station;
            }
        }
        return $stations[0] ?? null;
    }

    private static function pushed(mixed $frame): mixed
    {
        $published = [];
        foreach ((array) self::at($frame, 'connect', 'subs') as $channel) {
            array_push($published, ...self::list($channel, 'publications'));
        }
        $last = self::at($frame, 'pub') ?? end($published);
        return self::at($last, 'data', 'np') ?? $frame;
    }

    private function song_list(mixed $read): ?OnAir
    {
        $current = self::at($read, 'now_playing');
        if (!is_array($current) && !is_array(self::at($read, 'song_history'))) {
            return null;
        }
        $art = TrackText::art(self::at($current, 'art'), $this->stream)
            ?: TrackText::art(self::at($current, 'song', 'art'), $this->stream);
        $history = [];
        foreach (array_slice(self::list($read, 'song_history'), 0, OnAir::HISTORY_LIMIT) as $entry) {
            $song = $this->song($entry, TrackText::history_art(self::at($entry, 'song', 'art'), $this->stream));
            $moment = ['played_at' => TrackText::moment(self::at($entry, 'played_at'))];
            $history = $song === null ? $history : [...$history, $song + $moment];
        }
        $track = $this->song($current, $art) ?? ($art === '' ? null : ['title' => '', 'artist' => '', 'art' => $art]);
        return new OnAir(true, $track, $history, TrackText::moment(self::at($current, 'played_at')));
    }

    private function track_list(mixed $read): ?OnAir
    {
        if (!self::at($read, 'success') || !is_array(self::at($read, 'result'))) {
            return null;
        }
        $tracks = [];
        foreach (array_slice(self::list($read, 'result'), 0, self::TRACKS) as $place => $entry) {
            $image = self::at($entry, 'track_image');
            $tracks[] = [
                'title' => TrackText::plain(self::at($entry, 'track_title')),
                'artist' => TrackText::plain(self::at($entry, 'track_artist')),
                'art' => $place === 0
                    ? TrackText::art($image, $this->stream)
                    : TrackText::history_art($image, $this->stream),
                'played_at' => TrackText::moment(self::at($entry, 'track_played'))
                    ?? TrackText::moment(self::at($entry, 'timestamp')),
            ];
        }
        $current = array_shift($tracks);
        $has = static fn(array $track): bool => $track['title'] . $track['artist'] . $track['art'] !== '';
        $track = $current !== null && $has($current) ? array_diff_key($current, ['played_at' => 1]) : null;
        return new OnAir(true, $track, array_values(array_filter($tracks, $has)), $current['played_at'] ?? null);
    }

    /** @return array{title: string, artist: string, art: string}|null */
    private function song(mixed $entry, string $art): ?array
    {
        $title = TrackText::plain(self::at($entry, 'song', 'title'));
        $artist = TrackText::plain(self::at($entry, 'song', 'artist'));
        return $title . $artist !== '' ? ['title' => $title, 'artist' => $artist, 'art' => $art]
            : TrackText::track(TrackText::plain(self::at($entry, 'song', 'text')), $art);
    }

    private static function at(mixed $value, string ...$path): mixed
    {
        foreach ($path as $name) {
            $value = is_array($value) ? $value[$name] ?? null : null;
        }
        return $value;
    }

    /** @return list<mixed> */
    private static function list(mixed $value, string ...$path): array
    {
        $found = self::at($value, ...$path);
        return is_array($found) && array_is_list($found) ? $found : [];
    }
}
