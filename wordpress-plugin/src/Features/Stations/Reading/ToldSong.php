<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/** The part of a reading that a page shows, so that an untouched page needs no reader of feeds. */
final class ToldSong
{
    /**
     * @return array{stream: string, feed: string, online: bool, title?: string, artist?: string, cased?: string,
     *     art?: string, presenter?: string} `stream` and `feed` are the addresses by which the stream was chosen;
     *     `cased` is the artist with initial capitals.
     */
    public static function of(Station $station, OnAir $read): array
    {
        $told = ['stream' => $station->stream, 'feed' => $station->feed, 'online' => $read->is_online];
        if ($read->track !== null) {
            ['title' => $title, 'artist' => $artist, 'art' => $art] = $read->track;
            $told += ['title' => $title, 'artist' => $artist, 'cased' => TrackText::cased($artist)];
            $told += $art === '' ? [] : ['art' => $art];
        }
        return $told + ($read->live_name === '' ? [] : ['presenter' => $read->live_name]);
    }
}
