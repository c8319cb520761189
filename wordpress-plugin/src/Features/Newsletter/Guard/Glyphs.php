<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter\Guard;

defined('ABSPATH') || exit;

/** The symbols as strokes of a pen in a square of 9 by 9; a stroke with `~` before it is round. */
final class Glyphs
{
    private const STROKES = [
        '2' => ['~03 00 90 94 09', '09 99'],
        '3' => ['~01 00 90 94 34', '~34 94 99 09 07'],
        '4' => ['79 70 06 96'],
        '5' => ['80 10 14', '~14 93 99 09 07'],
        '6' => ['~80 00 09 99 94 14 06'],
        '7' => ['00 90 39'],
        '8' => ['~50 00 04 54 94 90 50', '~54 04 09 59 99 94 54'],
        'C' => ['~92 90 00 09 99 97'],
        'F' => ['90 00 09', '04 74'],
        'H' => ['00 09', '90 99', '04 94'],
        'J' => ['~70 78 79 09 06', '30 90'],
        'K' => ['00 09', '90 05', '34 99'],
        'M' => ['09 00 55 90 99'],
        'R' => ['09 00', '~00 90 95 05', '45 99'],
        'X' => ['00 99', '90 09'],
        'Y' => ['00 54', '90 54 59'],
    ];
    private const ROUNDINGS = 3;

    /** @return list<list<array{float, float}>> Strokes of points, each from -0.5 to 0.5. */
    public static function strokes(string $symbol): array
    {
        return array_map(static function (string $stroke): array {
            $points = array_map(
                static fn(string $point): array => [$point[0] / 9 - 0.5, $point[1] / 9 - 0.5],
                explode(' ', ltrim($stroke, '~')),
            );
            return $stroke[0] === '~' ? self::rounded($points) : $points;
        }, self::STROKES[$symbol]);
    }

    /**
     * Cuts the corners three times.
     *
     * @param list<array{float, float}> $points
     * @return list<array{float, float}>
     */
    private static function rounded(array $points): array
    {
        for ($round = 0; $round < self::ROUNDINGS; $round++) {
            $cut = [$points[0]];
            for ($at = 1; $at < count($points); $at++) {
                [[$ax, $ay], [$bx, $by]] = [$points[$at - 1], $points[$at]];
                $cut[] = [0.75 * $ax + 0.25 * $bx, 0.75 * $ay + 0.25 * $by];
                $cut[] = [0.25 * $ax + 0.75 * $bx, 0.25 * $ay + 0.75 * $by];
            }
            $cut[] = end($points);
            $points = $cut;
        }
        return $points;
    }
}
