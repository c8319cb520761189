<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Settings\Station;
use Onda\Core\Site\HostFunctions;

defined('ABSPATH') || exit;

/**
 * The document of a station, read from its server at most once in ten seconds by all visitors together. A time ahead
 * is as old as one that is past: the clock was put back since.
 */
final class StatusDocuments
{
    public const FRESH_SECONDS = 10;
    public const FETCH_SECONDS = 5;
    /** So long the last document stands for a server that fails: then the song in it is no longer on air. */
    public const KEPT_SECONDS = 60;
    /** A claim outlives the fetch it stands for. */
    private const CLAIM_SECONDS = self::FETCH_SECONDS + 3;
    /** How long a visitor waits for another's first read. */
    private const WAIT_SECONDS = 3;
    private const LOOK_AGAIN_MICROSECONDS = 100_000;

    public function __construct(private FeedRepository $cache, private StatusReader $reader)
    {
    }

    /**
     * @param float|null $deadline On the clock of `microtime(true)`, when several stations share one request.
     * @throws FetchFailed when nothing was ever read.
     */
    public function of(Station $station, ?float $deadline = null): StatusDocument
    {
        $key = $station->key();
        $row = $this->cache->read($key);
        if ($this->was_tried($row, self::FRESH_SECONDS)) {
            return $this->document($row);
        }
        $deadline = min($deadline ?? INF, microtime(true) + self::FETCH_SECONDS);
        $now = time();
        if ($this->cache->claim($key, $now - self::FRESH_SECONDS, $now + self::CLAIM_SECONDS)) {
            return $this->rebuild($station, $row ?? new FeedRow(null, 0, new Memory()), $deadline);
        }
        $kept = $this->kept($row?->document);
        if ($kept === null && $this->was_tried($row, self::KEPT_SECONDS)) {
            // A server that fails holds up one visitor; all of them would take every process of PHP.
            throw new FetchFailed('the last attempt failed');
        }
        return $kept ?? $this->wait($key, min($deadline, microtime(true) + self::WAIT_SECONDS));
    }

    private function rebuild(Station $station, FeedRow $row, float $deadline): StatusDocument
    {
        $kept = $this->kept($row->document);
        try {
            $document = $this->reader->read($station, $row->memory, $deadline);
        } catch (FetchFailed $failed) {
            $this->cache->save($station->key(), $row->document, $row->memory, time());
            return $kept?->stale() ?? throw $failed;
        }
        // During an advertisement the song before it stands.
        $document = $kept !== null && $document->is_advertisement() ? $kept : $document;
        $this->cache->save($station->key(), $document, $row->memory, time());
        return $document;
    }

    /** Somebody else is reading and there is nothing older to show. */
    private function wait(string $key, float $deadline): StatusDocument
    {
        while (microtime(true) < $deadline && HostFunctions::pause(self::LOOK_AGAIN_MICROSECONDS)) {
            $row = $this->cache->read($key);
            if ($this->was_tried($row, self::FRESH_SECONDS)) {
                return $this->document($row);
            }
        }
        throw new FetchFailed('another request is still reading');
    }

    private function was_tried(?FeedRow $row, int $seconds): bool
    {
        return $row !== null && abs(time() - $row->tried_at) < $seconds;
    }

    private function document(FeedRow $row): StatusDocument
    {
        return $this->kept($row->document) ?? throw new FetchFailed('the last attempt failed');
    }

    private function kept(?StatusDocument $document): ?StatusDocument
    {
        return $document !== null && abs(time() - $document->fetched_at) <= self::KEPT_SECONDS ? $document : null;
    }
}
