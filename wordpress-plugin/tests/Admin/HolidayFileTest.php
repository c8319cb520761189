<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\Week\Holiday;
use Onda\Owner\Import\Source;
use Onda\Owner\Schedule\Import\HolidayFile;
use Onda\Owner\Schedule\Import\ShowImport;
use Onda\Owner\Schedule\Import\WeekFile;
use Onda\Tests\TestCase;

/** Holidays of a file, by the import of a week. */
final class HolidayFileTest extends TestCase
{
    /** 27 November 2026. */
    private const NOW = 1_795_780_800;

    /**
     * @dataProvider documents
     * @param list<string> $days
     * @param list<int> $wrong
     */
    public function test_a_document_names_holidays_or_is_another_one(string $text, array $days, array $wrong): void
    {
        [$holidays, $unread] = HolidayFile::read($text, self::NOW);
        $this->assertSame($days, array_map(static fn(Holiday $one): string =>
            trim("$one->day $one->name $one->as_weekday"), $holidays));
        $this->assertSame($wrong, $unread);
    }

    /** @return array<string, array{string, list<string>, list<int>}> */
    public static function documents(): array
    {
        $event = static fn(string ...$lines): string => implode("\r\n", ['BEGIN:VEVENT', ...$lines, 'END:VEVENT']);
        $calendar = static fn(string ...$events): string =>
            implode("\r\n", ['BEGIN:VCALENDAR', ...$events, 'END:VCALENDAR', '']);
        $whole = static fn(string $day, string $name, string ...$more): string =>
            $event("DTSTART;VALUE=DATE:$day", "SUMMARY:$name", ...$more);
        return [
            'a table with a head, of Spain' => [
                "fecha;festivo;como\n25/12/2026;Navidad;domingo\n6.1.2027;Reyes;\n",
                ['2026-12-25 Navidad 6', '2027-01-06 Reyes'],
                [],
            ],
            'a table without a head, with a line that is none' => [
                "2026-12-25,Christmas,Sunday\nsoon,Nothing\n2027-02-30,No day\n",
                ['2026-12-25 Christmas 6'],
                [2, 3],
            ],
            'a table of a week' => ["día;inicio;fin;programa\nL-V;10:00;12:00;Café\n", [], []],
            'a table of single airings' => ["2026-12-25;10:00;12:00;Café\n", [], []],
            'a calendar of whole days' => [
                $calendar(
                    $whole('20261225', 'Navidad', 'DTEND;VALUE=DATE:20261226'),
                    $whole('20270325', 'Semana Santa', 'DTEND;VALUE=DATE:20270327'),
                    $whole('20251225', 'Over'),
                    $whole('20270101', 'Off', 'STATUS:CANCELLED'),
                ),
                ['2026-12-25 Navidad', '2027-03-25 Semana Santa', '2027-03-26 Semana Santa'],
                [],
            ],
            'days of each year' => [
                $calendar(
                    $whole('20101225', 'Navidad', 'RRULE:FREQ=YEARLY'),
                    $whole('20100101', 'Año Nuevo', 'RRULE:FREQ=YEARLY'),
                    $whole('20101101', 'A rule', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
                ),
                ['2026-12-25 Navidad', '2027-01-01 Año Nuevo', '2027-12-25 Navidad'],
                [3],
            ],
            'a calendar with hours' => [
                $calendar($whole('20261225', 'Navidad'), $event('DTSTART:20261225T100000Z', 'DTEND:20261225T110000Z', 'SUMMARY:A')),
                [],
                [],
            ],
            'a show of whole days' => [$calendar($whole('20261225', 'Maratón', 'RRULE:FREQ=WEEKLY')), [], []],
        ];
    }

    public function test_holidays_are_tried_taken_over_once_and_taken_back_but_for_what_was_changed(): void
    {
        $kept = new ScheduleRepository();
        $kept->put_holiday('uno', new Holiday('2027-01-06', 'Reyes', 6));
        $this->assertTrue(WeekFile::keep('fiestas.csv', "2026-12-25;Navidad\n2027-01-06;Epifanía\n2027-05-01;Trabajo\n?;?\n"));
        $source = new WeekFile(new ShowImport($kept, 'uno'));
        $this->assertSame(3, $source->total());
        $this->assertContains(3, $source->found());
        $this->assertSame([2, 1, 1, []], self::told($source, true));
        $this->assertCount(1, $kept->holidays('uno'));
        $step = $source->step('', false);
        $this->assertSame(['2026-12-25', '2027-01-06', '2027-05-01'], array_column($kept->holidays('uno'), 'day'));
        $this->assertSame('Reyes', $kept->holidays('uno')[1]->name, 'a known day stays');
        $this->assertSame([0, 3, 1, []], self::told($source, false));
        $kept->put_holiday('uno', new Holiday('2027-05-01', 'Trabajo', 6));
        $this->assertSame(1, $source->take_back($step->added));
        $this->assertSame(['2027-01-06', '2027-05-01'], array_column($kept->holidays('uno'), 'day'));
    }

    public function test_a_week_after_holidays_is_a_week_again(): void
    {
        WeekFile::keep('fiestas.csv', "2026-12-25;Navidad\n");
        WeekFile::keep('semana.csv', "L-V;10:00;12:00;Café\n");
        $source = new WeekFile(new ShowImport(new ScheduleRepository(), 'uno'));
        $this->assertSame(1, $source->total());
        $this->assertSame([1, 0, 0, []], self::told($source, true));
    }

    /** @return array{int, int, int, list<mixed>} */
    private static function told(Source $source, bool $is_dry): array
    {
        $step = $source->step('', $is_dry);
        return [$step->taken, $step->known, $step->wrong, $step->added];
    }
}
