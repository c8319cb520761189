<?php

declare(strict_types=1);

namespace Onda\Features\Music;

defined('ABSPATH') || exit;

/** A stored lookup. */
final class LookupRow
{
    /** @param array<string, mixed>|null $answer An empty list: it is known that nobody knows. */
    public function __construct(
        /** Null while nobody ever answered. */
        public readonly ?array $answer,
        /** Unix time until which nobody is asked again, whether the last attempt ended well or not. */
        public readonly int $good_until,
    ) {
    }
}
