<?php

declare(strict_types=1);

namespace Onda\Tests\Statistics;

use Onda\Core\Database\LocalDays;
use Onda\Core\Http\Request;
use Onda\Owner\Statistics\Range\Period;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Range\RangeStep;
use Onda\Tests\TestCase;

/** Days, weeks, months and years, and what they are compared with. */
final class RangeTest extends TestCase
{
    /** 2026-11-25 12:00 UTC, a Wednesday. */
    private const NOW = 1_795_608_000;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Madrid');
    }

    /** @dataProvider before */
    public function test_a_period_is_compared_with_the_same_before(string $from, string $to, string $before_from, string $before_to): void
    {
        $before = (new Period($from, $to))->before();
        $this->assertSame([$before_from, $before_to], [$before->from, $before->to]);
    }

    /** @return array<string, array{string, string, string, string}> */
    public function before(): array
    {
        return [
            'one day' => ['2026-11-25', '2026-11-25', '2026-11-24', '2026-11-24'],
            'seven days' => ['2026-11-19', '2026-11-25', '2026-11-12', '2026-11-18'],
            'days over a change of the clocks' => ['2026-10-20', '2026-10-30', '2026-10-09', '2026-10-19'],
            'a month' => ['2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31'],
            'the beginning of a month' => ['2026-11-01', '2026-11-25', '2026-10-01', '2026-10-25'],
            'the beginning of a month after a shorter one' => ['2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
            'a year' => ['2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
        ];
    }

    public function test_a_year_that_is_not_over_is_compared_with_the_same_days_of_the_year_before(): void
    {
        $year = RangeChoice::of(new Request(['range' => 'year']), self::NOW);
        $this->assertEquals(new Period('2025-01-01', '2025-11-25'), $year->before());
        $this->assertEquals(new Period('2023-01-01', '2023-02-28'), (new Period('2024-01-01', '2024-02-29'))->year_before());
        $month = RangeChoice::of(new Request(['range' => 'month']), self::NOW);
        $this->assertEquals($month->period->before(), $month->before());
    }

    /**
     * @testWith ["day", "Mar 9, 2026"]
     *           ["week", "Mar 9, 2026"]
     *           ["month", "March 2026"]
     *           ["year", "2026"]
     */
    public function test_a_bar_is_named_in_little_space(string $step, string $name): void
    {
        switch_to_locale('en_US');
        $mark = RangeStep::from($step)->mark(new Period('2026-03-09', '2026-03-15'));
        restore_previous_locale();
        $this->assertSame($name, $mark);
    }

    public function test_weeks_begin_on_the_day_that_the_site_chose_and_the_ends_are_cut(): void
    {
        $period = new Period('2026-11-11', '2026-11-25');
        $days = static fn(Period $part): string => "$part->from $part->to";
        $this->assertSame(
            ['2026-11-11 2026-11-15', '2026-11-16 2026-11-22', '2026-11-23 2026-11-25'],
            array_map($days, RangeStep::Week->parts($period, 1)),
        );
        $this->assertSame(
            ['2026-11-11 2026-11-14', '2026-11-15 2026-11-21', '2026-11-22 2026-11-25'],
            array_map($days, RangeStep::Week->parts($period, 0)),
        );
    }

    public function test_a_year_has_its_days_and_its_months(): void
    {
        $year = new Period('2024-01-01', '2024-12-31');
        $this->assertSame([366, 366, 12, 1], [
            $year->days(),
            count(RangeStep::Day->parts($year, 1)),
            count(RangeStep::Month->parts($year, 1)),
            count(RangeStep::Year->parts($year, 1)),
        ]);
        $this->assertSame('2024-02-29', RangeStep::Month->parts($year, 1)[1]->to);
    }

    public function test_bars_are_no_thinner_than_can_be_seen(): void
    {
        $year = new Period('2025-11-26', '2026-11-25');
        $this->assertSame(RangeStep::Week, RangeStep::fitting($year, 'day'));
        $this->assertSame(RangeStep::Month, RangeStep::fitting($year, 'month'));
        $this->assertSame(RangeStep::Day, RangeStep::fitting(new Period('2026-11-25', '2026-11-25'), ''));
        $this->assertSame(RangeStep::Year, RangeStep::fitting(new Period('2010-01-01', '2026-11-25'), 'x'));
    }

    /** @dataProvider chosen */
    public function test_the_address_says_which_days(array $query, string $from, string $to): void
    {
        $period = RangeChoice::of(new Request($query), self::NOW)->period;
        $this->assertSame([$from, $to], [$period->from, $period->to]);
    }

    /** @return array<string, array{array<string, mixed>, string, string}> */
    public function chosen(): array
    {
        return [
            'nothing' => [[], '2026-10-27', '2026-11-25'],
            'a range that is none' => [['range' => '<b>'], '2026-10-27', '2026-11-25'],
            'a list' => [['range' => ['7d'], 'from' => ['x']], '2026-10-27', '2026-11-25'],
            'seven days' => [['range' => '7d'], '2026-11-19', '2026-11-25'],
            'this month' => [['range' => 'month'], '2026-11-01', '2026-11-25'],
            'last month' => [['range' => 'last-month'], '2026-10-01', '2026-10-31'],
            'this year' => [['range' => 'year'], '2026-01-01', '2026-11-25'],
            'last year' => [['range' => 'last-year'], '2025-01-01', '2025-12-31'],
            'days' => [['from' => '2026-03-05', 'to' => '2026-03-09', 'range' => '7d'], '2026-03-05', '2026-03-09'],
            'days the other way round' => [['from' => '2026-03-09', 'to' => '2026-03-05'], '2026-03-05', '2026-03-09'],
            'days to come' => [['from' => '2026-11-24', 'to' => '2031-01-01'], '2026-11-24', '2026-11-25'],
            'only days to come' => [['from' => '2031-01-01', 'to' => '2031-01-02'], '2026-10-27', '2026-11-25'],
            'a day that the calendar lacks' => [['from' => '2026-02-30', 'to' => '2026-03-09'], '2026-10-27', '2026-11-25'],
            'ages ago' => [['from' => '0001-01-01', 'to' => '2026-03-05'], '2000-01-01', '2026-03-05'],
        ];
    }

    public function test_today_is_the_day_of_the_site(): void
    {
        update_option('timezone_string', 'Pacific/Auckland');
        $this->assertSame('2026-11-26', RangeChoice::of(new Request([]), self::NOW)->period->to);
    }

    public function test_a_time_belongs_to_its_day_also_where_the_clocks_change(): void
    {
        global $wpdb;
        $times = [
            '2026-10-24T21:59:59Z' => null,
            '2026-10-24T22:00:00Z' => '2026-10-25',
            '2026-10-25T22:59:59Z' => '2026-10-25',
            '2026-10-25T23:00:00Z' => '2026-10-26',
            '2026-10-26T22:59:59Z' => '2026-10-26',
            '2026-10-26T23:00:00Z' => null,
        ];
        foreach (array_keys($times) as $place => $time) {
            $wpdb->insert("{$wpdb->prefix}onda_favorites", ['owner' => "visitor:$place", 'post_id' => 1, 'created' => strtotime($time)]);
        }
        [$within, $day] = LocalDays::of('created', '2026-10-25', '2026-10-26');
        $sql = "SELECT $day, COUNT(*) FROM {$wpdb->prefix}onda_favorites WHERE $within AND post_id = %d GROUP BY 1";
        $days = LocalDays::named($wpdb->get_results($wpdb->prepare($sql, 1), ARRAY_N));
        ksort($days);
        $this->assertSame(array_count_values(array_filter($times)), $days);
    }
}
