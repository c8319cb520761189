<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Listeners\ListenerDayRepository;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Topic;
use Onda\Owner\Statistics\Figures\Unit;

defined('ABSPATH') || exit;

/** Listeners of the stations, as their feeds say, for the statistics. */
final class ListenerFigures
{
    public static function topic(ListenerDayRepository $listeners, SettingsStore $settings): Topic
    {
        $note = static fn(): string =>
            __('What the stream servers say once an hour: listeners of any player, all stations together.', 'onda');
        $title = static fn(): string => __('Listeners at a time', 'onda');
        $sums = static fn(string $from, string $to): array => self::sums($listeners->days($from, $to));
        $stations = static fn(string $from, string $to): array =>
            self::stations($listeners->days($from, $to), $settings);
        return new Topic('listening', 21, static fn(): string => __('Listening', 'onda'), [
            new Figure('listeners', $title, $sums, Unit::Level, $note),
        ], [new Ranking('listeners-by-station', static fn(): string =>
            __('Listeners by station', 'onda'), static fn(): array => [
            'station' => __('Station', 'onda'),
            'average' => __('On average', 'onda'),
            'most' => __('At most', 'onda'),
        ], $stations)]);
    }

    /**
     * @param array<string, array<string, array{average: float, most: int}>> $stations Station → day.
     * @return array<string, float> Day → listeners of all stations.
     */
    private static function sums(array $stations): array
    {
        $sums = [];
        foreach ($stations as $days) {
            foreach ($days as $day => ['average' => $average]) {
                $sums[$day] = ($sums[$day] ?? 0.0) + $average;
            }
        }
        return $sums;
    }

    /**
     * @param array<string, array<string, array{average: float, most: int}>> $stations Station → day.
     * @return list<Row> The most heard first.
     */
    private static function stations(array $stations, SettingsStore $settings): array
    {
        $rows = [];
        foreach ($stations as $id => $days) {
            $averages = array_column($days, 'average');
            $numbers = [
                'average' => round(array_sum($averages) / count($averages), 1),
                'most' => max(array_column($days, 'most')),
            ];
            $rows[] = new Row($settings->find((string) $id)?->name ?: (string) $id, $numbers);
        }
        usort($rows, static fn(Row $one, Row $other): int => $other->numbers['average'] <=> $one->numbers['average']);
        return $rows;
    }
}
