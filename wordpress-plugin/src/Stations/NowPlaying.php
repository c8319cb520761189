<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Fetch\FetchFailed;
use Onda\Http\Refusal;
use Onda\Http\Request;
use Onda\Settings\SettingsStore;
use Onda\Settings\Station;
use Onda\Stations\Asking\StatusDocuments;
use Onda\Stations\Reading\PlainIcecast;

defined('ABSPATH') || exit;

/** `onda_now_playing`: a station's own document, so that a page can read servers that allow no other origin. */
final class NowPlaying
{
    /** The time limit for the art of a song without a deadline. */
    private const ART_SECONDS = 3;

    /** @param (\Closure(Station, string, float): string)|null $song_art Finds art for the song in a status document. */
    public function __construct(
        private SettingsStore $stations,
        private StatusDocuments $documents,
        private ?\Closure $song_art = null,
    ) {
    }

    /** @return array<string, mixed> */
    public function __invoke(Request $request): array
    {
        return $this->read($request->text('station'));
    }

    /**
     * @return array{station: string, kind: string, body: string, fetchedAt: int, stale: bool, version: string,
     *     feed?: string, sound?: string, leaveOut?: list<string>, art?: string, onAir?: array<string, mixed>} `onAir` is the song, where PlainIcecast reads one.
     * @throws Refusal
     */
    public function read(string $id, ?float $deadline = null): array
    {
        $station = $this->stations->find($id)
            ?? throw new Refusal(404, 'unknown_station', 'No station has this id.');
        try {
            $document = $this->documents->of($station, $deadline);
        } catch (FetchFailed) {
            throw new Refusal(502, 'feed_unavailable', 'The server of this station could not be read.');
        }
        $deadline ??= microtime(true) + self::ART_SECONDS;
        $art = $this->song_art === null ? '' : ($this->song_art)($station, $document->body, $deadline);
        return [
            'station' => $station->id,
            'kind' => $document->kind,
            'body' => $document->body,
            'fetchedAt' => $document->fetched_at,
            'stale' => $document->is_stale,
            'version' => $document->version($art . implode("\n", $station->leave_out)),
        ] + array_filter([
            'feed' => $station->feed === '' ? $document->heard($station)->feed : '',
            'sound' => $document->sound,
            'leaveOut' => $station->leave_out,
            'art' => $art,
            'onAir' => PlainIcecast::on_air($station, $document),
        ]);
    }
}
