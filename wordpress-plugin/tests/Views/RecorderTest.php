<?php

declare(strict_types=1);

namespace Onda\Tests\Views;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\DailySalts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Http\Request;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Views\Recorder;
use Onda\Features\Views\ViewRepository;
use Onda\Tests\ReadOnlyOptions;
use Onda\Tests\ViewsTestCase;

/** Counted and uncounted views. */
final class RecorderTest extends ViewsTestCase
{
    use ReadOnlyOptions;

    private const PHONE = 'Mozilla/5.0 (Linux; Android 9; %s) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36';
    /** 2026-11-20 12:00 UTC. */
    private const NOON = 1_795_176_000;

    public function test_a_look_counts_once_within_thirty_minutes_and_again_after(): void
    {
        $post = $this->post();
        $this->assertSame('', $this->look($post, at: self::NOON));
        foreach ([0, 1, 1799] as $later) {
            $this->assertSame('repeat', $this->look($post, at: self::NOON + $later));
        }
        $this->assertSame('', $this->look($post, at: self::NOON + 1800));
        $this->assertSame([2, 1], $this->counts($post, Days::of(self::NOON)), 'two views of one person');
        $this->assertSame(2, (new ViewRepository(new NetworkShareRepository()))->total($post));
    }

    public function test_another_post_browser_or_network_is_another_view(): void
    {
        [$one, $two] = [$this->post(), $this->post()];
        $this->assertSame('', $this->look($one));
        $this->assertSame('', $this->look($two));
        $this->assertSame('', $this->look($one, agent: 'Mozilla/5.0 (X11) Firefox/160.0'));
        $this->assertSame('', $this->look($one, address: '198.51.100.9'));
        $this->assertSame([3, 3], $this->counts($one, Days::of(time())));
        $this->assertSame([1, 1], $this->counts($two, Days::of(time())));
    }

    public function test_the_devices_of_one_home_are_told_apart_by_their_browser_only(): void
    {
        $post = $this->post();
        $this->assertSame('', $this->look($post, address: '2001:db8:1:2:aaaa::1'));
        $this->assertSame('repeat', $this->look($post, address: '2001:db8:1:2:bbbb::7'));
        $this->assertSame('', $this->look($post, address: '2001:db8:1:3::1'));
    }

    public function test_other_names_of_a_browser_count_no_more_views_than_the_owner_says(): void
    {
        update_option(SettingsStore::OPTION, ['network' => ['views' => 3]]);
        $post = $this->post();
        $looks = array_map(fn(int $name): string => $this->look($post, agent: self::AGENT . " $name"), range(1, 5));
        $this->assertSame(['', '', '', 'network', 'network'], $looks);
        $this->assertSame('repeat', $this->look($post, agent: self::AGENT . ' 1'));
        $this->assertSame('', $this->look($post, address: '198.51.100.9'));
        $this->assertSame([4, 4], $this->counts($post, Days::of(time())));
    }

    public function test_midnight_does_not_make_a_second_view_and_the_next_day_does(): void
    {
        update_option('timezone_string', 'Europe/Madrid');
        $post = $this->post();
        // 22:59:50 UTC is ten seconds before midnight in Madrid.
        $late = gmmktime(22, 59, 50, 11, 20, 2026);
        $this->assertSame('', $this->look($post, at: $late));
        $this->assertSame('repeat', $this->look($post, at: $late + 60));
        $this->assertSame('', $this->look($post, at: $late + 3600));
        $this->assertSame([1, 1], $this->counts($post, '2026-11-20'));
        $this->assertSame(1, $this->counts($post, '2026-11-21')[0]);
    }

    public function test_who_comes_every_day_is_a_person_every_day(): void
    {
        update_option('timezone_string', 'UTC');
        $post = $this->post();
        foreach ([0, 1, 2] as $day) {
            $this->assertSame('', $this->look($post, at: self::NOON + $day * DAY_IN_SECONDS));
            $this->assertSame([1, 1], $this->counts($post, Days::of(self::NOON + $day * DAY_IN_SECONDS)));
        }
    }

    public function test_shortly_after_midnight_a_look_counts_that_came_thirty_minutes_after_the_last_one(): void
    {
        $post = $this->post();
        $late = gmmktime(23, 35, 0, 11, 20, 2026);
        update_option('timezone_string', 'UTC');
        $this->assertSame('', $this->look($post, at: $late));
        $this->assertSame('', $this->look($post, at: $late + 1800));
        $this->assertSame([[1, 1], [1, 1]], [$this->counts($post, '2026-11-20'), $this->counts($post, '2026-11-21')]);
    }

