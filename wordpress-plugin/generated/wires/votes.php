<?php

// Printed by `pnpm generate` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

return [
    'counts' => [
        'route' => [
            'method' => 'GET',
            'path' => '/counts/votes',
            'id' => 'countVotes',
            'summary' => 'Votes on comments.',
            'args' => [
                'comments' => [
                    'required' => true,
                    'type' => 'array',
                    'description' => 'Ids of comments.',
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
                'description' => 'Of those comments that everybody may read.',
                'items' => [
                    'title' => 'votes of a comment',
                    'type' => 'object',
                    'properties' => [
                        'comment' => [
                            'type' => 'integer',
                            'description' => 'Id.',
                            'minimum' => 1,
                        ],
                        'up' => [
                            'type' => 'integer',
                            'description' => 'Votes for it.',
                            'minimum' => 0,
                        ],
                        'down' => [
                            'type' => 'integer',
                            'description' => 'Votes against it.',
                            'minimum' => 0,
                        ],
                        '_links' => [
                            'type' => 'object',
                            'description' => 'Addresses of what belongs to it, by relation.',
                        ],
                    ],
                    'required' => [
                        'comment',
                        'up',
                        'down',
                    ],
                ],
            ],
            'audience' => 'Everybody',
            'seconds' => 60,
            'refusals' => [],
            'shows_posts' => true,
        ],
    ],
    'vote' => [
        'action' => [
            'name' => 'comment_vote_ajaxhandler',
        ],
        'fields' => [
            'comment_id' => [
                'type' => 'id',
            ],
            'vote' => [
                'type' => 'word',
                'words' => [
                    '1' => 'up',
                    'up' => 'up',
                    'down' => 'down',
                    'none' => 'none',
                    'like' => 'up',
                    '-1' => 'down',
                    'dislike' => 'down',
                ],
                'refusal' => 'bad_vote',
            ],
        ],
        'refusals' => [
            'bad_vote' => [
                400,
                'vote is up, down or none.',
            ],
            'no_comment' => [
                404,
                'There is no such comment to vote on.',
            ],
            'login_required' => [
                403,
                'Only those who are signed in may vote.',
            ],
            'own_comment' => [
                403,
                'Nobody votes for their own comment.',
            ],
            'closed' => [
                403,
                'This discussion is closed.',
            ],
        ],
        'nonce' => [
            'name' => 'vote',
            'action' => 'onda_vote',
        ],
        'limit' => [
            'votes',
            300,
        ],
        'arguments' => [
            'comment_id' => 'comment',
            'vote' => 'vote',
        ],
        'properties' => [
            'comment' => 'comment_id',
            'up' => 'vote_count_up',
            'down' => 'vote_count_down',
            'vote' => 'user_vote',
        ],
        'route' => [
            'method' => 'PUT',
            'path' => '/votes/{comment}',
            'id' => 'vote',
            'summary' => 'Votes on a comment, or withdraws the vote.',
            'args' => [
                'comment' => [
                    'required' => true,
                    'type' => 'integer',
                    'description' => 'Id.',
                    'minimum' => 1,
                ],
                'vote' => [
                    'required' => true,
                    'type' => 'string',
                    'description' => 'The vote.',
                    'enum' => [
                        'up',
                        'down',
                        'none',
                    ],
                ],
            ],
            'reply' => [
                'title' => 'vote',
                'type' => 'object',
                'properties' => [
                    'comment' => [
                        'type' => 'integer',
                        'description' => 'Id.',
                        'minimum' => 1,
                    ],
                    'up' => [
                        'type' => 'integer',
                        'description' => 'Votes for it.',
                        'minimum' => 0,
                    ],
                    'down' => [
                        'type' => 'integer',
                        'description' => 'Votes against it.',
                        'minimum' => 0,
                    ],
                    'vote' => [
                        'type' => [
                            'string',
                            'null',
                        ],
                        'description' => '`up`, `down`, or null for none.',
                    ],
                    '_links' => [
                        'type' => 'object',
                        'description' => 'Addresses of what belongs to it, by relation.',
                    ],
                ],
                'required' => [
                    'comment',
                    'up',
                    'down',
                    'vote',
                ],
            ],
            'refusals' => [
                'bad_vote' => 400,
                'no_comment' => 404,
                'login_required' => 403,
                'own_comment' => 403,
                'closed' => 403,
                'network_full' => 429,
                'invalid_nonce' => 403,
                'rate_limited' => 429,
            ],
            'shows_posts' => false,
        ],
    ],
];
