<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Plays\PlayRepository;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Topic;
use Onda\Owner\Statistics\Figures\Unit;

defined('ABSPATH') || exit;

/** Plays and listening time on the site, for the statistics. */
final class PlayFigures
{
    /** @var array<string, array<string, array{plays: int, seconds: int}>> By days asked for. */
    private array $days = [];

    private function __construct(private PlayRepository $plays)
    {
    }

    public static function topic(PlayRepository $plays, SettingsStore $settings): Topic
    {
        $figures = new self($plays);
        $note = static fn(): string => __('In the players of this site; other apps are not counted.', 'onda');
        $minutes = static fn(): string => __('Listening minutes', 'onda');
        $stations = static fn(string $from, string $to): array => self::stations($plays, $settings, $from, $to);
        $title = static fn(): string => _x('Plays', 'statistics', 'onda');
        return new Topic('listening', 20, static fn(): string => __('Listening', 'onda'), [
            new Figure('plays', $title, $figures->of('plays'), note: $note),
            new Figure('listening', $minutes, $figures->of('seconds'), Unit::Seconds, $note),
        ], [new Ranking('stations', static fn(): string => __('Stations', 'onda'), static fn(): array => [
            'station' => __('Station', 'onda'),
            'plays' => $title(),
            'minutes' => $minutes(),
            'average' => __('Minutes a play', 'onda'),
        ], $stations)]);
    }

    /** @return \Closure(string, string): array<string, int> */
    private function of(string $kind): \Closure
    {
        return function (string $from, string $to) use ($kind): array {
            $days = $this->days["$from $to"] ??= $this->plays->by_day($from, $to);
            return array_map(static fn(array $numbers): int => $numbers[$kind], $days);
        };
    }

    /** @return list<Row> */
    private static function stations(PlayRepository $plays, SettingsStore $settings, string $from, string $to): array
    {
        $rows = [];
        foreach ($plays->by_station($from, $to) as $id => ['plays' => $count, 'seconds' => $seconds]) {
            $minutes = (int) round($seconds / MINUTE_IN_SECONDS);
            $average = $count === 0 ? 0 : round($seconds / MINUTE_IN_SECONDS / $count, 1);
            $numbers = ['plays' => $count, 'minutes' => $minutes, 'average' => $average];
            $rows[] = new Row($settings->find((string) $id)?->name ?: (string) $id, $numbers);
        }
        return $rows;
    }
}
