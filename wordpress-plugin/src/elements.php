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
            'seamless' => [
                'type' => 'boolean',
                'default' => false,
                'description' => __('While it plays, links of the site change the page without ending the sound.', 'onda'),
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
    'live-radio-button' => [
        'title' => __('Live radio button', 'onda'),
        'description' => __('One button that starts and pauses the station, together with the player of the page.', 'onda'),
        'feature' => 'player',
        'root' => 'light',
        'attributes' => [
            'station' => [
                'type' => 'string',
                'default' => '',
                'description' => __('Id of a station from the settings screen. Fills in the stream.', 'onda'),
            ],
            'dataStream' => [
                'type' => 'url',
                'default' => '',
                'description' => __('Address of the stream that is heard.', 'onda'),
            ],
            'radioStream' => [
                'type' => 'url',
                'default' => '',
                'description' => __('The same under the name that the player gives it; a station fills it in.', 'onda'),
            ],
        ],
        'actions' => [],
        'shortcodes' => [
            'live_radio_button',
        ],
        'block' => [
            'icon' => 'controls-play',
            'keywords' => [
                'radio',
                'live',
                'button',
                'stream',
            ],
        ],
    ],
];
