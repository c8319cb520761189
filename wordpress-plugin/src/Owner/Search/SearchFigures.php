<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Features\Search\Keywords\SearchDayRepository;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/** Searches, and those that found nothing, for the statistics. */
final class SearchFigures
{
    /** @var array<string, array<string, array{searches: int, missed: int}>> By days asked for. */
    private array $days = [];

    private function __construct(private SearchDayRepository $searches)
    {
    }

    public static function topic(SearchDayRepository $searches): Topic
    {
        $figures = new self($searches);
        $note = static fn(): string => __('A phrase counts once a day for each network. It is kept for 90 days.', 'onda');
        $missed = static fn(): string => __('Searches without a result', 'onda');
        return new Topic('search', 50, static fn(): string => __('Searches', 'onda'), [
            new Figure('searches', static fn(): string => __('Searches', 'onda'), $figures->of('searches'), note: $note),
            new Figure('searches-missed', $missed, $figures->of('missed')),
        ], [
            new Ranking(
                'phrases',
                static fn(): string => __('Most searched', 'onda'),
                self::columns(...),
                static fn(string $from, string $to, string $before_from, string $before_to, int $limit): array =>
                    array_map(self::row(...), $searches->searched($from, $to, $limit)),
            ),
            new Ranking(
                'phrases-missed',
                static fn(): string => __('Searched and not found', 'onda'),
                self::columns(...),
                static fn(string $from, string $to, string $before_from, string $before_to, int $limit): array =>
                    array_map(self::missed(...), $searches->missed($from, $to, $limit)),
            ),
        ]);
    }

    /** @return \Closure(string, string): array<string, int> */
    private function of(string $kind): \Closure
    {
        return function (string $from, string $to) use ($kind): array {
            $days = $this->days["$from $to"] ??= $this->searches->days($from, $to);
            return array_map(static fn(array $numbers): int => $numbers[$kind], $days);
        };
    }

    /** @return array<string, string> */
    private static function columns(): array
    {
        return [
            'phrase' => __('Phrase', 'onda'),
            'searches' => __('Searches', 'onda'),
            'missed' => __('Without a result', 'onda'),
        ];
    }

    /** @param array{phrase: string, searches: int, missed: int} $numbers */
    private static function row(array $numbers): Row
    {
        $phrase = array_shift($numbers);
        return new Row($phrase, $numbers, add_query_arg('s', rawurlencode($phrase), home_url('/')));
    }

    /** @param array{phrase: string, searches: int, missed: int} $numbers */
    private static function missed(array $numbers): Row
    {
        $phrase = array_shift($numbers);
        $write = add_query_arg('post_title', rawurlencode($phrase), admin_url('post-new.php'));
        return new Row($phrase, $numbers, act: __('Write about it', 'onda'), act_url: $write);
    }
}