    /** @dataProvider unpublished */
    public function test_what_is_not_published_gets_no_row(array $post): void
    {
        $id = $this->post($post);
        $this->assertSame('not_published', $this->look($id));
        $this->assert_no_rows();
    }

    public function unpublished(): array
    {
        return [
            'draft' => [['post_status' => 'draft']],
            'private' => [['post_status' => 'private']],
            'scheduled' => [['post_status' => 'future', 'post_date' => '2099-01-01 00:00:00']],
            'in the bin' => [['post_status' => 'trash']],
            'with a password' => [['post_password' => 'x']],
            'of a type that is not chosen' => [['post_type' => 'page']],
            'of a type without pages' => [['post_type' => 'nav_menu_item']],
        ];
    }

    public function test_an_unknown_post_gets_no_row(): void
    {
        foreach ([0, -1, 987_654_321] as $id) {
            $this->assertSame('not_published', $this->look($id));
        }
        $this->assert_no_rows();
    }

    public function test_the_chosen_types_are_counted(): void
    {
        update_option(SettingsStore::OPTION, ['viewTypes' => ['page']]);
        $this->assertSame('', $this->look($this->post(['post_type' => 'page'])));
        $this->assertSame('not_published', $this->look($this->post()));
    }

    /** @dataProvider programs */
    public function test_programs_do_not_count(string $agent, array $headers): void
    {
        $this->assertSame('bot', $this->look($this->post(), agent: $agent, headers: $headers));
        $this->assert_no_rows();
    }

