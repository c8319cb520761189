<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Slot;
use Onda\Owner\Import\Source;
use Onda\Owner\Schedule\Import\CalendarWeek;
use Onda\Owner\Schedule\Import\CsvWeek;
use Onda\Owner\Schedule\Import\ImportedShow;
use Onda\Owner\Schedule\Import\RadioPlayerPageShows;
use Onda\Owner\Schedule\Import\ShowImport;
use Onda\Owner\Schedule\Import\StationWeek;
use Onda\Owner\Schedule\Import\WeekBuilder;
use Onda\Owner\Schedule\Import\WeekFile;
use Onda\Tests\TestCase;

/**
 * A week from a file. The folder `weeks` holds documents and what they mean: a stranger adds a file and a row of
 * `expected.json`, or a short one with its text to `variations.json`.
 */
final class WeekFileTest extends TestCase
{
    use ScheduleSite;

    /** 27 November 2026. */
    private const NOW = 1_795_780_800;

    protected function setUp(): void
    {
        parent::setUp();
        $this->begin();
    }

    /**
     * @dataProvider documents
     * @param array<string, mixed> $expected
     */
    public function test_a_document_is_a_week_and_the_lines_that_are_none_are_named(string $file, array $expected): void
    {
        $text = $expected['text'] ?? (string) file_get_contents(__DIR__ . "/weeks/$file");
        $week = new WeekBuilder();
        $wrong = match ($expected['kind'] ?? pathinfo($file, PATHINFO_EXTENSION)) {
            'csv' => CsvWeek::read($text, $week),
            'ics' => CalendarWeek::read($text, $week, self::NOW),
            default => StationWeek::read((array) json_decode($text, true), $week),
        };
        $this->assertSame($expected['wrong'], $wrong);
        $told = static fn(ImportedShow $show): array => array_filter([
            'hosts' => array_values($show->hosts),
            'slots' => array_map(self::told(...), $show->slots),
            'cancelled' => array_merge(...$show->cancelled),
            'specials' => array_column($show->changes, 'starts'),
        ]);
        $shows = $week->shows('file');
        $titles = array_map(static fn(ImportedShow $show): string => $show->post['post_title'], $shows);
        $this->assertEquals($expected['shows'], array_combine($titles, array_map($told, $shows)));
    }

    /** @return iterable<string, array{string, array<string, mixed>}> */
    public function documents(): iterable
    {
        $all = json_decode((string) file_get_contents(__DIR__ . '/weeks/expected.json'), true);
        foreach ($all as $file => $expected) {
            yield $file => [$file, $expected];
        }
        foreach (json_decode((string) file_get_contents(__DIR__ . '/weeks/variations.json'), true) as $row) {
            yield $row['id'] => [$row['id'], $row];
        }
    }

    /** @return array<mixed> */
    private static function told(Slot $slot): array
    {
        $more = array_filter(['from' => $slot->from, 'until' => $slot->until, 'month_weeks' => $slot->month_weeks]);
        $more += $slot->every > 1 ? ['every' => $slot->every] : [];
        $clock = sprintf('%02d:%02d', intdiv($slot->start, 60), $slot->start % 60);
        return [$slot->weekdays, $clock, $slot->length, ...($more === [] ? [] : [$more])];
    }

    /** @dataProvider days */
    public function test_a_day_may_be_written_in_many_ways(string $day, int $weekdays): void
    {
        $week = new WeekBuilder();
        CsvWeek::read("\"$day\",10:00,11:00,A", $week);
        $this->assertSame($weekdays, ($week->shows('')[0] ?? null)?->slots[0]->weekdays ?? 0);
    }

