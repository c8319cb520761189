<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\Visit;
use Onda\Core\Fetch\Visitor;
use Onda\Features\Stations\Asking\Playlist;

defined('ABSPATH') || exit;

/** Finds the streams behind a web page: those of the services that the page names, and those it links to. */
final class WebPage
{
    private const MAX_OFFERS = 3;
    /** Requests that one page may cause. */
    private const MAX_VISITS = 6;
    private const MAX_FRAMES = 2;

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
        $offers = $this->sounding($page, $ask);
        $frames = $offers !== [] ? [] : PageAddresses::frames(self::html($page), $page->last());
        foreach (array_slice($frames, 0, self::MAX_FRAMES) as $frame) {
            $inner = $ask($frame);
            $offers = $inner === null ? [] : $this->sounding($inner, $ask);
            if ($offers !== []) {
                break;
            }
        }
        return $offers;
    }

    /**
     * @param \Closure(Endpoint): ?Visit $ask
     * @return list<Offer>
     */
    private function sounding(Visit $page, \Closure $ask): array
    {
        $sounding = [];
        $offers = Services::offers($page->last(), self::html($page), $ask) ?: self::linked($page);
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

    private static function html(Visit $page): string
    {
        return PageAddresses::readable($page->answer->body);
    }

    /** @return list<Offer> */
    private static function linked(Visit $page): array
    {
        $offer = static fn(Endpoint $stream): Offer => new Offer($stream->host, ['stream' => $stream->written()]);
        return array_map($offer, PageAddresses::streams(self::html($page), $page->last()));
    }

    private function sounds(Visit $visit): bool
    {
        $playlist = Playlist::read($visit->last(), $visit->answer);
        return $playlist !== null
            ? $playlist->is_hls || $playlist->streams !== []
            : Sound::read($visit->answer) !== null;
    }

    private function ask(Endpoint $endpoint, float $deadline): ?Visit
    {
        try {
            $visit = ++$this->visits > self::MAX_VISITS ? null : $this->visitor->visit($endpoint, $deadline);
        } catch (FetchFailed) {
            return null;
        }
        return $visit?->answer->status === 200 ? $visit : null;
    }
}
