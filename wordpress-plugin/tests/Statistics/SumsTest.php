<?php

declare(strict_types=1);

namespace Onda\Tests\Statistics;

use Onda\Core\Text\Days;
use Onda\Features\Views\ViewSumRepository;
use Onda\Owner\Views\TopPostRepository;
use Onda\Tests\ViewsTestCase;

/** The sums of views and the first posts are what the rows say. */
final class SumsTest extends ViewsTestCase
{
    /** 2026-11-20 12:00 UTC. */
    private const NOW = 1_795_176_000;
    private const FOREVER = 60.0;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'UTC');
    }

    public function test_days_that_are_added_up_are_the_same_as_before_and_the_last_two_stay_open(): void
    {
        $this->seed(20, 120);
        $sums = new ViewSumRepository();
        $before = $sums->days('2026-07-01', '2026-11-20');
        $this->assertTrue($sums->sum_up(self::NOW, self::FOREVER));
        $this->assertSame('2026-11-18', ViewSumRepository::last());
        $this->assertEquals($before, $sums->days('2026-07-01', '2026-11-20'));
        $this->assertSame($this->by_hand('SUM(views)', '2026-08-03', '2026-11-19'), $this->total($sums, '2026-08-03', '2026-11-19'));
        $this->had($this->post(), '2026-11-19', 1000);
        $this->assertSame($this->by_hand('SUM(views)', '2026-11-01', '2026-11-20'), $this->total($sums, '2026-11-01', '2026-11-20'));
    }

    /** @dataProvider few_days */
    public function test_a_range_has_both_its_ends(string $from, string $to, int $views): void
    {
        foreach (['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] as $place => $day) {
            $this->had($this->post(), $day, 10 ** $place);
        }
        $sums = new ViewSumRepository();
        $this->assertSame($views, $this->total($sums, $from, $to));
        $sums->sum_up(self::NOW, self::FOREVER);
        $this->assertSame($views, $this->total($sums, $from, $to), 'with days that are added up');
    }

    /** @return array<string, array{string, string, int}> */
    public function few_days(): array
    {
        return [
            'the last day that is added up' => ['2026-11-18', '2026-11-18', 10],
            'the first day that is open' => ['2026-11-19', '2026-11-19', 100],
            'today' => ['2026-11-20', '2026-11-20', 1000],
            'one of each' => ['2026-11-18', '2026-11-19', 110],
            'tomorrow' => ['2026-11-21', '2026-11-21', 0],
            'no day' => ['2026-11-19', '2026-11-18', 0],
        ];
    }

    public function test_days_that_are_added_up_are_not_added_up_again(): void
    {
        global $wpdb;
        $this->had($this->post(), '2026-11-18', 3);
        $sums = new ViewSumRepository();
        $sums->sum_up(self::NOW, self::FOREVER);
        $wpdb->query("UPDATE {$wpdb->prefix}onda_views_days SET views = 7 WHERE day = '2026-11-18'");
        $this->assertSame(7, $sums->days('2026-11-10', '2026-11-20')['2026-11-18']['views']);
    }

    public function test_what_is_not_done_in_time_is_done_the_next_time(): void
    {
        $this->seed(3, 120);
        $sums = new ViewSumRepository();
        $times = 0;
        while (!$sums->sum_up(self::NOW, 0.0)) {
            $times++;
            $this->assertLessThan(10, $times);
        }
        $this->assertGreaterThan(3, $times, 'a month each time');
        $this->assertSame($this->by_hand('SUM(views)', '2026-07-01', '2026-11-20'), $this->total($sums, '2026-07-01', '2026-11-20'));
    }

    /** @dataProvider ranges */
    public function test_the_first_posts_are_those_of_a_look_at_every_row(string $from, string $to): void
    {
        global $wpdb;
        $this->seed(60, 130);
        $this->had($this->post(), $to, 1_000_000);
        $sql = "SELECT post_id, SUM(views) AS views FROM {$wpdb->prefix}onda_views_daily WHERE day >= %s AND day <= %s"
            . ' GROUP BY post_id ORDER BY views DESC, post_id DESC LIMIT 10';
        $rows = $wpdb->get_results($wpdb->prepare($sql, $from, $to), ARRAY_N);
        $expected = array_map(intval(...), array_column($rows, 1, 0));
        $top = new TopPostRepository();
        $this->assertSame($expected, $top->of($from, $to, 10));
        (new ViewSumRepository())->sum_up(self::NOW, self::FOREVER);
        $this->assertSame($expected, $top->of($from, $to, 10), 'with months that are added up');
    }

    /** @return array<string, array{string, string}> */
    public function ranges(): array
    {
        return [
            'a day' => ['2026-11-20', '2026-11-20'],
            'days of a month' => ['2026-11-03', '2026-11-17'],
            'a month' => ['2026-10-01', '2026-10-31'],
            'days around months' => ['2026-08-20', '2026-11-05'],
            'from a first day on' => ['2026-09-01', '2026-11-20'],
            'all' => ['2020-01-01', '2026-11-20'],
        ];
    }

    public function test_people_and_the_views_before_belong_to_their_days(): void
    {
        $post = $this->post();
        $this->had($post, '2026-11-09', 99, 9);
        $this->had($post, '2026-11-10', 7, 3);
        $this->had($post, '2026-11-12', 5, 2);
        $more = (new TopPostRepository())->more([$post], '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13');
        $this->assertSame([$post => ['people' => 2, 'before' => 7]], $more);
    }

    public function test_a_deleted_post_takes_its_part_of_the_sums_along(): void
    {
        [$gone, $kept] = [$this->post(), $this->post()];
        $this->had($gone, '2026-10-10', 5, 2);
        $this->had($kept, '2026-10-10', 3, 1);
        $sums = new ViewSumRepository();
        $sums->sum_up(self::NOW, self::FOREVER);
        wp_delete_post($gone, true);
        $this->assertSame(['2026-10-10' => ['views' => 3, 'people' => 1]], $sums->days('2026-10-01', '2026-10-31'));
        $this->assertSame([$kept => 3], (new TopPostRepository())->of('2026-10-01', '2026-10-31', 10));
    }

    public function test_nothing_is_nothing(): void
    {
        $sums = new ViewSumRepository();
        $this->assertTrue($sums->sum_up(self::NOW, self::FOREVER));
        $this->assertSame([], $sums->days('2026-01-01', '2026-11-20'));
        $this->assertSame([], (new TopPostRepository())->of('2026-01-01', '2026-11-20', 10));
    }

    /** Posts that need no row of their own, with views on some days. */
    private function seed(int $posts, int $days): void
    {
        mt_srand(11);
        foreach (range(1, $posts) as $post) {
            for ($ago = 1; $ago <= $days; $ago += mt_rand(1, 9)) {
                $this->had(1_000_000 + $post, Days::since($ago, self::NOW), mt_rand(1, 40), 1);
            }
        }
    }

    private function by_hand(string $sum, string $from, string $to): int
    {
        global $wpdb;
        $sql = "SELECT $sum FROM {$wpdb->prefix}onda_views_daily WHERE day >= %s AND day <= %s";
        return (int) $wpdb->get_var($wpdb->prepare($sql, $from, $to));
    }

    private function total(ViewSumRepository $sums, string $from, string $to): int
    {
        return array_sum(array_column($sums->days($from, $to), 'views'));
    }
}