    public function days(): array
    {
        return [
            ['Lunes', 1], ['LUN', 1], ['lun.', 1], ['Miércoles', 4], ['miercoles', 4], ['X', 4], ['Sáb', 32], ['domingos', 64],
            ['Monday', 1], ['tues', 2], ['Thu', 8], ['Lunes, miércoles y viernes', 21], ['L, X, V', 21], ['de lunes a jueves', 15],
            ['viernes a lunes', 113], ['Lun-Vie', 31], ['Mon to Fri', 31], ['fin de semana', 96], ['diario', 127], ['Daily', 127],
            ['Dilluns', 1], ['dimarts', 2], ['Dimecres', 4], ['dijous', 8], ['divendres', 16], ['Dissabte', 32], ['diumenge', 64],
            ['de dilluns a divendres', 31], ['dl.', 1], ['dg', 64], ['dissabte i diumenge', 96], ['cap de setmana', 96], ['tots els dies', 127],
            ['Segunda-feira', 1], ['terça-feira', 2], ['Quarta', 4], ['qui', 8], ['sexta-feira', 16], ['Sábado e domingo', 96],
            ['de segunda a sexta', 31], ['Segunda-feira à sexta-feira', 31], ['segunda até quinta', 15], ['fim de semana', 96],
            ['fines de semana', 96], ['dias úteis', 31], ['Todos os dias', 127], ['Luns', 1], ['mércores', 4], ['xoves e venres', 24],
            ['días laborables', 31], ['de los lunes a los viernes', 31], ['cada día', 127], ['dia', 0], ['terra', 0],
            ['marzo y abril', 0], ['', 0], ['mañana', 0], ['lunes a', 0],
        ];
    }

    /**
     * The show is on Monday from 20:00 to 21:30.
     *
     * @testWith ["Día;Horario;Programa", "lunes;20h - 21:30h;A"]
     *     ["Día;Hora;Programa", "lunes;20:00 a 21:30;A"]
     *     ["Días;Horas;Espacio", "lunes;20:00-21:30;A"]
     *     ["Programa;Día;Hora de inicio;Hora de fin", "A;lunes;20:00;21:30"]
     *     ["Hora fin;Hora inicio;Día de la semana;Nombre del programa", "21:30;20:00;lunes;A"]
     *     ["Día;Desde;Hasta;Título", "lunes;20:00;21:30;A"]
     *     ["Dia;Horari;Programa", "dilluns;20 h - 21.30 h;A"]
     *     ["Dia;Inici;Fi;Títol", "dilluns;20:00;21:30;A"]
     *     ["Dia;Comença;Acaba;Espai", "dilluns;20:00;21:30;A"]
     *     ["Dia da semana;Horário;Programa", "segunda-feira;20h às 21h30;A"]
     *     ["Dia;Início;Fim;Nome", "segunda;20:00;21:30;A"]
     *     ["Day;Start time;End time;Show", "Mon;8 pm;9:30 pm;A"]
     *     ["Weekday;Time;Program", "Mon;8-9:30 pm;A"]
     *     ["Programación de la radio;;\nDía;Horario;Programa", "lunes;20h - 21:30h;A"]
     *     ["Hora;Lunes;Martes", "20:00-21:30;A;"]
     *     ["Hora;Lunes;Martes", "20:00;A;\n21:30;;B"]
     *     [";Dilluns;Dimarts", "20:00-21:00;A;-\n21:00-21:30;A;-"]
     *     ["Início;Fim;Segunda;Terça", "20:00;21:30;A;"]
     *     ["Programación\nHorario;Lunes;Martes a viernes;Fin de semana", "20h - 21:30h;A;B;B"]
     *     ["Lunes;Martes;Hora", "A;;20:00 a 21:30"]
     *     [";20:00;21:30", "Lunes;A;\nMartes;;B"]
     *     ["Día;20h - 21:30h;22h - 23h", "Lunes;A;\nMartes;;B"]
     *     ["Horario;20:00-20:45;20:45-21:30", "Dilluns;A;A\nDimarts;B;B"]
     *     ["Programação\nDia;20h às 21h30;21h30 às 23h", "Segunda-feira;A;-\nTerça a sexta;B;B"]
     *     ["Day;8 pm - 9:30 pm;10 pm - 11 pm", "Mon;A;\nTue to Fri;B;C\nWeekend;;C"]
     *     ["Inicio;20:00;21:30", "Fin;21:30;23:00\nL;A;\nX;;B"]
     */
    public function test_a_head_may_be_written_in_many_ways(string $head, string $rows): void
    {
        $week = new WeekBuilder();
        CsvWeek::read("$head\n$rows", $week);
        $this->assertSame([[1, '20:00', 90]], array_map(self::told(...), $week->shows('')[0]->slots ?? []));
    }

