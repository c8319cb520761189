<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Slot;
use Onda\Owner\Import\Source;
use Onda\Owner\Schedule\Import\CalendarRule;
use Onda\Owner\Schedule\Import\CalendarWeek;
use Onda\Owner\Schedule\Import\CsvWeek;
use Onda\Owner\Schedule\Import\ImportedShow;
use Onda\Owner\Schedule\Import\RadioPlayerPageShows;
use Onda\Owner\Schedule\Import\ShowImport;
use Onda\Owner\Schedule\Import\StationWeek;
use Onda\Owner\Schedule\Import\WeekBuilder;
use Onda\Owner\Schedule\Import\WeekFile;
use Onda\Tests\TestCase;

/** A week from a file. The folder `weeks` holds documents and what they mean: a stranger adds a file and a row. */
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
        $text = (string) file_get_contents(__DIR__ . "/weeks/$file");
        $week = new WeekBuilder();
        $wrong = match (pathinfo($file, PATHINFO_EXTENSION)) {
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
            ['marzo y abril', 0], ['', 0], ['mañana', 0], ['lunes a', 0],
        ];
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
            ['desde las 7 hasta las 9', '', [420, 120]], ['8 de la semana', '9', null],
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
        $starts = new \DateTimeImmutable("$first 10:00");
        $this->assertSame($last, (new CalendarRule($rule, (int) $starts->format('N') - 1, 0))->until($starts));
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
