<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/**
 * The text between a mark and its end, `[members]…[/members]`. A single pattern would read to the end of the text for
 * each mark that is never closed; this reads each part once.
 */
final class Enclosed
{
    /**
     * Each is cut up to the nearest end of its own; a space stands where it was.
     *
     * @param array{string, string, string} $marks Patterns of the beginning and of the end, with `%s` for the name in the
     *     only group, and that of the names.
     */
    public static function without(string $text, array $marks): string
    {
        [$opening, $closing, $names] = $marks;
        $ends = self::last_ends($text, sprintf($closing, $names));
        $kept = '';
        $from = $at = 0;
        while ($ends !== [] && preg_match(sprintf($opening, $names), $text, $found, PREG_OFFSET_CAPTURE, $at) === 1) {
            [[$mark, $start], [$name]] = $found;
            $at = $start + strlen($mark);
            if (($ends[strtolower($name)] ?? 0) < $at) {
                continue;
            }
            preg_match(sprintf($closing, preg_quote($name, '#')), $text, $end, PREG_OFFSET_CAPTURE, $at);
            $kept .= substr($text, $from, $start - $from) . ' ';
            $from = $at = $end[0][1] + strlen($end[0][0]);
        }
        return $kept . substr($text, $from);
    }

    /** @return array<string, int> By name in small letters: where its last end stands. */
    private static function last_ends(string $text, string $closing): array
    {
        $ends = [];
        for ($at = 0; preg_match($closing, $text, $found, PREG_OFFSET_CAPTURE, $at) === 1;) {
            [[$mark, $start], [$name]] = $found;
            $ends[strtolower($name)] = $start;
            $at = $start + strlen($mark);
        }
        return $ends;
    }
}
