<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Printing\Texts;
use Onda\Features\Schedule\Calendar\CalendarFeed;
use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\Printing\ShowPage;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Features\Schedule\Week\AiringChange;
use Onda\Tests\TestCase;

final class ShowPageTest extends TestCase
{
    use ScheduleSite;

    /** 2026-10-24 12:00 UTC, a Saturday. */
    private const NOW = 1792843200;

    public function test_a_show_names_its_hosts_what_comes_next_and_its_calendar(): void
    {
        $this->begin();
        $host = $this->host('Ana & Luis');
        $show = $this->show('Noche', [$host]);
        $this->slot($show, 64, 22 * 60, 8 * 60);
        $page = $this->page($show);
        $this->assertStringContainsString('<a href="' . esc_url(get_permalink($host)) . '">Ana &amp; Luis</a>', $page);
        preg_match_all('~<time datetime="([^"]+)">([^<]+)</time>~', $page, $times);
        $this->assertSame('2026-10-25T22:00:00+01:00', $times[1][0]);
        $this->assertCount(5, $times[1]);
        $calendar = str_replace('http:', 'webcal:', CalendarFeed::of_show($show));
        $this->assertStringContainsString("href=\"$calendar\"", $page);
        $this->assertStringContainsString('application/ld+json', $page);
    }

    public function test_the_names_of_shows_are_translated_once_and_a_screen_of_wp_admin_looks_again(): void
    {
        delete_option('onda_show_words');
        $translated = 0;
        add_filter('gettext_onda', static function (string $text) use (&$translated): string {
            $translated++;
            return "$text!";
        }, 10, 1);
        $seen = [];
        foreach (['first', 'kept', 'screen'] as $request) {
            $request === 'screen' && set_current_screen('index.php');
            ShowTypes::register();
            $seen[$request] = $translated;
        }
        unset($GLOBALS['current_screen']);
        $this->assertSame(['first' => 3, 'kept' => 3, 'screen' => 6], $seen);
        $this->assertStringEndsWith('!', get_post_type_object(ShowTypes::SHOW)->labels->name);
    }

    public function test_each_coming_airing_says_until_when_it_is_the_next_and_an_empty_row_ends_the_list(): void
    {
        $this->begin();
        $show = $this->show('A');
        $this->slot($show, 64, 600, 60);
        preg_match_all('~<li( hidden)?><i part="day" data-starts="(\d+)" data-ends="(\d+)"></i>~', $this->page($show), $rows);
        $ends = array_map(static fn(int $week): int => self::NOW + 22 * 3600 + $week * WEEK_IN_SECONDS, range(0, 4));
        $this->assertSame([0, ...$ends], array_map(intval(...), $rows[2]));
        $this->assertSame($ends, array_map(intval(...), array_slice($rows[3], 0, -1)));
        $this->assertGreaterThan(PHP_INT_MAX >> 32, (int) end($rows[3]));
        $this->assertSame(['', '', '', '', '', ' hidden'], $rows[1]);
    }

    public function test_a_cancelled_airing_and_those_of_other_shows_are_not_named(): void
    {
        $this->begin();
        $show = $this->show('A');
        $slot = $this->slot($show, 64, 600, 60);
        $this->slot($this->show('B'), 1, 600, 60);
        $cancelled = new AiringChange(0, 'cancel', $slot, '2026-10-25', changed_at: self::NOW);
        (new ScheduleRepository())->put_change('uno', $cancelled);
        $page = $this->page($show);
        $this->assertStringNotContainsString('2026-10-25', $page);
        $this->assertStringNotContainsString('2026-10-26', $page);
        $this->assertStringContainsString('2026-11-01', $page);
    }

    public function test_the_ways_to_the_studio_name_the_show(): void
    {
        $this->begin();
        $show = $this->show('Tarde & noche');
        update_post_meta($show, Contact::META, ['whatsapp' => '+34600123456', 'phone' => 'x', 'mail' => '']);
        $page = $this->page($show);
        $this->assertMatchesRegularExpression('~<a href="https://wa.me/34600123456\?text=[^"]*" target="_blank" rel="noopener">~', $page);
        $this->assertStringContainsString('Tarde%20%26%20noche', $page);
        $this->assertStringNotContainsString('tel:', $page);
        $this->assertStringNotContainsString('mailto:', $page);
    }

    public function test_a_show_without_hosts_and_airings_has_no_empty_headings(): void
    {
        $this->begin();
        $page = $this->page($this->show('A'));
        $this->assertSame(1, substr_count($page, '<h2>'));
    }

    public function test_its_episodes_are_listed_unless_its_text_lists_them(): void
    {
        $this->begin();
        $show = $this->show('A');
        $printing = new ShowPage($this->schedule(), $this->texts(), static fn(): string => '<i>episodes</i>', strval(...));
        $this->assertStringContainsString('<i>episodes</i>', $printing->of($show, self::NOW));
        $this->assertStringNotContainsString('<i>episodes</i>', $printing->of($show, self::NOW, true));
    }

    public function test_it_stands_below_the_text_on_the_page_of_the_show_alone(): void
    {
        $this->begin();
        $show = $this->show('A');
        $printing = new ShowPage($this->schedule(), $this->texts(), static fn(): string => '', strval(...));
        $this->assertSame('text', $printing->the_content('text'));
        $GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query(['p' => $show, 'post_type' => 'onda_show']);
        the_post();
        $this->assertStringStartsWith('text<div class="onda-show">', $printing->the_content('text'));
        $this->assertNull($printing->the_content(null));
    }

    private function page(int $show): string
    {
        return (new ShowPage($this->schedule(), $this->texts(), static fn(): string => '', strval(...)))->of($show, self::NOW);
    }

    private function texts(): Texts
    {
        return new Texts(dirname(__DIR__, 2) . '/generated');
    }
}
