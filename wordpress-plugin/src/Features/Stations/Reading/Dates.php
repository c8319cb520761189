<?php

declare(strict_types=1);

namespace Onda\Features\Stations\Reading;

defined('ABSPATH') || exit;

/** Moments as feeds write them, in milliseconds since 1970. */
final class Dates
{
    /** Smaller numbers are before September 2001: they count the seconds that a song has played. */
    private const FIRST_SECONDS = 1e9;
    /** Numbers from here on are milliseconds, and a thousand times as many microseconds: as seconds, the year 5138. */
    private const FIRST_MILLISECONDS = 1e11;
    private const LAST_MICROSECONDS = 1e17;
    private const HALF_HOUR = 1_800_000;
    private const DAY = 86_400_000;
    private const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
    private const TIME = '[T\s,:]\s*(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<part>\d{1,9}))?)?'
        . '\s*(?:(?:UTC|GMT)(?=[+-]))?(?<zone>Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$~iD';
    /** ISO 8601; RFC 2822 and the log of Icecast-KH; day, month and year. */
    private const WRITTEN = [
        '~^(?<year>\d{4})[-/](?<month>\d\d?)[-/](?<day>\d\d?)' . self::TIME,
        '~^(?:[a-z]{3,9},?\s+)?(?<day>\d\d?)[/\s-](?<name>[a-z]{3})[a-z]*[/\s-](?<year>\d{4})' . self::TIME,
        '~^(?:[a-z]{3,9},?\s+)?(?<name>[a-z]{3})[a-z]*\s+(?<day>\d\d?),?\s+(?<year>\d{4})' . self::TIME,
        '~^(?<day>\d\d?)[/.-](?<month>\d\d?)[/.-](?<year>\d{4})' . self::TIME,
    ];

    /** @param int $zone Milliseconds that the clock of the server is before UTC, for what names no zone. */
    public static function moment(mixed $value, int $zone = 0): ?int
    {
        if (is_string($value) && !is_numeric($value)) {
            return self::written(trim(substr($value, 0, 60)), $zone);
        }
        $number = is_numeric($value) ? (float) $value : 0.0;
        if ($number < self::FIRST_SECONDS || $number >= self::LAST_MICROSECONDS) {
            return null;
        }
        $number *= match (true) {
            $number < self::FIRST_MILLISECONDS => 1000,
            $number < self::FIRST_MILLISECONDS * 1000 => 1,
            default => .001,
        };
        return (int) round($number);
    }

    /** The zone of a server, by what its clock shows while ours shows `$now`: zones differ by half hours. */
    public static function zone(mixed $clock, int $now): int
    {
        $shown = self::moment($clock);
        return $shown === null ? 0 : (int) round(($shown - $now) / self::HALF_HOUR) * self::HALF_HOUR;
    }

    /** `210`, or `03:30` in hours, minutes and seconds; null for none, and for more than a day. */
    public static function length(mixed $value, int $unit): ?int
    {
        $text = is_scalar($value) ? trim((string) $value) : '';
        $is_clock = preg_match('/^(?:(\d{1,2}):)?(\d{1,2}):(\d\d)$/D', $text, $of) === 1;
        $length = match (true) {
            $is_clock => ((int) $of[1] * 3600 + (int) $of[2] * 60 + (int) $of[3]) * 1000,
            is_numeric($text) => (float) $text * $unit,
            default => 0,
        };
        return $length > 0 && $length <= self::DAY ? (int) round($length) : null;
    }

    /** Null for an end that cannot be that of a song: before it begins, or more than a day later. */
    public static function end(?int $start, ?int $end): ?int
    {
        return $end === null || $start !== null && ($end <= $start || $end > $start + self::DAY) ? null : $end;
    }

    public static function seconds(?int $milliseconds): ?int
    {
        return $milliseconds === null ? null : (int) round($milliseconds / 1000);
    }

    private static function written(string $text, int $zone): ?int
    {
        foreach (self::WRITTEN as $pattern) {
            if (preg_match($pattern, $text, $of, PREG_UNMATCHED_AS_NULL) === 1) {
                return self::composed($of, $zone);
            }
        }
        return null;
    }

    /** @param array<string, string|null> $of The parts of a moment by their names. */
    private static function composed(array $of, int $zone): ?int
    {
        $name = array_search(strtolower($of['name'] ?? ''), self::MONTHS, true);
        $month = $name === false ? (int) ($of['month'] ?? 0) : $name + 1;
        [$year, $day, $hour, $minute, $second] = array_map(static fn(string $part): int =>
            (int) $of[$part], ['year', 'day', 'hour', 'minute', 'second']);
        if (!checkdate($month, $day, $year) || $hour > 23 || $minute > 59) {
            return null;
        }
        $part = (int) substr(str_pad($of['part'] ?? '', 3, '0'), 0, 3);
        $zone = $of['zone'] === null ? $zone : self::offset($of['zone']);
        $moment = gmmktime($hour, $minute, $second, $month, $day, $year) * 1000 + $part - $zone;
        return $moment > 0 ? $moment : null;
    }

    private static function offset(string $zone): int
    {
        $is_number = preg_match('/^([+-])(\d\d):?(\d\d)?$/D', $zone, $of) === 1;
        return $is_number ? (int) "{$of[1]}1" * ((int) $of[2] * 60 + (int) ($of[3] ?? 0)) * 60_000 : 0;
    }
}
