<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\SignUp;

use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Features\Newsletter\Mail\FormToken;

defined('ABSPATH') || exit;

/** `mailpoet_token`: a fresh token for a page that may come from a cache. */
final class TokenAction
{
    public const PER_MINUTE = 30;

    public function __construct(private RateLimit $rate_limit)
    {
    }

    /** @throws Refusal */
    public function __invoke(Request $request): Reply
    {
        SameOrigin::demand($request);
        $this->rate_limit->demand($request);
        $reply = ['token' => FormToken::make(), 'api_version' => FormToken::API_VERSION];
        /**
         * Filters the reply of `mailpoet_token`: what it brings along, for example something to prove.
         *
         * @param array<string, mixed> $reply `token` and `api_version`.
         * @param Request $request Of the visitor.
         */
        $reply = apply_filters('onda_newsletter_token', $reply, $request);
        return Reply::json(200, (array) $reply);
    }
}
