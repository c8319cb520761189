<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Episodes;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\Visitor;
use Onda\Features\Schedule\ShowTypes;

defined('ABSPATH') || exit;

/** Reads the feeds of shows, in the background and once an hour at most, and chapters that a visitor asks for. */
final class EpisodeReader
{
    /** Event of one show. */
    public const EVENT = 'onda_read_episodes';
    public const MOST_BYTES = 4_000_000;
    private const MOST_EPISODES = 200;
    /** In all episodes of a feed. */
    private const MOST_CHAPTERS = 2000;
    private const CHAPTER_BYTES = 500_000;
    private const SECONDS = 12.0;
    private const CHAPTER_SECONDS = 2.0;

    /** @param (\Closure(int): Visitor)|null $visitor Takes how many bytes are read. */
    public function __construct(private EpisodeStore $store = new EpisodeStore(), private ?\Closure $visitor = null)
    {
    }

    /** Orders a reading where one is due. A visitor never waits for it. */
    public function refresh(int $show, string $feed, int $now): void
    {
        if ($feed !== '' && $this->is_due($show, $feed, $now) && wp_next_scheduled(self::EVENT, [$show]) === false) {
            wp_schedule_single_event($now, self::EVENT, [$show]);
        }
    }

    /** The event. */
    public function refresh_now(int $show, int $now): void
    {
        $feed = EpisodeSource::of($show)->feed;
        // A contributor writes drafts: the server asks no address of theirs.
        $is_public = get_post_type($show) === ShowTypes::SHOW && get_post_status($show) === 'publish';
        if ($is_public && $feed !== '' && $this->is_due($show, $feed, $now)) {
            $this->read($show, $feed, $now);
        }
    }

    public function read(int $show, string $feed, int $now): void
    {
        // Before it is tried: a reading that dies is not tried again within the hour.
        $this->store->keep($show, $feed, $now, null, 'other');
        try {
            $answer = $this->fetch($feed, self::MOST_BYTES, self::SECONDS);
            $this->store->keep($show, $feed, $now, self::episodes($answer, $show, $now));
        } catch (FetchFailed $failed) {
            $this->store->keep($show, $feed, $now, null, $failed->reason ?: 'other');
        }
    }

    /**
     * @return list<array{start: float, title: string, address?: string}> Empty where the document gives none.
     */
    public function chapters(Episode $episode, int $now): array
    {
        $address = $episode->chapters_address;
        if ($episode->chapters !== [] || $address === '') {
            return $episode->chapters;
        }
        [$read, $chapters] = $this->store->chapters($episode->show, $address) ?? [0, []];
        $failed = $this->store->chapters($episode->show, '')[0] ?? 0;
        if (min(abs($now - $read), abs($now - $failed)) < HOUR_IN_SECONDS) {
            return $chapters;
        }
        try {
            $answer = $this->fetch($address, self::CHAPTER_BYTES, self::CHAPTER_SECONDS);
            $document = json_decode($answer->body, true, 16);
            $chapters = Chapters::of(is_array($document) ? $document['chapters'] ?? null : null);
        } catch (FetchFailed $failure) {
            // Those of the last reading stay. A host that does not answer is asked for no other episode for an hour.
            $failure->reason === 'status' || $this->store->keep_chapters($episode->show, '', $now, []);
        }
        $this->store->keep_chapters($episode->show, $address, $now, $chapters);
        return $chapters;
    }

    /**
     * @return list<Episode>
     * @throws FetchFailed
     */
    public static function episodes(HttpAnswer $answer, int $show, int $now): array
    {
        $items = FeedDocument::items($answer->body, $answer->header('content-type'))
            ?? throw new FetchFailed('this is no feed', reason: 'feed');
        $episodes = [];
        foreach ($items as $item) {
            $episode = (new FeedItem($item))->episode($show, $now);
            // The first of two episodes with one guid counts: feeds begin with the newest.
            $episode === null || $episodes += [$episode->guid => $episode];
        }
        $chapters = 0;
        $few = static function (Episode $episode) use (&$chapters): Episode {
            $chapters += count($episode->chapters);
            return $chapters > self::MOST_CHAPTERS ? $episode->with([]) : $episode;
        };
        return array_map($few, array_slice(Episode::sorted(array_values($episodes)), 0, self::MOST_EPISODES));
    }

    private function is_due(int $show, string $feed, int $now): bool
    {
        [$former, $read] = $this->store->newest()[$show] ?? ['', 0];
        return $former !== $feed || abs($now - $read) >= HOUR_IN_SECONDS;
    }

    /** @throws FetchFailed */
    private function fetch(string $address, int $bytes, float $seconds): HttpAnswer
    {
        $endpoint = Endpoint::parse($address) ?? throw new FetchFailed('this is no address', reason: 'address');
        $visitor = $this->visitor === null ? Visitor::of_documents($bytes) : ($this->visitor)($bytes);
        $answer = $visitor->visit($endpoint, microtime(true) + $seconds)->answer;
        return $answer->status === 200 ? $answer
            : throw new FetchFailed("status $answer->status", $answer->status, 'status');
    }
}
