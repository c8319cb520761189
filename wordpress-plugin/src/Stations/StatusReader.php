<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Fetch\Endpoint;
use Onda\Fetch\Fetcher;
use Onda\Fetch\FetchFailed;
use Onda\Fetch\HttpAnswer;
use Onda\Settings\Station;
use Onda\Utf8;

defined('ABSPATH') || exit;

/** Reads what a station plays: from its feed, or from the status pages of its stream server. */
final class StatusReader
{
    public function __construct(private Fetcher $fetcher)
    {
    }

    /**
     * @param string $remembered The kind that answered last time, or an empty string.
     * @param float $deadline On the clock of `microtime(true)`; one for everything that is tried.
     * @throws FetchFailed
     */
    public function read(Station $station, string $remembered, float $deadline): StatusDocument
    {
        if ($station->feed !== '') {
            $feed = Endpoint::parse($station->feed) ?? throw new FetchFailed('the feed is no address');
            return $this->document($station->kind, $this->fetcher->fetch($station, $feed, $deadline));
        }
        return $this->probe($station, $remembered, $deadline);
    }

    private function probe(Station $station, string $remembered, float $deadline): StatusDocument
    {
        $reason = 'no status page to ask';
        foreach (Probes::of($station, $remembered) as $kind => $page) {
            try {
                $answer = $this->fetcher->fetch($station, $page, $deadline);
            } catch (FetchFailed $failed) {
                $reason = $failed->getMessage();
                continue;
            }
            if (Probes::recognizes($kind, $answer->body)) {
                return $this->document($kind, $answer);
            }
            $reason = "{$page->path} is not $kind";
        }
        throw new FetchFailed($reason);
    }

    private function document(string $kind, HttpAnswer $answer): StatusDocument
    {
        return new StatusDocument($kind, Utf8::from_bytes($answer->body, $answer->header('content-type')), time());
    }
}
