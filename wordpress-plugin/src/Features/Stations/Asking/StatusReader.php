<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Asking;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\CurlClient;
use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Fetcher;
use Onda\Core\Fetch\SystemResolver;
use Onda\Core\Settings\FeedKinds;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Reading\OnAir;
use Onda\Features\Stations\Reading\OnAirReader;

defined('ABSPATH') || exit;

/**
 * Reads what a station plays: from the feed that its owner named, else from the page that told it last, else from the
 * first that a search finds, else from the stream itself.
 */
final class StatusReader
{
    /** So much of the time a search leaves for the stream itself. */
    private const STREAM_SECONDS = 1.5;
    /** So long one page of a search may take. */
    private const PAGE_SECONDS = 1.5;
    /** The server itself does not answer, so its other pages are not asked in the same search. */
    private const DEAD = ['name', 'private', 'connect', 'time', 'tls', 'certificate', 'blocked'];

    public function __construct(private Fetcher $fetcher, private StreamItself $stream)
    {
    }

    public static function open(): self
    {
        $guard = new AddressGuard(new SystemResolver(), AddressGuard::configured());
        return new self(new Fetcher(CurlClient::or_sockets(), $guard), StreamItself::open());
    }

    /**
     * @param Memory $memory Of earlier attempts; this one changes it, also where it fails.
     * @param float $deadline On the clock of `microtime(true)`; one for everything that is tried.
     * @throws FetchFailed
     */
    public function read(Station $station, Memory $memory, float $deadline): StatusDocument
    {
        if ($station->feed !== '') {
            $memory->place = new Place($station->kind, $station->feed, true);
            $page = $this->page($station, $memory->place, $deadline);
            return $this->reading($page, $station) === null ? $page : $this->heard($station, $memory, $deadline, $page);
        }
        $is_page = $memory->place !== null && !$memory->place->is_stream();
        $page = $is_page ? $this->known($station, $memory, $deadline) : null;
        $is_due = $page === null && $memory->is_search_due(time());
        if ($page === null && !$is_due && $memory->place === null) {
            throw new FetchFailed('nothing told the song at the last search');
        }
        $page ??= $is_due ? $this->search($station, $memory, self::most_of($deadline)) : null;
        $found = $this->heard($station, $memory, $deadline, $page);
        // A page that is silent for a while, or knows the mount and not its fallback's song, is asked again.
        $is_asked = $page !== null && $this->reading($page, $station)->is_online;
        $memory->place = $is_asked ? $page->place : ($is_due ? $found->place : $memory->place);
        return $found;
    }

    /**
     * The page, or the sound where the page names no song: a mount on its fallback sends the songs of another. Sound
     * that is heard is on air, whatever a page says of its mount.
     *
     * @throws FetchFailed where there is neither
     */
    private function heard(Station $station, Memory $memory, float $deadline, ?StatusDocument $page): StatusDocument
    {
        $told = $page === null ? null : $this->reading($page, $station);
        if ($told?->track !== null || $told?->is_online === true && $memory->is_silent(time())) {
            $memory->silent_at = $told->track === null ? $memory->silent_at : 0;
            return $page;
        }
        $sound = $this->stream($station, $memory, $deadline, $page);
        $memory->silent_at = $sound->is_silent() ? $memory->silent_at ?: time() : 0;
        return $told?->is_online === true && $sound->is_silent() ? $page : $sound;
    }

    private static function most_of(float $deadline): float
    {
        $left = $deadline - microtime(true);
        return $deadline - min(self::STREAM_SECONDS, $left / 2);
    }

    /** The page that told the song last; null where it does no longer. */
    private function known(Station $station, Memory $memory, float $deadline): ?StatusDocument
    {
        try {
            return $this->told($station, $memory->place, $memory->sound, $deadline);
        } catch (FetchFailed) {
            return null;
        }
    }

    /** The first page on which the stream is on air, else the first that knows it; null for none and out of time. */
    private function search(Station $station, Memory $memory, float $end): ?StatusDocument
    {
        $this->unfold($station, $memory, $end);
        $best = null;
        $dead = [];
        foreach (array_slice(Probes::of($station, $memory->sound), $memory->asked) as $place) {
            if (microtime(true) >= $end) {
                // The next reader goes on from here.
                return null;
            }
            $memory->asked++;
            $server = Endpoint::parse($place->address)?->authority();
            if (in_array($server, $dead, true)) {
                continue;
            }
            try {
                $told = $this->told($station, $place, $memory->sound, min($end, microtime(true) + self::PAGE_SECONDS));
            } catch (FetchFailed $failed) {
                $dead[] = in_array($failed->reason, self::DEAD, true) ? $server : null;
                continue;
            }
            $best = $told === null ? $best : $best ?? $told;
            if ($told !== null && $this->reading($told, $station)->is_online) {
                $best = $told;
                break;
            }
        }
        $memory->asked = 0;
        $memory->searched_at = time();
        return $best;
    }

    /** A stream that is a playlist is looked up: the server that plays is asked, not the one that has the list. */
    private function unfold(Station $station, Memory $memory, float $end): void
    {
        $stream = Endpoint::parse($station->stream);
        if ($stream === null || $memory->asked > 0 || !Playlist::is_named($stream)) {
            return;
        }
        try {
            $sound = $this->stream->sound($stream, min($end, microtime(true) + self::PAGE_SECONDS));
            $memory->sound = $sound === $stream ? '' : $sound->written();
        } catch (FetchFailed) {
            return;
        }
    }

    /** @throws FetchFailed where there is no other document */
    private function stream(Station $station, Memory $memory, float $deadline, ?StatusDocument $other): StatusDocument
    {
        $address = $memory->place?->is_stream() === true ? $memory->place->address : $memory->sound;
        $address = $address ?: $station->stream;
        if ($memory->is_silent(time())) {
            return StatusDocument::silent($address)->of_sound($memory->sound);
        }
        try {
            $stream = Endpoint::parse($address) ?? throw new FetchFailed('the stream is no address');
            return $this->stream->read($stream, $deadline, $station->charset)->of_sound($memory->sound);
        } catch (FetchFailed $failed) {
            return $other ?? throw $failed;
        }
    }

    /** Null for a document that does not tell of this station. */
    private function told(Station $station, Place $place, string $sound, float $deadline): ?StatusDocument
    {
        $document = $this->page($station, $place, $deadline)->of_sound($sound);
        $is_kind = in_array($place->kind, FeedKinds::of($document->body), true);
        return $is_kind && $this->reading($document, $station) !== null ? $document : null;
    }

    private function reading(StatusDocument $document, Station $station): ?OnAir
    {
        return OnAirReader::read($document->kind, $document->body, $document->heard($station));
    }

    private function page(Station $station, Place $place, float $deadline): StatusDocument
    {
        $address = Endpoint::parse($place->address) ?? throw new FetchFailed('the feed is no address');
        $answer = $this->fetcher->fetch($station, $address, $deadline);
        $body = StatusDocument::text_of($answer->body, $answer->header('content-type'), $station->charset);
        return new StatusDocument($place->kind, $body, time(), place: $place);
    }
}
