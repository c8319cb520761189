<?php

/** The hooks of REST and of WordPress's abilities. `Core/Kernel` says what a row holds. */

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\OwnerRequest;

defined('ABSPATH') || exit;

return [
    Server::class => [
        ['rest_api_init', 10, 1, 'when' => OwnerRequest::is_rest_of_ours(...)],
        // A route of ours may be called within a request for another.
        ['rest_pre_dispatch', 10, 3, 'when' => static fn(mixed $answer, mixed $rest, \WP_REST_Request $request): bool =>
            str_starts_with($request->get_route(), '/onda/')],
    ],
    Abilities::class => [['wp_abilities_api_categories_init', 10, 0], ['wp_abilities_api_init', 10, 0]],
];
