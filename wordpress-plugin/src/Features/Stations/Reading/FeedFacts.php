<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

use Onda\Core\Settings\Station;

defined('ABSPATH') || exit;

/** The part of a reading that an owner wants to know. */
final class FeedFacts
{
    private const MAX_SONG = 200;

    private function __construct(
        /** The song as `Artist – Title`; empty where the document names none. */
        public readonly string $song,
        public readonly ?int $listeners,
        /** False where the document says that nobody sends. */
        public readonly bool $is_on_air,
    ) {
    }

    /** @param string $document UTF-8; nothing is told of one that nobody can read. */
    public static function of(string $document, string $kind, Station $station): self
    {
        $read = OnAirReader::read($kind, $document, $station);
        $texts = array_filter([$read?->track['artist'] ?? '', $read?->track['title'] ?? ''], strlen(...));
        $song = mb_substr(implode(' – ', $texts), 0, self::MAX_SONG, 'UTF-8');
        return new self($song, $read?->listeners, $read?->is_online ?? true);
    }
}
