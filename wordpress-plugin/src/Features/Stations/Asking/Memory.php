<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

defined('ABSPATH') || exit;

/** Notes on where a station tells its song. They are kept beside the last document and change with each attempt. */
final class Memory
{
    /** A server that answers nowhere is searched so often, and one whose page has gone. */
    public const SEARCH_SECONDS = HOUR_IN_SECONDS;
    private const SILENT_SECONDS = MINUTE_IN_SECONDS;

    public function __construct(
        /** Answered last. */
        public ?Place $place = null,
        /** The address of sound in a playlist; empty where the stream is none. */
        public string $sound = '',
        /** Unix time of the last search that came to its end. */
        public int $searched_at = 0,
        /** Places of the search under way that were asked already. */
        public int $asked = 0,
        /** Unix time at which the sound was heard and named no song; 0 where it names them. */
        public int $silent_at = 0,
    ) {
    }

    public function is_search_due(int $now): bool
    {
        return $this->asked > 0 || abs($now - $this->searched_at) >= self::SEARCH_SECONDS;
    }

    /** So long sound that names no song is not asked again. */
    public function is_silent(int $now): bool
    {
        return abs($now - $this->silent_at) < self::SILENT_SECONDS;
    }

    /** @return array<string, mixed> */
    public function stored(): array
    {
        return array_filter(['place' => $this->place?->stored()] + get_object_vars($this));
    }

    public static function from_stored(mixed $stored): self
    {
        return new self(
            Place::from_stored($stored['place'] ?? null),
            (string) ($stored['sound'] ?? ''),
            (int) ($stored['searched_at'] ?? 0),
            (int) ($stored['asked'] ?? 0),
            (int) ($stored['silent_at'] ?? 0),
        );
    }
}
