<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Core\Text\Html;
use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\Measured;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\StatisticsWords;

defined('ABSPATH') || exit;

/** Draws a figure as bars, with the period before as a dashed line; the numbers stand in a table beside it. */
final class Chart
{
    private const HEIGHT = 100;
    /** The width of a bar with the gap after it. */
    private const STEP = 10;
    private const GAP = 2;
    /** Share of the height of the lines behind the bars. */
    private const LINES = [1, 0.5, 0];
    private const ROUND = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

    public static function of(Measured $measured, RangeChoice $choice): string
    {
        $unit = $measured->figure->unit;
        $top = self::top([...$measured->numbers, ...$measured->before], $unit);
        $title = StatisticsWords::trend($measured, $choice);
        $svg = self::svg($measured, $choice, $top, ['role' => 'img', 'aria-label' => $title]);
        $line = static fn(float $share): string =>
            Html::tag('li', [], Html::text(StatisticsWords::number($share * $top, $unit)));
        $axis = Html::tag('ol', ['aria-hidden' => 'true'], implode('', array_map($line, self::LINES)));
        return Html::tag('div', ['class' => 'onda-plot'], $axis . $svg . self::dates($measured, $choice))
            . self::legend();
    }

    /** A small chart beside its number, which says all that matters. */
    public static function small(Measured $measured, RangeChoice $choice): string
    {
        $top = max([1, ...array_filter($measured->numbers)]);
        return self::svg($measured, $choice, $top, ['aria-hidden' => 'true', 'class' => 'onda-small'], false);
    }

    /** @param array<string, scalar> $attributes */
    private static function svg(
        Measured $measured,
        RangeChoice $choice,
        float $top,
        array $attributes,
        bool $has_line = true,
    ): string {
        $bars = '';
        foreach ($measured->numbers as $place => $number) {
            $height = round(($number ?? 0) / $top * self::HEIGHT, 2);
            $text = $choice->step->label($measured->parts[$place]) . ': '
                . StatisticsWords::number($number, $measured->figure->unit);
            $bars .= $height <= 0 ? '' : Html::tag('rect', [
                'x' => $place * self::STEP + self::GAP / 2,
                'y' => self::HEIGHT - $height,
                'width' => self::STEP - self::GAP,
                'height' => $height,
            ], $has_line ? Html::tag('title', [], Html::text($text)) : '');
        }
        $box = '0 0 ' . count($measured->parts) * self::STEP . ' ' . self::HEIGHT;
        $attributes += ['viewBox' => $box, 'preserveAspectRatio' => 'none', 'focusable' => 'false'];
        return Html::tag('svg', $attributes, $bars . ($has_line ? self::line($measured, $top) : ''));
    }

    /**
     * Through the middle of each bar, with a gap where nobody measured; a period before of more parts ends with the
     * last bar.
     */
    private static function line(Measured $measured, float $top): string
    {
        $before = array_slice($measured->before, 0, count($measured->numbers));
        $path = '';
        foreach ($before as $place => $number) {
            $is_begun = $place > 0 && $before[$place - 1] !== null;
            $x = $place * self::STEP + self::STEP / 2;
            $y = round(self::HEIGHT - ($number ?? 0) / $top * self::HEIGHT, 2);
            $path .= $number === null ? '' : ($is_begun ? 'L' : 'M') . "$x $y";
        }
        return max([0, ...$before]) == 0 ? '' : Html::tag('path', ['d' => $path]);
    }

    private static function dates(Measured $measured, RangeChoice $choice): string
    {
        $count = count($measured->parts);
        $places = array_unique([0, intdiv($count - 1, 2), $count - 1]);
        $date = static fn(int $place): string =>
            Html::tag('span', [], Html::text($choice->step->mark($measured->parts[$place])));
        $dates = implode('', array_map($date, $places));
        return Html::tag('p', ['class' => 'onda-days', 'aria-hidden' => 'true'], $dates);
    }

    private static function legend(): string
    {
        $now = Html::tag('span', ['class' => 'onda-key'], Html::text(__('these days', 'onda')));
        $before = Html::tag('span', ['class' => 'onda-key onda-before'], Html::text(__('the period before', 'onda')));
        return Html::tag('p', ['class' => 'onda-legend', 'aria-hidden' => 'true'], "$now $before");
    }

    /**
     * The height of the chart: the highest number, or a little more, so that the lines behind the bars have round ones.
     *
     * @param list<float|null> $numbers
     */
    private static function top(array $numbers, Unit $unit): float
    {
        $scale = $unit === Unit::Seconds ? MINUTE_IN_SECONDS : 1;
        $most = max([2, ...array_filter($numbers)]) / $scale;
        $power = 10 ** floor(log10(max(1, $most)));
        foreach (self::ROUND as $times) {
            // The line in the middle names a whole number too.
            if ($times * $power >= $most && fmod(round($times * $power, 1), 2) === 0.0) {
                return $times * $power * $scale;
            }
        }
        return 10 * $power * $scale;
    }
}
