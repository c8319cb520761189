<?php

declare(strict_types=1);

namespace Onda\Statistics\Screen;

use Onda\Admin\Screen;
use Onda\Printing\Html;
use Onda\Statistics\Range\Choice;
use Onda\Statistics\Range\Step;
use Onda\Statistics\Words;

defined('ABSPATH') || exit;

/** Links to the usual ranges of days, and a form for any other. */
final class RangeForm
{
    /** @param string $topic Id of the topic that is shown; empty for the overview. */
    public static function of(Choice $choice, string $topic): string
    {
        $links = '';
        foreach (Choice::presets() as $range => $title) {
            $current = $range === $choice->range ? ['aria-current' => 'true'] : [];
            $link = ['href' => Links::page(['topic' => $topic, 'range' => (string) $range])] + $current;
            $links .= Html::tag('li', [], Html::tag('a', $link, Html::text($title)));
        }
        $before = $choice->before();
        /* translators: 1: days, 2: days. */
        $text = sprintf(__('%1$s, compared with %2$s.', 'onda'), Words::days($choice->period), Words::days($before));
        return Html::tag('nav', ['aria-label' => __('Days', 'onda')], Html::tag('ul', [], $links))
            . self::form($choice, $topic) . Html::tag('p', ['class' => 'onda-range'], Html::text($text));
    }

    private static function form(Choice $choice, string $topic): string
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

    private static function step(Choice $choice): string
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
            Step::Day->value => __('day', 'onda'),
            Step::Week->value => __('week', 'onda'),
            Step::Month->value => __('month', 'onda'),
            Step::Year->value => __('year', 'onda'),
        ];
    }
}
