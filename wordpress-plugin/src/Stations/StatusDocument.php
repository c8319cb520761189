<?php

declare(strict_types=1);

namespace Onda\Stations;

defined('ABSPATH') || exit;

/** The status page of a station, as its server wrote it. */
final class StatusDocument
{
    public function __construct(
        /** The kind of feed; `auto` if the browser has to detect it. */
        public readonly string $kind,
        /** UTF-8. */
        public readonly string $body,
        /** Unix time in seconds. */
        public readonly int $fetched_at,
        /** The last attempt to read it again failed. */
        public readonly bool $is_stale = false,
    ) {
    }

    /**
     * Changes with what a listener could see.
     *
     * @param string $art What was found for the song elsewhere.
     */
    public function version(string $art = ''): string
    {
        return substr(sha1("{$this->kind}\n{$this->body}$art"), 0, 12);
    }
}