    public function test_a_grid_has_an_airing_for_rows_that_follow_each_other_and_nights(): void
    {
        $week = new WeekBuilder();
        $rows = ['Hora;L;M;X', '22:00;Noche;Noche;"Dos', 'líneas"', '23:00;Noche;Jazz;', '00:00;Alba;Noche;', 'Cierre;;;', '1:00;;;'];
        $this->assertSame([5], CsvWeek::read(implode("\n", $rows), $week));
        $slots = static fn(ImportedShow $show): array => array_map(self::told(...), $show->slots);
        $this->assertSame([
            [[1, '22:00', 120], [2, '22:00', 60], [4, '00:00', 60]],
            [[2, '00:00', 60]],
            [[2, '23:00', 60]],
            [[4, '22:00', 60]],
        ], array_map($slots, $week->shows('')));
        $this->assertSame(['Noche', 'Alba', 'Jazz', 'Dos líneas'], array_keys($week->data()));
    }

    /** @dataProvider hours */
    public function test_an_hour_may_be_written_in_many_ways(string $start, string $end, ?array $expected): void
    {
        $week = new WeekBuilder();
        CsvWeek::read("lunes;$start;$end;A", $week);
        $slot = ($week->shows('')[0] ?? null)?->slots[0];
        $this->assertSame($expected, $slot === null ? null : [$slot->start, $slot->length]);
    }

    public function hours(): array
    {
        return [
            ['8:00', '9:00', [480, 60]], ['08.30', '09.00', [510, 30]], ['20h', '21h30', [1200, 90]], ['8 am', '1 pm', [480, 300]],
            ['12:00 p. m.', '12:30 PM', [720, 30]], ['12 am', '1am', [0, 60]], ['22:00:00', '00:00:00', [1320, 120]],
            ['22:00', '24:00', [1320, 120]], ['23:30', '1:15', [1410, 105]], ['10 hs', '11 hs.', [600, 60]], ['10:00-12:00', '', [600, 120]],
            ['8 de la mañana', '1 de la tarde', [480, 300]], ['mediodía', '2 de la tarde', [720, 120]], ['12 del mediodía', '13:00', [720, 60]],
            ['10 de la noche', '12 de la noche', [1320, 120]], ['Medianoche', '2 de la madrugada', [0, 120]], ['noon', 'midnight', [720, 720]],
            ['a las 8', 'a las 9', [480, 60]], ['de 8 a 10', '', [480, 120]], ['de 8 a 10 de la noche', '', [1200, 120]], ['8 a.m. a 10 a.m.', '', [480, 120]],
            ['8 a. m. – 1 p. m.', '', [480, 300]], ['8-10 pm', '', [1200, 120]], ['10-1 pm', '', [600, 180]], ['11 to 1 am', '', [1380, 120]],
            ['10 - 12 am', '', [1320, 120]], ['12-2 pm', '', [720, 120]], ['9:30 - 5 pm', '', [570, 450]], ['20:00 a medianoche', '', [1200, 240]],
            ['desde las 7 hasta las 9', '', [420, 120]], ['20h - 21:30h', '', [1200, 90]], ["8'30", "9'30 h.", [510, 60]], ['20:00 hrs', '21 horas', [1200, 60]],
            ['de 8 a 10 del matí', '', [480, 120]], ['10 de la nit', 'mitjanit', [1320, 120]], ['migdia', '2 de la tarda', [720, 120]],
            ['das 8h às 10h', '', [480, 120]], ['8h30', '10h', [510, 90]], ['8 da manhã', 'meio-dia', [480, 240]], ['10 da noite', 'meia-noite', [1320, 120]], ['8 de la semana', '9', null],
            ['24:00', '1:00', null], ['25:00', '1:00', null], ['10:75', '11:00', null], ['diez', '11:00', null], ['10:00', '', null],
        ];
    }

