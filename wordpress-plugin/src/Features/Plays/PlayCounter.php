<?php

declare(strict_types=1);

namespace Onda\Features\Plays;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Refusal;
use Onda\Core\Http\Reply;
use Onda\Core\Http\Request;
use Onda\Core\Http\SameOrigin;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;

defined('ABSPATH') || exit;

/**
 * The poll `count.play:STATION`: a page that is heard asks it together with its other polls, about once a minute. The
 * first question brings an id that the page made up, and counts a play. Each later one brings the ticket of the one
 * before and counts the seconds since then.
 */
final class PlayCounter
{
    /** Limits of one network, which many people may share. */
    public const PLAYS_A_MINUTE = 60;
    public const PLAYS_A_DAY = 500;
    /** A page asks once a minute. A browser that sleeps asks later, and nobody knows whether it was heard meanwhile. */
    public const MOST_SECONDS = 180;
    /** Longer than a ticket counts for, and than a page asks again whose first reply was lost. */
    private const SPENT_SECONDS = HOUR_IN_SECONDS;

    /** @param \Closure(string, int, int): (\Closure(int): mixed) $shows As `shows_heard` of a feature. */
    public function __construct(
        private SettingsStore $settings,
        private PlayTicket $tickets,
        private PlayRepository $plays,
        private \Closure $shows,
        private RateLimitRepository $spent,
        private RateLimit $rate_limit,
        private DailyNetworkLimit $network_limit,
    ) {
    }

    /**
     * @param string $ticket Any other text is the id of a play that begins. Older pages begin it with an empty one.
     * @return array{version: string} The next ticket.
     * @throws Refusal 404 `unknown_station`, `counting_off`; 403, 405 from elsewhere; 429 over a limit.
     */
    public function count(string $station, string $ticket, Request $request, int $now): array
    {
        SameOrigin::demand($request);
        if ($request->has(Reply::PREVIEW) || !StatisticsOptions::stored($this->settings)['countPlays']) {
            throw new Refusal(404, 'counting_off', 'The owner counts no plays.');
        }
        if ($this->settings->find($station) === null) {
            throw new Refusal(404, 'unknown_station', 'No station has this id.');
        }
        $since = $this->tickets->issued_at($ticket, $station, $now);
        $seconds = $since === null ? 0 : min(self::MOST_SECONDS, $now - $since);
        $count_shows = ($this->shows)($station, $now - $seconds, $now);
        if ($since === null) {
            $this->rate_limit->demand($request);
            $this->network_limit->demand($request, crc32($station));
        }
        if ($ticket === '' || $this->is_unspent($station, $ticket, $now)) {
            $plays = $since === null ? 1 : 0;
            $this->plays->add(Days::of($now), $station, $plays, $seconds);
            $count_shows($plays);
        }
        return ['version' => $this->tickets->issue($station, $now)];
    }

    /** A ticket counts once, and so does an id: whoever sends it again listens no longer for it. */
    private function is_unspent(string $station, string $ticket, int $now): bool
    {
        return $this->spent->is_first('ticket', substr(md5("$station $ticket"), 0, 16), $now, self::SPENT_SECONDS);
    }
}
