<?php

declare(strict_types=1);

namespace Onda\Owner\Import;

defined('ABSPATH') || exit;

/** A thing that an import added, as its source names it. */
final class Added
{
    /**
     * @param string $kind A word of the source, 12 characters at most.
     * @param int $object Id of a post, a comment, a subscriber; 0 for none.
     * @param string $who Whose it is, or of which day; 64 characters at most.
     * @param int $amount A number that was added, or the mark by which a later change is seen.
     */
    public function __construct(
        public readonly string $kind,
        public readonly int $object,
        public readonly string $who = '',
        public readonly int $amount = 0,
    ) {
    }
}
