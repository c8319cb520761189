<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Core\Text\Html;
use Onda\Owner\Statistics\Figures\Row;
use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\Measured;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Ranked;
use Onda\Owner\Statistics\StatisticsWords;

defined('ABSPATH') || exit;

/** Prints numbers as tables: those of a chart, and rankings, whose columns sort by a link. */
final class Table
{
    public static function of_figure(Measured $measured, RangeChoice $choice): string
    {
        $heads = array_map(self::head(...), FigureTable::heads($measured));
        $rows = '';
        foreach (FigureTable::rows($measured, $choice) as $row) {
            $label = Html::tag('th', ['scope' => 'row'], Html::text(array_shift($row)));
            $rows .= Html::tag('tr', [], $label . implode('', array_map(self::number(...), $row)));
        }
        return self::table(($measured->figure->title)(), implode('', $heads), $rows);
    }

    /** @param string $topic Id of the topic that is shown. */
    public static function of_ranking(Ranked $ranked, RangeChoice $choice, string $topic): string
    {
        $title = ($ranked->ranking->title)();
        if ($ranked->rows === []) {
            return Html::tag('p', [], Html::text(__('Nothing in these days.', 'onda')));
        }
        $heads = '';
        foreach ($ranked->columns as $column => $text) {
            $heads .= self::sorted_head($ranked, $column, $text, $choice, $topic);
        }
        $columns = array_keys(array_slice($ranked->columns, 1));
        $rows = array_map(static fn(Row $row): string => self::row($row, $columns), $ranked->rows);
        return self::table($title, $heads, implode('', $rows));
    }

    private static function table(string $title, string $heads, string $rows): string
    {
        $caption = Html::tag('caption', ['class' => 'screen-reader-text'], Html::text($title));
        $table = $caption . Html::tag('thead', [], Html::tag('tr', [], $heads)) . Html::tag('tbody', [], $rows);
        // A group: the section around it is the landmark of this name.
        $scrolls = ['class' => 'onda-table', 'role' => 'group', 'aria-label' => $title, 'tabindex' => 0];
        return Html::tag('div', $scrolls, Html::tag('table', ['class' => 'widefat striped'], $table));
    }

    private static function head(string $text): string
    {
        return Html::tag('th', ['scope' => 'col'], Html::text($text));
    }

    private static function sorted_head(
        Ranked $ranked,
        string $column,
        string $text,
        RangeChoice $choice,
        string $topic,
    ): string {
        $is_sorted = $ranked->column === $column;
        $state = $is_sorted ? ['aria-sort' => $ranked->is_ascending ? 'ascending' : 'descending'] : [];
        $arrow = $is_sorted ? Html::tag('span', ['aria-hidden' => 'true'], $ranked->is_ascending ? ' ▲' : ' ▼') : '';
        $address = StatisticsLinks::page(['topic' => $topic, 'sort' => $ranked->next_order($column)] + $choice->query());
        $link = Html::tag('a', ['href' => $address . '#' . $ranked->ranking->id], Html::text($text) . $arrow);
        return Html::tag('th', ['scope' => 'col'] + $state, $link);
    }

    /** @param list<string> $columns */
    private static function row(Row $row, array $columns): string
    {
        $label = Html::text($row->label);
        $label = $row->url === '' ? $label : Html::tag('a', ['href' => $row->url], $label);
        $more = ['href' => $row->act_url, 'class' => 'onda-act'];
        $label .= $row->act === '' ? '' : ' ' . Html::tag('a', $more, Html::text($row->act)
            . Html::tag('span', ['class' => 'screen-reader-text'], Html::text(": $row->label")));
        $number = static fn(string $column): string => self::number($row->numbers[$column] ?? null);
        $numbers = array_map($number, $columns);
        return Html::tag('tr', [], Html::tag('th', ['scope' => 'row'], $label) . implode('', $numbers));
    }

    private static function number(int|float|null $number): string
    {
        $unit = $number == round((float) $number) ? Unit::Count : Unit::Level;
        $text = $number === null ? '–' : StatisticsWords::number((float) $number, $unit);
        return Html::tag('td', [], Html::text($text));
    }
}
