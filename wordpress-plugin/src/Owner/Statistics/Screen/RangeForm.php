<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Core\Forms\Screen;
use Onda\Core\Text\Html;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Range\RangeStep;
use Onda\Owner\Statistics\StatisticsWords;

defined('ABSPATH') || exit;

/** Links to the usual ranges of days, and a form for any other. */
final class RangeForm
{
    /** @param string $topic Id of the topic that is shown; empty for the overview. */
    public static function of(RangeChoice $choice, string $topic): string
    {
        $links = '';
        foreach (RangeChoice::presets() as $range => $title) {
            $current = $range === $choice->range ? ['aria-current' => 'true'] : [];
            $link = ['href' => StatisticsLinks::page(['topic' => $topic, 'range' => (string) $range])] + $current;
            $links .= Html::tag('li', [], Html::tag('a', $link, Html::text($title)));
        }
        $before = $choice->before();
        /* translators: 1: days, 2: days. */
        $text = __('%1$s, compared with %2$s.', 'onda');
        $text = sprintf($text, StatisticsWords::days($choice->period), StatisticsWords::days($before));
        return Html::tag('nav', ['aria-label' => __('Days', 'onda')], Html::tag('ul', [], $links))
            . self::form($choice, $topic) . Html::tag('p', ['class' => 'onda-range'], Html::text($text));
    }

    private static function form(RangeChoice $choice, string $topic): string
    {
        $hidden = Html::hidden(array_filter(['page' => Screen::Statistics->value, 'topic' => $topic]));
        $fields = self::day('from', __('From', 'onda'), $choice->period->from)
            . self::day('to', __('to', 'onda'), $choice->period->to) . self::step($choice);
        $button = Html::tag('button', ['class' => 'button', 'type' => 'submit'], Html::text(__('Show', 'onda')));
        $form = ['method' => 'get', 'action' => admin_url('admin.php'), 'class' => 'onda-day'];
        return Html::tag('form', $form, $hidden . $fields . $button);
    }

    private static function day(string $name, string $label, string $day): string
    {
        $most = (string) wp_date('Y-m-d');
        $input = ['type' => 'date', 'name' => $name, 'value' => $day, 'required' => true, 'max' => $most];
        return Html::tag('label', [], Html::text($label) . ' ' . Html::tag('input', $input));
    }

    private static function step(RangeChoice $choice): string
    {
        $options = '';
        foreach (self::steps() as $step => $title) {
            $is_chosen = $step === $choice->step->value;
            $options .= Html::tag('option', ['value' => $step, 'selected' => $is_chosen], Html::text($title));
        }
        $label = Html::text(__('by', 'onda'));
        return Html::tag('label', [], "$label " . Html::tag('select', ['name' => 'by'], $options));
    }

    /** @return array<string, string> */
    private static function steps(): array
    {
        return [
            RangeStep::Day->value => __('day', 'onda'),
            RangeStep::Week->value => __('week', 'onda'),
            RangeStep::Month->value => __('month', 'onda'),
            RangeStep::Year->value => __('year', 'onda'),
        ];
    }
}
