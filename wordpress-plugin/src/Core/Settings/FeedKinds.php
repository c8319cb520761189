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
        'song-list',
        'track-list',
        'flat-json',
    ];
    /** The mark of a document of each kind, the most telling first. */
    private const MARKS = [
        'icecast-json' => '~"icestats"|<icestats>~',
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
        'song-list' => '~"song_history"~',
        'track-list' => '~"result"\\s*:\\s*\\[~',
        'flat-json' => '~^(?!\\s*(?:<\\?[^>]*>\\s*)?<(?:!(?:DOCTYPE|doctype) )?[hH][tT][mM][lL])[\\s﻿]*(?:[{\\[<]|(?:data|event|id|retry)?:|[\\w$.]+\\s*\\()[\\s\\S]*(?:[tT]itle|TITLE|[tT]rack|TRACK|[sS]ong|SONG|[pP]laying|[tT]itulo|[mM]etadata)~',
    ];
    /** How much of a document is looked at. */
    private const HEAD = 200000;

    /** @return list<string> The kinds that a document may be of, the most telling first; empty if no reader knows it. */
    public static function of(string $document): array
    {
        $head = substr($document, 0, self::HEAD);
        return array_keys(array_filter(self::MARKS, static fn(string $mark): bool => preg_match($mark, $head) === 1));
    }
}
