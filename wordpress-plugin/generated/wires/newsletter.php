<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'form' => [
        'route' => [
            'method' => 'GET',
            'path' => '/forms/{form}',
            'id' => 'getForm',
            'summary' => 'A form of the newsletter, with the stamp and the work that a sign-up sends back.',
            'args' => [
                'form' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id of a form.',
                    'minimum' => 1,
                ],
            ],
            'reply' => [
                'title' => 'form',
                'type' => 'object',
                'properties' => [
                    'id' => [
                        'type' => 'integer',
                        'description' => 'Id.',
                        'minimum' => 1,
                    ],
                    'title' => [
                        'type' => 'string',
                        'description' => 'Plain text, or empty.',
                    ],
                    'text' => [
                        'type' => 'string',
                        'description' => 'Plain text, or empty.',
                    ],
                    'button' => [
                        'type' => 'string',
                        'description' => 'Word of the button, or empty.',
                    ],
                    'first_name' => [
                        'type' => 'string',
                        'description' => 'Whether it asks for a first name.',
                        'enum' => [
                            'off',
                            'optional',
                            'required',
                        ],
                    ],
                    'last_name' => [
                        'type' => 'string',
                        'description' => 'Whether it asks for a last name.',
                        'enum' => [
                            'off',
                            'optional',
                            'required',
                        ],
                    ],
                    'lists' => [
                        'type' => 'array',
                        'description' => 'Where the visitor chooses.',
                        'items' => [
                            'title' => 'list',
                            'type' => 'object',
                            'properties' => [
                                'id' => [
                                    'type' => 'integer',
                                    'description' => 'Id.',
                                    'minimum' => 1,
                                ],
                                'name' => [
                                    'type' => 'string',
                                    'description' => 'As the owner named it.',
                                ],
                                '_links' => [
                                    'type' => 'object',
                                    'description' => 'Addresses of what belongs to it, by relation.',
                                ],
                            ],
                            'required' => [
                                'id',
                                'name',
                            ],
                        ],
                    ],
                    'consent' => [
                        'type' => 'string',
                        'description' => 'Beside a box that must be ticked; empty for no box.',
                    ],
                    'stamp' => [
                        'type' => 'string',
                        'description' => 'Good from 2 seconds on, for 90 days.',
                    ],
                    'challenge' => [
                        'type' => 'object',
                        'description' => 'Proof of work in the format of ALTCHA.',
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
                    'button',
                    'first_name',
                    'last_name',
                    'lists',
                    'consent',
                    'stamp',
                    'challenge',
                ],
            ],
            'refusals' => [
                'form' => 404,
            ],
            'opens_to' => 'Members',
            'shows_posts' => false,
        ],
    ],
    'subscribe' => [
        'route' => [
            'method' => 'POST',
            'path' => '/subscriptions',
            'id' => 'subscribe',
            'summary' => 'Signs up for the newsletter. The answer is the same for a known address.',
            'args' => [
                'form' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id of a form.',
                    'minimum' => 1,
                ],
                'email' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'The address.',
                    'maxLength' => 254,
                ],
                'first_name' => [
                    'type' => 'string',
                    'description' => 'Where the form asks for it.',
                    'maxLength' => 400,
                ],
                'last_name' => [
                    'type' => 'string',
                    'description' => 'Where the form asks for it.',
                    'maxLength' => 400,
                ],
                'lists' => [
                    'type' => 'array',
                    'description' => 'Where the form lets one choose.',
                    'items' => [
                        'type' => 'integer',
                        'description' => 'Id.',
                        'minimum' => 1,
                    ],
                    'maxItems' => 50,
                ],
                'consent' => [
                    'type' => 'boolean',
                    'description' => 'The box of the form is ticked.',
                ],
                'stamp' => [
                    'type' => 'string',
                    'description' => 'Of the form.',
                    'maxLength' => 200,
                ],
                'signals' => [
                    'type' => 'object',
                    'description' => 'Counts of what the visitor did while the form was open.',
                    'properties' => [
                        'time_ms' => [
                            'type' => 'integer',
                            'description' => 'A count.',
                            'minimum' => 0,
                        ],
                        'touch' => [
                            'type' => 'integer',
                            'description' => 'A count.',
                            'minimum' => 0,
                        ],
                        'mm_count' => [
                            'type' => 'integer',
                            'description' => 'A count.',
                            'minimum' => 0,
                        ],
                        'scroll_count' => [
                            'type' => 'integer',
                            'description' => 'A count.',
                            'minimum' => 0,
                        ],
                        'kd_count' => [
                            'type' => 'integer',
                            'description' => 'A count.',
                            'minimum' => 0,
                        ],
                        'focus_count' => [
                            'type' => 'integer',
                            'description' => 'A count.',
                            'minimum' => 0,
                        ],
                    ],
                    'additionalProperties' => false,
                ],
                'proof' => [
                    'type' => 'string',
                    'description' => 'Of the challenge of the form, in the format of ALTCHA.',
                    'maxLength' => 2000,
                ],
                'captcha' => [
                    'type' => 'string',
                    'description' => 'The characters of the picture.',
                    'maxLength' => 50,
                ],
                'captcha_session' => [
                    'type' => 'string',
                    'description' => 'As the refusal `captcha` names it.',
                    'maxLength' => 100,
                ],
                'captcha_proof' => [
                    'type' => 'string',
                    'description' => 'Work in place of the characters.',
                    'maxLength' => 2000,
                ],
            ],
            'reply' => [
                'title' => 'subscription',
                'type' => 'object',
                'properties' => [
                    'text' => [
                        'type' => 'string',
                        'description' => 'The form\'s text after it was sent.',
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'text',
                ],
            ],
            'refusals' => [
                'email' => 400,
                'letters' => 400,
                'name' => 400,
                'lists' => 400,
                'consent' => 400,
                'wait' => 429,
                'mail' => 503,
                'captcha' => 403,
                'form' => 404,
            ],
            'opens_to' => 'Members',
            'shows_posts' => false,
            'ability' => [
                'name' => 'subscribe',
                'label' => 'Signs somebody up for the newsletter; they confirm it by mail.',
                'capability' => 'edit_others_posts',
            ],
        ],
    ],
];
