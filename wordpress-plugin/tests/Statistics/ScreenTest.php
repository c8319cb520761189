<?php

declare(strict_types=1);

namespace Onda\Tests\Statistics;

use Onda\Core\Forms\Screen;
use Onda\Core\Http\Request;
use Onda\Core\Text\CsvReader;
use Onda\Core\Text\Days;
use Onda\Owner\Menu\Tab;
use Onda\Owner\OwnerFeatures;
use Onda\Owner\Statistics\Figures\Ranking;
use Onda\Owner\Statistics\Range\RangeChoice;
use Onda\Owner\Statistics\Ranked;
use Onda\Owner\Statistics\Screen\CsvExport;
use Onda\Owner\Statistics\Screen\Dashboard;
use Onda\Owner\Statistics\Screen\Page;
use Onda\Owner\Statistics\StatisticsOwner;
use Onda\Owner\Statistics\Topics;
use Onda\Plugin;
use Onda\Tests\TestCase;

/** The screen of statistics, its files and the dashboard say what the rows say. */
final class ScreenTest extends TestCase
{
    private int $now;

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Europe/Madrid');
        update_option('onda_views_summed', '');
        $this->now = time();
        $this->configure(['id' => 'uno', 'name' => 'Radio Uno']);
    }

    public function test_a_site_where_nothing_happened_yet_says_so_in_words(): void
    {
        $html = $this->page([]);
        $this->assertStringContainsString(__('None before either', 'onda'), $html);
        $this->assertStringContainsString('class="onda-empty"', $html);
        $this->assertStringNotContainsString('<rect', $html);
        $this->assertStringContainsString(__('Nothing in these days.', 'onda'), $this->page(['topic' => 'posts']));
        $this->assertStringNotContainsString('<dl', (new Dashboard(self::topics(...)))->markup($this->now));
    }

    public function test_the_line_of_the_period_before_has_a_gap_where_nobody_measured(): void
    {
        global $wpdb;
        $hour = intdiv($this->now, HOUR_IN_SECONDS);
        foreach ([7, 8, 11, 12] as $days) {
            $row = ['station' => 'uno', 'hour' => $hour - 24 * $days, 'samples' => 1, 'total' => 5, 'most' => 5];
            $wpdb->insert("{$wpdb->prefix}onda_listeners", $row);
        }
        $html = $this->part_of($this->page(['topic' => 'listening', 'range' => '7d']), 'listeners');
        $this->assertSame(1, preg_match('/<path d="([^"]*)"/', $html, $path));
        $this->assertSame(['M', 'L', 'M', 'L'], $this->all('/([A-Z])/', $path[1]));
    }

    public function test_every_figure_of_every_feature_is_on_the_overview(): void
    {
        $this->fill();
        $html = $this->page(['range' => '7d']);
        $numbers = $this->all('~<p class="onda-number">([^<]*)</p>~', $html);
        // Views, visitors, plays, minutes, listeners (not measured), favorites, votes for and against, searches,
        // those in vain, sign-ups.
        $this->assertSame(['30', '12', '4', '50', '–', '2', '1', '1', '7', '3', '2'], $numbers);
        $this->assertStringContainsString('role="img"', $html);
    }

    public function test_a_change_is_said_in_words(): void
    {
        $this->fill();
        $changes = $this->all('~<p class="onda-number">[^<]*</p><p>([^<]*)</p>~', $this->page(['range' => '7d']));
        $text = __('%1$s %% more than before (%2$s)', 'onda');
        $this->assertSame('▲ ' . sprintf($text, '50', '20'), $changes[0], 'views');
        $this->assertSame(__('None in the period before', 'onda'), $changes[1], 'visitors');
    }

    /** @dataProvider figures */
    public function test_the_file_of_a_chart_has_the_rows_of_its_table(string $topic, string $figure, array $query): void
    {
        $this->fill();
        $rows = $this->rows($this->part_of($this->page($query + ['topic' => $topic]), $figure));
        $file = $this->file($query + ['what' => $figure]);
        array_shift($file);
        $this->assertCount(count($rows), $file);
        foreach ($rows as $place => $row) {
            $this->assertSame(array_map(floatval(...), array_slice($row, 1, 1)), [(float) $file[$place][2]]);
        }
        $this->assertGreaterThan(0, array_sum(array_column($file, 2)));
    }

    /** @return list<array{string, string, array<string, string>}> */
    public function figures(): array
    {
        return [
            ['posts', 'views', ['range' => '7d']],
            ['posts', 'visitors', ['range' => '30d', 'by' => 'week']],
            ['listening', 'listening', ['range' => 'year', 'by' => 'month']],
            ['search', 'searches-missed', ['range' => '7d']],
            ['newsletter', 'sign-ups', ['range' => '90d']],
        ];
    }

    public function test_the_file_of_a_ranking_is_the_table_in_its_order_and_no_formula(): void
    {
        $this->fill();
        $query = ['sort' => 'phrases.phrase.asc', 'range' => '7d'];
        $section = $this->part_of($this->page($query + ['topic' => 'search']), 'phrases');
        $this->assertStringContainsString('aria-sort="ascending"', $section);
        $rows = array_map(static fn(array $row): array => array_map('trim', $row), $this->rows($section));
        $file = $this->file($query + ['what' => 'phrases']);
        array_shift($file);
        $this->assertSame(['=cmd|x', 'boleros'], array_column($rows, 0));
        $this->assertSame(["'=cmd|x", 'boleros'], array_column($file, 0));
        $this->assertSame(array_column($rows, 1), array_column($file, 1));
    }

    public function test_a_ranking_is_asked_for_the_period_and_the_one_before(): void
    {
        $asked = [];
        $rows = static function (mixed ...$given) use (&$asked): array {
            $asked = $given;
            return [];
        };
        $ranking = new Ranking('x', static fn(): string => '', static fn(): array => ['x' => 'X'], $rows);
        $week = RangeChoice::of(new Request(['from' => '2026-03-08', 'to' => '2026-03-14']), (int) strtotime('2026-03-20 12:00 UTC'));
        Ranked::of($ranking, $week, new Request([]));
        $this->assertSame(['2026-03-08', '2026-03-14', '2026-03-01', '2026-03-07', Ranking::ROWS], $asked);
    }

    public function test_what_is_searched_in_vain_leads_to_a_new_post_about_it(): void
    {
        $this->fill();
        $section = $this->part_of($this->page(['topic' => 'search', 'range' => '7d']), 'phrases-missed');
        $this->assertStringContainsString('post-new.php?post_title=%3Dcmd%7Cx', $section);
        $this->assertStringNotContainsString('boleros', $section);
    }

    public function test_hostile_names_are_text(): void
    {
        global $wpdb;
        $wpdb->insert("{$wpdb->prefix}onda_plays", [
            'day' => Days::of($this->now), 'station' => '<script>x', 'plays' => 1, 'seconds' => 1,
        ]);
        $html = $this->page(['topic' => 'listening', 'sort' => '"><script>.y.z', 'by' => '<b>']);
        $this->assertStringContainsString('&lt;script&gt;x', $html);
        $this->assertStringNotContainsString('<script', $html);
    }

    public function test_the_dashboard_says_the_week_and_leaves_out_what_nobody_uses(): void
    {
        $this->fill();
        global $wpdb;
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_comment_votes");
        $html = (new Dashboard(self::topics(...)))->markup($this->now);
        $this->assertStringContainsString('<strong>30</strong>', $html);
        $this->assertStringNotContainsString(__('Votes in favor', 'onda'), $html);
    }

    public function test_it_is_for_those_who_edit_others_posts_and_asks_the_database_seldom(): void
    {
        global $wpdb;
        $tabs = array_filter((new StatisticsOwner(static fn(): array => []))->tabs(), static fn(Tab $tab): bool =>
            $tab->screen === Screen::Statistics);
        $this->assertSame(['edit_others_posts'], array_column($tabs, 'right'));
        $this->fill();
        foreach (['', 'posts', 'listening', 'favorites', 'votes', 'search', 'newsletter'] as $topic) {
            $before = $wpdb->num_queries;
            $this->page(['topic' => $topic]);
            $this->assertLessThanOrEqual(12, $wpdb->num_queries - $before, $topic);
        }
    }

    /** Figures of today, except for some views of the week before. */
    private function fill(): void
    {
        global $wpdb;
        $day = Days::of($this->now);
        $rows = [
            ['onda_views_daily', ['day' => $day, 'post_id' => 900001, 'views' => 30, 'uniques' => 12]],
            ['onda_views_daily', ['day' => Days::since(8, $this->now), 'post_id' => 900001, 'views' => 20]],
            ['onda_plays', ['day' => $day, 'station' => 'uno', 'slot' => 0, 'plays' => 1, 'seconds' => 1000]],
            ['onda_plays', ['day' => $day, 'station' => 'uno', 'slot' => 1, 'plays' => 3, 'seconds' => 2000]],
            ['onda_favorites', ['owner' => 'visitor:a', 'post_id' => 900001, 'created' => $this->now]],
            ['onda_favorites', ['owner' => 'visitor:b', 'post_id' => 900001, 'created' => $this->now]],
            ['onda_comment_votes', ['comment_id' => 1, 'voter' => 'visitor:a', 'vote' => 1, 'updated' => $this->now]],
            ['onda_comment_votes', ['comment_id' => 1, 'voter' => 'visitor:b', 'vote' => -1, 'updated' => $this->now]],
            ['onda_keywords', ['day' => $day, 'keyword_key' => 'a', 'keyword' => 'boleros', 'num' => 4]],
            ['onda_keywords', ['day' => $day, 'keyword_key' => 'b', 'keyword' => '=cmd|x', 'num' => 3, 'zero_num' => 3]],
        ];
        foreach (['uno@example.org', 'dos@example.org'] as $email) {
            $person = ['email' => $email, 'email_key' => md5($email), 'status' => 'subscribed', 'secret' => 'x'];
            $rows[] = ['onda_subscribers', $person + ['form_id' => 1, 'created' => $this->now]];
        }
        foreach ($rows as [$table, $row]) {
            $wpdb->insert($wpdb->prefix . $table, $row);
        }
    }

    /** @param array<string, string> $query */
    private function page(array $query): string
    {
        return (new Page(self::topics(...)))->markup(new Request($query), $this->now);
    }

    /**
     * @param array<string, string> $query
     * @return list<list<string>>
     */
    private function file(array $query): array
    {
        $text = (string) (new CsvExport(self::topics(...)))->text(new Request($query), $this->now);
        $this->assertStringStartsWith("\u{FEFF}", $text);
        return CsvReader::rows(substr($text, 3));
    }

    private function part_of(string $html, string $id): string
    {
        $this->assertSame(1, preg_match("~<section[^>]*aria-labelledby=\"$id\">.*?</section>~s", $html, $found));
        return $found[0];
    }

    /** @return list<list<string>> The text of the cells of each row of the body. */
    private function rows(string $section): array
    {
        $body = (string) strstr($section, '<tbody>');
        return array_map(fn(string $row): array =>
            array_map(static fn(string $cell): string => html_entity_decode(wp_strip_all_tags($cell)), $this->all('~<t[hd][^>]*>(.*?)</t[hd]>~', $row)), $this->all('~<tr>(.*?)</tr>~', $body));
    }

    /** @return list<string> */
    private function all(string $pattern, string $text): array
    {
        preg_match_all($pattern, $text, $found);
        return $found[1];
    }

    private static function topics(): Topics
    {
        $plugin = new Plugin(WP_PLUGIN_DIR . '/onda/onda.php');
        return Topics::of(array_merge(...array_map(static fn($one): array => $one->statistics(), OwnerFeatures::of($plugin->features()))));
    }
}
