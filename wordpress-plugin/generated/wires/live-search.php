<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'search' => [
        'route' => [
            'method' => 'GET',
            'path' => '/search',
            'id' => 'search',
            'summary' => 'Posts that match a phrase.',
            'args' => [
                'search' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'The phrase.',
                    'maxLength' => 400,
                ],
                'types' => [
                    'type' => 'array',
                    'description' => 'Post types; all without it.',
                    'items' => [
                        'type' => 'string',
                        'description' => 'Name.',
                        'maxLength' => 40,
                    ],
                    'maxItems' => 20,
                ],
                'instance' => [
                    'type' => 'integer',
                    'description' => 'A search of the settings.',
                    'minimum' => 0,
                    'maximum' => 50,
                    'default' => 0,
                ],
                'page' => [
                    'type' => 'integer',
                    'description' => 'Page of the results.',
                    'minimum' => 1,
                    'maximum' => 101,
                    'default' => 1,
                ],
                'per_page' => [
                    'type' => 'integer',
                    'description' => 'Items in one page.',
                    'minimum' => 1,
                    'maximum' => 50,
                    'default' => 10,
                ],
            ],
            'reply' => [
                'type' => 'array',
                'description' => 'Best first.',
                'items' => [
                    'title' => 'found post',
                    'type' => 'object',
                    'properties' => [
                        'post' => [
                            'type' => 'integer',
                            'description' => 'Id.',
                            'minimum' => 1,
                        ],
                        'type' => [
                            'type' => 'string',
                            'description' => 'Post type.',
                        ],
                        'title' => [
                            'type' => 'string',
                            'description' => 'Plain text.',
                        ],
                        'link' => [
                            'type' => 'string',
                            'description' => 'Address.',
                        ],
                        'image' => [
                            'type' => 'string',
                            'description' => 'Address, or empty.',
                        ],
                        'excerpt' => [
                            'type' => 'string',
                            'description' => 'Words around what was found; plain text.',
                        ],
                        'author' => [
                            'type' => 'string',
                            'description' => 'Name, or empty.',
                        ],
                        'date' => [
                            'type' => 'string',
                            'description' => 'When it was published; UTC.',
                            'format' => 'date-time',
                        ],
                        'price' => [
                            'type' => [
                                'number',
                                'null',
                            ],
                            'description' => 'Of a product, in the shop\'s currency.',
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'post',
                        'type',
                        'title',
                        'link',
                        'image',
                        'excerpt',
                        'author',
                        'date',
                        'price',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 60,
            'refusals' => [],
            'shows_posts' => true,
            'ability' => [
                'name' => 'search',
                'label' => 'Searches the posts of the site.',
            ],
        ],
    ],
    'complete' => [
        'route' => [
            'method' => 'GET',
            'path' => '/search/complete',
            'id' => 'complete',
            'summary' => 'Completes what was typed so far.',
            'args' => [
                'typed' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'The beginning of a phrase.',
                    'maxLength' => 400,
                ],
                'instance' => [
                    'type' => 'integer',
                    'description' => 'A search of the settings.',
                    'minimum' => 0,
                    'maximum' => 50,
                    'default' => 0,
                ],
            ],
            'reply' => [
                'title' => 'completion',
                'type' => 'object',
                'properties' => [
                    'completion' => [
                        'type' => 'string',
                        'description' => 'A whole phrase, or empty where nothing suits.',
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'completion',
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 60,
            'refusals' => [],
            'shows_posts' => true,
        ],
    ],
];
