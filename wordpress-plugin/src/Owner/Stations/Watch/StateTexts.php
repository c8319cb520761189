<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Owner\Stations\Check\Report;

defined('ABSPATH') || exit;

/** The state of a station in words. */
final class StateTexts
{
    public static function since(?StationState $state): string
    {
        /* translators: 1: a state such as "Plays", 2: date and time. */
        $text = __('%1$s, since %2$s', 'onda');
        return $state === null ? self::word(null) : sprintf($text, self::word($state), self::moment($state->since));
    }

    public static function word(?StationState $state): string
    {
        return match ($state?->state) {
            Report::ON => __('Plays', 'onda'),
            Report::OFF => __('Does not play', 'onda'),
            null => __('Not looked at yet', 'onda'),
            default => __('This site may not ask it', 'onda'),
        };
    }

    /** @param int $time Unix time. */
    public static function moment(int $time): string
    {
        return (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $time);
    }
}
