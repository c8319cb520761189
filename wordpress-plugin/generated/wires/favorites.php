<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'list' => [
        'route' => [
            'method' => 'GET',
            'path' => '/favorites',
            'id' => 'listFavorites',
            'summary' => 'The caller\'s own favorites.',
            'args' => [
                'consent' => [
                    'type' => 'boolean',
                    'description' => 'The visitor agrees that the site keeps this, where it asks.',
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
                    'maximum' => 100,
                    'default' => 10,
                ],
            ],
            'reply' => [
                'type' => 'array',
                'description' => 'Newest first.',
                'items' => [
                    'title' => 'favorite post',
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
                        'total' => [
                            'type' => 'integer',
                            'description' => 'How many keep it.',
                            'minimum' => 0,
                        ],
                        'image' => [
                            'type' => 'string',
                            'description' => 'Address of its picture, or empty.',
                        ],
                        'excerpt' => [
                            'type' => 'string',
                            'description' => 'Plain text.',
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
                        'total',
                        'image',
                        'excerpt',
                    ],
                ],
            ],
            'refusals' => [
                'login_required' => 401,
                'consent_required' => 403,
                'invalid_nonce' => 403,
            ],
            'shows_posts' => false,
        ],
    ],
    'add' => [
        'route' => [
            'method' => 'PUT',
            'path' => '/favorites/{post}',
            'id' => 'addFavorite',
            'summary' => 'Keeps a post.',
            'args' => [
                'post' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id.',
                    'minimum' => 1,
                ],
                'consent' => [
                    'type' => 'boolean',
                    'description' => 'The visitor agrees that the site keeps this, where it asks.',
                ],
            ],
            'reply' => [
                'title' => 'favorite',
                'type' => 'object',
                'properties' => [
                    'post' => [
                        'type' => 'integer',
                        'description' => 'Id.',
                        'minimum' => 1,
                    ],
                    'favorite' => [
                        'type' => 'boolean',
                        'description' => 'Whether the caller keeps it.',
                    ],
                    'total' => [
                        'type' => 'integer',
                        'description' => 'How many keep it.',
                        'minimum' => 0,
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'post',
                    'favorite',
                    'total',
                ],
            ],
            'refusals' => [
                'login_required' => 401,
                'consent_required' => 403,
                'invalid_nonce' => 403,
                'invalid_post' => 404,
                'network_full' => 429,
            ],
            'shows_posts' => false,
        ],
    ],
    'remove' => [
        'route' => [
            'method' => 'DELETE',
            'path' => '/favorites/{post}',
            'id' => 'removeFavorite',
            'summary' => 'Keeps a post no longer.',
            'args' => [
                'post' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id.',
                    'minimum' => 1,
                ],
                'consent' => [
                    'type' => 'boolean',
                    'description' => 'The visitor agrees that the site keeps this, where it asks.',
                ],
            ],
            'reply' => [
                'title' => 'favorite',
                'type' => 'object',
                'properties' => [
                    'post' => [
                        'type' => 'integer',
                        'description' => 'Id.',
                        'minimum' => 1,
                    ],
                    'favorite' => [
                        'type' => 'boolean',
                        'description' => 'Whether the caller keeps it.',
                    ],
                    'total' => [
                        'type' => 'integer',
                        'description' => 'How many keep it.',
                        'minimum' => 0,
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'post',
                    'favorite',
                    'total',
                ],
            ],
            'refusals' => [
                'login_required' => 401,
                'consent_required' => 403,
                'invalid_nonce' => 403,
                'invalid_post' => 404,
                'network_full' => 429,
            ],
            'shows_posts' => false,
        ],
    ],
    'clear' => [
        'route' => [
            'method' => 'DELETE',
            'path' => '/favorites',
            'id' => 'clearFavorites',
            'summary' => 'Keeps nothing any longer.',
            'args' => [
                'consent' => [
                    'type' => 'boolean',
                    'description' => 'The visitor agrees that the site keeps this, where it asks.',
                ],
            ],
            'reply' => [
                'title' => 'cleared',
                'type' => 'object',
                'properties' => [
                    'removed' => [
                        'type' => 'integer',
                        'description' => 'How many there were.',
                        'minimum' => 0,
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'removed',
                ],
            ],
            'refusals' => [
                'login_required' => 401,
                'consent_required' => 403,
                'invalid_nonce' => 403,
            ],
            'shows_posts' => false,
        ],
    ],
    'counts' => [
        'route' => [
            'method' => 'GET',
            'path' => '/counts/favorites',
            'id' => 'countFavorites',
            'summary' => 'How many keep posts.',
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
                    'title' => 'favorites of a post',
                    'type' => 'object',
                    'properties' => [
                        'post' => [
                            'type' => 'integer',
                            'description' => 'Id.',
                            'minimum' => 1,
                        ],
                        'favorites' => [
                            'type' => 'integer',
                            'description' => 'How many keep it.',
                            'minimum' => 0,
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'post',
                        'favorites',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 60,
            'refusals' => [],
            'shows_posts' => true,
        ],
    ],
];
