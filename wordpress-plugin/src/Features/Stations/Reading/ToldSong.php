<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/** A reading without the songs before this one, so that no page needs a reader of feeds until it shows those. */
final class ToldSong
{
    /**
     * @param array<string, int|string> $show The show that is on, as `NowPlaying` answers it.
     * @return array<string, mixed> `onAir` of docs/protocol/player.md.
     */
    public static function of(Station $station, OnAir $read, array $show = []): array
    {
        $told = ['stream' => $station->stream, 'feed' => $station->feed, 'online' => $read->is_online];
        if ($read->track !== null) {
            ['title' => $title, 'artist' => $artist] = $read->track;
            $told += ['title' => $title, 'artist' => $artist, 'cased' => TrackText::cased($artist)]
                + array_filter($read->track, strlen(...));
        }
        $told += array_filter(['startedAt' => $read->started_at, 'endsAt' => $read->ends_at]);
        $told += $read->is_live ? ['presenter' => $read->live_name] : [];
        return ($show['title'] ?? '') === '' ? $told : $told + ['words' => self::words($show, $read)];
    }

    /**
     * The show is the title if there is no song, as in `feeds/src/songs/with-show.ts`.
     *
     * @param array<string, int|string> $show
     * @return array{live: string, title?: string}
     */
    private static function words(array $show, OnAir $read): array
    {
        $people = (string) $show['hosts'] ?: $read->live_name;
        $title = (string) $show['title'];
        return $read->track === null
            ? ['live' => $people, 'title' => $title]
            : ['live' => $people === '' ? $title : "$title · $people"];
    }
}