    /**
     * The calendar's weeks begin on Monday, whichever day the first one is.
     *
     * @testWith ["FREQ=WEEKLY", ""]
     *     ["FREQ=WEEKLY;UNTIL=20260401T080000Z", "2026-04-01"]
     *     ["FREQ=WEEKLY;COUNT=3", "2026-03-16"]
     *     ["FREQ=WEEKLY;INTERVAL=2;COUNT=3", "2026-03-30"]
     *     ["FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3", "2026-03-09"]
     *     ["FREQ=DAILY;COUNT=10", "2026-03-11"]
     *     ["FREQ=MONTHLY;BYDAY=1MO;COUNT=3", null]
     *     ["FREQ=WEEKLY;COUNT=1", "2026-03-04", "2026-03-04"]
     *     ["FREQ=WEEKLY;BYDAY=MO,WE;COUNT=3", "2026-03-11", "2026-03-04"]
     *     ["FREQ=WEEKLY;INTERVAL=2;COUNT=3", "2026-04-01", "2026-03-04"]
     *     ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=3", "2026-03-18", "2026-03-04"]
     *     ["FREQ=WEEKLY;INTERVAL=3;BYDAY=SU,MO;COUNT=2", "2026-03-23", "2026-03-08"]
     */
    public function test_a_number_of_times_is_a_last_date(string $rule, ?string $last, string $first = '2026-03-02'): void
    {
        $day = strtr($first, ['-' => '']);
        $this->assertSame($last, self::calendar(["DTSTART:{$day}T100000", "DTEND:{$day}T110000", "RRULE:$rule"], '2026-03-01')[0]);
    }

    /**
     * Events of an hour at 20:00, first on Monday, 7 December 2026, and what they mean: the last date of the slot, when
     * specials begin, and the dates without an airing. A stranger adds a row.
     *
     * @dataProvider events
     * @param list<string> $lines
     * @param list<string>|null $changed An event in its place: which airing, when it is now, and what else it says.
     */
    public function test_an_event_may_change_in_many_ways(array $lines, ?string $until, array $specials, array $without, ?array $changed = null): void
    {
        $first = ['DTSTART;TZID=Europe/Madrid:20261207T200000', 'DTEND;TZID=Europe/Madrid:20261207T210000'];
        $this->assertSame([$until, $specials, $without], self::calendar([...$first, ...$lines], '2026-11-27', $changed));
    }

