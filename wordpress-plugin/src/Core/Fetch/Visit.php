<?php

declare(strict_types=1);

namespace Onda\Core\Fetch;

defined('ABSPATH') || exit;

/** The redirects of an address, and the final answer. */
final class Visit
{
    /** @param list<Endpoint> $chain The address that was asked first, then each that a redirect named. */
    public function __construct(public readonly array $chain, public readonly HttpAnswer $answer)
    {
    }

    public function last(): Endpoint
    {
        return $this->chain[count($this->chain) - 1];
    }

    public function redirects(): int
    {
        return count($this->chain) - 1;
    }
}
