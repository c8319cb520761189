<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics\Screen;

use Onda\Owner\Statistics\Figures\Unit;
use Onda\Owner\Statistics\Measured;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\StatisticsWords;

defined('ABSPATH') || exit;

/** The numbers of a chart as rows, for the table beside it and for the file: they cannot differ. */
final class FigureTable
{
    /** @return list<string> */
    public static function heads(Measured $measured): array
    {
        $title = ($measured->figure->title)();
        $title .= $measured->figure->unit === Unit::Seconds ? ' (' . __('minutes', 'onda') . ')' : '';
        return [__('Days', 'onda'), $title, __('In the period before', 'onda')];
    }

    /** @return list<array{string, float|null, float|null}> Days, number as shown, and that of the same part before. */
    public static function rows(Measured $measured, RangeChoice $choice): array
    {
        $unit = $measured->figure->unit;
        $shown = static fn(?float $number): ?float => $number === null ? null : StatisticsWords::shown($number, $unit);
        $rows = [];
        foreach ($measured->parts as $place => $part) {
            $before = $measured->before[$place] ?? null;
            $rows[] = [$choice->step->label($part), $shown($measured->numbers[$place]), $shown($before)];
        }
        return $rows;
    }
}
