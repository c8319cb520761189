<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

use Onda\Core\Text\Html;
use Onda\Features\Views\ViewSumRepository;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Topic;

defined('ABSPATH') || exit;

/** Views, their visitors and the most viewed posts, for the statistics. */
final class ViewFigures
{
    /** On the screen no month is waited for but the first that is missing; the upkeep adds up the others. */
    private const SUM_SECONDS = 0.0;

    /** @var array<string, array<string, array{views: int, people: int}>> By days asked for. */
    private array $days = [];

    private function __construct(private ViewSumRepository $sums, private TopPostRepository $top)
    {
    }

    public static function topic(): Topic
    {
        $figures = new self(new ViewSumRepository(), new TopPostRepository());
        return new Topic('posts', 10, static fn(): string => __('Posts', 'onda'), [
            new Figure('views', static fn(): string => __('Views', 'onda'), $figures->of('views')),
            new Figure(
                'visitors',
                static fn(): string => __('Visitors of posts', 'onda'),
                $figures->of('people'),
                note: static fn(): string => __('Each visitor counts once a day for each post.', 'onda'),
            ),
        ], [new Ranking('top-posts', static fn(): string => __('Most viewed posts', 'onda'), static fn(): array => [
            'post' => __('Post', 'onda'),
            'views' => __('Views', 'onda'),
            'people' => __('Visitors', 'onda'),
            'before' => __('Views before', 'onda'),
        ], $figures->top(...))]);
    }

    /**
     * @param string $kind `views` or `people`.
     * @return \Closure(string, string): array<string, int>
     */
    private function of(string $kind): \Closure
    {
        return function (string $from, string $to) use ($kind): array {
            $this->sums->sum_up(time(), self::SUM_SECONDS);
            $days = $this->days["$from $to"] ??= $this->sums->days($from, $to);
            return array_map(static fn(array $sums): int => $sums[$kind], $days);
        };
    }

    /** @return list<Row> */
    private function top(string $from, string $to, string $before_from, string $before_to, int $limit): array
    {
        $posts = $this->top->of($from, $to, $limit);
        $more = $this->top->more(array_keys($posts), $before_from, $before_to, $from, $to);
        _prime_post_caches(array_keys($posts), false, false);
        $row = static function (int $post) use ($posts, $more): Row {
            $numbers = ['views' => $posts[$post]] + ($more[$post] ?? []);
            $title = Html::plain(get_the_title($post)) ?: "#$post";
            return new Row($title, $numbers, (string) get_permalink($post));
        };
        return array_map($row, array_keys($posts));
    }
}
