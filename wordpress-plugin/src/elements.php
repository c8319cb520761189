<?php

// Printed by `pnpm generate` from the contracts. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'radio-player' => [
        'title' => __('Radio player', 'onda'),
        'description' => __('Plays one live station and shows what is on air.', 'onda'),
        'feature' => 'player',
        'root' => 'shadow',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a station from the settings screen. Fills in stream, name, feed and cover.', 'onda'),
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the stream that is heard.', 'onda'),
            ],
            'radioName' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Name of the station.', 'onda'),
            ],
            'feed' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the document that tells what plays. Without it the stream server is asked.', 'onda'),
            ],
            'feedKind' => [
                'type' => 'enum',
                'values' => [
                    'auto',
                    'icecast-json',
                    'icecast-html',
                    'shoutcast1',
                    'shoutcast2-xml',
                    'shoutcast2-json',
                    'radioco',
                    'azuracast',
                    'song-list',
                    'track-list',
                ],
                'default' => 'auto',
                'description' => __('How that document is written.', 'onda'),
            ],
            'noImageAvailable' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Default cover, shown when a track has no art.', 'onda'),
            ],
            'initialVolume' => [
                'type' => 'number',
                'default' => 1,
                'min' => 0,
                'max' => 1,
                'step' => 0.05,
                'description' => __('Volume before the visitor moves the slider, 0 to 1.', 'onda'),
            ],
            'nowPlayingInterval' => [
                'type' => 'number',
                'default' => 40,
                'min' => 0,
                'max' => 3600,
                'description' => __('Seconds between two looks at the feed; under 30 is taken as 44.', 'onda'),
            ],
            'showVolume' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the mute button and the volume slider.', 'onda'),
            ],
            'preserveOriginalUpperLowerCase' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Leaves the capital letters of the artist as the feed wrote them.', 'onda'),
            ],
            'showHistoryBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the button of the history of the latest songs.', 'onda'),
            ],
            'showBioBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the button of the artist’s biography.', 'onda'),
            ],
            'showLyricsBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the lyrics button.', 'onda'),
            ],
            'showFacebookBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Offers Facebook among the ways to share.', 'onda'),
            ],
            'showTwitterBut' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Offers a tweet among the ways to share.', 'onda'),
            ],
            'facebookAppId' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a Facebook app. With it the feed dialog opens, without it the plain share page.', 'onda'),
            ],
            'lyricsUrl' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Address of a page with lyrics, in which {artist} and {title} stand for the track. Empty offers no link.', 'onda'),
            ],
            'numberOfThumbsPerScreen' => [
                'type' => 'number',
                'default' => 3,
                'min' => 1,
                'max' => 30,
                'step' => 1,
                'description' => __('Songs of the history that are seen at once; more are reached with a slider.', 'onda'),
            ],
            'historyRecordTitleLimit' => [
                'type' => 'number',
                'default' => 25,
                'min' => 1,
                'max' => 500,
                'description' => __('Characters of a title in the history at a width of 355 px; more room shows more.', 'onda'),
            ],
            'historyRecordAuthorLimit' => [
                'type' => 'number',
                'default' => 36,
                'min' => 1,
                'max' => 500,
                'description' => __('Characters of an artist in the history at a width of 355 px; more room shows more.', 'onda'),
            ],
        ],
        'actions' => [
            'onda_now_playing',
            'onda_poll',
            'onda_artist',
        ],
        'shortcodes' => [
            'radio_player',
        ],
        'block' => [
            'icon' => 'controls-volumeon',
            'keywords' => [
                'radio',
                'audio',
                'stream',
                'player',
            ],
        ],
    ],
];
