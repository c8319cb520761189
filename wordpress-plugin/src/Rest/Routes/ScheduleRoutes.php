<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Refusal;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Episodes\Episodes;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\Shows;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Airing;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** The schedules of the stations, and the episodes of shows, for REST. */
final class ScheduleRoutes
{
    /** @param \Closure(): Schedule $schedule */
    public function __construct(private \Closure $schedule)
    {
    }

    /** @return list<Route> */
    public function all(): array
    {
        return WireRoute::all('schedule', ['airings' => $this->airings(...), 'episodes' => $this->episodes(...)]);
    }

    /** @throws Refusal */
    private function episodes(Call $call): RestAnswer
    {
        $show = $call->number('show');
        if (get_post_type($show) !== ShowTypes::SHOW || !(new PublicPosts())->may_read($show)) {
            throw new Refusal(404, 'unknown_show', 'There is no show with this number.');
        }
        $row = static fn(Episode $episode): array => [
            'id' => $episode->id(),
            'title' => $episode->title,
            'text' => $episode->text,
            'file' => $episode->file,
            'seconds' => $episode->seconds,
            'published' => $episode->published,
            'image' => $episode->image,
        ];
        $rows = array_map($row, (new Episodes())->of_show($show));
        return RestAnswer::page($rows, $call->number('page'), $call->number('per_page'));
    }

    /** @throws Refusal */
    private function airings(Call $call): RestAnswer
    {
        $station = $call->text('station');
        $schedule = ($this->schedule)();
        if (!$schedule->knows($station)) {
            throw new Refusal(404, 'unknown_station', 'No station has this id.');
        }
        $clock = $schedule->clock();
        $day = $call->text('from') ?: $clock->date(time());
        $until = $clock->moment($day, $call->number('days') * DAY_IN_SECONDS / MINUTE_IN_SECONDS);
        $airings = $schedule->with_cancelled($station, $clock->moment($day, 0), $until);
        $shows = new Shows($airings);
        return new RestAnswer(array_map(static fn(Airing $airing): array => self::row($airing, $shows), $airings));
    }

    /** @return array<string, mixed> */
    private static function row(Airing $airing, Shows $shows): array
    {
        return [
            'id' => $airing->id,
            'show' => $airing->show,
            'title' => $shows->title($airing),
            'link' => $shows->address($airing),
            'hosts' => array_values($shows->hosts($airing)),
            'date' => $airing->date,
            'start' => $airing->starts,
            'end' => $airing->ends,
            'kind' => $airing->kind,
            'repeat_of' => $airing->repeat_of,
            'reason' => $airing->reason,
            'cancelled' => $airing->is_cancelled,
        ];
    }
}
