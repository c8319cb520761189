<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Settings\FeedKinds;
use Onda\Features\Stations\FeedProviders;

defined('ABSPATH') || exit;

/** The names of the kinds of feeds. */
final class FeedLabels
{
    /** @return array<string, string> Kind → its name. */
    public static function all(): array
    {
        $named = array_column(array_map(static fn(string $kind): array => [
            'kind' => $kind,
            'label' => FeedProviders::READINGS[$kind]['label'] ?? $kind,
        ], FeedKinds::ALL), 'label', 'kind');
        return array_merge($named, [
            'auto' => __('Found out automatically', 'onda'),
            'shoutcast2-xml' => __('Shoutcast 2, stats as XML', 'onda'),
            'shoutcast2-json' => __('Shoutcast 2, stats as JSON', 'onda'),
            'shoutcast2-played' => __('Shoutcast 2, played as JSON', 'onda'),
            'currentsong' => __('Shoutcast, currentsong as text', 'onda'),
            'flat-json' => __('One song as JSON or events', 'onda'),
            'icy' => __('The stream itself', 'onda'),
            'hls' => __('HLS: the playlist itself', 'onda'),
            'song-list' => __('Song list: now_playing and song_history', 'onda'),
            'track-list' => __('Track list: success and result', 'onda'),
        ]);
    }
}
