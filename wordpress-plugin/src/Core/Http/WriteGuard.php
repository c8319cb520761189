<?php

declare(strict_types=1);

namespace Onda\Core\Http;

use Onda\Core\Database\Primary;

defined('ABSPATH') || exit;

/**
 * Checks each write before its handler: of this origin, within the rate limit, and from an account with its nonce. The
 * nonce of visitors is the same for all and proves nothing, so it is not checked.
 */
final class WriteGuard
{
    /** @param string $nonce_action As given out by `Session`. */
    public function __construct(private string $nonce_action, private RateLimit $rate_limit)
    {
    }

    /** @throws Refusal */
    public function demand(Request $request): void
    {
        $this->demand_without_nonce($request);
        if (get_current_user_id() > 0) {
            $this->demand_nonce($request->text('nonce'));
        }
    }

    /** The check for a write that changes nothing of an account, and so needs no nonce. */
    public function demand_without_nonce(Request $request): void
    {
        SameOrigin::demand($request);
        Primary::read();
        $this->rate_limit->demand($request);
    }

    private function demand_nonce(string $nonce): void
    {
        if ($nonce === '') {
            throw new Refusal(403, 'invalid_nonce', 'Security verification failed: No nonce provided.');
        }
        if (wp_verify_nonce($nonce, $this->nonce_action) === false) {
            throw new Refusal(403, 'invalid_nonce', 'Security verification failed: Invalid nonce.');
        }
    }
}
