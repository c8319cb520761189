<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Visit;
use Onda\Core\Fetch\Visitor;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Features\Stations\Reading\FeedFacts;
use Onda\Features\Stations\Reading\Letters;
use Onda\Features\Stations\Reading\OnAirReader;

defined('ABSPATH') || exit;

/** Looks at the document that tells what plays. */
final class FeedCheck
{
    private const PAGES = ['icecast-html', 'shoutcast1', 'played-html'];

    /** @param \Closure(Station, float): StatusDocument $ask Reads the song of a station for which no feed was typed. */
    public function __construct(private Visitor $visitor, private WebPage $page, private \Closure $ask)
    {
    }

    /**
     * @param Station $station Its stream has a scheme; its feed is as it was typed.
     * @param bool $is_heard The stream sounds, so it is on air whatever a document says.
     * @param float $deadline On the clock of `microtime(true)`.
     */
    public function look(Station $station, bool $is_heard, float $deadline): FeedResult
    {
        return $station->feed === ''
            ? $this->of_stream($station, $is_heard, $deadline)
            : $this->of_address($station, $is_heard, $deadline);
    }

    private function of_address(Station $station, bool $is_heard, float $deadline): FeedResult
    {
        $endpoints = (new TypedAddress($station->feed))->endpoints();
        if ($endpoints === []) {
            return new FeedResult([new Finding('no_address', Finding::WRONG, 'feed')]);
        }
        foreach ($endpoints as $endpoint) {
            try {
                return $this->document($this->visitor->visit($endpoint, $deadline), $station, $is_heard, $deadline);
            } catch (FetchFailed $failed) {
                $finding ??= Failures::finding($failed, $endpoint, 'feed');
            }
        }
        return new FeedResult([$finding]);
    }

    private function document(Visit $visit, Station $station, bool $is_heard, float $deadline): FeedResult
    {
        $refused = Failures::of_status($visit->answer->status, 'feed');
        if ($refused !== null) {
            return new FeedResult([$refused]);
        }
        $document = StatusDocument::text_of($visit->answer->body, $visit->answer->header('content-type'), $station->charset);
        [$kind, $read] = OnAirReader::told('auto', $document, $station);
        // A page may hold JSON of a kind within its scripts.
        $is_page = stripos($document, '<html') !== false && !in_array($kind, self::PAGES, true);
        if ($read === null || $is_page) {
            return new FeedResult($this->unknown($visit, $deadline));
        }
        $findings = [...$this->place($visit, $station), self::kind($kind, $station->kind)];
        return self::read($findings, FeedFacts::of($document, $kind, $station), $is_heard);
    }

    /** @return list<Finding> */
    private function unknown(Visit $visit, float $deadline): array
    {
        if (Sound::read($visit->answer) !== null) {
            return [new Finding('stream_as_feed', Finding::WRONG, 'feed', [], ['stream' => $visit->chain[0]->written()])];
        }
        $is_page = str_contains($visit->answer->type(), 'html');
        $offers = $is_page ? $this->page->offers($visit, $deadline) : [];
        $offers = array_filter($offers, static fn(Offer $offer): bool => isset($offer->fields['feed']));
        $found = new Finding($is_page ? 'feed_page' : 'feed_unknown', Finding::WRONG, 'feed');
        return [$found, ...array_map(static fn(Offer $offer): Finding => $offer->finding('feed'), array_values($offers))];
    }

    /**
     * For visitors a feed is followed within its own server and that of the stream only.
     *
     * @return list<Finding>
     */
    private function place(Visit $visit, Station $station): array
    {
        $own = array_filter([$visit->chain[0], Endpoint::parse($station->stream)]);
        $servers = array_merge(...array_map(static fn(Endpoint $endpoint): array =>
            [$endpoint->authority(), (string) preg_replace('/:\d+$/', ':443', $endpoint->authority())], array_values($own)));
        $last = $visit->last()->written();
        return in_array($visit->last()->authority(), $servers, true)
            ? []
            : [new Finding('feed_moved', Finding::WRONG, 'feed', [$last], ['feed' => $last])];
    }

    private static function kind(string $kind, string $chosen): Finding
    {
        // The reader of the one reads the other.
        $is_same = $chosen === 'auto' || $chosen === $kind || [$chosen, $kind] === ['song-list', 'azuracast'];
        return $is_same
            ? new Finding('feed', Finding::GOOD, 'feed', [$kind])
            : new Finding('feed_kind', Finding::WRONG, 'feed', [$kind], ['kind' => $kind]);
    }

    /** @param list<Finding> $findings Of which none is good without a song. */
    private static function read(array $findings, FeedFacts $facts, bool $is_heard): FeedResult
    {
        $is_told = static fn(Finding $finding): bool => $facts->song !== '' || $finding->state !== Finding::GOOD;
        $findings = array_values(array_filter($findings, $is_told));
        $findings[] = match (true) {
            !$facts->is_on_air => new Finding($is_heard ? 'feed_other' : 'off_air', Finding::WARNING, 'feed'),
            $facts->song === '' => new Finding('no_song', Finding::WARNING, 'feed'),
            default => new Finding('song', Finding::GOOD, 'feed', [$facts->song]),
        };
        if (Letters::are_misread($facts->song)) {
            $findings[] = new Finding('letters', Finding::WARNING, 'feed');
        }
        if ($facts->listeners !== null) {
            $findings[] = new Finding('listeners', Finding::GOOD, 'feed', [(string) $facts->listeners]);
        }
        return new FeedResult($findings, $facts);
    }

    /** No address was typed: the song is looked for as it will be for visitors. */
    private function of_stream(Station $station, bool $is_heard, float $deadline): FeedResult
    {
        try {
            $document = ($this->ask)($station, $deadline);
        } catch (FetchFailed) {
            return new FeedResult([new Finding('no_feed', Finding::WARNING, 'feed')]);
        }
        $found = $document->place?->is_stream() === true
            ? new Finding('feed_stream', Finding::GOOD, 'feed')
            : new Finding('feed_found', Finding::GOOD, 'feed', [$document->kind, $document->place->address ?? '']);
        $facts = FeedFacts::of($document->body, $document->kind, $document->heard($station));
        return self::read([$found], $facts, $is_heard);
    }
}
