<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * The work for a browser that asks for it before it sends a form: `{ algorithm, challenge, salt, signature, maxnumber
 * }`. A registration asks for it by `onda_challenge`; it also travels with `mailpoet_token`.
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
