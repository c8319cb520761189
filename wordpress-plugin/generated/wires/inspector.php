<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'list' => [
        'route' => [
            'method' => 'GET',
            'path' => '/hidden/{page}/{id}',
            'id' => 'listHidden',
            'summary' => 'What is hidden on a page.',
            'args' => [
                'page' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => '`post`, `term` or `author` with an id; `home`, `search`, `missing`, `date` or `type-NAME` with 0.',
                    'pattern' => '^[a-z][a-z0-9_-]{0,24}$',
                ],
                'id' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id of the post, term or author; else 0.',
                    'minimum' => 0,
                ],
            ],
            'reply' => [
                'title' => 'hidden elements',
                'type' => 'object',
                'properties' => [
                    'version' => [
                        'type' => 'string',
                        'description' => 'Changes with what is hidden; empty where nothing is.',
                    ],
                    'audience' => [
                        'type' => 'array',
                        'description' => 'Roles; empty for everybody.',
                        'items' => [
                            'type' => 'string',
                            'description' => 'Name.',
                        ],
                    ],
                    'rules' => [
                        'type' => 'array',
                        'description' => 'The elements.',
                        'items' => [
                            'title' => 'hidden element',
                            'type' => 'object',
                            'properties' => [
                                'selector' => [
                                    'type' => 'string',
                                    'description' => 'CSS.',
                                ],
                                'classes' => [
                                    'type' => 'array',
                                    'description' => 'Classes that it names.',
                                    'items' => [
                                        'type' => 'string',
                                        'description' => 'Name.',
                                    ],
                                ],
                                'label' => [
                                    'type' => 'string',
                                    'description' => 'Its name.',
                                ],
                                '_links' => [
                                    'type' => 'object',
                                    'description' => 'Addresses of what belongs to it, by relation.',
                                ],
                            ],
                            'required' => [
                                'selector',
                                'classes',
                                'label',
                            ],
                        ],
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'version',
                    'audience',
                    'rules',
                ],
            ],
            'refusals' => [
                'not_allowed' => 403,
                'bad_page' => 400,
                'bad_selector' => 400,
                'changed' => 409,
                'invalid_nonce' => 403,
            ],
            'shows_posts' => false,
        ],
    ],
    'hide' => [
        'route' => [
            'method' => 'POST',
            'path' => '/hidden/{page}/{id}',
            'id' => 'hideElement',
            'summary' => 'Hides one more element of a page.',
            'args' => [
                'page' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => '`post`, `term` or `author` with an id; `home`, `search`, `missing`, `date` or `type-NAME` with 0.',
                    'pattern' => '^[a-z][a-z0-9_-]{0,24}$',
                ],
                'id' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id of the post, term or author; else 0.',
                    'minimum' => 0,
                ],
                'selector' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'As the inspector writes it.',
                    'maxLength' => 2000,
                ],
                'label' => [
                    'type' => 'string',
                    'description' => 'Its name in the list of hidden elements.',
                    'maxLength' => 200,
                    'default' => '',
                ],
                'classes' => [
                    'type' => 'array',
                    'description' => 'Classes that the selector names.',
                    'items' => [
                        'type' => 'string',
                        'description' => 'Name.',
                    ],
                    'maxItems' => 50,
                    'default' => [],
                ],
            ],
            'reply' => [
                'title' => 'hidden elements',
                'type' => 'object',
                'properties' => [
                    'version' => [
                        'type' => 'string',
                        'description' => 'Changes with what is hidden; empty where nothing is.',
                    ],
                    'audience' => [
                        'type' => 'array',
                        'description' => 'Roles; empty for everybody.',
                        'items' => [
                            'type' => 'string',
                            'description' => 'Name.',
                        ],
                    ],
                    'rules' => [
                        'type' => 'array',
                        'description' => 'The elements.',
                        'items' => [
                            'title' => 'hidden element',
                            'type' => 'object',
                            'properties' => [
                                'selector' => [
                                    'type' => 'string',
                                    'description' => 'CSS.',
                                ],
                                'classes' => [
                                    'type' => 'array',
                                    'description' => 'Classes that it names.',
                                    'items' => [
                                        'type' => 'string',
                                        'description' => 'Name.',
                                    ],
                                ],
                                'label' => [
                                    'type' => 'string',
                                    'description' => 'Its name.',
                                ],
                                '_links' => [
                                    'type' => 'object',
                                    'description' => 'Addresses of what belongs to it, by relation.',
                                ],
                            ],
                            'required' => [
                                'selector',
                                'classes',
                                'label',
                            ],
                        ],
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'version',
                    'audience',
                    'rules',
                ],
            ],
            'refusals' => [
                'not_allowed' => 403,
                'bad_page' => 400,
                'bad_selector' => 400,
                'changed' => 409,
                'invalid_nonce' => 403,
            ],
            'shows_posts' => false,
            'ability' => [
                'name' => 'hide-element',
                'label' => 'Hides an element of a page, for who may edit that page.',
            ],
        ],
    ],
];