    /** @return iterable<array{list<string>, ?string, list<string>, list<string>, 4?: list<string>}> */
    public function events(): iterable
    {
        $weekly = ['RRULE:FREQ=WEEKLY'];
        yield 'moved' => [$weekly, '', ['2026-12-15 18:00'], ['2026-12-14'], [';TZID=Europe/Madrid:20261214T200000', '20261215T180000']];
        yield 'moved, by UTC' => [$weekly, '', ['2026-12-15 18:00'], ['2026-12-14'], [':20261214T190000Z', '20261215T180000']];
        yield 'moved, by its date' => [$weekly, '', ['2026-12-15 18:00'], ['2026-12-14'], [';VALUE=DATE:20261214', '20261215T180000']];
        yield 'longer' => [$weekly, '', ['2026-12-14 20:00'], ['2026-12-14'], [':20261214T200000', '20261214T200000']];
        yield 'called off' => [$weekly, '', [], ['2026-12-14'], [':20261214T200000', '20261214T200000', 'STATUS:CANCELLED']];
        yield 'moved, of another one' => [$weekly, '', ['2026-12-15 18:00'], [], [':20261214T200000', '20261215T180000', 'UID:other']];
        yield 'moved, over' => [$weekly, '', [], ['2026-11-23'], [':20261123T200000', '20261124T200000']];
        yield 'left out, too' => [[...$weekly, 'EXDATE:20261221T200000'], '', ['2026-12-15 18:00'], ['2026-12-21', '2026-12-14'],
            [':20261214T200000', '20261215T180000']];
        yield 'a date more' => [[...$weekly, 'RDATE;TZID=Europe/Madrid:20261216T190000,20261217T190000'], '',
            ['2026-12-16 19:00', '2026-12-17 19:00'], []];
        yield 'dates alone' => [['RDATE:20261209T190000Z'], null, ['2026-12-07 20:00', '2026-12-09 20:00'], []];
        yield 'a period' => [['RDATE;VALUE=PERIOD:20261209T190000Z/PT2H'], null, ['2026-12-07 20:00', '2026-12-09 20:00'], []];
        yield 'a date more that moved' => [['RDATE:20261209T200000'], null, ['2026-12-07 20:00', '2026-12-10 20:00'], [],
            [':20261209T200000', '20261210T200000']];
        yield 'until its hour' => [['RRULE:FREQ=WEEKLY;UNTIL=20261221T190000Z'], '2026-12-21', [], []];
        yield 'until before its hour' => [['RRULE:FREQ=WEEKLY;UNTIL=20261221T185959Z'], '2026-12-20', [], []];
        yield 'until midnight' => [['RRULE:FREQ=WEEKLY;UNTIL=20261221T000000'], '2026-12-20', [], []];
        yield 'until a date' => [['RRULE:FREQ=WEEKLY;UNTIL=20261221'], '2026-12-21', [], []];
        yield 'by year' => [['RRULE:FREQ=YEARLY'], null, ['2026-12-07 20:00'], []];
        yield 'by year, named' => [['RRULE:FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=7;WKST=MO'], null, ['2026-12-07 20:00'], []];
        yield 'by year, without the first' => [['RRULE:FREQ=YEARLY', 'EXDATE:20261207T200000'], null, ['2027-12-07 20:00'], []];
        yield 'by two years, moved' => [['RRULE:FREQ=YEARLY;INTERVAL=2'], null, ['2026-12-08 20:00', '2028-12-07 20:00'], [],
            [':20261207T200000', '20261208T200000']];
        yield 'moved, all of them' => [$weekly, '', [], [], [';RANGE=THISANDFUTURE:20261207T190000Z', '20261207T180000']];
        yield 'by year, once' => [['RRULE:FREQ=YEARLY;COUNT=1', 'EXDATE:20261207T200000'], null, [], []];
    }

    /**
     * An airing moves with all later ones: weekdays, hour, the first and the last day from then on. The rule begins on
     * Monday, 7 December 2026, at 20:00. A stranger adds a row.
     *
     * @testWith
     *  ["FREQ=WEEKLY", "20261221T200000", "20261221T180000", [1, "18:00", "2026-12-21", ""]]
     *  ["FREQ=WEEKLY", "20261221T200000", "20261222T200000", [2, "20:00", "2026-12-22", ""]]
     *  ["FREQ=WEEKLY", "20261221T200000", "20261220T200000", [64, "20:00", "2026-12-20", ""]]
     *  ["FREQ=WEEKLY;WKST=MO;BYDAY=MO,SU", "20261221T200000", "20261222T200000", [3, "20:00", "2026-12-22", ""]]
     *  ["FREQ=WEEKLY;COUNT=4", "20261221T200000", "20261222T210000", [2, "21:00", "2026-12-22", "2026-12-29"]]
     *  ["FREQ=WEEKLY;UNTIL=20270104", "20261221T190000Z", "20261223T080000", [4, "08:00", "2026-12-23", "2027-01-06"]]
     *  ["FREQ=DAILY;UNTIL=20270104", "20261221", "20261221T180000", [127, "18:00", "2026-12-21", "2027-01-04"]]
     *  ["FREQ=MONTHLY;BYDAY=1MO", "20270104T200000", "20270104T220000", [1, "22:00", "2027-01-04", ""]]
     */
    public function test_an_event_may_move_with_all_that_follow(string $rule, string $of, string $starts, array $expected): void
    {
        $week = new WeekBuilder();
        $event = static fn(string ...$lines): string => implode("\r\n", ['BEGIN:VEVENT', 'SUMMARY:A', 'UID:a', 'DURATION:PT1H',
            ...$lines, "END:VEVENT\r\n"]);
        $moved = $event("RECURRENCE-ID;RANGE=THISANDFUTURE:$of", "DTSTART:$starts");
        $wrong = CalendarWeek::read($moved . $event('DTSTART:20261207T200000', "RRULE:$rule"), $week, self::NOW);
        $this->assertSame([], $wrong);
        $slots = $week->shows('')[0]->slots;
        usort($slots, static fn(Slot $one, Slot $other): int => $one->from <=> $other->from);
        $this->assertCount(2, $slots);
        $clock = sprintf('%02d:%02d', intdiv($slots[1]->start, 60), $slots[1]->start % 60);
        $this->assertSame($expected, [$slots[1]->weekdays, $clock, $slots[1]->from, $slots[1]->until]);
        $day_before = gmdate('Y-m-d', strtotime(substr($of, 0, 8) . ' -1 day'));
        $this->assertSame(['2026-12-07', $day_before], [$slots[0]->from, $slots[0]->until]);
    }

