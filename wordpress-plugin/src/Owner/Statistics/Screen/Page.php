<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Core\Http\Request;
use Onda\Core\Text\Html;
use Onda\Owner\Statistics\Figures\Figure;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Figures\Topic;
use Onda\Owner\Statistics\Measured;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Ranked;
use Onda\Owner\Statistics\StatisticsWords;
use Onda\Owner\Statistics\Topics;

defined('ABSPATH') || exit;

/** The screen of statistics, complete without a script: an overview, and a page for each topic. */
final class Page
{
    /** @param \Closure(): Topics $topics */
    public function __construct(private \Closure $topics)
    {
    }

    public function write(): void
    {
        Html::write($this->markup(Request::from_globals(true), time()));
    }

    public function markup(Request $request, int $now): string
    {
        $topics = ($this->topics)();
        $choice = RangeChoice::of($request, $now);
        $topic = $topics->all()[$request->text('topic')] ?? null;
        $id = $topic->id ?? '';
        $content = $topic === null ? self::overview($topics, $choice) : self::topic($topic, $choice, $request);
        return Html::tag('div', ['class' => 'onda-statistics'], self::nav($topics, $choice, $id)
            . RangeForm::of($choice, $id) . $content);
    }

    private static function nav(Topics $topics, RangeChoice $choice, string $shown): string
    {
        $titles = array_map(static fn(Topic $topic): string => ($topic->title)(), $topics->all());
        $links = '';
        foreach (['' => __('Overview', 'onda')] + $titles as $id => $title) {
            $state = $id === $shown ? ['aria-current' => 'page'] : [];
            $link = Html::tag('a', ['href' => StatisticsLinks::topic($id, $choice)] + $state, Html::text($title));
            $links .= Html::tag('li', [], $link);
        }
        return Html::tag('nav', ['aria-label' => __('Topics', 'onda')], Html::tag('ul', [], $links));
    }

    private static function overview(Topics $topics, RangeChoice $choice): string
    {
        $cards = '';
        $chart = '';
        $is_empty = true;
        foreach ($topics->all() as $topic) {
            foreach ($topic->figures as $figure) {
                $measured = Measured::of($figure, $choice);
                $cards .= self::card($measured, $choice, $topic->id);
                $chart = $chart ?: self::chart($measured, $choice);
                $is_empty = $is_empty && $measured->is_empty();
            }
        }
        $empty = Html::tag('p', [], Html::text(__('No feature counts anything.', 'onda')));
        $all = Html::tag('ul', ['class' => 'onda-numbers'], $cards);
        return $cards === '' ? $empty : ($is_empty ? self::nothing_yet() . $all : $all . $chart);
    }

    private static function nothing_yet(): string
    {
        $none = __('Nothing was counted in these days. The numbers appear with the first visitors.', 'onda');
        return Html::tag('p', ['class' => 'onda-empty'], Html::text($none));
    }

    private static function card(Measured $measured, RangeChoice $choice, string $topic): string
    {
        $title = Html::text(($measured->figure->title)());
        $link = Html::tag('a', ['href' => StatisticsLinks::topic($topic, $choice) . '#' . $measured->figure->id], $title);
        $number = Html::tag('p', ['class' => 'onda-number'], Html::text(self::total($measured)));
        $change = Html::tag('p', [], Html::text(StatisticsWords::change($measured)));
        return Html::tag('li', ['class' => 'card'], Html::tag('h2', [], $link) . $number . $change
            . Chart::small($measured, $choice));
    }

    private static function topic(Topic $topic, RangeChoice $choice, Request $request): string
    {
        $charts = array_map(static fn(Figure $figure): string =>
            self::chart(Measured::of($figure, $choice), $choice), $topic->figures);
        $tables = array_map(static fn(Ranking $ranking): string =>
            self::ranking(Ranked::of($ranking, $choice, $request), $choice, $request, $topic->id), $topic->rankings);
        return Html::tag('div', ['class' => 'onda-charts'], implode('', $charts)) . implode('', $tables);
    }

    private static function chart(Measured $measured, RangeChoice $choice): string
    {
        $figure = $measured->figure;
        $note = $figure->note === null ? '' : Html::tag('p', ['class' => 'description'], Html::text(($figure->note)()));
        $sum = Html::tag('strong', [], Html::text(self::total($measured)));
        $summary = Html::tag('summary', [], Html::text(__('The numbers as a table', 'onda')));
        $change = Html::text(StatisticsWords::change($measured));
        $inner = Html::tag('p', [], "$sum $change") . Chart::of($measured, $choice) . $note
            . Html::tag('details', [], $summary . Table::of_figure($measured, $choice))
            . self::file($figure->id, ($figure->title)(), '', $choice);
        return self::section($figure->id, ($figure->title)(), $inner);
    }

    private static function ranking(Ranked $ranked, RangeChoice $choice, Request $request, string $topic): string
    {
        $ranking = $ranked->ranking;
        $title = ($ranking->title)();
        $note = $ranking->note === null ? '' : Html::tag('p', ['class' => 'description'], Html::text(($ranking->note)()));
        $sort = $ranked->column === '' ? '' : $request->text('sort');
        $file = $ranked->rows === [] ? '' : self::file($ranking->id, $title, $sort, $choice);
        return self::section($ranking->id, $title, $note . Table::of_ranking($ranked, $choice, $topic) . $file);
    }

    private static function section(string $id, string $title, string $inner): string
    {
        $heading = Html::tag('h2', ['id' => $id], Html::text($title));
        return Html::tag('section', ['class' => 'card', 'aria-labelledby' => $id], $heading . $inner);
    }

    private static function file(string $what, string $title, string $sort, RangeChoice $choice): string
    {
        $name = Html::tag('span', ['class' => 'screen-reader-text'], Html::text(": $title"));
        $link = ['href' => StatisticsLinks::csv($what, $sort, $choice), 'class' => 'button button-small'];
        return Html::tag('p', [], Html::tag('a', $link, Html::text(__('CSV file', 'onda')) . $name));
    }

    private static function total(Measured $measured): string
    {
        return StatisticsWords::number($measured->total, $measured->figure->unit);
    }
}
