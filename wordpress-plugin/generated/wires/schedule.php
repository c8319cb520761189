<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'airings' => [
        'route' => [
            'method' => 'GET',
            'path' => '/stations/{station}/schedule',
            'id' => 'getSchedule',
            'summary' => 'The airings of some days, cancelled ones included.',
            'args' => [
                'station' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'Id of a station.',
                    'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                ],
                'from' => [
                    'type' => 'string',
                    'description' => 'Date; empty for today.',
                    'pattern' => '^(\\d{4}-\\d{2}-\\d{2})?$',
                    'default' => '',
                ],
                'days' => [
                    'type' => 'integer',
                    'description' => 'How many.',
                    'minimum' => 1,
                    'maximum' => 14,
                    'default' => 7,
                ],
            ],
            'reply' => [
                'type' => 'array',
                'description' => 'By their start.',
                'items' => [
                    'title' => 'airing',
                    'type' => 'object',
                    'properties' => [
                        'id' => [
                            'type' => 'string',
                            'description' => 'The same through moves.',
                        ],
                        'show' => [
                            'type' => 'integer',
                            'description' => 'Post of the show; 0 where it has only a title.',
                            'minimum' => 0,
                        ],
                        'title' => [
                            'type' => 'string',
                            'description' => 'Plain text.',
                        ],
                        'link' => [
                            'type' => 'string',
                            'description' => 'Address of the page of the show, or empty.',
                        ],
                        'hosts' => [
                            'type' => 'array',
                            'description' => 'Names.',
                            'items' => [
                                'type' => 'string',
                                'description' => 'Plain text.',
                            ],
                        ],
                        'date' => [
                            'type' => 'string',
                            'description' => 'The day under which it is listed.',
                        ],
                        'start' => [
                            'type' => 'integer',
                            'description' => 'Unix time in seconds.',
                            'minimum' => 0,
                        ],
                        'end' => [
                            'type' => 'integer',
                            'description' => 'Unix time in seconds.',
                            'minimum' => 0,
                        ],
                        'kind' => [
                            'type' => 'string',
                            'description' => 'How it is made.',
                            'enum' => [
                                'live',
                                'recorded',
                                'repeat',
                                'automation',
                            ],
                        ],
                        'repeat_of' => [
                            'type' => 'string',
                            'description' => 'The airing that it repeats, or empty.',
                        ],
                        'reason' => [
                            'type' => 'string',
                            'description' => 'Why it is otherwise than usual, or empty.',
                        ],
                        'cancelled' => [
                            'type' => 'boolean',
                            'description' => 'It is not on air.',
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'id',
                        'show',
                        'title',
                        'link',
                        'hosts',
                        'date',
                        'start',
                        'end',
                        'kind',
                        'repeat_of',
                        'reason',
                        'cancelled',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 60,
            'refusals' => [
                'unknown_station' => 404,
            ],
            'shows_posts' => true,
            'ability' => [
                'name' => 'schedule',
                'label' => 'Tells what a station airs on some days.',
            ],
        ],
    ],
    'episodes' => [
        'route' => [
            'method' => 'GET',
            'path' => '/shows/{show}/episodes',
            'id' => 'getEpisodes',
            'summary' => 'The recordings of a show, at most 200 of its feed.',
            'args' => [
                'show' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Post of the show.',
                    'minimum' => 1,
                ],
                'page' => [
                    'type' => 'integer',
                    'description' => 'Page of the list.',
                    'minimum' => 1,
                    'maximum' => 100000,
                    'default' => 1,
                ],
                'per_page' => [
                    'type' => 'integer',
                    'description' => 'How many.',
                    'minimum' => 1,
                    'maximum' => 50,
                    'default' => 10,
                ],
            ],
            'reply' => [
                'type' => 'array',
                'description' => 'Newest first.',
                'items' => [
                    'title' => 'episode',
                    'type' => 'object',
                    'properties' => [
                        'id' => [
                            'type' => 'string',
                            'description' => 'The same after a change of title or file.',
                        ],
                        'title' => [
                            'type' => 'string',
                            'description' => 'Plain text.',
                        ],
                        'text' => [
                            'type' => 'string',
                            'description' => 'Its beginning, plain text.',
                        ],
                        'file' => [
                            'type' => 'string',
                            'description' => 'Address of the audio file.',
                        ],
                        'seconds' => [
                            'type' => 'integer',
                            'description' => 'How long it is; 0 where nobody says it.',
                            'minimum' => 0,
                        ],
                        'published' => [
                            'type' => 'integer',
                            'description' => 'Unix time in seconds; 0 where nobody says it.',
                            'minimum' => 0,
                        ],
                        'image' => [
                            'type' => 'string',
                            'description' => 'Address, or empty.',
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'id',
                        'title',
                        'text',
                        'file',
                        'seconds',
                        'published',
                        'image',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 60,
            'refusals' => [
                'unknown_show' => 404,
            ],
            'shows_posts' => true,
            'ability' => [
                'name' => 'episodes',
                'label' => 'Tells which recordings of a show there are.',
            ],
        ],
    ],
];
