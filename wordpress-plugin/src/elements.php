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
            'playerWidth' => [
                'type' => 'number',
                'default' => 355,
                'min' => 160,
                'max' => 1600,
                'description' => __('Width in pixels; less where the page has less room. From 448 on the cover stands beside the text.', 'onda'),
            ],
            'imageHeight' => [
                'type' => 'number',
                'default' => 355,
                'min' => 40,
                'max' => 1600,
                'description' => __('Height in pixels of a cover that stands above the text; it shrinks with the width of the player.', 'onda'),
            ],
            'colorOn' => [
                'type' => 'string',
                'default' => 'currentcolor',
                'description' => __('Colour of the pause button and the sound waves: something sounds.', 'onda'),
            ],
            'colorOff' => [
                'type' => 'string',
                'default' => 'currentcolor',
                'description' => __('Colour of the play button and the mute cross: nothing sounds.', 'onda'),
            ],
            'showVolume' => [
                'type' => 'boolean',
                'default' => true,
                'description' => __('Shows the mute button and the volume slider.', 'onda'),
            ],
            'showOnlyPlayButton' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Shows the play button alone: no other button, no titles, no cover.', 'onda'),
            ],
            'autoPlay' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Plays without a click where that is allowed: never on iOS, Android and webOS, on Chrome and Safari only when sticky.', 'onda'),
            ],
            'sticky' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Keeps the player at the lower edge of the window.', 'onda'),
            ],
            'startMinified' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('A sticky player starts as a small bar.', 'onda'),
            ],
            'grabLastFmPhoto' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Looks for a photo of the artist where the feed has no art.', 'onda'),
            ],
            'preserveOriginalUpperLowerCase' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('Leaves the capital letters of the artist as the feed wrote them.', 'onda'),
            ],
        ],
        'actions' => [
            'onda_now_playing',
            'onda_poll',
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
