<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Settings\FeedKinds;

defined('ABSPATH') || exit;

/** The names of the kinds of feeds. */
final class FeedLabels
{
    /** @return array<string, string> Kind → its name. */
    public static function all(): array
    {
        return array_merge(array_combine(FeedKinds::ALL, FeedKinds::ALL), [
            'auto' => __('Found out automatically', 'onda'),
            'icecast-json' => __('Icecast, status-json.xsl', 'onda'),
            'icecast-html' => __('Icecast, status.xsl', 'onda'),
            'shoutcast1' => __('Shoutcast 1, 7.html', 'onda'),
            'shoutcast2-xml' => __('Shoutcast 2, stats as XML', 'onda'),
            'shoutcast2-json' => __('Shoutcast 2, stats as JSON', 'onda'),
            'played-html' => __('Shoutcast, played.html', 'onda'),
            'radioco' => 'Radio.co',
            'azuracast' => 'AzuraCast',
            'song-list' => __('Song list: now_playing and song_history', 'onda'),
            'track-list' => __('Track list: success and result', 'onda'),
        ]);
    }
}
