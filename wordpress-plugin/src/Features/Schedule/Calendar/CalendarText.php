<?php

declare(strict_types=1);

namespace Onda\Features\Schedule\Calendar;

use Onda\Features\Schedule\Week\Airing;

defined('ABSPATH') || exit;

/**
 * Airings as an iCalendar document (RFC 5545). Each airing is an event of its own in UTC: a rule with a duration would
 * end an hour off in the nights in which the clocks change.
 */
final class CalendarText
{
    private const LINE = 75;

    /**
     * @param string $host Of the site: the second half of every UID.
     * @param list<CalendarEvent> $events
     */
    public static function of(string $name, string $host, array $events): string
    {
        $lines = [
            'BEGIN:VCALENDAR',
            'VERSION:2.0',
            'PRODID:-//Onda//Schedule//EN',
            'CALSCALE:GREGORIAN',
            'METHOD:PUBLISH',
            'NAME:' . self::escaped($name),
            'X-WR-CALNAME:' . self::escaped($name),
            'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
            'X-PUBLISHED-TTL:PT12H',
        ];
        $pieces = [];
        foreach ($events as $event) {
            // An airing that another one cuts in two has one id.
            $piece = $pieces[$event->airing->id] = ($pieces[$event->airing->id] ?? 0) + 1;
            $uid = $event->airing->id . ($piece > 1 ? "-$piece" : '') . "@$host";
            array_push($lines, ...self::event($event, $uid));
        }
        $lines[] = 'END:VCALENDAR';
        return implode('', array_map(self::folded(...), $lines));
    }

    /** @return list<string> */
    private static function event(CalendarEvent $event, string $uid): array
    {
        $airing = $event->airing;
        $texts = array_filter(['SUMMARY' => $event->title, 'DESCRIPTION' => $event->description], strlen(...));
        $line = static fn(string $name, string $text): string => "$name:" . self::escaped($text);
        return [
            'BEGIN:VEVENT',
            "UID:$uid",
            'DTSTAMP:' . self::moment($airing->changed_at),
            'LAST-MODIFIED:' . self::moment($airing->changed_at),
            "SEQUENCE:$airing->changed_at",
            'DTSTART:' . self::moment($airing->starts),
            'DTEND:' . self::moment($airing->ends),
            ...array_map($line, array_keys($texts), $texts),
            ...($event->address === '' ? [] : ["URL:$event->address"]),
            'STATUS:' . ($airing->is_cancelled ? 'CANCELLED' : 'CONFIRMED'),
            'TRANSP:TRANSPARENT',
            'END:VEVENT',
        ];
    }

    private static function moment(int $seconds): string
    {
        return gmdate('Ymd\THis\Z', $seconds);
    }

    private static function escaped(string $text): string
    {
        $text = (string) preg_replace('/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', $text);
        return str_replace(['\\', ';', ',', "\r\n", "\n", "\r"], ['\\\\', '\;', '\,', '\n', '\n', '\n'], $text);
    }

    /** Lines of at most 75 bytes, none of which ends within a character. */
    private static function folded(string $line): string
    {
        $folded = '';
        $room = self::LINE;
        while (strlen($line) > $room) {
            $length = $room;
            // A character has four bytes at most; a text of other bytes is cut anywhere.
            while ($length > $room - 4 && (ord($line[$length]) & 0xC0) === 0x80) {
                $length--;
            }
            $folded .= substr($line, 0, $length) . "\r\n ";
            [$line, $room] = [substr($line, $length), self::LINE - 1];
        }
        return "$folded$line\r\n";
    }
}
