<?php

// Printed by `pnpm generate` from the kinds that packages/feeds reads. Do not edit.
// phpcs:disable Generic.Files.LineLength.TooLong -- a mark is a line.

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** How a feed may be written; `auto` lets the browser find out. */
final class FeedKinds
{
    public const ALL = [
        'auto',
        'azuracast',
        'caster',
        'centova',
        'everestcast',
        'hls',
        'icecast-html',
        'icecast-json',
        'icy',
        'libretime',
        'live365',
        'mediacp',
        'played-html',
        'radioboss',
        'radioco',
        'radiocult',
        'radiojar',
        'radioking',
        'shoutcast1',
        'shoutcast2-json',
        'shoutcast2-played',
        'shoutcast2-xml',
        'sonicpanel',
        'spinitron',
        'triton',
        'zeno',
        'currentsong',
        'flat-json',
        'song-list',
        'track-list',
    ];
    /** The mark of a document of each kind, the most telling first. */
    private const MARKS = [
        'icecast-json' => '~"icestats"~',
        'shoutcast2-json' => '~"songtitle"~',
        'azuracast' => '~"now_playing"~',
        'caster' => '~"mounts"\\s*:\\s*\\{|"streams"\\s*:\\s*\\{\\s*"/|^\\s*parseMusic\\(|^[^"]*\\{\\s*"/[^"]*"\\s*:\\s*\\{~',
        'centova' => '~"type"\\s*:\\s*"(?:result|error)"|"enclosure"~',
        'everestcast' => '~"jingle_id"~',
        'hls' => '~^\\s*#EXTM3U~',
        'icecast-html' => '~class="mount"|Mountpoint |Icecast2? Status|class="stream(?:data|stats)"~',
        'icy' => '~^\\s*(?:StreamTitle|adw_ad|StreamUrl)=\'~',
        'libretime' => '~"AIRTIME_API_VERSION"|"artist_name"~',
        'live365' => '~"current-track"~',
        'mediacp' => '~"trackhistory"~',
        'played-html' => '~Played @~',
        'radioboss' => '~"currenttrack_info"|<Info>\\s*<CurrentTrack~',
        'radioco' => '~"current_track"|"artwork_urls"~',
        'radiocult' => '~"(?:schedule|offAir)"~',
        'radiojar' => '~"buy_urls"|"tm_end"~',
        'radioking' => '~"default_cover"~',
        'shoutcast1' => '~^\\s*(?:<[^<>]*>\\s*)*\\d+,[01],\\d+,~',
        'shoutcast2-played' => '~"playedat"~',
        'shoutcast2-xml' => '~<SHOUTCASTSERVER~',
        'sonicpanel' => '~"djusername"~',
        'spinitron' => '~"playlist_id"~',
        'triton' => '~<nowplaying-info-list~',
        'zeno' => '~"streamTitle"~',
        'currentsong' => '~^(?!.*\\b(?:[Ee]rror|[Nn]ot [Ff]ound)\\b)[^<{\\[\\r\\n]{1,300} - [^<\\r\\n]{1,300}\\s*$~',
        'flat-json' => '~"(?:title|song|track|metadata|now_?playing|current_?song)"\\s*:\\s*"~',
        'song-list' => '~"song_history"~',
        'track-list' => '~"result"\\s*:\\s*\\[~',
    ];
    /** How much of a document is looked at. */
    private const HEAD = 20000;

    /** The kind of a document; an empty string if no reader knows it. */
    public static function of(string $document): string
    {
        $head = substr($document, 0, self::HEAD);
        foreach (self::MARKS as $kind => $mark) {
            if (preg_match($mark, $head) === 1) {
                return $kind;
            }
        }
        return '';
    }
}
