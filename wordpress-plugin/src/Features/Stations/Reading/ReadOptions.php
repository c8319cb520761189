<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/** The knowledge of a reader beside the document. */
final class ReadOptions
{
    private function __construct(
        public readonly OwnStream $own,
        public readonly Songs $songs,
        public readonly Art $art,
        /** Milliseconds since 1970; 0 where the time must not be told by ours. */
        public readonly int $now,
    ) {
    }

    public static function of(Station $station, int $now): self
    {
        return new self(
            new OwnStream($station->stream, $station->feed),
            new Songs($station->leave_out, $station->charset, $station->name),
            new Art($station->feed, $station->stream),
            $now,
        );
    }
}