    /**
     * Eight in the evening on the first of July, or of another day, on the clock of Madrid. A stranger adds a row.
     *
     * @testWith ["Europe/Madrid", "20:00"]
     *     ["europe/madrid", "20:00"]
     *     ["Eastern Standard Time", "02:00"]
     *     ["(UTC-05:00) Eastern Time (US & Canada)", "02:00"]
     *     ["Central Standard Time (Mexico)", "04:00"]
     *     ["SA Pacific Standard Time", "03:00"]
     *     ["(UTC-03:00) Buenos Aires", "01:00"]
     *     ["Argentina Standard Time", "01:00"]
     *     ["GMT Standard Time", "21:00"]
     *     ["UTC", "22:00"]
     *     ["Romance Standard Time", "20:00"]
     *     ["(UTC+01:00) Brussels, Copenhagen, Madrid, Paris", "20:00"]
     *     ["Tokyo Standard Time", "13:00"]
     *     ["/mozilla.org/20050126_1/America/New_York", "02:00"]
     *     ["/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires", "01:00"]
     *     ["Hora del este", "02:00"]
     *     ["Hora del este", "05:59", "20261101T005900"]
     *     ["Hora del este", "08:00", "20261101T020000"]
     *     ["Nobody’s", null]
     */
    public function test_a_zone_may_be_named_in_many_ways(string $zone, ?string $clock, string $day = '20270701T200000'): void
    {
        $half = static fn(string $name, string $offset, string $rule): string =>
            "BEGIN:$name\nDTSTART:16010101T020000\nTZOFFSETTO:$offset\nRRULE:FREQ=YEARLY;$rule\nEND:$name\n";
        $own = "BEGIN:VTIMEZONE\nTZID:Hora del este\n" . $half('STANDARD', '-0500', 'BYDAY=1SU;BYMONTH=11')
            . $half('DAYLIGHT', '-0400', 'BYDAY=2SU;BYMONTH=3') . "END:VTIMEZONE\n";
        $week = new WeekBuilder();
        $event = "BEGIN:VEVENT\nSUMMARY:A\nDTSTART;TZID=\"$zone\":$day\nDURATION:PT1H\nEND:VEVENT";
        $wrong = CalendarWeek::read($own . $event, $week, strtotime('2026-10-01'));
        $this->assertSame($clock === null ? [1] : [], $wrong);
        $starts = array_column($week->shows('')[0]->changes ?? [], 'starts')[0] ?? '';
        $this->assertSame((string) $clock, substr($starts, 11));
    }

