<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** `spv_refresh_nonce`: `data` is the nonce itself. */
final class RefreshNonce
{
    public function __construct(private RateLimit $rate_limit)
    {
    }

    public function __invoke(Request $request): string
    {
        $this->rate_limit->demand($request);
        return ListNonce::make(time());
    }
}
