<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** An event of a calendar file (RFC 5545); its times are on the clock of the site. */
final class ImportedEvent
{
    private const TEXT = ['\\n' => ' ', '\\N' => ' ', '\\,' => ',', '\\;' => ';', '\\\\' => '\\'];

    public readonly string $title;
    public readonly ?\DateTimeImmutable $starts;
    public readonly ?\DateTimeImmutable $ends;
    public readonly string $rule;
    public readonly bool $is_cancelled;
    public readonly bool $is_whole_day;
    /** Days from the zone of its rule to that of the site. */
    public readonly int $shift;

    /** @param array<string, list<array{string, string}>> $written By name: parameters and value. */
    private function __construct(private array $written)
    {
        $text = static fn(string $name): string => $written[$name][0][1] ?? '';
        $this->title = trim(strtr($text('SUMMARY'), self::TEXT));
        $this->starts = self::moment($written['DTSTART'][0] ?? null);
        $this->ends = self::moment($written['DTEND'][0] ?? null) ?? self::after($this->starts, $text('DURATION'));
        // Another time of one airing is an airing of its own.
        $this->rule = isset($written['RECURRENCE-ID']) ? '' : strtoupper($text('RRULE'));
        $this->is_cancelled = $text('STATUS') === 'CANCELLED';
        $this->is_whole_day = strlen($text('DTSTART')) === 8;
        $day = \DateTimeImmutable::createFromFormat('!Ymd', substr($text('DTSTART'), 0, 8));
        $this->shift = $day && $this->starts ? (int) $this->starts->format('N') - (int) $day->format('N') : 0;
    }

    /** @return list<self> */
    public static function all(string $text): array
    {
        $lines = preg_split('/\r\n|\r|\n/', (string) preg_replace('/(?:\r\n|\r|\n)[ \t]/', '', $text)) ?: [];
        $events = [];
        // An alarm within an event has a summary of its own.
        [$event, $inner] = [null, 0];
        foreach ($lines as $line) {
            $edge = strtoupper($line);
            if ($edge === 'BEGIN:VEVENT') {
                [$event, $inner] = [[], 0];
            } elseif ($edge === 'END:VEVENT') {
                $event === null || $events[] = new self($event);
                $event = null;
            } elseif (preg_match('/^(BEGIN|END):/', $edge, $found) === 1) {
                $inner += $found[1] === 'BEGIN' ? 1 : -1;
            } elseif ($event !== null && $inner === 0) {
                $event = self::with($event, $line);
            }
        }
        return $events;
    }

    /** @return list<string> Dates on which a rule does not hold. */
    public function left_out(): array
    {
        $dates = [];
        foreach ($this->written['EXDATE'] ?? [] as [$parameters, $values]) {
            foreach (explode(',', $values) as $value) {
                $dates[] = self::moment([$parameters, $value])?->format('Y-m-d') ?? '';
            }
        }
        return array_values(array_filter($dates, strlen(...)));
    }

    /**
     * A zone that PHP does not know is taken for that of the site.
     *
     * @param array{string, string}|null $written Parameters and value.
     */
    public static function moment(?array $written): ?\DateTimeImmutable
    {
        if ($written === null || preg_match('/^(\d{8})(?:T(\d{4})\d\d(Z)?)?$/', $written[1], $found) !== 1) {
            return null;
        }
        preg_match('/;TZID="?([^";:]+)/i', $written[0], $named);
        $known = array_intersect([$named[1] ?? ''], timezone_identifiers_list(\DateTimeZone::ALL_WITH_BC));
        $zone = ($found[3] ?? '') === 'Z' ? 'UTC' : ($known[0] ?? wp_timezone_string());
        $clock = "$found[1] " . (($found[2] ?? '') ?: '0000');
        $moment = \DateTimeImmutable::createFromFormat('!Ymd Hi', $clock, new \DateTimeZone($zone));
        return $moment ? $moment->setTimezone(wp_timezone()) : null;
    }

    /**
     * @param array<string, list<array{string, string}>> $event
     * @return array<string, list<array{string, string}>>
     */
    private static function with(array $event, string $line): array
    {
        if (preg_match('/^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/', $line, $found) === 1) {
            $event[strtoupper($found[1])][] = [$found[2], $found[3]];
        }
        return $event;
    }

    private static function after(?\DateTimeImmutable $starts, string $duration): ?\DateTimeImmutable
    {
        try {
            return $starts?->add(new \DateInterval($duration));
        } catch (\Exception) {
            return null;
        }
    }
}
