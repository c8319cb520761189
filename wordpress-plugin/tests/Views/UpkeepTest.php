<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Scores\GameRepository;
use Onda\Features\Views\ListCacheRepository;
use Onda\Features\Views\OldViewRepository;
use Onda\Features\Views\ReportRepository;
use Onda\Features\Views\ViewRepository;
use Onda\Features\Views\ViewsUpkeep;
use Onda\Owner\Views\FormerViewRepository;
use Onda\Owner\Views\ViewsBox;
use Onda\Owner\Views\ViewsColumn;
use Onda\Owner\Views\ViewsImportCommand;
use Onda\Tests\ViewsTestCase;

/** The upkeep of views, and the editors' figures. */
final class UpkeepTest extends ViewsTestCase
{
    private const NOW = 1_795_176_000;

    public function test_days_older_than_400_become_months_and_no_view_is_lost(): void
    {
        [$one, $two] = [$this->post(), $this->post()];
        // NOW is 2026-11-20; 400 days before is 2025-10-17, so September 2025 is the last month that is folded.
        $days = ['2025-08-01' => 3, '2025-08-15' => 4, '2025-09-30' => 5, '2025-10-01' => 6, '2025-10-02' => 7, '2026-11-20' => 8];
        foreach ($days as $day => $views) {
            $this->had($one, $day, $views, 1);
        }
        $this->had($two, '2025-08-31', 9);
        foreach ([1, 2] as $ignored) {
            $this->upkeep()->tidy(self::NOW);
            $this->assertSame([7, 2], $this->counts($one, '2025-08-01'));
            $this->assertSame([9, 0], $this->counts($two, '2025-08-01'));
            $this->assertSame([5, 1], $this->counts($one, '2025-09-01'));
            $this->assertSame([6, 7, 8], array_column(array_map(fn(string $day): array =>
                $this->counts($one, $day), ['2025-10-01', '2025-10-02', '2026-11-20']), 0));
        }
        $this->assertSame(42, array_sum((new ReportRepository())->by_day('2000-01-01')));
        $this->assertSame(33, (new ViewRepository(new NetworkShareRepository()))->total($one));
    }

    public function test_the_last_day_of_a_month_is_one_that_the_calendar_has(): void
    {
        $days = array_map(Days::last_of(...), ['2026-02', '2024-02', '2026-04', '2026-12']);
        $this->assertSame(['2026-02-28', '2024-02-29', '2026-04-30', '2026-12-31'], $days);
    }

    /** Newer MySQL refuses a comparison with the 31st of September, and the month would stay as it is. */
    public function test_no_statement_names_a_day_that_the_calendar_lacks(): void
    {
        $statements = [];
        add_filter('query', static function (string $sql) use (&$statements): string {
            $statements[] = $sql;
            return $sql;
        });
        (new OldViewRepository())->aggregate_month('2025-09');
        (new GameRepository())->around('2026-02-28', '2026-02');
        preg_match_all('/\d{4}-\d\d-\d\d/', implode(' ', $statements), $days);
        $this->assertEqualsCanonicalizing(['2025-09-01', '2025-09-30', '2026-02-01', '2026-02-28'], array_unique($days[0]));
    }

    public function test_marks_of_visitors_go_after_48_hours(): void
    {
        global $wpdb;
        foreach (['old' => self::NOW - 2 * DAY_IN_SECONDS - 1, 'young' => self::NOW - 2 * DAY_IN_SECONDS + 1] as $visit => $until) {
            $wpdb->insert("{$wpdb->prefix}onda_seen", ['visit' => $visit, 'seen_until' => $until]);
        }
        $this->upkeep()->tidy(self::NOW);
        $this->assertSame(['young'], $wpdb->get_col("SELECT visit FROM {$wpdb->prefix}onda_seen"));
    }

    public function test_it_runs_once_a_day(): void
    {
        wp_clear_scheduled_hook(ViewsUpkeep::EVENT);
        $this->upkeep()->init();
        $this->assertSame('daily', wp_get_schedule(ViewsUpkeep::EVENT));
        $this->assertEqualsWithDelta(time() + HOUR_IN_SECONDS, wp_next_scheduled(ViewsUpkeep::EVENT), 2);
    }

