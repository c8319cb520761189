<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule\Import;

defined('ABSPATH') || exit;

/** An event of a calendar file (RFC 5545); its times are on the clock of the site. */
final class ImportedEvent
{
    /** Events of one name that are a series, or a part of it. */
    private const MOST_PARTS = 10;
    private const TEXT = ['\\n' => ' ', '\\N' => ' ', '\\,' => ',', '\\;' => ';', '\\\\' => '\\'];

    public readonly string $title;
    public readonly ?\DateTimeImmutable $starts;
    public readonly ?\DateTimeImmutable $ends;
    public readonly string $rule;
    public readonly bool $is_cancelled;
    /** Whether it stands for an airing of its rule and all that follow. */
    public readonly bool $is_many;
    public readonly bool $is_whole_day;
    /** Days from the zone of its rule to that of the site. */
    public readonly int $shift;
    /** @var list<string>|null */
    private ?array $left_out = null;

    /** @param array<string, list<array{string, string}>> $written By name: parameters and value. */
    private function __construct(private array $written)
    {
        $text = static fn(string $name): string => $written[$name][0][1] ?? '';
        $this->title = trim(strtr($text('SUMMARY'), self::TEXT));
        $this->starts = self::moment($written['DTSTART'][0] ?? null);
        $this->ends = self::moment($written['DTEND'][0] ?? null) ?? self::after($this->starts, $text('DURATION'));
        // Another time of one airing is an airing of its own.
        $this->rule = isset($written['RECURRENCE-ID']) ? '' : strtoupper($text('RRULE'));
        $this->is_many = stripos($written['RECURRENCE-ID'][0][0] ?? '', 'RANGE=') !== false;
        $this->is_cancelled = $text('STATUS') === 'CANCELLED';
        $this->is_whole_day = strlen($text('DTSTART')) === 8;
        $day = \DateTimeImmutable::createFromFormat('!Ymd', substr($text('DTSTART'), 0, 8));
        $shift = $day && $this->starts ? (int) $this->starts->format('N') - (int) $day->format('N') : 0;
        $this->shift = ($shift + 10) % 7 - 3;
    }

    /** @return list<self> */
    public static function all(string $text): array
    {
        $text = CalendarZones::resolved((string) preg_replace('/(?:\r\n|\r|\n)[ \t]/', '', $text));
        $lines = preg_split('/\r\n|\r|\n/', $text) ?: [];
        $events = [];
        // An alarm within an event has a summary of its own.
        [$event, $inner] = [null, 0];
        foreach ($lines as $line) {
            $edge = strtoupper($line);
            if ($edge === 'BEGIN:VEVENT') {
                [$event, $inner] = [[], 0];
            } elseif ($edge === 'END:VEVENT') {
                $event === null || $events[] = $event;
                $event = null;
            } elseif (preg_match('/^(BEGIN|END):/', $edge, $found) === 1) {
                $inner += $found[1] === 'BEGIN' ? 1 : -1;
            } elseif ($event !== null && $inner === 0) {
                self::add($event, $line);
            }
        }
        return array_map(static fn(array $event): self => new self($event), self::with_changes(self::with_series($events)));
    }

    /**
     * An event that stands for an airing and all that follow ends the rule before it, and goes on with it from its own
     * day and hour.
     *
     * @param list<array<string, list<array{string, string}>>> $events
     * @return list<array<string, list<array{string, string}>>>
     */
    private static function with_series(array $events): array
    {
        [$first, $last, $parts] = [[], [], []];
        foreach ($events as $place => $event) {
            $uid = $event['UID'][0][1] ?? '';
            if (!isset($event['RECURRENCE-ID']) && isset($event['RRULE']) && $uid !== '') {
                [$first[$uid], $last[$uid]] = [new self($event), [$place, 0]];
            }
        }
        foreach (self::since($events) as $place => $time) {
            $event = $events[$place];
            $uid = $event['UID'][0][1] ?? '';
            $starts = self::moment($event['DTSTART'][0] ?? null);
            $parts[$uid] = ($parts[$uid] ?? 0) + 1;
            if (isset($first[$uid]->starts) && $starts !== null && $parts[$uid] < self::MOST_PARTS) {
                [$former, $later] = $last[$uid];
                $told = array_intersect_key($events[$former], ['SUMMARY' => true, 'EXDATE' => true]);
                $rule = ['RRULE' => [['', $first[$uid]->rule_from($time, $starts)]]];
                $events[$place] = ['RECURRENCE-ID' => null] + $event + $rule + $told;
                $rule = new CalendarRule(strtoupper($events[$former]['RRULE'][0][1]), 0, 0);
                $events[$former]['RRULE'][0][1] = $rule->moved(0, gmdate('Ymd\THis\Z', $time + $later - 60));
                $last[$uid] = [$place, $starts->getTimestamp() - $time];
            }
        }
        return $events;
    }

    /**
     * @param list<array<string, list<array{string, string}>>> $events
     * @return array<int, int> Place of an event that stands for all that follow → the time of the first of them.
     */
    private static function since(array $events): array
    {
        $since = [];
        foreach ($events as $place => $event) {
            $of = $event['RECURRENCE-ID'][0] ?? null;
            if (stripos($of[0] ?? '', 'RANGE=') !== false) {
                $since[$place] = (int) self::moment($of)?->getTimestamp();
            }
        }
        asort($since);
        return array_filter($since);
    }

