<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Http\Refusal;
use Onda\Core\Text\PageNumber;
use Onda\Features\Schedule\Episodes\Episode;
use Onda\Features\Schedule\Episodes\Episodes;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\Shows;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Airing;
use Onda\Rest\Ability;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** The schedules of the stations, and the episodes of shows, for REST. */
final class ScheduleRoutes
{
    private const SECONDS = 60;
    private const DEFAULT_DAYS = 7;
    private const MOST_DAYS = 14;
    private const MOST_EPISODES = 50;

    /** @param \Closure(): Schedule $schedule */
    public function __construct(private \Closure $schedule)
    {
    }

    /** @return list<Route> */
    public function all(): array
    {
        return [new Route(
            'GET',
            '/stations/{station}/schedule',
            'getSchedule',
            'The airings of some days, cancelled ones included.',
            [
                'station' => ['required' => true] + JsonSchema::slug('Id of a station.'),
                'from' => ['pattern' => '^(\d{4}-\d{2}-\d{2})?$', 'default' => '']
                    + JsonSchema::text('Date; empty for today.'),
                'days' => ['default' => self::DEFAULT_DAYS] + JsonSchema::number('How many.', 1, self::MOST_DAYS),
            ],
            JsonSchema::list('By their start.', self::schema()),
            $this->airings(...),
            '',
            Audience::Everybody,
            self::SECONDS,
            ['unknown_station' => 404],
            shows_posts: true,
            ability: new Ability('schedule', 'Tells what a station airs on some days.'),
        ), new Route(
            'GET',
            '/shows/{show}/episodes',
            'getEpisodes',
            'The recordings of a show, at most 200 of its feed.',
            [
                'show' => ['required' => true] + JsonSchema::number('Post of the show.', 1),
                'page' => ['default' => 1] + JsonSchema::number('Page of the list.', 1, PageNumber::MAX),
                'per_page' => ['default' => 10] + JsonSchema::number('How many.', 1, self::MOST_EPISODES),
            ],
            JsonSchema::list('Newest first.', self::episode_schema()),
            $this->episodes(...),
            '',
            Audience::Everybody,
            self::SECONDS,
            ['unknown_show' => 404],
            shows_posts: true,
            ability: new Ability('episodes', 'Tells which recordings of a show there are.'),
        )];
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

    /** @return array<string, mixed> */
    private static function episode_schema(): array
    {
        return JsonSchema::object('episode', [
            'id' => JsonSchema::text('The same after a change of title or file.'),
            'title' => JsonSchema::text('Plain text.'),
            'text' => JsonSchema::text('Its beginning, plain text.'),
            'file' => JsonSchema::text('Address of the audio file.'),
            'seconds' => JsonSchema::number('How long it is; 0 where nobody says it.'),
            'published' => JsonSchema::number('Unix time in seconds; 0 where nobody says it.'),
            'image' => JsonSchema::text('Address, or empty.'),
        ]);
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

    /** @return array<string, mixed> */
    private static function schema(): array
    {
        return JsonSchema::object('airing', [
            'id' => JsonSchema::text('The same through moves.'),
            'show' => JsonSchema::number('Post of the show; 0 where it has only a title.'),
            'title' => JsonSchema::text('Plain text.'),
            'link' => JsonSchema::text('Address of the page of the show, or empty.'),
            'hosts' => JsonSchema::list('Names.', JsonSchema::text('Plain text.')),
            'date' => JsonSchema::text('The day under which it is listed.'),
            'start' => JsonSchema::number('Unix time in seconds.'),
            'end' => JsonSchema::number('Unix time in seconds.'),
            'kind' => JsonSchema::word('How it is made.', ['live', 'recorded', 'repeat', 'automation']),
            'repeat_of' => JsonSchema::text('The airing that it repeats, or empty.'),
            'reason' => JsonSchema::text('Why it is otherwise than usual, or empty.'),
            'cancelled' => JsonSchema::flag('It is not on air.'),
        ]);
    }
}
