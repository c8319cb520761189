<?php

declare(strict_types=1);

namespace Onda\Features\Views;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;

defined('ABSPATH') || exit;

/**
 * `spv_record_view` and `thim_ajax_countviews`: a visitor read a post. The nonce is not checked: a cached page has an
 * old one.
 */
final class RecordView
{
    public function __construct(private Recorder $recorder, private RateLimit $rate_limit)
    {
    }

    /** @return array{counted: bool, reason?: string} */
    public function __invoke(Request $request): array
    {
        SameOrigin::demand($request);
        $this->rate_limit->demand($request);
        $reason = $this->recorder->record($request->id('post_id'), $request, time());
        return $reason === '' ? ['counted' => true] : ['counted' => false, 'reason' => $reason];
    }
}
