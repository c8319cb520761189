<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Http\Lock;
use Onda\Core\Http\Refusal;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\NowPlaying;
use Onda\Features\Stations\Reading\OnAir;
use Onda\Features\Stations\StationsFeature;
use Onda\Rest\Ability;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\JsonSchema;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;

defined('ABSPATH') || exit;

/** The stations, what is on air and what was before it, for REST. */
final class StationsRoutes
{
    private const STATIONS_SECONDS = 300;
    private const UNKNOWN = ['unknown_station' => 404];
    private const OFF = ['unknown_station' => 404, 'feed_unavailable' => 502];

    /** @param \Closure(): NowPlaying $now_playing */
    public function __construct(private SettingsStore $settings, private \Closure $now_playing)
    {
    }

    public static function of(StationsFeature $feature): self
    {
        return new self(new SettingsStore(), $feature->now_playing(...));
    }

    /** @return list<Route> */
    public function all(): array
    {
        $station = ['station' => ['required' => true] + JsonSchema::slug('Id of a station.')];
        $history = JsonSchema::list('Newest first.', self::played_schema());
        $ability = new Ability('now-playing', 'Tells what is on air at a station.');
        return [
            $this->route('/stations', 'listStations', 'The stations of the site.', JsonSchema::paging(20), JsonSchema::list(
                'In the order of the settings.',
                self::station_schema(),
            ), $this->stations(...), self::STATIONS_SECONDS, []),
            $this->route('/stations/{station}', 'getStation', 'One station.', $station, self::station_schema(), fn(
                Call $call,
            ): RestAnswer => new RestAnswer(self::row($this->station($call))), self::STATIONS_SECONDS, self::UNKNOWN),
            $this->route(
                '/stations/{station}/now-playing',
                'getNowPlaying',
                'What is on air: read by all callers together from the server of the station once in ten seconds.',
                $station,
                self::on_air_schema(),
                fn(Call $call): RestAnswer => new RestAnswer($this->on_air($call->text('station'))),
                StatusDocuments::FRESH_SECONDS,
                self::OFF,
                $ability,
            ),
            $this->route(
                '/stations/{station}/history',
                'getSongHistory',
                'The songs before the current one, as far as the feed of the station tells them.',
                $station + JsonSchema::paging(OnAir::HISTORY_LIMIT, OnAir::HISTORY_LIMIT),
                $history,
                $this->history(...),
                StatusDocuments::FRESH_SECONDS,
                self::OFF,
            ),
        ];
    }

    /**
     * @param array<string, array<string, mixed>> $args
     * @param array<string, mixed> $reply
     * @param array<string, int> $refusals
     */
    private function route(
        string $path,
        string $id,
        string $summary,
        array $args,
        array $reply,
        \Closure $answer,
        int $seconds,
        array $refusals,
        ?Ability $ability = null,
    ): Route {
        return new Route(
            'GET',
            $path,
            $id,
            $summary,
            $args,
            $reply,
            $answer,
            'now-playing',
            Audience::Everybody,
            $seconds,
            $refusals,
            Lock::Waiting,
            ability: $ability,
        );
    }

    /**
     * @return array<string, mixed>
     * @throws Refusal
     */
    private function on_air(string $id): array
    {
        return ($this->now_playing)()->on_air($id) + ['_links' => RestAnswer::links([
            'self' => "/stations/$id/now-playing",
            'station' => "/stations/$id",
            'history' => "/stations/$id/history",
        ])];
    }

    private function stations(Call $call): RestAnswer
    {
        $rows = array_map(self::row(...), $this->settings->all());
        return RestAnswer::page($rows, $call->number('page'), $call->number('per_page'));
    }

    private function history(Call $call): RestAnswer
    {
        $now_playing = ($this->now_playing)();
        $read = $now_playing->heard($now_playing->read($call->text('station')));
        return RestAnswer::page($read->history, $call->number('page'), $call->number('per_page'));
    }

    private function station(Call $call): Station
    {
        return $this->settings->find($call->text('station'))
            ?? throw new Refusal(404, 'unknown_station', 'No station has this id.');
    }

    /** @return array<string, mixed> */
    private static function row(Station $station): array
    {
        $id = $station->id;
        return ['id' => $id, 'name' => $station->name, 'stream' => $station->stream, 'mirrors' => $station->mirrors,
            'cover' => $station->cover, '_links' => RestAnswer::links([
                'self' => "/stations/$id",
                'now-playing' => "/stations/$id/now-playing",
                'history' => "/stations/$id/history",
            ])];
    }

    /** @return array<string, mixed> */
    private static function station_schema(): array
    {
        return JsonSchema::object('station', [
            'id' => JsonSchema::slug('As in shortcodes.'),
            'name' => JsonSchema::text('As listeners read it.'),
            'stream' => JsonSchema::text('Address of what is heard.'),
            'mirrors' => JsonSchema::text('Further addresses with spaces between; words before one name its quality.'),
            'cover' => JsonSchema::text('Address of a picture for songs without one, or empty.'),
        ]);
    }

    /** @return array<string, array<string, mixed>> */
    private static function track_properties(): array
    {
        return [
            'title' => JsonSchema::text('Plain text.'),
            'artist' => JsonSchema::text('Plain text, or empty.'),
            'art' => JsonSchema::text('Address of a picture, or empty.'),
        ];
    }

    /** @return array<string, mixed> */
    private static function played_schema(): array
    {
        $moment = JsonSchema::or_null(JsonSchema::number('Unix time in seconds; null where the feed does not say.'));
        return JsonSchema::object('played track', self::track_properties() + ['played_at' => $moment]);
    }

    /** @return array<string, mixed> */
    private static function on_air_schema(): array
    {
        return JsonSchema::object('now playing', [
            'station' => JsonSchema::slug('Id.'),
            'online' => JsonSchema::flag('False where the server says that nobody streams.'),
            'track' => JsonSchema::or_null(JsonSchema::object('track', self::track_properties())),
            'started_at' => JsonSchema::or_null(JsonSchema::number('Unix time in seconds, where the feed says it.')),
            'live' => JsonSchema::flag('A person is on air.'),
            'live_name' => JsonSchema::text('Their name, or empty.'),
            'fetched_at' => JsonSchema::number('When the server of the station was read; Unix time in seconds.'),
            'stale' => JsonSchema::flag('The last attempt to read it again failed.'),
            'version' => JsonSchema::text('Changes with what a listener could see.'),
        ]);
    }
}
