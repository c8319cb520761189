<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Check;

use Onda\Core\Fetch\Endpoint;
use Onda\Core\Fetch\FetchFailed;
use Onda\Core\Fetch\HttpAnswer;
use Onda\Core\Fetch\Visit;
use Onda\Core\Fetch\Visitor;

defined('ABSPATH') || exit;

/** Describes an address that sounds. */
final class SoundFindings
{
    /** So long one address with https is tried that may or may not exist. */
    private const TWIN_SECONDS = 1.5;
    private const CERTIFICATE_SECONDS = 14 * DAY_IN_SECONDS;

    /** @param bool $is_secure Whether the pages of this site have https. */
    public function __construct(private Visitor $visitor, private bool $is_secure)
    {
    }

    /** @return list<Finding> */
    public function of(Sound $sound, Visit $visit, string $about, float $deadline): array
    {
        $rate = (string) $sound->bitrate;
        $findings = [match (true) {
            !$sound->flows => new Finding('silent', Finding::WARNING, $about),
            $sound->bitrate > 0 => new Finding('sound_rate', Finding::GOOD, $about, [$sound->codec, $rate]),
            default => new Finding('sound', Finding::GOOD, $about, [$sound->codec]),
        }];
        if ($sound->is_rare()) {
            $findings[] = new Finding('codec_rare', Finding::WARNING, $about, [$sound->codec]);
        }
        return [...$findings, ...$this->of_way($visit, $about, $deadline), self::cors($visit->answer, $about)];
    }

    /**
     * Findings of the way there: redirects, certificate, and whether a page with https may play it.
     *
     * @return list<Finding>
     */
    public function of_way(Visit $visit, string $about, float $deadline): array
    {
        $findings = $visit->redirects() === 0
            ? []
            : [new Finding('redirected', Finding::GOOD, $about, [(string) $visit->redirects(), $visit->last()->written()])];
        $ends = $visit->answer->certificate_ends;
        if ($ends !== null && $ends - time() < self::CERTIFICATE_SECONDS) {
            $findings[] = new Finding('certificate_soon', Finding::WARNING, $about, [(string) $ends]);
        } elseif ($ends !== null) {
            $findings[] = new Finding('https', Finding::GOOD, $about, [(string) $ends]);
        }
        $plain = array_filter($visit->chain, static fn(Endpoint $hop): bool => $hop->scheme === 'http');
        return $plain === [] || !$this->is_secure ? $findings : [...$findings, $this->mixed($visit, $about, $deadline)];
    }

    /** Null where it does not sound without https either. */
    public function without_https(Endpoint $endpoint, string $about, float $deadline): ?Finding
    {
        $plain = $this->sounding(Endpoint::parse('http' . strstr($endpoint->written(), ':')), $deadline);
        $offer = $about === 'stream' ? ['stream' => (string) $plain] : [];
        return $plain === null ? null : new Finding('http_sounds', Finding::WARNING, $about, [$plain], $offer);
    }

    private function mixed(Visit $visit, string $about, float $deadline): Finding
    {
        $secure = null;
        foreach ($visit->chain[0]->scheme === 'http' ? Twins::of($visit->chain[0]) : [] as $twin) {
            $secure ??= $this->sounding($twin, min($deadline, microtime(true) + self::TWIN_SECONDS));
        }
        $offer = $about === 'stream' ? ['stream' => (string) $secure] : [];
        return $secure === null
            ? new Finding('mixed_content', Finding::WRONG, $about, [$visit->chain[0]->written()])
            : new Finding('mixed_content_twin', Finding::WRONG, $about, [$secure], $offer);
    }

    /** The address, where it sounds under its own scheme; null where it does not. */
    private function sounding(?Endpoint $twin, float $deadline): ?string
    {
        try {
            $visit = $twin === null ? null : $this->visitor->visit($twin, $deadline);
        } catch (FetchFailed) {
            return null;
        }
        $sounds = $visit !== null && $visit->answer->status === 200 && Sound::read($visit->answer) !== null;
        return $sounds && $visit->last()->scheme === $twin->scheme ? $twin->written() : null;
    }

    /** A script may read the stream, so the player can begin with the first bytes. */
    private static function cors(HttpAnswer $sample, string $about): Finding
    {
        $is_open = $sample->header('access-control-allow-origin') !== '';
        return new Finding($is_open ? 'cors' : 'no_cors', Finding::GOOD, $about);
    }
}