    /** The rule as it goes on from one of its airings, which moved to another day or hour. */
    private function rule_from(int $time, \DateTimeImmutable $starts): string
    {
        $rule = new CalendarRule($this->rule, (int) $this->starts->format('N') - 1, $this->shift);
        $until = (string) $rule->until($this->starts, $this->last_date(...));
        $days = (int) $starts->setTimestamp($time)->setTime(0, 0)->diff($starts->setTime(0, 0))->format('%r%a');
        $last = $until === '' ? '' : (new \DateTimeImmutable($until))->modify("$days days")->format('Ymd');
        return $rule->moved(($days % 7 + 7) % 7, $last);
    }

    /**
     * An event that stands for one airing of another takes its place: the rule does not hold on that date.
     *
     * @param list<array<string, list<array{string, string}>>> $events
     * @return list<array<string, list<array{string, string}>>>
     */
    private static function with_changes(array $events): array
    {
        $changed = [];
        foreach ($events as $event) {
            $changed[$event['UID'][0][1] ?? ''][] = $event['RECURRENCE-ID'] ?? [];
        }
        $parts = [];
        foreach ($events as &$event) {
            $uid = $event['UID'][0][1] ?? '';
            $is_series = $uid !== '' && !isset($event['RECURRENCE-ID']);
            $parts[$uid] = ($parts[$uid] ?? 0) + (int) $is_series;
            $more = $is_series && $parts[$uid] <= self::MOST_PARTS ? $changed[$uid] : [];
            $event['EXDATE'] = array_merge($event['EXDATE'] ?? [], ...$more);
        }
        return $events;
    }

    /** @return list<string> Dates on which a rule does not hold. */
    public function left_out(): array
    {
        $date = fn(array $value): string => $this->day($value)?->format('Y-m-d') ?? '';
        return $this->left_out ??= array_values(array_filter(array_map($date, $this->values('EXDATE')), strlen(...)));
    }

    /** @return list<array{\DateTimeImmutable, \DateTimeImmutable}> The airings without a rule: when they begin and end. */
    public function single(): array
    {
        [$starts, $ends] = [$this->starts, $this->ends];
        if ($starts === null || $ends === null) {
            return [];
        }
        $all = $this->rule === '' ? [[$starts, $ends]] : [];
        foreach ($this->values('RDATE') as [$parameters, $value]) {
            [$begin, $end] = explode('/', $value) + ['', ''];
            $begins = self::moment([$parameters, $begin]);
            $until = self::moment([$parameters, $end]) ?? self::after($begins, $end) ?? $begins?->add($starts->diff($ends));
            $begins === null || $until === null || $all[] = [$begins, $until];
        }
        $left_out = $this->left_out();
        $is_on = static fn(array $edges): bool => !in_array($edges[0]->format('Y-m-d'), $left_out, true);
        return array_values(array_filter($all, $is_on));
    }

    /** @return string|null The last date by `UNTIL`: the one before where the hour of the airing is later. */
    public function last_date(string $until): ?string
    {
        $last = $this->day([$this->written['DTSTART'][0][0] ?? '', $until]);
        $is_before = strlen($until) > 8 && $last?->format('His') < $this->starts?->format('His');
        return $last?->modify($is_before ? '-1 day' : '+0 days')->format('Y-m-d');
    }

    /**
     * A date without an hour is one of the zone of the event.
     *
     * @param array{string, string} $written
     */
    private function day(array $written): ?\DateTimeImmutable
    {
        return self::moment($written)?->modify(strlen($written[1]) === 8 ? "$this->shift days" : '+0 days');
    }

    /** @return list<array{string, string}> Parameters and value of each of a list. */
    private function values(string $name): array
    {
        $all = [];
        foreach ($this->written[$name] ?? [] as [$parameters, $values]) {
            foreach (explode(',', $values) as $value) {
                $all[] = [$parameters, $value];
            }
        }
        return $all;
    }

    /**
     * A time without a zone is one of the site.
     *
     * @param array{string, string}|null $written Parameters and value.
     */
    private static function moment(?array $written): ?\DateTimeImmutable
    {
        if ($written === null || preg_match('/^(\d{8})(?:T(\d{4})\d\d(Z)?)?$/', $written[1], $found) !== 1) {
            return null;
        }
        preg_match('/;TZID=([^;:]+)/i', $written[0], $named);
        $zone = ($found[3] ?? '') === 'Z' ? 'UTC' : ($named[1] ?? wp_timezone_string());
        if ($zone === CalendarZones::UNKNOWN) {
            return null;
        }
        $clock = "$found[1] " . (($found[2] ?? '') ?: '0000');
        $moment = \DateTimeImmutable::createFromFormat('!Ymd Hi', $clock, new \DateTimeZone($zone));
        return $moment ? $moment->setTimezone(wp_timezone()) : null;
    }

    /** @param array<string, list<array{string, string}>> $event */
    private static function add(array &$event, string $line): void
    {
        if (preg_match('/^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/', $line, $found) === 1) {
            $event[strtoupper($found[1])][] = [$found[2], $found[3]];
        }
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
