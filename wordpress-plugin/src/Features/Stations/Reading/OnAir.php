<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** A status document as read for callers that have no reader of their own: the track on air, and those before it. */
final class OnAir
{
    /** The specification keeps at most so many songs (R-4.30). */
    public const HISTORY_LIMIT = 30;

    /**
     * Texts are plain. Times are Unix time in seconds.
     *
     * @param array<string, string>|null $track The values of `packages/feeds/src/song.ts`; null where none is named.
     * @param list<array<string, string|int|null>> $history Songs with `played_at`, newest first.
     * @param int|null $listeners Null where the server does not tell.
     */
    public function __construct(
        public readonly bool $is_online = true,
        public readonly ?array $track = null,
        public readonly array $history = [],
        public readonly ?int $started_at = null,
        public readonly bool $is_live = false,
        public readonly string $live_name = '',
        public readonly ?int $ends_at = null,
        public readonly ?int $listeners = null,
    ) {
    }

    /** @param string $art What was found elsewhere; the feed's own art comes first. */
    public function with_art(string $art): self
    {
        $is_missing = $this->track !== null && $this->track['art'] === '' && $art !== '';
        return $is_missing ? new self(...['track' => ['art' => $art] + $this->track] + get_object_vars($this)) : $this;
    }

    /** @param list<self> $earlier Newest first. */
    public function with_history(array $earlier): self
    {
        $songs = array_map(static fn(self $one): ?array =>
            $one->track === null ? null : $one->track + ['played_at' => $one->started_at], $earlier);
        $history = array_slice(array_values(array_filter($songs)), 0, self::HISTORY_LIMIT);
        return new self(...['history' => $history] + get_object_vars($this));
    }
}
