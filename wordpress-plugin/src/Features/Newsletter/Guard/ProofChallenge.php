<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * The work for a browser that is about to sign up or to register: `{ algorithm, challenge, salt, signature, maxnumber
 * }`. A sign-up finds it in the reply of `mailpoet_token`, a registration asks for it by `onda_challenge`.
 */
final class ProofChallenge
{
    public const ACTION = 'onda_challenge';

    public function __construct(private Limits $limits)
    {
    }

    /** @return array<string, string|int> */
    public function __invoke(Request $request): array
    {
        return ProofOfWork::challenge(time(), $this->limits->proof_numbers($request->ip(), time()));
    }
}
