<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

use Onda\Core\Http\Request;

defined('ABSPATH') || exit;

/**
 * `onda_challenge`: work for a browser that is about to register, `{ algorithm, challenge, salt, signature, maxnumber
 * }`.
 */
final class CaptchaChallenge
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
