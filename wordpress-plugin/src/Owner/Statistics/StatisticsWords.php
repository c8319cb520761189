<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics;

use Onda\Core\Text\Days;
use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\Range\Period;
use Onda\Owner\Statistics\Range\RangeChoice;

defined('ABSPATH') || exit;

/** Says numbers, changes and trends in the site's language; plain text, not escaped. */
final class StatisticsWords
{
    /** A number as it is shown; a dash for none. */
    public static function number(?float $number, Unit $unit): string
    {
        if ($number === null) {
            return '–';
        }
        $shown = self::shown($number, $unit);
        return number_format_i18n($shown, $unit === Unit::Level && $shown < 100 && $shown != round($shown) ? 1 : 0);
    }

    /** The number that is shown: minutes for seconds, one decimal for a level. */
    public static function shown(float $number, Unit $unit): float
    {
        return match ($unit) {
            Unit::Seconds => round($number / MINUTE_IN_SECONDS),
            Unit::Level => round($number, 1),
            Unit::Count => $number,
        };
    }

    /** How the whole differs from the period before: words, never a color alone. */
    public static function change(Measured $measured, string $up = '▲ ', string $down = '▼ '): string
    {
        [$now, $before, $unit] = [$measured->total, $measured->total_before, $measured->figure->unit];
        if ($now === null || $before === null || $before == 0.0) {
            return $now == 0.0 ? __('None before either', 'onda') : __('None in the period before', 'onda');
        }
        $percent = (int) round(abs($now - $before) / $before * 100);
        $was = self::number($before, $unit);
        if ($percent === 0) {
            /* translators: %s: a number. */
            return sprintf(__('As in the period before (%s)', 'onda'), $was);
        }
        $text = $now > $before
            /* translators: 1: per cent, 2: a number. */
            ? $up . __('%1$s %% more than before (%2$s)', 'onda')
            /* translators: 1: per cent, 2: a number. */
            : $down . __('%1$s %% less than before (%2$s)', 'onda');
        return sprintf($text, number_format_i18n($percent), $was);
    }

    /** Says in a sentence the trend that a chart shows. */
    public static function trend(Measured $measured, RangeChoice $choice): string
    {
        $title = ($measured->figure->title)();
        $days = self::days($choice->period);
        $known = array_filter($measured->numbers, static fn(?float $number): bool => $number !== null);
        if ($known === [] || max($known) == 0.0) {
            /* translators: 1: what is counted, 2: days. */
            return sprintf(__('%1$s, %2$s: none.', 'onda'), $title, $days);
        }
        $unit = $measured->figure->unit;
        $best = (int) array_search(max($known), $known, true);
        return sprintf(
            /* translators: 1: what is counted, 2: days, 3: sum, 4: change, 5: highest number, 6: its day or month. */
            __('%1$s, %2$s: %3$s. %4$s. Most: %5$s, %6$s.', 'onda'),
            $title,
            $days,
            self::number($measured->total, $unit),
            self::change($measured, '', ''),
            self::number($known[$best], $unit),
            $choice->step->label($measured->parts[$best]),
        );
    }

    public static function days(Period $period): string
    {
        $format = (string) get_option('date_format');
        $from = Days::formatted($period->from, $format);
        if ($period->from === $period->to) {
            return $from;
        }
        /* translators: 1: first day, 2: last day. */
        return sprintf(__('%1$s to %2$s', 'onda'), $from, Days::formatted($period->to, $format));
    }
}
