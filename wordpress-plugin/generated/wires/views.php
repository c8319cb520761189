<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'lists' => [
        'route' => [
            'method' => 'GET',
            'path' => '/most-viewed',
            'id' => 'listRankings',
            'summary' => 'The ranked lists of the site.',
            'args' => [],
            'reply' => [
                'type' => 'array',
                'description' => 'In the order of the settings.',
                'items' => [
                    'title' => 'name of a ranked list',
                    'type' => 'object',
                    'properties' => [
                        'id' => [
                            'type' => 'string',
                            'description' => 'Id.',
                            'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                        ],
                        'name' => [
                            'type' => 'string',
                            'description' => 'As the owner named it.',
                        ],
                        'days' => [
                            'type' => 'integer',
                            'description' => 'Days that count, today included.',
                            'minimum' => 1,
                            'maximum' => 400,
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'id',
                        'name',
                        'days',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 300,
            'refusals' => [],
            'shows_posts' => false,
        ],
    ],
    'list' => [
        'route' => [
            'method' => 'GET',
            'path' => '/most-viewed/{list}',
            'id' => 'getMostViewed',
            'summary' => 'A ranked list, built by all callers together once in 15 seconds.',
            'args' => [
                'list' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'Id of a ranked list.',
                    'pattern' => '^[a-z0-9][a-z0-9-]{0,39}$',
                ],
            ],
            'reply' => [
                'title' => 'ranked list',
                'type' => 'object',
                'properties' => [
                    'items' => [
                        'type' => 'array',
                        'description' => 'Best first.',
                        'items' => [
                            'title' => 'ranked post',
                            'type' => 'object',
                            'properties' => [
                                'id' => [
                                    'type' => 'integer',
                                    'description' => 'Of the post.',
                                    'minimum' => 1,
                                ],
                                'position' => [
                                    'type' => 'integer',
                                    'description' => 'From 1.',
                                    'minimum' => 1,
                                ],
                                'title' => [
                                    'type' => 'string',
                                    'description' => 'Plain text.',
                                ],
                                'permalink' => [
                                    'type' => 'string',
                                    'description' => 'Address.',
                                ],
                                'views' => [
                                    'type' => 'integer',
                                    'description' => 'Since it is counted.',
                                    'minimum' => 0,
                                ],
                                'period_views' => [
                                    'type' => 'integer',
                                    'description' => 'In the days of the list.',
                                    'minimum' => 0,
                                ],
                                'adjusted_total' => [
                                    'type' => 'integer',
                                    'description' => 'People in 30 days, and the number of the editor.',
                                    'minimum' => 0,
                                ],
                                '_links' => [
                                    'type' => 'object',
                                    'description' => 'Addresses of what belongs to it, by relation.',
                                ],
                            ],
                            'required' => [
                                'id',
                                'position',
                                'title',
                                'permalink',
                                'views',
                                'period_views',
                                'adjusted_total',
                            ],
                        ],
                    ],
                    'show_count' => [
                        'type' => 'boolean',
                        'description' => 'Whether the owner shows numbers.',
                    ],
                    'numbers' => [
                        'type' => 'array',
                        'description' => 'Fields of an item that visitors see.',
                        'items' => [
                            'type' => 'string',
                            'description' => 'Name.',
                        ],
                    ],
                    'views_label' => [
                        'type' => 'string',
                        'description' => 'Word after the views.',
                    ],
                    'total_label' => [
                        'type' => 'string',
                        'description' => 'Word after the people.',
                    ],
                    'version' => [
                        'type' => 'string',
                        'description' => 'Changes with the list.',
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'items',
                    'show_count',
                    'numbers',
                    'views_label',
                    'total_label',
                    'version',
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 15,
            'refusals' => [
                'unknown_list' => 404,
                'list_unavailable' => 503,
            ],
            'shows_posts' => true,
            'ability' => [
                'name' => 'top-posts',
                'label' => 'Lists the most viewed posts of a ranked list.',
            ],
        ],
    ],
    'counts' => [
        'route' => [
            'method' => 'GET',
            'path' => '/counts/views',
            'id' => 'countViews',
            'summary' => 'Views of posts.',
            'args' => [
                'posts' => [
                    'required' => true,
                    'type' => 'array',
                    'description' => 'Ids of posts.',
                    'items' => [
                        'type' => 'integer',
                        'minimum' => 1,
                    ],
                    'minItems' => 1,
                    'maxItems' => 100,
                ],
            ],
            'reply' => [
                'type' => 'array',
                'description' => 'Of those posts that may be read.',
                'items' => [
                    'title' => 'views of a post',
                    'type' => 'object',
                    'properties' => [
                        'post' => [
                            'type' => 'integer',
                            'description' => 'Id.',
                            'minimum' => 1,
                        ],
                        'views' => [
                            'type' => 'integer',
                            'description' => 'Since it is counted.',
                            'minimum' => 0,
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'post',
                        'views',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 60,
            'refusals' => [],
            'shows_posts' => true,
        ],
    ],
    'record' => [
        'route' => [
            'method' => 'POST',
            'path' => '/views',
            'id' => 'recordView',
            'summary' => 'Records that a visitor reads a post.',
            'args' => [
                'post' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id.',
                    'minimum' => 1,
                ],
            ],
            'reply' => [
                'title' => 'view',
                'type' => 'object',
                'properties' => [
                    'counted' => [
                        'type' => 'boolean',
                        'description' => 'Whether it is a view.',
                    ],
                    'reason' => [
                        'type' => 'string',
                        'description' => 'Why it is none.',
                        'enum' => [
                            'not_published',
                            'bot',
                            'editor',
                            'repeat',
                            'network',
                        ],
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'counted',
                ],
            ],
            'refusals' => [],
            'shows_posts' => false,
        ],
    ],
];
