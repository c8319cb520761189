<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/** A checked sign-up: address, names and lists. */
final class SignUpRequest
{
    /** @param list<int> $lists */
    public function __construct(
        public readonly string $email,
        public readonly string $first_name,
        public readonly string $last_name,
        public readonly array $lists,
    ) {
    }

    /** @return array{first_name: string, last_name: string, lists: list<int>} */
    public function record(): array
    {
        return ['first_name' => $this->first_name, 'last_name' => $this->last_name, 'lists' => $this->lists];
    }
}
