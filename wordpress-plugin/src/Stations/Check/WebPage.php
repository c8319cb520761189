<?php

declare(strict_types=1);

namespace Onda\Stations\Check;

use Onda\Fetch\Endpoint;
use Onda\Fetch\FetchFailed;
use Onda\Fetch\Visit;
use Onda\Fetch\Visitor;
use Onda\Stations\Asking\Playlist;

defined('ABSPATH') || exit;

/** Finds the streams behind a web page: those of the services that the page names, and those it links to. */
final class WebPage
{
    private const MAX_OFFERS = 3;
    /** Requests that one page may cause. */
    private const MAX_VISITS = 6;
    private const LINK = '~(?:src|href|content)\s*=\s*["\']([^"\'\s<>]{4,500})["\']~i';
    private const SOUND = '~\.(?:mp3|aac|ogg|opus|m3u8?|pls|xspf)(?:\?|$)|/;(?:stream)?|/listen(?:\.pls)?(?:\?|$)~i';

    private int $visits = 0;

    public function __construct(private Visitor $visitor)
    {
    }

    /**
     * @param float $deadline On the clock of `microtime(true)`.
     * @return list<Offer> Only streams that sound.
     */
    public function offers(Visit $page, float $deadline): array
    {
        $this->visits = 0;
        $ask = fn(Endpoint $endpoint): ?Visit => $this->ask($endpoint, $deadline);
        $offers = Services::offers($page, $ask) ?: $this->linked($page);
        $sounding = [];
        foreach ($offers as $offer) {
            $stream = Endpoint::parse($offer->fields['stream']);
            // A panel has the same stream in several places: the first that sounds is enough.
            $name = $offer->fields['feed'] ?? $offer->fields['stream'];
            $is_over = isset($sounding[$name]) || count($sounding) >= self::MAX_OFFERS;
            $visit = $stream === null || $is_over ? null : $ask($stream);
            if ($visit !== null && $this->sounds($visit)) {
                $sounding[$name] = $offer;
            }
        }
        return array_values($sounding);
    }

    /** @return list<Offer> */
    private function linked(Visit $page): array
    {
        preg_match_all(self::LINK, $page->sample->body, $found);
        $offers = [];
        foreach ($found[1] as $link) {
            $address = $page->last()->follow(html_entity_decode($link, ENT_QUOTES | ENT_HTML5));
            if ($address !== null && preg_match(self::SOUND, $address->path) === 1) {
                $offers[$address->url()] = new Offer($page->last()->host, ['stream' => $address->written()]);
            }
        }
        return array_values($offers);
    }

    private function sounds(Visit $visit): bool
    {
        $playlist = Playlist::read($visit->last(), $visit->sample);
        return $playlist !== null
            ? $playlist->is_hls || $playlist->streams !== []
            : Sound::read($visit->sample) !== null;
    }

    private function ask(Endpoint $endpoint, float $deadline): ?Visit
    {
        try {
            $visit = ++$this->visits > self::MAX_VISITS ? null : $this->visitor->visit($endpoint, $deadline);
        } catch (FetchFailed) {
            return null;
        }
        return $visit?->sample->status === 200 ? $visit : null;
    }
}
