<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/**
 * The zones of a calendar by the names that PHP has. Outlook writes those of Windows, as `Eastern Standard Time` or
 * `(UTC-05:00) Bogotá, Lima, Quito`, others a path before the name; a file may also describe a zone of its own.
 */
final class CalendarZones
{
    /** Stands for a zone that nobody knows. */
    public const UNKNOWN = '?';

    private const TZID = '/(;TZID=)(?:"([^"\r\n]*)"|([^";:\r\n]*+))(?=[^:\r\n]*:(\d{8}(?:T\d{4})?)?)/i';
    /** The names of Windows (CLDR) that name no city. */
    private const WINDOWS = [
        'Hawaiian' => 'Pacific/Honolulu', 'Alaskan' => 'America/Anchorage', 'Pacific' => 'America/Los_Angeles',
        'Pacific (Mexico)' => 'America/Tijuana', 'US Mountain' => 'America/Phoenix', 'Mountain' => 'America/Denver',
        'Mountain (Mexico)' => 'America/Mazatlan', 'Central' => 'America/Chicago', 'Canada Central' => 'America/Regina',
        'Central (Mexico)' => 'America/Mexico_City', 'Central America' => 'America/Guatemala', 'Cuba' => 'America/Havana',
        'Eastern' => 'America/New_York', 'Eastern (Mexico)' => 'America/Cancun', 'Haiti' => 'America/Port-au-Prince',
        'US Eastern' => 'America/Indiana/Indianapolis', 'SA Pacific' => 'America/Bogota', 'SA Western' => 'America/La_Paz',
        'Venezuela' => 'America/Caracas', 'Paraguay' => 'America/Asuncion', 'Atlantic' => 'America/Halifax',
        'Central Brazilian' => 'America/Cuiaba', 'Pacific SA' => 'America/Santiago', 'Newfoundland' => 'America/St_Johns',
        'Argentina' => 'America/Argentina/Buenos_Aires', 'E. South America' => 'America/Sao_Paulo',
        'SA Eastern' => 'America/Cayenne', 'Tocantins' => 'America/Araguaina', 'Magallanes' => 'America/Punta_Arenas',
        'Greenland' => 'America/Nuuk', 'GMT' => 'Europe/London', 'Greenwich' => 'Atlantic/Reykjavik',
        'Romance' => 'Europe/Paris', 'W. Europe' => 'Europe/Berlin', 'Central Europe' => 'Europe/Budapest',
        'Central European' => 'Europe/Warsaw', 'E. Europe' => 'Europe/Chisinau', 'GTB' => 'Europe/Bucharest',
        'FLE' => 'Europe/Kiev', 'Russian' => 'Europe/Moscow', 'Turkey' => 'Europe/Istanbul',
        'Morocco' => 'Africa/Casablanca', 'W. Central Africa' => 'Africa/Lagos', 'E. Africa' => 'Africa/Nairobi',
        'South Africa' => 'Africa/Johannesburg', 'Egypt' => 'Africa/Cairo', 'Israel' => 'Asia/Jerusalem',
        'Middle East' => 'Asia/Beirut', 'Arab' => 'Asia/Riyadh', 'Arabian' => 'Asia/Dubai', 'Iran' => 'Asia/Tehran',
        'India' => 'Asia/Kolkata', 'SE Asia' => 'Asia/Bangkok', 'China' => 'Asia/Shanghai', 'Korea' => 'Asia/Seoul',
        'AUS Eastern' => 'Australia/Sydney', 'New Zealand' => 'Pacific/Auckland',
    ];
    private const DAYS = ['MO' => 'monday', 'TU' => 'tuesday', 'WE' => 'wednesday', 'TH' => 'thursday', 'FR' => 'friday',
        'SA' => 'saturday', 'SU' => 'sunday'];
    private const NTH = ['1' => 'first', '2' => 'second', '3' => 'third', '4' => 'fourth', '-1' => 'last'];

    /** @return string The calendar, whose lines are whole, with zones that PHP has. */
    public static function resolved(string $text): string
    {
        preg_match_all('/^BEGIN:VTIMEZONE$.*?^END:VTIMEZONE$/ims', strtr($text, ["\r" => '']), $described);
        $known = [];
        return (string) preg_replace_callback(self::TZID, static function (array $found) use ($described, &$known): string {
            $name = trim($found[2] . $found[3]);
            // A calendar has few zones and names them with each time.
            $known[$name] ??= self::known($name) ?? '';
            if ($known[$name] !== '') {
                return $found[1] . $known[$name];
            }
            $own = preg_grep('/^TZID:"?' . preg_quote($name, '/') . '"?$/im', $described[0]) ?: [];
            return $found[1] . (self::at(reset($own) ?: '', $found[4] ?? '') ?? self::UNKNOWN);
        }, $text);
    }

    private static function known(string $name): ?string
    {
        $all = timezone_identifiers_list(\DateTimeZone::ALL_WITH_BC);
        $id = preg_grep('/^' . preg_quote($name, '/') . '$/i', $all) ?: [];
        $short = preg_replace('/^\((UTC|GMT)[^)]*\) *| ((Standard|Daylight) )?Time\b| \(US & Canada\)| \d$/', '', $name);
        return reset($id) ?: self::WINDOWS[$short] ?? self::of_city(strtr($name, '_', ' '));
    }

    private static function of_city(string $name): ?string
    {
        foreach (timezone_identifiers_list(\DateTimeZone::ALL ^ \DateTimeZone::UTC) as $id) {
            $city = preg_quote(strtr(substr((string) strrchr($id, '/'), 1), '_', ' '), '/');
            if (preg_match("/(?<!\\pL)$city(?!\\pL)/ui", $name) === 1) {
                return $id;
            }
        }
        return null;
    }

    /** @return string|null What a zone of the file's own is ahead of Greenwich at a time of its clock, as `+0100`. */
    private static function at(string $zone, string $clock): ?string
    {
        $clock = str_pad($clock, 13, 'T0000');
        [$since, $ahead] = ['', null];
        preg_match_all('/^BEGIN:(?:STANDARD|DAYLIGHT)$.*?^END:/ims', $zone, $parts);
        foreach ($parts[0] as $part) {
            preg_match('/^TZOFFSETTO:([+-][01]\d[0-5]\d)/im', $part, $offset);
            foreach ([(int) $clock - 10_000, (int) $clock] as $day) {
                $begins = self::begins($part, intdiv($day, 10_000));
                if (isset($offset[1]) && $begins <= $clock && $begins >= $since) {
                    [$since, $ahead] = [$begins, $offset[1]];
                }
            }
        }
        return $ahead;
    }

    /** @return string When a half of the zone begins in a year, as `20260329T0200`. */
    private static function begins(string $part, int $year): string
    {
        preg_match('/^DTSTART:\d{4}(\d\d)(\d\d)(T\d{4})/im', $part, $first);
        [, $month, $day, $hour] = $first + ['', '01', '01', 'T0000'];
        if (preg_match('/^RRULE:.*BYDAY=\+?(-?\d)(\w\w)/im', $part, $rule) === 1) {
            $month = preg_match('/BYMONTH=(\d+)/i', $part, $named) === 1 ? sprintf('%02d', $named[1]) : $month;
            [$nth, $weekday] = [self::NTH[$rule[1]] ?? 'last', self::DAYS[strtoupper($rule[2])] ?? 'sunday'];
            $day = (new \DateTimeImmutable("$year-$month-01"))->modify("$nth $weekday of this month")->format('d');
        }
        return "$year$month$day$hour";
    }
}
