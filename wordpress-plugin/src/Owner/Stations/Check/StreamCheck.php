<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\Visit;
use Onda\Core\Fetch\Visitor;
use Onda\Core\Settings\FeedKinds;
use Onda\Features\Stations\Asking\Playlist;

defined('ABSPATH') || exit;

/** Looks at one address of sound. */
final class StreamCheck
{
    /** A playlist may name a playlist, as some directories do. */
    private const MAX_PLAYLISTS = 2;
    /** The time for https, which is tried first where no scheme was typed. */
    private const HTTPS_SECONDS = 2.0;

    public function __construct(private Visitor $visitor, private WebPage $page, private SoundFindings $sound)
    {
    }

    /**
     * @param string $about `stream` or `mirror`.
     * @param float $deadline On the clock of `microtime(true)`.
     */
    public function look(string $typed, string $about, float $deadline): StreamResult
    {
        if (PageAddresses::is_code($typed)) {
            return $this->of_code($typed, $about, $deadline);
        }
        $address = new TypedAddress($typed);
        $endpoints = $address->endpoints();
        if ($endpoints === []) {
            return new StreamResult(Report::OFF, [new Finding('no_address', Finding::WRONG, $about)]);
        }
        try {
            $visit = $this->first_that_answers($endpoints, $deadline);
        } catch (FetchFailed $failed) {
            return $this->unheard($failed, $endpoints[0], $about, $deadline);
        }
        $findings = $address->has_scheme() ? [] : [self::scheme($visit->chain[0], $about)];
        return $this->inside($visit, $about, $deadline, 0)->after($findings, $visit->chain[0]);
    }

    /** @param non-empty-list<Endpoint> $endpoints */
    private function first_that_answers(array $endpoints, float $deadline): Visit
    {
        foreach ($endpoints as $at => $endpoint) {
            $is_last = $at === count($endpoints) - 1;
            try {
                $end = $is_last ? $deadline : min($deadline, microtime(true) + self::HTTPS_SECONDS);
                return $this->visitor->visit($endpoint, $end);
            } catch (FetchFailed $failed) {
                if ($is_last || Failures::is_final($failed)) {
                    throw $failed;
                }
            }
        }
    }

    private function inside(Visit $visit, string $about, float $deadline, int $playlists): StreamResult
    {
        $refused = Failures::of_status($visit->answer->status, $about);
        if ($refused !== null) {
            return $this->failed($refused, $visit->chain[0]);
        }
        $playlist = Playlist::read($visit->last(), $visit->answer);
        if ($playlist !== null) {
            return $this->unfolded($playlist, $visit, $about, $deadline, $playlists);
        }
        $sound = Sound::read($visit->answer);
        return $sound === null ? $this->other($visit, $about, $deadline) : new StreamResult(
            Report::ON,
            $this->sound->of($sound, $visit, $about, $deadline),
            sound: $visit->last(),
        );
    }

    private function unfolded(Playlist $list, Visit $visit, string $about, float $deadline, int $depth): StreamResult
    {
        if ($list->is_hls) {
            $findings = [new Finding('hls', Finding::GOOD, $about), ...$this->sound->of_way($visit, $about, $deadline)];
            return new StreamResult(Report::ON, $findings, sound: $visit->last());
        }
        if ($list->streams === [] || $depth >= self::MAX_PLAYLISTS) {
            return $this->failed(new Finding('playlist_empty', Finding::WRONG, $about), $visit->chain[0]);
        }
        $stream = $list->streams[0];
        $offer = $about === 'stream' ? ['stream' => $stream->written()] : [];
        $found = new Finding('playlist', Finding::GOOD, $about, [$stream->written()], $offer);
        try {
            $inner = $this->inside($this->visitor->visit($stream, $deadline), $about, $deadline, $depth + 1);
        } catch (FetchFailed $failed) {
            $inner = $this->failed(Failures::finding($failed, $stream, $about), $stream);
        }
        return $inner->after([$found], $visit->chain[0]);
    }

    /** Neither sound nor a list of it. */
    private function other(Visit $visit, string $about, float $deadline): StreamResult
    {
        $kinds = FeedKinds::of($visit->answer->body);
        if (str_contains($visit->answer->type(), 'html') && array_intersect($kinds, ['shoutcast1', 'played-html']) === []) {
            $offers = $this->page->offers($visit, $deadline);
            $page = new Finding($offers === [] ? 'web_page' : 'web_page_known', Finding::WRONG, $about);
            $offers = array_map(static fn(Offer $offer): Finding => $offer->finding($about), $offers);
            return new StreamResult(Report::OFF, [$page, ...$offers], $visit->chain[0]);
        }
        $type = $visit->answer->type() ?: '?';
        if ($kinds === []) {
            return $this->failed(new Finding('no_sound', Finding::WRONG, $about, [$type]), $visit->chain[0]);
        }
        $feed = new Finding('feed_as_stream', Finding::WRONG, $about, [], ['feed' => $visit->chain[0]->written()]);
        $offers = $this->page->offers($visit, $deadline);
        $offers = array_map(static fn(Offer $offer): Finding => $offer->finding($about), $offers);
        return new StreamResult(Report::OFF, [$feed, ...$offers], $visit->chain[0]);
    }

    /** The code of a player, which the owner has pasted. */
    private function of_code(string $code, string $about, float $deadline): StreamResult
    {
        $here = Endpoint::parse(home_url('/'));
        $visit = $here === null ? null : new Visit([$here], new HttpAnswer(200, [], $code));
        $offers = $visit === null ? [] : $this->page->offers($visit, $deadline);
        $known = new Finding($offers === [] ? 'player_code' : 'player_code_known', Finding::WRONG, $about);
        $findings = array_map(static fn(Offer $offer): Finding => $offer->finding($about), $offers);
        return new StreamResult(Report::OFF, [$known, ...$findings]);
    }

    /** An address that was typed with https may have none. */
    private function unheard(FetchFailed $failed, Endpoint $endpoint, string $about, float $deadline): StreamResult
    {
        $result = $this->failed(Failures::finding($failed, $endpoint, $about), $endpoint);
        $is_worth_it = $endpoint->scheme === 'https' && !Failures::is_final($failed);
        $plain = $is_worth_it ? $this->sound->without_https($endpoint, $about, $deadline) : null;
        return $plain === null ? $result : new StreamResult($result->state, [...$result->findings, $plain], $endpoint);
    }

    private function failed(Finding $finding, Endpoint $asked): StreamResult
    {
        $state = Failures::leaves_unknown($finding) ? Report::UNKNOWN : Report::OFF;
        return new StreamResult($state, [$finding], $asked);
    }

    private static function scheme(Endpoint $answered, string $about): Finding
    {
        $is_https = $answered->scheme === 'https';
        $offer = $about === 'stream' ? ['stream' => $answered->written()] : [];
        return new Finding(
            $is_https ? 'https_added' : 'http_added',
            $is_https ? Finding::GOOD : Finding::WARNING,
            $about,
            [$answered->written()],
            $offer
        );
    }
}
