<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

defined('ABSPATH') || exit;

/** The stored feed of a station. */
final class FeedRow
{
    public function __construct(
        /** Null while nothing was ever read. */
        public readonly ?StatusDocument $document,
        /** Unix time of the last attempt that ended, well or not. */
        public readonly int $tried_at,
        public readonly Memory $memory,
    ) {
    }
}
