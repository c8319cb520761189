<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Access\Languages;
use Onda\Core\Access\ReadGate;
use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Printing\AiringWords;
use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/**
 * The show that is on, beside the song of a station, as a stranger may read it. The airings of a day are kept in an
 * option that every request has.
 */
final class ShowOnAir
{
    private const OPTION = 'onda_shows_on_air';
    /** A show that is kept for members from now on is named by its slot after so long. */
    private const KEPT_SECONDS = 5 * MINUTE_IN_SECONDS;
    private const AHEAD_SECONDS = DAY_IN_SECONDS;
    /** A page that is heard may ask so late. */
    private const HEARD_SECONDS = 3 * MINUTE_IN_SECONDS;

    public function __construct(private Schedule $schedule, private Texts $texts)
    {
    }

    /**
     * @return array{until: int, title?: string, hosts?: string, address?: string} `until` is the end of the show, or the
     *     beginning of the next, in seconds of Unix time; nothing for a station without a week.
     */
    public function of(string $station, int $now): array
    {
        foreach (ShowTypes::is_on() ? $this->kept(Languages::current(), $station, $now) : [] as [$starts, $ends, $words]) {
            if ($now < $ends) {
                return $now < $starts ? ['until' => $starts] : ['until' => $ends] + $words;
            }
        }
        return [];
    }

    /**
     * @param int $from At most `HEARD_SECONDS` before `$now`.
     * @return list<array{int, string, int}> The shows that were on: the post, or 0, the title, and the seconds of each.
     */
    public function between(string $station, int $from, int $now): array
    {
        $shows = [];
        // The plan is that of all languages: the title is for a show that is deleted one day.
        foreach (ShowTypes::is_on() ? $this->kept('', $station, $now) : [] as $airing) {
            // A former release kept no post.
            [$starts, $ends, $words, $show] = $airing + [3 => 0];
            if ($starts <= $now && $ends > $from) {
                $shows[] = [$show, $words['title'], min($ends, $now) - max($starts, $from)];
            }
        }
        return $shows;
    }

    public static function forget(): void
    {
        delete_option(self::OPTION);
    }

    /**
     * @return list<array{int, int, array{title: string, hosts: string, address: string}, int}> From, to, words and post.
     */
    private function kept(string $language, string $station, int $now): array
    {
        $kept = get_option(self::OPTION);
        $kept = is_array($kept) ? $kept : [];
        $key = "$language|$station";
        ['due' => $due, 'shows' => $shows] = $kept[$key] ?? ['due' => 0, 'shows' => []];
        if ($now >= $due) {
            $shows = $this->shows($station, $now);
            $is_good = static fn(array $plan): bool => $now < $plan['due'];
            $plan = ['due' => $now + self::KEPT_SECONDS, 'shows' => $shows];
            update_option(self::OPTION, [$key => $plan] + array_filter($kept, $is_good), true);
        }
        return $shows;
    }

    /** @return list<array{int, int, array{title: string, hosts: string, address: string}, int}> */
    private function shows(string $station, int $now): array
    {
        $airings = $this->schedule->airings($station, $now - self::HEARD_SECONDS, $now + self::AHEAD_SECONDS);
        $words = new AiringWords($this->texts, $airings, user: ReadGate::STRANGER);
        return array_map(static fn(Airing $airing): array => [$airing->starts, $airing->ends, [
            'title' => $words->title($airing),
            'hosts' => $words->hosts($airing),
            'address' => $words->address($airing),
        ], $airing->show], $airings);
    }
}
