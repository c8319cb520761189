<?php

declare(strict_types=1);

namespace Onda\Statistics\Screen;

use Onda\Figures\Unit;
use Onda\Statistics\Measured;
use Onda\Statistics\Range\Choice;
use Onda\Statistics\Words;

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
    public static function rows(Measured $measured, Choice $choice): array
    {
        $unit = $measured->figure->unit;
        $shown = static fn(?float $number): ?float => $number === null ? null : Words::shown($number, $unit);
        $rows = [];
        foreach ($measured->parts as $place => $part) {
            $before = $measured->before[$place] ?? null;
            $rows[] = [$choice->step->label($part), $shown($measured->numbers[$place]), $shown($before)];
        }
        return $rows;
    }
}
