<?php

declare(strict_types=1);

namespace Onda\Core\Http;

defined('ABSPATH') || exit;

/** An answer, and what is still to be written when whoever asked has it. */
final class DeferredWork
{
    /**
     * @param array<mixed>|string $data As a handler's other answers.
     * @param \Closure(): void $afterwards
     */
    public function __construct(public readonly array|string $data, public readonly \Closure $afterwards)
    {
    }
}
