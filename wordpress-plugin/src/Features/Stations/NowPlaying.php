<?php

declare(strict_types=1);

namespace Onda\Features\Stations;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Reading\OnAir;
use Onda\Features\Stations\Reading\OnAirReader;
use Onda\Features\Stations\Reading\ToldSong;

defined('ABSPATH') || exit;

/** `onda_now_playing`: a station's own document, so that a page can read servers that allow no other origin. */
final class NowPlaying
{
    /** The time limit for the art of a song without a deadline. */
    private const ART_SECONDS = 3;
    private const THEME_SECONDS = 1.0;

    /**
     * @param (\Closure(string, string, float): string)|null $song_art Finds art for a song by its artist and title.
     * @param (\Closure(string): array<string, int|string>)|null $show The show that is on at a station.
     */
    public function __construct(
        private SettingsStore $stations,
        private StatusDocuments $documents,
        private ?\Closure $song_art = null,
        private ?\Closure $show = null,
    ) {
    }

    /** @return array<string, mixed> */
    public function __invoke(Request $request): array
    {
        return $this->read($request->text('station'));
    }

    /**
     * @return array{station: string, kind: string, body: string, fetchedAt: int, stale: bool, version: string,
     *     feed?: string, sound?: string, leaveOut?: list<string>, charset?: string,
     *     stationName?: string, art?: string,
     *     onAir?: array<string, mixed>, show?: array<string, int|string>} `onAir` as ToldSong, where the document can
     *     be read; `show` where the station has a week.
     * @throws Refusal
     */
    public function read(string $id, ?float $deadline = null): array
    {
        $station = $this->stations->find($id)
            ?? throw new Refusal(404, 'unknown_station', 'No station has this id.');
        // First: in doubt this request goes another path.
        $show = $this->show === null ? [] : ($this->show)($station->id);
        try {
            $document = $this->documents->of($station, $deadline);
        } catch (FetchFailed) {
            throw new Refusal(502, 'feed_unavailable', 'The server of this station could not be read.');
        }
        $deadline ??= microtime(true) + self::ART_SECONDS;
        $heard = $document->heard($station);
        $read = OnAirReader::read($document->kind, $document->body, $heard);
        $art = $this->art_of($read?->track, $deadline);
        return [
            'station' => $station->id,
            'kind' => $document->kind,
            'body' => $document->body,
            'fetchedAt' => $document->fetched_at,
            'stale' => $document->is_stale,
            'version' => $document->version($art . implode("\n", [...$station->leave_out, $station->charset, ...$show])),
        ] + array_filter([
            'feed' => $station->feed === '' ? $heard->feed : '',
            'sound' => $document->sound,
            'leaveOut' => $station->leave_out,
            'charset' => $station->charset,
            'stationName' => $station->name,
            'art' => $art,
            'onAir' => $read === null ? [] : ToldSong::of($station, $read, $show),
            'show' => $show,
        ]);
    }

    /**
     * @return array<string, mixed>
     * @throws Refusal
     */
    public function on_air(string $id, ?float $deadline = null): array
    {
        $document = $this->read($id, $deadline);
        $on_air = $this->heard($document);
        return [
            'station' => $document['station'],
            'online' => $on_air->is_online,
            'track' => $on_air->track,
            'started_at' => $on_air->started_at,
            'live' => $on_air->is_live,
            'live_name' => $on_air->live_name,
            'fetched_at' => $document['fetchedAt'],
            'stale' => $document['stale'],
            'version' => $document['version'],
        ];
    }

    /**
     * For `onda_now_playing()`: a page does not wait for a station that is down.
     *
     * @return array<string, mixed>|null
     */
    public function for_theme(string $id): ?array
    {
        $id = $id === '' ? $this->stations->all()[0]->id ?? '' : $id;
        try {
            return $this->on_air($id, microtime(true) + self::THEME_SECONDS);
        } catch (Refusal) {
            return null;
        }
    }

    /** @param array<string, mixed> $document As `read()`. */
    public function heard(array $document): OnAir
    {
        $station = $this->stations->find($document['station']);
        $heard = $station?->at(($document['sound'] ?? '') ?: $station->stream, $document['feed'] ?? $station->feed);
        $read = $heard === null ? null : OnAirReader::read($document['kind'], $document['body'], $heard);
        return ($read ?? new OnAir())->with_art($document['art'] ?? '');
    }

    /** @param array<string, string>|null $track Its own art needs no other. */
    private function art_of(?array $track, float $deadline): string
    {
        $is_wanted = $this->song_art !== null && $track !== null && $track['art'] === '';
        return $is_wanted ? ($this->song_art)($track['artist'], $track['title'], $deadline) : '';
    }
}
