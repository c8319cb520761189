<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Visitor;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\Memory;
use Onda\Features\Stations\Asking\StatusDocument;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Asking\StatusReader;
use Onda\Features\Stations\Mirrors;

defined('ABSPATH') || exit;

/** Checks a station as it was typed: its stream, what tells the song, its mirrors. Stores nothing. */
final class StationCheck
{
    /** For all addresses together. */
    public const SECONDS = 5.5;
    /** For the stream, where something else is looked at as well. */
    private const STREAM_SECONDS = 4.0;

    public function __construct(private StreamCheck $streams, private FeedCheck $feeds)
    {
    }

    /** For an owner, who wants to know what a search finds now. */
    public static function open(): self
    {
        return self::of_site(self::searching(StatusReader::open()));
    }

    /** For the hourly look at a station of the settings. */
    public static function watching(StatusDocuments $documents, Station $station): self
    {
        return self::of_site(self::sharing($documents, $station));
    }

    /** @param \Closure(Station, float): StatusDocument $ask */
    private static function of_site(\Closure $ask): self
    {
        return self::with(Visitor::open(), $ask, str_starts_with(home_url(), 'https:'));
    }

    /** @return \Closure(Station, float): StatusDocument It remembers nothing. */
    public static function searching(StatusReader $reader): \Closure
    {
        return static fn(Station $station, float $deadline): StatusDocument =>
            $reader->read($station, new Memory(), $deadline);
    }

    /**
     * Asks where the polls of visitors found the song, and lets them know what it finds.
     *
     * @return \Closure(Station, float): StatusDocument
     */
    public static function sharing(StatusDocuments $documents, Station $station): \Closure
    {
        return static fn(Station $typed, float $deadline): StatusDocument => $documents->of($station, $deadline);
    }

    /**
     * @param \Closure(Station, float): StatusDocument $ask
     * @param bool $is_secure Whether the pages of this site have https.
     */
    public static function with(Visitor $visitor, \Closure $ask, bool $is_secure): self
    {
        $page = new WebPage($visitor);
        $sound = new SoundFindings($visitor, $is_secure);
        return new self(new StreamCheck($visitor, $page, $sound), new FeedCheck($visitor, $page, $ask));
    }

    /**
     * Never throws, and takes no longer than `SECONDS` but for a slow name server.
     *
     * @param Station $station As typed: its addresses may lack a scheme or be none.
     */
    public function check(Station $station): Report
    {
        $start = microtime(true);
        $end = $start + self::SECONDS;
        $mirrors = Mirrors::addresses($station->mirrors);
        $is_alone = $station->feed === '' && $mirrors === [];
        $stream = $this->streams->look(
            $station->stream,
            'stream',
            $start + ($is_alone ? Visitor::SECONDS : self::STREAM_SECONDS)
        );
        $feed = $this->feed($station, $stream, $end);
        $findings = [...$stream->findings, ...$feed->findings];
        foreach ($mirrors as $mirror) {
            array_push($findings, ...$this->mirror($mirror, $end));
        }
        return new Report(
            $stream->state,
            $findings,
            $stream->asked?->written() ?? '',
            $stream->sound?->written() ?? '',
            $feed->facts?->song ?? '',
            $feed->facts?->listeners,
        );
    }

    /** A server that gives no sound is not asked what plays; an address of a feed is looked at in any case. */
    private function feed(Station $station, StreamResult $stream, float $end): FeedResult
    {
        if ($station->feed === '' && $stream->state !== Report::ON) {
            return new FeedResult([]);
        }
        $address = $stream->asked?->written() ?? '';
        $resolved = $station->at($address, $station->feed);
        return $this->feeds->look($resolved, $stream->state === Report::ON, $end);
    }

    /** @return list<Finding> */
    private function mirror(string $address, float $end): array
    {
        if (microtime(true) > $end - 0.5) {
            $unchecked = new Finding('unchecked', Finding::WARNING, 'mirror');
            return [new Finding('mirror', Finding::WARNING, 'mirror', [$address]), $unchecked];
        }
        $found = $this->streams->look($address, 'mirror', $end)->findings;
        $not_good = array_filter($found, static fn(Finding $finding): bool => $finding->state !== Finding::GOOD);
        $states = array_column($not_good, 'state');
        $state = in_array(Finding::WRONG, $states, true) ? Finding::WRONG : ($states[0] ?? Finding::GOOD);
        $plain = static fn(Finding $finding): bool => in_array($finding->code, ['sound', 'sound_rate', 'hls'], true);
        return [new Finding('mirror', $state, 'mirror', [$address]), ...($not_good ?: array_filter($found, $plain))];
    }
}
