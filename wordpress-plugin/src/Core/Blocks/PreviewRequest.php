<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

defined('ABSPATH') || exit;

/** Detects the requests of an editor for the preview of a block, around which the editor has its own wrapper. */
final class PreviewRequest
{
    private const ROUTE = '/wp/v2/block-renderer/onda/';

    private bool $is_on = false;

    public function rest_request_before_callbacks(mixed $response, mixed $handler, \WP_REST_Request $request): mixed
    {
        $this->is_on = str_starts_with($request->get_route(), self::ROUTE);
        return $response;
    }

    public function rest_request_after_callbacks(mixed $response): mixed
    {
        $this->is_on = false;
        return $response;
    }

    public function is_on(): bool
    {
        return $this->is_on;
    }
}
