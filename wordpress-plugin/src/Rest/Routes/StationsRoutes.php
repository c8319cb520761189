<?php

declare(strict_types=1);

namespace Onda\Rest\Routes;

use Onda\Core\Http\Refusal;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Features\Stations\NowPlaying;
use Onda\Features\Stations\StationsFeature;
use Onda\Rest\Call;
use Onda\Rest\RestAnswer;
use Onda\Rest\Route;
use Onda\Rest\WireRoute;

defined('ABSPATH') || exit;

/** The stations, what is on air and what was before it, for REST. */
final class StationsRoutes
{
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
        return WireRoute::all('now-playing', [
            'stations' => $this->stations(...),
            'station' => fn(Call $call): RestAnswer => new RestAnswer(self::row($this->station($call))),
            'nowPlaying' => fn(Call $call): RestAnswer => new RestAnswer($this->on_air($call->text('station'))),
            'history' => $this->history(...),
        ]);
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
}