    public function programs(): array
    {
        return [
            'nothing said' => ['', []],
            'Googlebot' => ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', []],
            'a crawler' => ['ExampleCrawler/1.0', []],
            'a headless browser' => ['Mozilla/5.0 (X11; Linux) HeadlessChrome/140.0 Safari/537.36', []],
            'a link preview' => ['facebookexternalhit/1.1', []],
            'a command' => ['curl/8.5.0', []],
            'a script' => ['python-requests/2.32', []],
            'a reader of advertisements that runs scripts' => ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko, '
                . 'Mediapartners-Google) Chrome/114.0.5735.179 Safari/537.36', []],
            'an inspection that runs scripts' => ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0)', []],
            'another program of Google' => ['GoogleOther', []],
            'one that measures speed' => ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/117.0 Safari/537.36 PTST/240101', []],
            'one that names its page' => ['Mozilla/5.0 (Example/2.0; +https://example.org/about)', []],
            'a program of a language' => ['Scrapy/2.11.1 (+https://scrapy.org)', []],
            'a robot on a phone' => ['Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 Chrome/120.0 Mobile'
                . ' Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', []],
            'prefetched' => [self::AGENT, ['HTTP_SEC_PURPOSE' => 'prefetch']],
            'prerendered' => [self::AGENT, ['HTTP_SEC_PURPOSE' => 'prefetch;prerender']],
            'prefetched, as older browsers say' => [self::AGENT, ['HTTP_PURPOSE' => 'prefetch']],
            'opened by hand' => [self::AGENT, ['HTTP_SEC_FETCH_MODE' => 'navigate']],
        ];
    }

    /** @dataProvider people */
    public function test_people_count_whatever_they_hold(string $agent): void
    {
        $this->assertSame('', $this->look($this->post(), agent: $agent));
    }

    public function people(): array
    {
        return [
            'a phone of the make Cubot' => ['Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 30) Chrome/139.0 Mobile Safari/537.36'],
            'a phone of another make' => [sprintf(self::PHONE, 'XBot_Senior Build/O11019')],
            'a phone with the name of a robot' => [sprintf(self::PHONE, 'S60 Discovery Plus')],
            'a tablet with the name of a program' => [sprintf(self::PHONE, 'ECHO JAVA')],
            'a television' => ['Mozilla/5.0 (Linux; Android 11; 4K Google TV Stick Build/RTM6) Chrome/120.0 Safari/537.36'],
            'another television' => ['Mozilla/5.0 (Linux armv7l) Chrome/84.0 Safari/537.36 OPR/46.0 OMI/4.21.4.112.Catcher4.69 Model/H'],
            'a browser of a search engine' => ['Mozilla/5.0 (Linux; Android 9; wv) Chrome/68.0 Mobile Safari/537.36 SogouMSE,SogouMobileBrowser/5.28'],
            'a browser that scans papers' => ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 CamScanner/6.49'],
            'a browser inside an app, of 300 characters' => ['Mozilla/5.0 (iPhone) ' . str_repeat('FBAN/FBIOS;', 28)],
            'a name of 2000 characters' => ['Mozilla/5.0 (X11; Linux x86_64) ' . str_repeat('x', 2000)],
        ];
    }

    public function test_those_who_may_edit_the_post_do_not_count_and_other_users_do(): void
    {
        $author = $this->sign_in('author');
        $post = $this->post(['post_author' => $author]);
        $this->assertSame('editor', $this->look($post));
        $this->sign_in('editor');
        $this->assertSame('editor', $this->look($post));
        $this->sign_in('author');
        $this->assertSame('', $this->look($post), 'may write, but not this post');
        $this->sign_in('subscriber');
        $this->assertSame('', $this->look($post, agent: self::AGENT . ' 2'));
    }

    /**
     * Counted, because time is not the same twice: the three words of the post, and one transaction over four tables.
     */
    public function test_an_early_view_is_seven_statements(): void
    {
        global $wp_actions, $wpdb;
        $post = $this->post();
        (new PublicPosts())->admin_init();
        $this->look($post, agent: 'Mozilla/5.0 (X11) Firefox/160.0');
        $statements = [];
        $note = static function (string $sql) use (&$statements): string {
            $statements[] = (string) strtok($sql, ' ');
            return $sql;
        };
        $loaded = $wp_actions['wp_loaded'];
        unset($wp_actions['wp_loaded']);
        add_filter('query', $note);
        try {
            $reason = $this->look($post);
        } finally {
            remove_filter('query', $note);
            $wp_actions['wp_loaded'] = $loaded;
        }
        $this->assertSame('', $reason);
        // SQLite cannot give a new number back.
        $number = $wpdb->dbh instanceof \mysqli ? [] : ['SELECT'];
        $expected = ['SELECT', 'START', 'INSERT', 'INSERT', ...$number, 'INSERT', 'INSERT', 'COMMIT'];
        $this->assertSame($expected, $statements);
    }

    public function test_nothing_that_names_a_visitor_is_stored(): void
    {
        global $wpdb;
        $this->look($this->post(), address: '198.51.100.77');
        $visits = $wpdb->get_col("SELECT visit FROM {$wpdb->prefix}onda_seen");
        $this->assertCount(1, $visits);
        $this->assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $visits[0]);
    }

    public function test_the_salt_of_a_process_that_was_faster_stays(): void
    {
        $first = (new DailySalts())->of('2026-11-21');
        // The memory of a process that read the options before there was any.
        $options = wp_load_alloptions(true);
        unset($options[DailySalts::OPTION]);
        wp_cache_set('alloptions', $options, 'options');
        wp_cache_set('notoptions', [DailySalts::OPTION => true], 'options');
        $this->assertSame($first, (new DailySalts())->of('2026-11-21'));
    }

    public function test_the_salt_of_a_day_is_random_kept_for_the_next_and_then_gone(): void
    {
        $salts = new DailySalts();
        $first = $salts->of('2026-11-20');
        $this->assertCount(1, $first);
        $this->assertSame($first, $salts->of('2026-11-20'));
        $second = $salts->of('2026-11-21');
        $this->assertSame($first[0], $second[1]);
        $third = $salts->of('2026-11-22');
        $this->assertSame([$second[0]], array_slice($third, 1));
        $this->assertNotContains($first[0], $third);
        $this->assertStringNotContainsString($first[0], (string) get_option(DailySalts::OPTION));
    }

    public function test_a_database_that_keeps_no_salt_gets_another_each_time(): void
    {
        delete_option(DailySalts::OPTION);
        [$first, $second] = $this->without_writing(static fn(): array => [
            (new DailySalts())->of('2026-11-20'),
            (new DailySalts())->of('2026-11-20'),
        ]);
        $this->assertSame([1, 1], [count($first), count($second)]);
        $this->assertNotSame($first, $second);
    }

    private function look(
        int $post,
        int $at = 0,
        string $agent = self::AGENT,
        string $address = '198.51.100.1',
        array $headers = [],
    ): string {
        $server = ['REMOTE_ADDR' => $address, 'HTTP_USER_AGENT' => $agent] + $headers;
        $request = new Request(['post_id' => (string) $post, 'views' => '999'], [], $server);
        $shares = new NetworkShareRepository();
        $network_limit = new DailyNetworkLimit($shares, 'views', NetworkOptions::stored(new SettingsStore())['views']);
        $recorder = new Recorder(new SettingsStore(), new PublicPosts(), new DailySalts(), new ViewRepository($shares), $network_limit);
        return $recorder->record($post, $request, $at === 0 ? time() : $at);
    }
}
