<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Access\Lock;
use Onda\Http\Refusal;
use Onda\Rest\Ability;
use Onda\Rest\Answer;
use Onda\Rest\Audience;
use Onda\Rest\Call;
use Onda\Rest\Route;
use Onda\Rest\Schema;
use Onda\Settings\SettingsStore;
use Onda\Settings\Station;
use Onda\Stations\Asking\StatusDocuments;
use Onda\Stations\Reading\OnAir;
use Onda\Stations\Reading\OnAirReader;

defined('ABSPATH') || exit;

/** The stations, what is on air and what was before it, for REST. */
final class Routes
{
    private const STATIONS_SECONDS = 300;
    private const THEME_SECONDS = 1.0;
    private const UNKNOWN = ['unknown_station' => 404];
    private const OFF = ['unknown_station' => 404, 'feed_unavailable' => 502];

    /** @param \Closure(): NowPlaying $now_playing */
    public function __construct(private SettingsStore $settings, private \Closure $now_playing)
    {
    }

    /** @return list<Route> */
    public function all(): array
    {
        $station = ['station' => ['required' => true] + Schema::slug('Id of a station.')];
        $history = Schema::list('Newest first.', self::played_schema());
        $ability = new Ability('now-playing', 'Tells what is on air at a station.');
        return [
            $this->route('/stations', 'listStations', 'The stations of the site.', Schema::paging(20), Schema::list(
                'In the order of the settings.',
                self::station_schema(),
            ), $this->stations(...), self::STATIONS_SECONDS, []),
            $this->route('/stations/{station}', 'getStation', 'One station.', $station, self::station_schema(), fn(
                Call $call,
            ): Answer => new Answer(self::row($this->station($call))), self::STATIONS_SECONDS, self::UNKNOWN),
            $this->route(
                '/stations/{station}/now-playing',
                'getNowPlaying',
                'What is on air: read by all callers together from the server of the station once in ten seconds.',
                $station,
                self::on_air_schema(),
                fn(Call $call): Answer => new Answer($this->on_air($call->text('station'))),
                StatusDocuments::FRESH_SECONDS,
                self::OFF,
                $ability,
            ),
            $this->route(
                '/stations/{station}/history',
                'getSongHistory',
                'The songs before the current one, as far as the feed of the station tells them.',
                $station + Schema::paging(OnAir::HISTORY_LIMIT, OnAir::HISTORY_LIMIT),
                $history,
                $this->history(...),
                StatusDocuments::FRESH_SECONDS,
                self::OFF,
            ),
        ];
    }

    /**
     * For `onda_now_playing()`: a page does not wait for a station that is down.
     *
     * @return array<string, mixed>|null
     */
    public function for_theme(string $id): ?array
    {
        $id = $id === '' ? $this->settings->all()[0]->id ?? '' : $id;
        try {
            return array_diff_key($this->on_air($id, microtime(true) + self::THEME_SECONDS), ['_links' => 1]);
        } catch (Refusal) {
            return null;
        }
    }

    /**
     * @return array<string, mixed>
     * @throws Refusal
     */
    private function on_air(string $id, ?float $deadline = null): array
    {
        $document = ($this->now_playing)()->read($id, $deadline);
        $on_air = $this->read($document);
        return [
            'station' => $document['station'],
            'online' => $on_air->is_online,
            'track' => $on_air->track,
            'started_at' => $on_air->started_at,
            'live' => $on_air->is_live,
            'live_name' => $on_air->live_name,
            'fetched_at' => $document['fetchedAt'],
            'stale' => $document['stale'],
            'version' => $document['version'],
            '_links' => Schema::links([
                'self' => "/stations/$id/now-playing",
                'station' => "/stations/$id",
                'history' => "/stations/$id/history",
            ]),
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

    private function stations(Call $call): Answer
    {
        $rows = array_map(self::row(...), $this->settings->all());
        return Answer::page($rows, $call->number('page'), $call->number('per_page'));
    }

    private function history(Call $call): Answer
    {
        $document = ($this->now_playing)()->read($call->text('station'));
        return Answer::page($this->read($document)->history, $call->number('page'), $call->number('per_page'));
    }

    /** @param array<string, mixed> $document As `NowPlaying::read`. */
    private function read(array $document): OnAir
    {
        $station = $this->settings->find($document['station']);
        $heard = $station?->at(($document['sound'] ?? '') ?: $station->stream, $document['feed'] ?? $station->feed);
        $read = $heard === null ? null : OnAirReader::read($document['kind'], $document['body'], $heard);
        return ($read ?? new OnAir())->with_art($document['art'] ?? '');
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
            'cover' => $station->cover, '_links' => Schema::links([
                'self' => "/stations/$id",
                'now-playing' => "/stations/$id/now-playing",
                'history' => "/stations/$id/history",
            ])];
    }

    /** @return array<string, mixed> */
    private static function station_schema(): array
    {
        return Schema::object('station', [
            'id' => Schema::slug('As in shortcodes.'),
            'name' => Schema::text('As listeners read it.'),
            'stream' => Schema::text('Address of what is heard.'),
            'mirrors' => Schema::text('Further addresses with spaces between; words before one name its quality.'),
            'cover' => Schema::text('Address of a picture for songs without one, or empty.'),
        ]);
    }

    /** @return array<string, array<string, mixed>> */
    private static function track_properties(): array
    {
        return [
            'title' => Schema::text('Plain text.'),
            'artist' => Schema::text('Plain text, or empty.'),
            'art' => Schema::text('Address of a picture, or empty.'),
        ];
    }

    /** @return array<string, mixed> */
    private static function played_schema(): array
    {
        $moment = Schema::or_null(Schema::number('Unix time in seconds; null where the feed does not say.'));
        return Schema::object('played track', self::track_properties() + ['played_at' => $moment]);
    }

    /** @return array<string, mixed> */
    private static function on_air_schema(): array
    {
        return Schema::object('now playing', [
            'station' => Schema::slug('Id.'),
            'online' => Schema::flag('False where the server says that nobody streams.'),
            'track' => Schema::or_null(Schema::object('track', self::track_properties())),
            'started_at' => Schema::or_null(Schema::number('Unix time in seconds, where the feed says it.')),
            'live' => Schema::flag('A person is on air.'),
            'live_name' => Schema::text('Their name, or empty.'),
            'fetched_at' => Schema::number('When the server of the station was read; Unix time in seconds.'),
            'stale' => Schema::flag('The last attempt to read it again failed.'),
            'version' => Schema::text('Changes with what a listener could see.'),
        ]);
    }
}
