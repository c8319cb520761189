<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The data of a sign-up that is checked. */
final class SpamCheckInput
{
    /** @param array<string, mixed> $data The field `data` as it was submitted, unslashed. */
    public function __construct(
        public readonly array $data,
        public readonly string $email,
        public readonly string $ip,
        public readonly ?string $captcha_session_id = null,
    ) {
    }
}