    /**
     * @param list<string> $lines
     * @param list<string>|null $changed
     * @return array{?string, list<string>, list<string>} The last date of its slot, specials, and dates without it.
     */
    private static function calendar(array $lines, string $now, ?array $changed = null): array
    {
        $event = static fn(string ...$of): string => implode("\n", ['BEGIN:VEVENT', 'SUMMARY:A', ...$of, "END:VEVENT\n"]);
        [$of, $starts, $more] = (array) $changed + ['', '', 'UID:a'];
        $other = ['UID:a', "RECURRENCE-ID$of", "DTSTART:$starts", 'DURATION:PT2H'];
        $other = str_starts_with($more, 'UID') ? [$more, ...array_slice($other, 1)] : [...$other, $more];
        $week = new WeekBuilder();
        CalendarWeek::read(($changed ? $event(...$other) : '') . $event('UID:a', ...$lines), $week, strtotime($now));
        $show = $week->shows('')[0] ?? new ImportedShow('', []);
        $specials = array_column($show->changes, 'starts');
        sort($specials);
        return [array_column($show->slots, 'until')[0] ?? null, $specials, array_merge(...$show->cancelled)];
    }

    /**
     * A hostile or a broken file costs little: what stands in it is repeated.
     *
     * @dataProvider endless
     */
    public function test_a_file_of_half_a_megabyte_is_read_in_a_moment(string $begin, string $unit): void
    {
        $text = $begin . str_repeat($unit, intdiv(500_000, strlen($unit)));
        $before = getrusage()['ru_utime.tv_sec'];
        $is_calendar = str_starts_with($begin, 'BEGIN');
        $wrong = $is_calendar ? CalendarWeek::read($text, new WeekBuilder(), self::NOW) : CsvWeek::read($text, new WeekBuilder());
        $this->assertIsArray($wrong);
        $this->assertLessThan(10, getrusage()['ru_utime.tv_sec'] - $before);
    }

    /** @return array<string, array{string, string}> */
    public function endless(): array
    {
        $event = static fn(string $more): string => "BEGIN:VEVENT\nUID:a\nSUMMARY:A\nDTSTART:20261207T200000\nDURATION:PT1H\n{$more}END:VEVENT\n";
        $of = "RECURRENCE-ID;RANGE=THISANDFUTURE:20261214T200000\n";
        return [
            'brackets in a table' => ['', '<'],
            'brackets in a calendar' => ["BEGIN:VCALENDAR\n", '<'],
            'a title without an end' => ["BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:", 'ñ'],
            'a head of hours' => [';', '8:00;'],
            'hours and days' => [";8:00;9:00\n", "lunes;A;B\n"],
            'series of one name' => ["BEGIN:VCALENDAR\n", $event("RRULE:FREQ=WEEKLY\n")],
            'parts of one series' => ["BEGIN:VCALENDAR\n" . $event("RRULE:FREQ=WEEKLY;COUNT=400\n"), $event($of)],
            'changes of one series' => ["BEGIN:VCALENDAR\n" . $event("RRULE:FREQ=WEEKLY\n"), $event("RECURRENCE-ID:20261214T200000\n") . $event('')],
        ];
    }

    public function test_what_is_called_off_or_has_no_length_is_not_in_the_week(): void
    {
        $week = new WeekBuilder();
        $event = ['BEGIN:VEVENT', 'SUMMARY:A', 'DTSTART:20261201T100000', 'DTEND:20261201T110000', 'STATUS:CANCELLED', 'END:VEVENT'];
        $this->assertSame([], CalendarWeek::read(implode("\n", $event), $week, self::NOW));
        $row = ['title' => 'A', 'start_timestamp' => self::NOW, 'end_timestamp' => self::NOW];
        $this->assertSame([1], StationWeek::read([$row], $week));
        $this->assertSame([], $week->data());
    }

    public function test_a_title_has_two_hundred_letters_at_most(): void
    {
        $week = new WeekBuilder();
        $week->slot(str_repeat('ñ', 300), 0, 0, 60);
        $this->assertSame([str_repeat('ñ', 200)], array_keys($week->data()));
    }

