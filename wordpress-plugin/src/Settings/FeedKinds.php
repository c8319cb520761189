<?php

// Printed by `pnpm generate` from the kinds that packages/feeds reads. Do not edit.

declare(strict_types=1);

namespace Onda\Settings;

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
        'shoutcast2-xml' => '~<SHOUTCASTSERVER~',
        'shoutcast2-json' => '~"songtitle"~',
        'radioco' => '~"current_track"~',
        'azuracast' => '~"now_playing"~',
        'song-list' => '~"song_history"~',
        'track-list' => '~"result"\\s*:\\s*\\[~',
        'played-html' => '~Played @~',
        'icecast-html' => '~class="mount"|Mountpoint |Icecast2? Status|class="stream(?:data|stats)"~',
        'shoutcast1' => '~^\\s*(?:<[^<>]*>\\s*)*\\d+,[01],\\d+,~',
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
