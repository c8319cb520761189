<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Printing;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/** `onda_on_air`: the airings of two days, for a page whose own are over. */
final class OnAirHandler
{
    public function __construct(private OnAirPrinting $printing, private RateLimit $rate_limit)
    {
    }

    /** @return array<string, mixed> */
    public function __invoke(Request $request): array
    {
        $this->rate_limit->demand($request);
        return $this->printing->plan($request->text('station'), $request->text('images') === '1');
    }
}
