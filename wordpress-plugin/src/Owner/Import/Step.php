<?php

declare(strict_types=1);

namespace Onda\Owner\Import;

defined('ABSPATH') || exit;

/** The outcome of one step of an import, in rows of the source. */
final class Step
{
    /**
     * @param string $next Where the next step begins; empty after the last.
     * @param list<Added> $added What can be taken away again.
     */
    public function __construct(
        public readonly string $next,
        public readonly int $taken = 0,
        public readonly int $known = 0,
        public readonly int $wrong = 0,
        public readonly array $added = [],
    ) {
    }
}
