<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** A day, or a day and an hour, as people and programs write it, the year or the day first; as `momentOf` reads it. */
final class Moment
{
    private const DATE = '(?:(\d{4})([-/.])(\d\d?)\2(\d\d?)|(\d\d?)([-/.])(\d\d?)\6(\d{4}))';
    private const TIME = '[T, ]+(\d\d?)(?=[:.]| ?[aph])(?:[:.h](\d\d)(?::(\d\d)(?:[.,]\d+)?)?)? ?(?:([ap])\.? ?m\.?|h\.?)?';
    private const ZONE = ' ?(Z|(?:UTC|GMT)?([+-])(\d\d?):?(\d\d)?|UTC|GMT)';
    private const WRITTEN = '~^' . self::DATE . '(?:' . self::TIME . ')?(?:' . self::ZONE . ')?$~Di';
    private const EPOCH = '/^(\d{10})(?:\d{3})?$/D';

    /** In the site's time zone unless the text names its own; null where the text is no date. */
    public static function of(string $text): ?\DateTimeImmutable
    {
        $written = trim((string) preg_replace('/[\s\p{Z}]+/u', ' ', $text));
        if (preg_match(self::EPOCH, $written, $epoch) === 1) {
            return new \DateTimeImmutable("@$epoch[1]");
        }
        if (preg_match(self::WRITTEN, $written, $found, PREG_UNMATCHED_AS_NULL) !== 1) {
            return null;
        }
        [, $year, , $month, $day, $other_day, , $other_month, $other_year] = $found;
        [$year, $month, $day] = [$year ?? $other_year, $month ?? $other_month, $day ?? $other_day];
        $time = self::time(array_slice($found, 9));
        $is_date = checkdate((int) $month, (int) $day, max(1, (int) $year)) && $time !== '';
        return $is_date ? (date_create_immutable("$year-$month-$day $time", wp_timezone()) ?: null) : null;
    }

    /**
     * Empty where there is no such hour.
     *
     * @param list<?string> $parts Hour, minute, second, half of the day, zone, and sign and parts of a shift.
     */
    private static function time(array $parts): string
    {
        [$hour, $minute, $second, $half, $zone, $sign, $shift, $rest] = $parts;
        $is_half = (int) $hour >= 1 && (int) $hour <= 12;
        $hours = $half === null ? (int) $hour : (int) $hour % 12 + (strtolower($half) === 'p' ? 12 : 0);
        $is_time = $hours * 3600 + (int) $minute * 60 + (int) $second <= DAY_IN_SECONDS
            && (int) $minute < 60 && (int) $second < 60 && ($half === null || $is_half);
        $its = $sign === null ? ($zone === null ? '' : 'Z') : sprintf('%s%02d:%s', $sign, $shift, $rest ?? '00');
        return $is_time ? sprintf('%02d:%02d:%02d%s', $hours, (int) $minute, (int) $second, $its) : '';
    }
}