    public function test_a_trial_adds_nothing_an_import_all_once_and_an_undo_takes_it_away(): void
    {
        $this->assertTrue(WeekFile::keep('week.ics', (string) file_get_contents(__DIR__ . '/weeks/google.ics')));
        $source = new WeekFile(new ShowImport(new ScheduleRepository(), 'uno'));
        $this->assertSame('week.ics', $source->title());
        $this->assertStringContainsString('(7)', (string) array_key_last($source->found()));
        $this->assertSame([6, 0], self::go($source, true)[0]);
        $this->assertSame([], $this->kept());
        [$counts, $added] = self::go($source);
        $this->assertSame([[6, 0], 5, 2], [$counts, count($this->kept()), count((new ScheduleRepository())->changes('uno'))]);
        $this->assertSame([0, 6], self::go($source)[0]);
        $source->take_back($added);
        $this->assertSame([[], []], [$this->kept(), (new ScheduleRepository())->changes('uno')]);
    }

    public function test_a_document_without_a_show_is_refused_and_the_former_one_stays(): void
    {
        WeekFile::keep('week.csv', 'lunes,10:00,11:00,A');
        foreach (['', '<html>', '{"error":"x"}', '[]', "BEGIN:VCALENDAR\nEND:VCALENDAR", "\0\0\0", '[[1],"a",null]'] as $none) {
            $this->assertFalse(WeekFile::keep('none', $none), $none);
        }
        $this->assertSame('week.csv', (new WeekFile(new ShowImport(new ScheduleRepository(), 'uno')))->title());
    }

    public function test_programs_of_radio_player_page_come_with_their_hours_and_repeats(): void
    {
        $program = $this->post('radplapag_program', 'Café', ['radplapag_program_description' => 'Corto']);
        $this->post('radplapag_program', 'Sin horas');
        $row = static fn(string $start, string $end, bool $is_rerun = false): array =>
            ['program_id' => $program, 'start' => $start, 'end' => $end, 'is_rerun' => $is_rerun];
        $this->post('radplapag_station', 'Radio', ['radplapag_station_schedule' => wp_slash(wp_json_encode([
            'monday' => [$row('08:00', '10:00'), $row('23:00', '01:00', true), $row('8', '9'), ['start' => 8] + $row('', '10:00')],
            'friday' => [array_diff_key($row('08:00', '10:00'), ['is_rerun' => false])],
        ]))]);
        $source = new RadioPlayerPageShows(new ShowImport(new ScheduleRepository(), 'uno'));
        $this->assertSame([2], array_values($source->found()));
        self::go($source);
        $slots = array_map(static fn(Slot $slot): array => [$slot->weekdays, $slot->start, $slot->length, $slot->kind], $this->kept());
        $this->assertSame([[17, 480, 120, 'live'], [1, 1380, 120, 'repeat']], $slots);
        $this->assertSame('Corto', get_post($this->kept()[0]->show)->post_excerpt);
        $this->assertCount(2, get_posts(['post_type' => ShowTypes::SHOW]));
    }

    /** @param array<string, string> $meta */
    private function post(string $type, string $title, array $meta = []): int
    {
        register_post_type($type);
        return (int) wp_insert_post(['post_type' => $type, 'post_title' => $title, 'post_status' => 'publish', 'meta_input' => $meta]);
    }

    /** @return list<Slot> */
    private function kept(): array
    {
        return (new ScheduleRepository())->slots('uno');
    }

    /** @return array{array{int, int}, list<\Onda\Owner\Import\Added>} What was taken and known, and what was added. */
    private static function go(Source $source, bool $is_dry = false): array
    {
        [$taken, $known, $added, $after] = [0, 0, [], ''];
        do {
            $step = $source->step($after, $is_dry);
            $taken += $step->taken;
            $known += $step->known;
            array_push($added, ...$step->added);
            $after = $step->next;
        } while ($after !== '');
        return [[$taken, $known], $added];
    }
}
