<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Schedule\Printing\AiringList;
use Onda\Features\Schedule\Printing\OnAirPrinting;
use Onda\Features\Schedule\Printing\WeekPrinting;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\Airing;
use Onda\Features\Schedule\Week\WallClock;
use Onda\Features\Schedule\Week\Slot;
use Onda\Tests\TestCase;

/** The week and what is on, as PHP prints them. */
final class PrintingTest extends TestCase
{
    private const MONDAY = 1;
    private const SUNDAY = 64;
    private const HOSTILE = '<img src=x onerror=alert(1)>';
    private ScheduleRepository $kept;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Madrid');
        update_option('time_format', 'H:i');
        update_option('start_of_week', 1);
        ShowTypes::begin();
        $this->configure(['id' => 'uno']);
        $this->kept = new ScheduleRepository();
        $_GET = [];
        $this->visit('x');
    }

    protected function tearDown(): void
    {
        $_GET = [];
        parent::tearDown();
    }

    public function test_an_airing_has_its_hours_its_show_its_hosts_and_how_it_airs(): void
    {
        $ana = $this->post(ShowTypes::HOST, 'Ana Pérez');
        $draft = $this->post(ShowTypes::HOST, 'Nadie', 'draft');
        $show = $this->post(ShowTypes::SHOW, 'La tarde');
        update_post_meta($show, ShowTypes::HOSTS, [$ana, $draft]);
        $this->slot('', self::MONDAY, 16, 2, show: $show);
        $this->slot('Otra', self::MONDAY, 18, 1, kind: 'repeat');
        $this->slot('Música', self::MONDAY, 19, 1, kind: 'automation');
        $week = $this->week('2026-11-27 12:00');
        $times = '<span part="time"><time datetime="2026-11-23T16:00+01:00">16:00</time>–'
            . '<time datetime="2026-11-23T18:00+01:00">18:00</time></span>';
        $link = '<a part="title" href="' . esc_url((string) get_permalink($show)) . '">La tarde</a>';
        $this->assertStringContainsString(
            "<li part=\"airing\">$times $link <span part=\"hosts\">con Ana Pérez</span>"
                . ' <span part="note" data-kind="live">En directo</span></li>',
            $week,
        );
        $this->assertStringContainsString('<span part="title">Otra</span> <span part="note" data-kind="repeat">Repetición', $week);
        $this->assertStringContainsString('<span part="title">Música</span></li>', $week);
        $this->assertStringContainsString('<b>' . ucfirst(Days::formatted('2026-11-23', 'l')) . '</b> ' . Days::formatted('2026-11-23', 'j \d\e F') . '</h2>', $week);
        $this->assertStringNotContainsString('part="hosts"', $this->week('2026-11-27 12:00', ['hosts' => false]));
        $this->assertSame(7, substr_count($week, '<section part="day"'));
        $this->assertStringNotContainsString("\n", $week);
    }

    public function test_one_airing_is_on_and_one_day_is_today(): void
    {
        $this->slot('Mañana', self::MONDAY, 8, 2);
        $week = $this->week('2026-11-23 09:59');
        $this->assertStringContainsString('En directo</span> <b part="now">En antena</b></li>', $week);
        $this->assertSame([1, 2], [substr_count($week, 'aria-current="time"'), substr_count($week, 'aria-current="date"')]);
        $over = $this->week('2026-11-23 10:00');
        $this->assertStringContainsString('</div><b part="now" hidden>En antena</b></section>', $over);
        $this->assertSame([0, 2], [substr_count($over, 'aria-current="time"'), substr_count($over, 'aria-current="date"')]);
    }

    /** Sunday 22:00 to 02:00 stands under Sunday, and on Monday as “since yesterday”. */
    public function test_a_night_show_stands_in_both_days_and_is_on_in_that_of_now(): void
    {
        $this->slot('Noche', self::SUNDAY, 22, 4);
        $week = $this->week('2026-11-23 00:30');
        [, $monday, , , , , , $sunday] = explode('<section part="day"', $week);
        $this->assertStringContainsString('<li part="airing" aria-current="time">', $monday);
        $this->assertStringContainsString('desde ayer', $monday);
        $this->assertStringContainsString('Noche', $sunday);
        $this->assertStringNotContainsString('desde ayer', $sunday);
        $this->assertStringNotContainsString('aria-current="time"', $sunday);
    }

    /** @return array<string, array{Airing, list<string>, list<string>}> What is said of it, and what is not. */
    public static function airings(): array
    {
        $at = (int) strtotime('2026-11-23 10:00 UTC');
        $airing = static fn(mixed ...$more): Airing =>
            new Airing('x1', 0, 0, ...$more + ['title' => 'Voz', 'date' => '2026-11-23', 'starts' => $at, 'ends' => $at + 3600]);
        return [
            'cut, with its reason' => [$airing(cut: 'end', reason: 'por partido'), ['>por partido<', 'En directo'], ['Repet']],
            'a repeat by its link' => [$airing(repeat_of: 's1-20261120'), ['Repetición'], ['En directo']],
            'recorded' => [$airing(kind: 'recorded'), [], ['part="note"']],
            'for days' => [$airing(starts: $at - 3 * 86400), ['desde el 20 nov'], ['desde ayer']],
            'hostile' => [
                $airing(title: self::HOSTILE, reason: self::HOSTILE),
                ['<span part="title">&lt;img src=x onerror=alert(1)&gt;</span>', 'data-kind="reason">&lt;img'],
                ['<img'],
            ],
            'of a show that is gone' => [new Airing('x1', 0, 999999, 'Voz', '', $at, $at + 60), ['<span part="title">Voz<'], ['href']],
            'without any name' => [$airing(title: ''), ['<span part="title">Programa<'], []],
        ];
    }

    /**
     * @dataProvider airings
     * @param list<string> $said
     * @param list<string> $unsaid
     */
    public function test_a_line_of_the_list(Airing $airing, array $said, array $unsaid): void
    {
        $list = new AiringList($this->texts(), new WallClock(wp_timezone()), [$airing], true, true);
        $midnight = (int) strtotime('2026-11-22 23:00 UTC');
        $line = $list->of_day($midnight, $midnight + DAY_IN_SECONDS, 0);
        foreach ($said as $text) {
            $this->assertStringContainsString($text, $line);
        }
        foreach ($unsaid as $text) {
            $this->assertStringNotContainsString($text, $line);
        }
    }

    public function test_a_show_that_not_everybody_may_read_lends_no_words(): void
    {
        $secret = $this->post(ShowTypes::SHOW, 'Secreto', 'private');
        $this->slot('Público', self::MONDAY, 10, 1, show: $secret);
        $week = $this->week('2026-11-23 09:00');
        $this->assertStringContainsString('<span part="title">Público</span>', $week);
        $this->assertStringNotContainsString('Secreto', $week . $this->on_air('2026-11-23 09:00'));
    }

    public function test_the_picture_of_a_show_is_there_where_it_is_wanted(): void
    {
        $show = $this->post(ShowTypes::SHOW, 'La tarde');
        $picture = (int) wp_insert_attachment(['post_mime_type' => 'image/png', 'guid' => 'https://radio.example/a.png'], 'a.png');
        set_post_thumbnail($show, $picture);
        $this->slot('', self::MONDAY, 10, 1, show: $show);
        $this->assertStringContainsString('<img part="image" src="', $this->week('2026-11-23 10:00', ['images' => true]));
        $this->assertStringNotContainsString('<img', $this->week('2026-11-23 10:00'));
        $this->assertMatchesRegularExpression('~<img part="image" src="[^"]+a\.png"~', $this->on_air('2026-11-23 10:00', ['images' => true]));
    }

    public function test_other_weeks_are_links_until_the_eighth(): void
    {
        $this->slot('Mañana', self::MONDAY, 8, 2);
        $this->assertWeek('2026-11-23', '', ['2026-W47', '2026-W49']);
        $this->assertWeek('2027-01-04', '2027-W01', ['2026-W53', '2027-W02']);
        $this->assertWeek('2027-01-11', '2027-W02', ['2027-W01', '2027-W03']);
        $this->assertWeek('2027-01-18', '2027-W03', ['2027-W02']);
        $this->assertWeek('2026-10-05', '2026-W41', ['2026-W40', '2026-W42']);
        $this->assertWeek('2026-09-28', '2026-W40', ['2026-W41']);
    }

    /** @return list<array{mixed}> */
    public static function no_weeks(): array
    {
        return [['2027-W04'], ['2026-W39'], ['0000-W99'], ['2026-W00'], ['2026-W54'], ['-1'], ['1000000000000'], ['<b>'], [['2026-W48']]];
    }

    /** @dataProvider no_weeks */
    public function test_a_week_that_is_too_far_or_none_is_that_of_today(mixed $asked): void
    {
        $this->slot('Mañana', self::MONDAY, 8, 2);
        $this->assertWeek('2026-11-23', $asked, ['2026-W47', '2026-W49']);
    }

    public function test_a_week_begins_as_the_site_says_and_fewer_days_today(): void
    {
        $this->slot('Mañana', self::MONDAY, 8, 2);
        update_option('start_of_week', 0);
        $this->assertWeek('2026-11-22', '', ['2026-W47', '2026-W49']);
        $this->assertWeek('2026-11-29', '2026-W49', ['2026-W48', '2026-W50']);
        $some = $this->week('2026-11-27 12:00', ['days' => 4]);
        $this->assertSame([4, 0], [substr_count($some, '<section part="day"'), substr_count($some, 'part="weeks"')]);
        $this->assertStringContainsString('id="programa-2026-11-27', $some);
    }

    /** The day of 23 hours, the one of 25, and the one whose midnight is missing. */
    public function test_days_end_where_the_next_begins_whatever_the_clock_does(): void
    {
        $this->slot('Toda la noche', 127, 22, 8);
        foreach (['Europe/Madrid' => ['2026-03-27', '2026-10-23'], 'America/Santiago' => ['2026-09-04', '2026-04-03']] as $zone => $days) {
            update_option('timezone_string', $zone);
            foreach ($days as $day) {
                preg_match_all('/data-starts="(\d+)" data-ends="(\d+)"/', $this->week("$day 12:00"), $found);
                $this->assertSame(array_slice($found[1], 1), array_slice($found[2], 0, -1));
                $this->assertContains(min(array_map(static fn($from, $to) => abs($to - $from - 86400), $found[1], $found[2])), [0]);
            }
        }
    }

    public function test_two_schedules_on_a_page_share_no_id(): void
    {
        $this->slot('Mañana', 127, 8, 2);
        preg_match_all('/ id="([^"]+)"/', do_shortcode('[program_schedule][program_schedule]'), $ids);
        $this->assertCount(28, array_unique($ids[1]));
        $this->assertCount(28, $ids[1]);
    }

    public function test_an_empty_schedule_says_so_and_leads_who_may_to_its_screen(): void
    {
        $this->assertSame('<p part="empty">No hay programas previstos.</p>', $this->week('2026-11-23 12:00'));
        $this->sign_in('author');
        $this->assertStringNotContainsString('<a', $this->week('2026-11-23 12:00'));
        $this->sign_in('editor');
        $this->assertStringContainsString('admin.php?page=onda-schedule"', $this->week('2026-11-23 12:00'));
        $this->assertStringContainsString('Ahora no hay ningún programa.', $this->on_air('2026-11-23 12:00'));
    }

    public function test_the_hours_that_follow_are_data_of_less_than_a_kilobyte(): void
    {
        foreach (range(0, 23) as $hour) {
            $show = $this->post(ShowTypes::SHOW, "Programa $hour de la radio");
            $this->slot('', 127, $hour, 1, show: $show);
        }
        $printed = $this->on_air('2026-11-23 12:15');
        preg_match('/data-airings="([^"]*)" data-from="(\d+)" data-until="(\d+)"/', $printed, $found);
        $rows = json_decode(html_entity_decode($found[1], ENT_QUOTES), true);
        $this->assertCount(49, $rows);
        $this->assertSame(172800, $found[3] - $found[2]);
        $this->assertLessThan(1024, strlen((string) gzencode($found[1], 9)));
        [, , $start, $seconds, $title, , , $hours, $day] = $rows[1];
        $this->assertSame(
            [(int) strtotime('2026-11-23 12:00 UTC'), 3600, 'Programa 13 de la radio', '13:00–14:00', ucfirst(Days::formatted('2026-11-23', 'D'))],
            [$start, $seconds, $title, $hours, $day],
        );
    }

    public function test_what_is_on_and_what_comes_next_is_printed(): void
    {
        $this->slot(self::HOSTILE . ' &quot;', self::MONDAY, 8, 2);
        $this->slot('Después', self::MONDAY, 10, 1);
        $this->slot('Mañana', 2, 9, 1);
        $now = $this->on_air('2026-11-23 09:00');
        $this->assertStringContainsString('<a part="title">&lt;img src=x onerror=alert(1)&gt; &quot;</a>', $now);
        $this->assertStringContainsString('<p part="label">En antena</p>', $now);
        $this->assertStringContainsString('next-time-1">10:00–11:00</span> <a part="next-title-1">Después</a>', $now);
        $this->assertStringContainsString('next-time-2">' . ucfirst(Days::formatted('2026-11-24', 'D')) . ' 09:00–10:00</span> <a part="next-title-2">Mañana</a>', $now);
        $this->assertStringNotContainsString('<img src=x', $now);
        preg_match('/data-airings="([^"]*)"/', $now, $found);
        $this->assertSame(self::HOSTILE . ' &quot;', json_decode(html_entity_decode($found[1], ENT_QUOTES), true)[0][4]);
        $nobody = $this->on_air('2026-11-23 11:00', ['next' => 1]);
        $this->assertStringContainsString('<p part="label" hidden>', $nobody);
        $this->assertStringContainsString('<a part="title">Ahora no hay ningún programa.</a>', $nobody);
        $this->assertStringContainsString('<a part="next-title-2"></a>', $nobody);
    }

    /**
     * The show begins on Tuesday at 09:00.
     *
     * @testWith ["2026-11-24 08:59", false]
     *     ["2026-11-23 21:01", false]
     *     ["2026-11-23 21:00", true]
     *     ["2026-11-22 09:01", true]
     */
    public function test_what_begins_half_a_day_later_is_named_with_its_day(string $now, bool $is_named): void
    {
        $this->slot('Mañana', 2, 9, 1);
        $day = $is_named ? ucfirst(Days::formatted('2026-11-24', 'D')) . ' ' : '';
        $this->assertStringContainsString("next-time-1\">{$day}09:00–10:00<", $this->on_air($now));
    }

    /** @return array<string, array{string, string, list<string>}> Zone, the day before its change, starts in UTC. */
    public static function changes(): array
    {
        return [
            'Madrid, back' => ['Europe/Madrid', '2026-10-24', ['2026-10-24 06:00', '2026-10-25 07:00']],
            'Santiago, forth' => ['America/Santiago', '2026-09-05', ['2026-09-05 12:00', '2026-09-06 11:00']],
            'Lord Howe, by half an hour' => ['Australia/Lord_Howe', '2026-10-03', ['2026-10-02 21:30', '2026-10-03 21:00']],
        ];
    }

    /**
     * A page that is kept over a change of the clocks.
     *
     * @dataProvider changes
     * @param list<string> $starts
     */
    public function test_the_data_have_the_hours_on_the_clock_of_the_station(string $zone, string $day, array $starts): void
    {
        update_option('timezone_string', $zone);
        $this->slot('Mañana', 127, 8, 2);
        preg_match('/data-airings="([^"]*)"/', $this->on_air("$day 08:30"), $found);
        $rows = json_decode(html_entity_decode($found[1], ENT_QUOTES), true);
        $this->assertSame($starts, array_map(static fn(array $row): string => gmdate('Y-m-d H:i', $row[2]), array_slice($rows, 0, 2)));
        $this->assertSame(['08:00–10:00'], array_unique(array_column($rows, 7)));
    }

    public function test_both_stand_on_a_page_of_a_site_without_stations(): void
    {
        delete_option(SettingsStore::OPTION);
        do_action('template_redirect');
        $this->assertStringContainsString('<program-schedule', do_shortcode('[program_schedule]'));
        $this->assertStringContainsString('<on-air', do_shortcode('[on_air]'));
    }

    /** @param list<string> $links */
    private function assertWeek(string $first, mixed $asked, array $links): void
    {
        $_GET = ['onda_week' => $asked];
        $week = $this->week('2026-11-27 12:00');
        $this->assertStringContainsString("id=\"programa-$first", $week);
        preg_match_all('/onda_week=([^"]+)" rel="nofollow"/', $week, $found);
        $this->assertSame($links, $found[1]);
    }

    private function slot(string $title, int $days, int $hour, int $hours, int $show = 0, string $kind = 'live'): void
    {
        $this->kept->put_slot('uno', new Slot(0, $show, $title, $days, $hour * 60, $hours * 60, kind: $kind));
    }

    private function post(string $type, string $title, string $status = 'publish'): int
    {
        return (int) wp_insert_post(['post_type' => $type, 'post_title' => $title, 'post_status' => $status]);
    }

    /** @param string $now On the clock of the site. */
    private function week(string $now, array $values = []): string
    {
        return (new WeekPrinting($this->schedule(), $this->texts(), self::moment($now)))->inside($values);
    }

    private function on_air(string $now, array $values = []): string
    {
        return (new OnAirPrinting($this->schedule(), $this->texts(), self::moment($now)))->inside($values);
    }

    private static function moment(string $now): int
    {
        return (new \DateTimeImmutable($now, wp_timezone()))->getTimestamp();
    }

    private function schedule(): Schedule
    {
        return new Schedule(new SettingsStore(), $this->kept);
    }

    private function texts(): Texts
    {
        return new Texts(dirname(__DIR__, 2) . '/generated');
    }
}