    public function test_shares_of_networks_go_when_they_have_lapsed(): void
    {
        global $wpdb;
        foreach (['over' => self::NOW - 1, 'good' => self::NOW] as $key => $expires) {
            $wpdb->insert("{$wpdb->prefix}onda_limits", ['limit_key' => $key, 'hits' => 1, 'expires' => $expires]);
        }
        $this->upkeep()->tidy(self::NOW);
        $this->assertSame(['good'], $wpdb->get_col("SELECT limit_key FROM {$wpdb->prefix}onda_limits"));
    }

    /** @dataProvider claims */
    public function test_a_list_is_built_by_one_at_a_time(int $built_before, int $now, bool $is_given): void
    {
        $lists = new ListCacheRepository();
        $lists->claim('top', self::NOW, self::NOW, self::NOW + 1);
        $lists->save('top', [], self::NOW);
        $this->assertTrue($lists->claim('top', self::NOW, self::NOW + 10, self::NOW + 20));
        $this->assertSame($is_given, $lists->claim('top', $built_before, $now, $now + 10));
    }

    /** @return array<string, array{int, int, bool}> */
    public function claims(): array
    {
        return [
            'while another builds' => [self::NOW, self::NOW + 19, false],
            'when its time is over' => [self::NOW, self::NOW + 20, true],
            'of which one was built meanwhile' => [self::NOW - 1, self::NOW + 30, false],
        ];
    }

    public function test_a_deleted_post_takes_its_views_along(): void
    {
        $post = $this->post();
        $this->had($post, Days::of(time()), 5);
        wp_trash_post($post);
        $this->assertSame(5, (new ViewRepository(new NetworkShareRepository()))->total($post));
        wp_delete_post($post, true);
        $this->assert_no_rows();
    }

    public function test_editors_have_a_column_with_one_query(): void
    {
        global $wpdb, $wp_query;
        $posts = [$this->post(), $this->post()];
        $this->had($posts[0], Days::of(time()), 1234);
        $wp_query = new \WP_Query(['post__in' => $posts]);
        $column = new ViewsColumn(new SettingsStore(), new ReportRepository());
        $this->assertArrayHasKey('onda_views', $column->columns([]));
        $before = $wpdb->num_queries;
        $cells = array_map(fn(int $post): string => $this->printed(fn() => $column->cell('onda_views', $post)), $posts);
        $this->assertSame([number_format_i18n(1234), '0'], $cells);
        $this->assertSame(1, $wpdb->num_queries - $before);
        $wp_query = new \WP_Query();
        $edited = new ViewsColumn(new SettingsStore(), new ReportRepository());
        $this->assertSame(number_format_i18n(1234), $this->printed(fn() => $edited->cell('onda_views', $posts[0])), 'quick edit');
    }

    public function test_the_column_sorts_by_all_views_and_posts_without_one_come_last(): void
    {
        [$few, $none, $many] = [$this->post(), $this->post(), $this->post()];
        $this->had($few, Days::of(time()), 2);
        $this->had($many, '2020-01-01', 9);
        $column = new ViewsColumn(new SettingsStore(), new ReportRepository());
        $this->assertSame(['onda_views', true], $column->sortable([])['onda_views']);
        add_filter('posts_clauses', [$column, 'posts_clauses'], 10, 2);
        foreach (['desc' => [$many, $few, $none], 'asc' => [$none, $few, $many]] as $order => $expected) {
            $query = new \WP_Query();
            $GLOBALS['wp_the_query'] = $query;
            $ids = ['post__in' => [$few, $none, $many], 'fields' => 'ids'];
            $this->assertSame($expected, $query->query($ids + ['orderby' => 'onda_views', 'order' => $order]));
        }
        remove_filter('posts_clauses', [$column, 'posts_clauses']);
        $GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
    }

    /** @dataProvider adjusters */
    public function test_only_an_editor_with_a_nonce_adds_to_the_listeners(string $role, bool $has_nonce, string $written, int $expected): void
    {
        $post = $this->post();
        $editor = $this->sign_in($role);
        $_POST = ['onda_adjust' => $written] + ($has_nonce ? ['onda_adjust_nonce' => wp_create_nonce("onda_adjust_$post")] : []);
        (new ViewsBox(new SettingsStore(), new ReportRepository(), new ViewRepository(new NetworkShareRepository())))->save_post($post);
        $_POST = [];
        $this->assertSame($expected, (new ReportRepository())->views_and_adjustment($post)[1]);
        $this->assertSame($expected === 0 ? [] : [(string) $editor], $this->adjusters_of($post));
    }

