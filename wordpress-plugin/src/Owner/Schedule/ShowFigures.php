<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Settings\SettingsStore;
use Onda\Features\Schedule\ShowPlayRepository;
use Onda\Features\Schedule\Shows;
use Onda\Features\Schedule\ShowTypes;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/** Plays and listening time of each show, for the statistics. */
final class ShowFigures
{
    public static function topic(ShowPlayRepository $plays, SettingsStore $settings): Topic
    {
        $note = static fn(): string =>
            __('A play counts for the show in which it begins, listening time for each show that is on meanwhile.', 'onda');
        $rows = static fn(string $from, string $to, string $before, string $until, int $limit): array =>
            self::rows($plays->by_show($from, $to), $plays->by_show($before, $until), $settings, $limit);
        return new Topic('listening', 22, static fn(): string => __('Listening', 'onda'), [], [
            new Ranking('shows', static fn(): string => __('Shows', 'onda'), static fn(): array => [
                'show' => _x('Show', 'on the radio', 'onda'),
                'plays' => _x('Plays', 'statistics', 'onda'),
                'minutes' => __('Listening minutes', 'onda'),
                'before' => __('Minutes before', 'onda'),
            ], $rows, $note),
        ]);
    }

    /**
     * @param array<string, array{station: string, show: int, title: string, plays: int, seconds: int}> $shows
     * @param array<string, array{station: string, show: int, title: string, plays: int, seconds: int}> $before
     * @return list<Row>
     */
    private static function rows(array $shows, array $before, SettingsStore $settings, int $limit): array
    {
        $has_stations = count(array_unique(array_column($shows, 'station'))) > 1;
        $shows = array_slice($shows, 0, $limit);
        _prime_post_caches(array_values(array_filter(array_column($shows, 'show'))), false, false);
        $rows = [];
        foreach ($shows as $key => $heard) {
            $name = self::name($heard['show'], $heard['title']);
            $station = $has_stations ? ' · ' . ($settings->find($heard['station'])?->name ?: $heard['station']) : '';
            $rows[] = new Row($name . $station, [
                'plays' => $heard['plays'],
                'minutes' => self::minutes($heard['seconds']),
                'before' => self::minutes($before[$key]['seconds'] ?? 0),
            ]);
        }
        return $rows;
    }

    /** The name that the show has now, else the one under which it was heard. */
    private static function name(int $show, string $title): string
    {
        $has_post = $show > 0 && get_post_type($show) === ShowTypes::SHOW;
        return ($has_post ? Shows::name($show) : '') ?: $title;
    }

    private static function minutes(int $seconds): int
    {
        return (int) round($seconds / MINUTE_IN_SECONDS);
    }
}
