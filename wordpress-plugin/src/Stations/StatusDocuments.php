<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Fetch\FetchFailed;
use Onda\Settings\Station;

defined('ABSPATH') || exit;

/** The document of a station, read from its server at most once in ten seconds by all visitors together. */
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
        if ($this->is_fresh($row)) {
            return $this->document($row);
        }
        $deadline = min($deadline ?? INF, microtime(true) + self::FETCH_SECONDS);
        $now = time();
        if ($this->cache->claim($key, $now - self::FRESH_SECONDS, $now + self::CLAIM_SECONDS)) {
            return $this->rebuild($station, $row?->document, $deadline);
        }
        return $this->kept($row?->document) ?? $this->wait($key, min($deadline, microtime(true) + self::WAIT_SECONDS));
    }

    private function rebuild(Station $station, ?StatusDocument $former, float $deadline): StatusDocument
    {
        try {
            $document = $this->reader->read($station, $former->kind ?? '', $deadline);
        } catch (FetchFailed $failed) {
            $this->cache->save_failure($station->key(), time());
            $kept = $this->kept($former) ?? throw $failed;
            return new StatusDocument($kept->kind, $kept->body, $kept->fetched_at, true);
        }
        $this->cache->save($station->key(), $document);
        return $document;
    }

    /** Somebody else is reading and there is nothing older to show. */
    private function wait(string $key, float $deadline): StatusDocument
    {
        while (microtime(true) < $deadline) {
            usleep(self::LOOK_AGAIN_MICROSECONDS);
            $row = $this->cache->read($key);
            if ($this->is_fresh($row)) {
                return $this->document($row);
            }
        }
        throw new FetchFailed('another request is still reading');
    }

    private function is_fresh(?FeedRow $row): bool
    {
        return $row !== null && time() - $row->tried_at < self::FRESH_SECONDS;
    }

    private function document(FeedRow $row): StatusDocument
    {
        return $this->kept($row->document) ?? throw new FetchFailed('the last attempt failed');
    }

    private function kept(?StatusDocument $document): ?StatusDocument
    {
        return $document !== null && time() - $document->fetched_at <= self::KEPT_SECONDS ? $document : null;
    }
}