    public function adjusters(): array
    {
        return [
            'an editor' => ['editor', true, '-25', -25],
            'an editor without a nonce' => ['editor', false, '5', 0],
            'an author' => ['author', true, '5', 0],
            'no number' => ['editor', true, '5x', 0],
            'nothing' => ['editor', true, '', 0],
            'too much' => ['editor', true, '999999999', 100_000_000],
        ];
    }

    public function test_the_views_of_a_former_counter_are_taken_over_once(): void
    {
        $post = $this->post();
        add_post_meta($post, 'views', '120');
        $import = new ViewsImportCommand(new FormerViewRepository());
        foreach ([1, 2] as $ignored) {
            $this->assertSame(['days' => 0, 'posts' => 1], $import->import('meta:views'));
            $this->assertSame(120, (new ViewRepository(new NetworkShareRepository()))->total($post));
        }
        $this->assertNull($import->import('nix'));
        $this->assertNull($import->import('meta:'));
    }

    /** @dataProvider tables */
    public function test_days_and_totals_of_a_counters_tables_are_taken_over_once(string $counter, array $tables, array $rows): void
    {
        global $wpdb;
        $post = $this->post();
        foreach ($tables as $table => $columns) {
            $wpdb->query("CREATE TABLE {$wpdb->prefix}$table ($columns)");
        }
        try {
            foreach ($rows as [$table, $row]) {
                $wpdb->insert($wpdb->prefix . $table, array_map(static fn(mixed $value): mixed => $value === 'POST' ? $post : $value, $row));
            }
            $this->had($post, '2026-01-02', 50);
            foreach ([1, 2] as $ignored) {
                (new ViewsImportCommand(new FormerViewRepository()))->import($counter);
                $this->assertSame([11, 50], [$this->counts($post, '2026-01-01')[0], $this->counts($post, '2026-01-02')[0]]);
                $this->assertSame(900, (new ViewRepository(new NetworkShareRepository()))->total($post));
            }
        } finally {
            foreach (array_keys($tables) as $table) {
                $wpdb->query("DROP TABLE {$wpdb->prefix}$table");
            }
        }
    }

    public function tables(): array
    {
        return [
            'WordPress Popular Posts' => ['wordpress-popular-posts', [
                'popularpostssummary' => 'ID int, postid int, pageviews int, view_date date',
                'popularpostsdata' => 'postid int, pageviews int',
            ], [
                ['popularpostssummary', ['ID' => 1, 'postid' => 'POST', 'pageviews' => 5, 'view_date' => '2026-01-01']],
                ['popularpostssummary', ['ID' => 2, 'postid' => 'POST', 'pageviews' => 6, 'view_date' => '2026-01-01']],
                ['popularpostssummary', ['ID' => 3, 'postid' => 'POST', 'pageviews' => 7, 'view_date' => '2026-01-02']],
                ['popularpostsdata', ['postid' => 'POST', 'pageviews' => 900]],
            ]],
            'Post Views Counter' => ['post-views-counter', ['post_views' => 'id int, type int, period varchar(8), count int'], [
                ['post_views', ['id' => 'POST', 'type' => 0, 'period' => '20260101', 'count' => 11]],
                ['post_views', ['id' => 'POST', 'type' => 0, 'period' => '20260102', 'count' => 7]],
                ['post_views', ['id' => 'POST', 'type' => 2, 'period' => '202601', 'count' => 18]],
                ['post_views', ['id' => 'POST', 'type' => 4, 'period' => 'total', 'count' => 900]],
            ]],
        ];
    }

    /** @return list<string> */
    private function adjusters_of(int $post): array
    {
        global $wpdb;
        return $wpdb->get_col($wpdb->prepare("SELECT adjusted_by FROM {$wpdb->prefix}onda_views_total WHERE post_id = %d", $post));
    }

    private function printed(callable $callback): string
    {
        ob_start();
        $callback();
        return (string) ob_get_clean();
    }

    private function upkeep(): ViewsUpkeep
    {
        return new ViewsUpkeep(new ViewRepository(new NetworkShareRepository()), new OldViewRepository(), new ListCacheRepository(), new NetworkShareRepository());
    }
}
