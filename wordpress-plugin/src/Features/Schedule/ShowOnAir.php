<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Access\Languages;
use Onda\Core\Access\ReadGate;
use Onda\Core\Http\NotEarly;
use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Printing\AiringWords;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/**
 * The show that is on, beside the song of a station, as a stranger may read it. The airings of a day are kept in an
 * option that every request has, so that an early answer costs no query.
 */
final class ShowOnAir
{
    private const OPTION = 'onda_shows_on_air';
    /** A show that is kept for members from now on is named by its slot after so long. */
    private const KEPT_SECONDS = 5 * MINUTE_IN_SECONDS;
    private const AHEAD_SECONDS = DAY_IN_SECONDS;

    public function __construct(private Schedule $schedule, private Texts $texts)
    {
    }

    /**
     * @return array{until: int, title?: string, hosts?: string, address?: string} `until` is the end of the show, or the
     *     beginning of the next, in seconds of Unix time; nothing for a station without a week.
     * @throws NotEarly
     */
    public function of(string $station, int $now): array
    {
        if (!ShowTypes::is_on()) {
            return [];
        }
        $kept = get_option(self::OPTION);
        $kept = is_array($kept) ? $kept : [];
        $key = Languages::current() . "|$station";
        ['due' => $due, 'shows' => $shows] = $kept[$key] ?? ['due' => 0, 'shows' => []];
        if ($now >= $due) {
            did_action('wp_loaded') > 0 || throw new NotEarly();
            $shows = $this->shows($station, $now);
            $is_good = static fn(array $plan): bool => $now < $plan['due'];
            $plan = ['due' => $now + self::KEPT_SECONDS, 'shows' => $shows];
            update_option(self::OPTION, [$key => $plan] + array_filter($kept, $is_good), true);
        }
        foreach ($shows as [$starts, $ends, $words]) {
            if ($now < $ends) {
                return $now < $starts ? ['until' => $starts] : ['until' => $ends] + $words;
            }
        }
        return [];
    }

    public static function forget(): void
    {
        delete_option(self::OPTION);
    }

    /** @return list<array{int, int, array{title: string, hosts: string, address: string}}> From, to and words. */
    private function shows(string $station, int $now): array
    {
        $airings = $this->schedule->airings($station, $now, $now + self::AHEAD_SECONDS);
        $words = new AiringWords($this->texts, $airings, user: ReadGate::STRANGER);
        return array_map(static fn(Airing $airing): array => [$airing->starts, $airing->ends, [
            'title' => $words->title($airing),
            'hosts' => $words->hosts($airing),
            'address' => $words->address($airing),
        ]], $airings);
    }
}
