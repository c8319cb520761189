<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'stations' => [
        'route' => [
            'method' => 'GET',
            'path' => '/stations',
            'id' => 'listStations',
            'summary' => 'The stations of the site.',
            'args' => [
                'page' => [
                    'type' => 'integer',
                    'description' => 'Page of the collection.',
                    'minimum' => 1,
                    'maximum' => 1000,
                    'default' => 1,
                ],
                'per_page' => [
                    'type' => 'integer',
                    'description' => 'Items in one page.',
                    'minimum' => 1,
                    'maximum' => 50,
                    'default' => 20,
                ],
            ],
            'reply' => [
                'type' => 'array',
                'description' => 'In the order of the settings.',
                'items' => [
                    'title' => 'station',
                    'type' => 'object',
                    'properties' => [
                        'id' => [
                            'type' => 'string',
                            'description' => 'As in shortcodes.',
                            'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                        ],
                        'name' => [
                            'type' => 'string',
                            'description' => 'As listeners read it.',
                        ],
                        'stream' => [
                            'type' => 'string',
                            'description' => 'Address of what is heard.',
                        ],
                        'mirrors' => [
                            'type' => 'string',
                            'description' => 'Further addresses with spaces between; words before one name its quality.',
                        ],
                        'cover' => [
                            'type' => 'string',
                            'description' => 'Address of a picture for songs without one, or empty.',
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'id',
                        'name',
                        'stream',
                        'mirrors',
                        'cover',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 300,
            'refusals' => [],
            'opens_to' => 'Waiting',
            'shows_posts' => false,
        ],
    ],
    'station' => [
        'route' => [
            'method' => 'GET',
            'path' => '/stations/{station}',
            'id' => 'getStation',
            'summary' => 'One station.',
            'args' => [
                'station' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'Id of a station.',
                    'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                ],
            ],
            'reply' => [
                'title' => 'station',
                'type' => 'object',
                'properties' => [
                    'id' => [
                        'type' => 'string',
                        'description' => 'As in shortcodes.',
                        'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                    ],
                    'name' => [
                        'type' => 'string',
                        'description' => 'As listeners read it.',
                    ],
                    'stream' => [
                        'type' => 'string',
                        'description' => 'Address of what is heard.',
                    ],
                    'mirrors' => [
                        'type' => 'string',
                        'description' => 'Further addresses with spaces between; words before one name its quality.',
                    ],
                    'cover' => [
                        'type' => 'string',
                        'description' => 'Address of a picture for songs without one, or empty.',
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'id',
                    'name',
                    'stream',
                    'mirrors',
                    'cover',
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 300,
            'refusals' => [
                'unknown_station' => 404,
            ],
            'opens_to' => 'Waiting',
            'shows_posts' => false,
        ],
    ],
    'nowPlaying' => [
        'route' => [
            'method' => 'GET',
            'path' => '/stations/{station}/now-playing',
            'id' => 'getNowPlaying',
            'summary' => 'What is on air: read by all callers together from the server of the station once in ten seconds.',
            'args' => [
                'station' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'Id of a station.',
                    'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                ],
            ],
            'reply' => [
                'title' => 'now playing',
                'type' => 'object',
                'properties' => [
                    'station' => [
                        'type' => 'string',
                        'description' => 'Id.',
                        'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                    ],
                    'online' => [
                        'type' => 'boolean',
                        'description' => 'False where the server says that nobody streams.',
                    ],
                    'track' => [
                        'title' => 'track',
                        'type' => [
                            'object',
                            'null',
                        ],
                        'properties' => [
                            'title' => [
                                'type' => 'string',
                                'description' => 'Plain text.',
                            ],
                            'artist' => [
                                'type' => 'string',
                                'description' => 'Plain text, or empty.',
                            ],
                            'art' => [
                                'type' => 'string',
                                'description' => 'Address of a picture, or empty.',
                            ],
                            '_links' => [
                                'type' => 'object',
                                'description' => 'Addresses of what belongs to it, by relation.',
                            ],
                        ],
                        'required' => [
                            'title',
                            'artist',
                            'art',
                        ],
                    ],
                    'started_at' => [
                        'type' => [
                            'integer',
                            'null',
                        ],
                        'description' => 'Unix time in seconds, where the feed says it.',
                        'minimum' => 0,
                    ],
                    'live' => [
                        'type' => 'boolean',
                        'description' => 'A person is on air.',
                    ],
                    'live_name' => [
                        'type' => 'string',
                        'description' => 'Their name, or empty.',
                    ],
                    'fetched_at' => [
                        'type' => 'integer',
                        'description' => 'When the server of the station was read; Unix time in seconds.',
                        'minimum' => 0,
                    ],
                    'stale' => [
                        'type' => 'boolean',
                        'description' => 'The last attempt to read it again failed.',
                    ],
                    'version' => [
                        'type' => 'string',
                        'description' => 'Changes with what a listener could see.',
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'station',
                    'online',
                    'track',
                    'started_at',
                    'live',
                    'live_name',
                    'fetched_at',
                    'stale',
                    'version',
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 10,
            'refusals' => [
                'unknown_station' => 404,
                'feed_unavailable' => 502,
            ],
            'opens_to' => 'Waiting',
            'shows_posts' => false,
            'ability' => [
                'name' => 'now-playing',
                'label' => 'Tells what is on air at a station.',
            ],
        ],
    ],
    'history' => [
        'route' => [
            'method' => 'GET',
            'path' => '/stations/{station}/history',
            'id' => 'getSongHistory',
            'summary' => 'The songs before the current one, as far as the feed of the station tells them.',
            'args' => [
                'station' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'Id of a station.',
                    'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                ],
                'page' => [
                    'type' => 'integer',
                    'description' => 'Page of the collection.',
                    'minimum' => 1,
                    'maximum' => 1000,
                    'default' => 1,
                ],
                'per_page' => [
                    'type' => 'integer',
                    'description' => 'Items in one page.',
                    'minimum' => 1,
                    'maximum' => 30,
                    'default' => 30,
                ],
            ],
            'reply' => [
                'type' => 'array',
                'description' => 'Newest first.',
                'items' => [
                    'title' => 'played track',
                    'type' => 'object',
                    'properties' => [
                        'title' => [
                            'type' => 'string',
                            'description' => 'Plain text.',
                        ],
                        'artist' => [
                            'type' => 'string',
                            'description' => 'Plain text, or empty.',
                        ],
                        'art' => [
                            'type' => 'string',
                            'description' => 'Address of a picture, or empty.',
                        ],
                        'played_at' => [
                            'type' => [
                                'integer',
                                'null',
                            ],
                            'description' => 'Unix time in seconds; null where the feed does not say.',
                            'minimum' => 0,
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'title',
                        'artist',
                        'art',
                        'played_at',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 10,
            'refusals' => [
                'unknown_station' => 404,
                'feed_unavailable' => 502,
            ],
            'opens_to' => 'Waiting',
            'shows_posts' => false,
        ],
    ],
];
