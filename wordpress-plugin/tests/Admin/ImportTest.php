<?php

declare(strict_types=1);

namespace Onda\Tests\Admin;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Http\Identity;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\FavoritesRepository;
use Onda\Features\Newsletter\People\ConsentRepository;
use Onda\Features\Newsletter\People\SubscriberRepository;
use Onda\Features\Views\ViewRepository;
use Onda\Features\Votes\CommentVoteRepository;
use Onda\Features\Votes\VoteCountRepository;
use Onda\Owner\Import\Added;
use Onda\Owner\Import\AddedRepository;
use Onda\Owner\Import\ImportTab;
use Onda\Owner\Import\Importer;
use Onda\Owner\Import\ImportView;
use Onda\Owner\Import\Source;
use Onda\Owner\Import\Step;
use Onda\Owner\OwnerFeatures;
use Onda\Plugin;
use Onda\Tests\TestCase;

/** Each source over tables of the shape that its plugin makes. */
final class ImportTest extends TestCase
{
    /** Table → its columns, as the plugin creates them. */
    private const TABLES = [
        'popularpostsdata' => 'postid bigint(20), day datetime, last_viewed datetime, pageviews bigint(20)',
        'popularpostssummary' => 'ID bigint(20), postid bigint(20), pageviews bigint(20), view_date date, view_datetime datetime',
        'post_views' => 'id bigint(20), type tinyint(1), period varchar(8), count bigint(20)',
        'ulike_comments' => 'id bigint(11), date_time datetime, comment_id bigint(20), user_id varchar(100), fingerprint varchar(64), status varchar(30)',
        'ulike_pulse' => 'id bigint(20), item_id bigint(20), item_type varchar(32), engagement_kind varchar(20), engagement_key varchar(20), status varchar(10), user_id varchar(45)',
        'mailpoet_subscribers' => 'id int(11), email varchar(150), first_name varchar(255), last_name varchar(255), status varchar(12), confirmed_at datetime, deleted_at datetime',
        'mailpoet_segments' => 'id int(11), name varchar(90), type varchar(90), deleted_at datetime',
        'mailpoet_subscriber_segment' => 'subscriber_id int(11), segment_id int(11), status varchar(12)',
    ];

    public static function setUpBeforeClass(): void
    {
        global $wpdb;
        foreach (self::TABLES as $table => $columns) {
            $wpdb->query("CREATE TABLE {$wpdb->prefix}$table ($columns)");
        }
    }

    public static function tearDownAfterClass(): void
    {
        global $wpdb;
        foreach (array_keys(self::TABLES) as $table) {
            $wpdb->query("DROP TABLE {$wpdb->prefix}$table");
        }
    }

    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_a_site_without_their_data_is_told_so(): void
    {
        delete_option('simplefavorites_users');
        $tab = $this->printed((new ImportTab(self::importer(), new AddedRepository(), self::sources(...)))->page(...));
        $this->assertStringContainsString('No data of another plugin', $tab);
    }

    /** @dataProvider counters */
    public function test_views_become_theirs_where_theirs_are_higher(string $counter, array $rows): void
    {
        global $wpdb;
        foreach ($rows as [$table, $row]) {
            $wpdb->insert($wpdb->prefix . $table, $row);
        }
        $wpdb->query("INSERT INTO {$wpdb->prefix}onda_views_total (post_id, views) VALUES (7, 90), (8, 5)");
        $this->assertSame([2, 2], array_values(self::source($counter)->found()));
        $this->assertSame(['taken' => 3, 'known' => 1, 'wrong' => 0], $this->import($counter, true));
        $this->assertSame('90', $wpdb->get_var("SELECT SUM(views) FROM {$wpdb->prefix}onda_views_total WHERE post_id = 7"));
        $this->assertSame(['taken' => 3, 'known' => 1, 'wrong' => 0], $this->import($counter, false));
        $totals = $wpdb->get_col("SELECT views FROM {$wpdb->prefix}onda_views_total WHERE post_id IN (7, 8) ORDER BY post_id");
        $this->assertSame(['90', '60'], $totals);
        $day = "SELECT views FROM {$wpdb->prefix}onda_views_daily WHERE post_id = 7 AND day = '2026-11-20'";
        $this->assertSame('40', $wpdb->get_var($day));
        $this->assertSame(['taken' => 0, 'known' => 4, 'wrong' => 0], $this->import($counter, false));
        // Somebody reads both posts before the owner thinks better of it.
        $wpdb->query("UPDATE {$wpdb->prefix}onda_views_total SET views = views + 1");
        $wpdb->query("UPDATE {$wpdb->prefix}onda_views_daily SET views = views + 1, uniques = 1 WHERE post_id = 7");
        // The other post has fewer views than were added.
        $wpdb->query("UPDATE {$wpdb->prefix}onda_views_daily SET views = 10 WHERE post_id = 8");
        $this->assertSame(['taken' => 3, 'known' => 0, 'wrong' => 0], $this->undo($counter));
        $totals = $wpdb->get_col("SELECT views FROM {$wpdb->prefix}onda_views_total WHERE post_id IN (7, 8) ORDER BY post_id");
        $this->assertSame(['91', '6'], $totals);
        $days = $wpdb->get_results("SELECT post_id, views FROM {$wpdb->prefix}onda_views_daily WHERE post_id IN (7, 8)", ARRAY_N);
        $this->assertSame([['7', '1']], $days);
        $this->assertSame(['taken' => 0, 'known' => 0, 'wrong' => 0], $this->undo($counter), 'no number is taken away twice');
    }

    public function test_a_number_of_an_editor_outlives_the_import_of_its_post(): void
    {
        global $wpdb;
        foreach ([11, 12] as $post) {
            $wpdb->insert("{$wpdb->prefix}popularpostsdata", ['postid' => $post, 'pageviews' => 50]);
        }
        $this->import('wordpress-popular-posts', false);
        (new ViewRepository(new NetworkShareRepository()))->adjust(11, 5, 1, time());
        $this->undo('wordpress-popular-posts');
        $sql = "SELECT post_id, views, adjust FROM {$wpdb->prefix}onda_views_total WHERE post_id IN (11, 12)";
        $this->assertSame([['11', '0', '5']], $wpdb->get_results($sql, ARRAY_N));
    }

    public function counters(): array
    {
        $summary = static fn(int $post, int $views): array =>
            ['popularpostssummary', ['postid' => $post, 'pageviews' => $views, 'view_date' => '2026-11-20']];
        $views = static fn(int $post, int $type, string $period, int $count): array =>
            ['post_views', ['id' => $post, 'type' => $type, 'period' => $period, 'count' => $count]];
        return [
            ['wordpress-popular-posts', [
                ['popularpostsdata', ['postid' => 7, 'pageviews' => 50]],
                ['popularpostsdata', ['postid' => 8, 'pageviews' => 60]],
                $summary(7, 15), $summary(7, 25), $summary(8, 30),
            ]],
            ['post-views-counter', [
                $views(7, 4, 'total', 50), $views(8, 4, 'total', 60),
                $views(7, 0, '20261120', 40), $views(8, 0, '20261120', 30), $views(7, 2, '202611', 40),
            ]],
        ];
    }

    public function test_votes_on_comments_keep_those_of_this_site(): void
    {
        global $wpdb;
        $user = $this->sign_in('subscriber');
        $comment = (int) wp_insert_comment(['comment_post_ID' => 1, 'comment_content' => 'x', 'comment_approved' => '1']);
        $rows = [[$user, 'like'], ['3232235777', 'like'], ['3232235778', 'dislike'], ['3232235779', 'unlike']];
        foreach ($rows as $place => [$voter, $status]) {
            $wpdb->insert("{$wpdb->prefix}ulike_comments", ['id' => $place + 1, 'comment_id' => $comment, 'user_id' => $voter, 'status' => $status]);
        }
        $wpdb->insert("{$wpdb->prefix}ulike_comments", ['id' => 9, 'comment_id' => 999999, 'user_id' => '1', 'status' => 'like']);
        $wpdb->insert("{$wpdb->prefix}ulike_comments", ['id' => 10, 'comment_id' => 0, 'user_id' => '1', 'status' => 'like']);
        // For 0 WordPress returns the comment of the page.
        $GLOBALS['comment'] = get_comment($comment);
        (new CommentVoteRepository())->keep($comment, Identity::of_user($user), CommentVoteRepository::DOWN, time());
        $this->assertSame(['taken' => 2, 'known' => 1, 'wrong' => 3], $this->import('wp-ulike', false));
        $this->assertSame(['up' => 1, 'down' => 2], (new CommentVoteRepository())->tally($comment));
        $this->assertSame(['up' => 1, 'down' => 2], VoteCountRepository::printed($comment));
        $this->assertSame(['taken' => 0, 'known' => 3, 'wrong' => 3], $this->import('wp-ulike', false));
        // A voter of the two imported ones votes again.
        $wpdb->query("UPDATE {$wpdb->prefix}onda_comment_votes SET updated = updated + 5 WHERE comment_id = $comment AND vote = 1");
        $this->assertSame(['taken' => 1, 'known' => 1, 'wrong' => 0], $this->undo('wp-ulike'));
        $this->assertSame(['up' => 1, 'down' => 1], VoteCountRepository::printed($comment));
    }

    /** @dataProvider amounts */
    public function test_votes_come_step_by_step_to_the_last(int $votes): void
    {
        global $wpdb;
        $comment = (int) wp_insert_comment(['comment_post_ID' => 1, 'comment_content' => 'x', 'comment_approved' => '1']);
        $row = static fn(int $id): string => "($id, $comment, '32322$id', 'like')";
        $rows = implode(',', array_map($row, range(1, $votes)));
        $wpdb->query("INSERT INTO {$wpdb->prefix}ulike_comments (id, comment_id, user_id, status) VALUES $rows");
        $this->assertSame(['taken' => $votes, 'known' => 0, 'wrong' => 0], $this->import('wp-ulike', false));
        $this->assertSame($votes, VoteCountRepository::printed($comment)['up']);
    }

    /** @dataProvider amounts */
    public function test_subscribers_come_step_by_step_to_the_last(int $people): void
    {
        global $wpdb;
        $row = static fn(int $id): string => "($id, 'p$id@example.com', 'unconfirmed')";
        $rows = implode(',', array_map($row, range(1, $people)));
        $wpdb->query("INSERT INTO {$wpdb->prefix}mailpoet_subscribers (id, email, status) VALUES $rows");
        $this->assertSame(['taken' => $people, 'known' => 0, 'wrong' => 0], $this->import('mailpoet', true));
    }

    /** @return list<array{int}> A step has 200. */
    public function amounts(): array
    {
        return [[199], [200], [201], [400]];
    }

    public function test_votes_are_read_where_version_5_keeps_them_and_its_word_is_the_newer(): void
    {
        global $wpdb;
        $comment = (int) wp_insert_comment(['comment_post_ID' => 1, 'comment_content' => 'x', 'comment_approved' => '1']);
        $rows = [['1', 'like', 'active'], ['2', 'dislike', 'active'], ['3', 'like', 'removed'], ['3232235777', 'like', 'active']];
        foreach ($rows as $place => [$voter, $key, $status]) {
            $wpdb->insert("{$wpdb->prefix}ulike_pulse", [
                'id' => $place + 1, 'item_id' => $comment, 'item_type' => 'comment', 'engagement_kind' => 'vote',
                'engagement_key' => $key, 'status' => $status, 'user_id' => $voter,
            ]);
        }
        $other = ['id' => 8, 'item_id' => $comment, 'engagement_key' => 'like', 'status' => 'active', 'user_id' => '7'];
        $wpdb->insert("{$wpdb->prefix}ulike_pulse", $other + ['item_type' => 'post', 'engagement_kind' => 'vote']);
        $wpdb->insert("{$wpdb->prefix}ulike_pulse", $other + ['item_type' => 'comment', 'engagement_kind' => 'emoji']);
        // The older table has a vote that was taken back since, and one that has not moved yet.
        foreach (['3', '9'] as $place => $voter) {
            $row = ['id' => $place + 1, 'comment_id' => $comment, 'user_id' => $voter, 'status' => 'like'];
            $wpdb->insert("{$wpdb->prefix}ulike_comments", $row);
        }
        $this->assertSame([6], array_values(self::source('wp-ulike')->found()));
        $this->assertSame(['taken' => 4, 'known' => 1, 'wrong' => 1], $this->import('wp-ulike', false));
        $this->assertSame(['up' => 3, 'down' => 1], (new CommentVoteRepository())->tally($comment));
    }

    public function test_subscribers_keep_what_they_chose(): void
    {
        global $wpdb;
        update_option('onda_newsletter', ['lists' => [['id' => 1, 'name' => 'All', 'remote' => ''], ['id' => 2, 'name' => 'Sport', 'remote' => '']]]);
        $people = [['ana@example.com', 'subscribed'], ['eva@example.com', 'unconfirmed'], ['leo@example.com', 'unsubscribed'], ['ada@example.com', 'bounced'], ['pia@example.com', 'inactive']];
        foreach ($people as $place => [$email, $status]) {
            $wpdb->insert("{$wpdb->prefix}mailpoet_subscribers", ['id' => $place + 1, 'email' => $email, 'first_name' => 'A', 'last_name' => '', 'status' => $status, 'confirmed_at' => '2026-01-02 03:04:05']);
        }
        $wpdb->insert("{$wpdb->prefix}mailpoet_segments", ['id' => 3, 'name' => 'Sport', 'type' => 'default']);
        $wpdb->insert("{$wpdb->prefix}mailpoet_subscriber_segment", ['subscriber_id' => 1, 'segment_id' => 3, 'status' => 'subscribed']);
        $this->assertSame(['taken' => 4, 'known' => 0, 'wrong' => 1], $this->import('mailpoet', true));
        $subscribers = new SubscriberRepository();
        $this->assertNull($subscribers->by_email('ana@example.com'));
        $this->assertSame(['taken' => 4, 'known' => 0, 'wrong' => 1], $this->import('mailpoet', false));
        $this->assertSame([2], $subscribers->by_email('ana@example.com')?->lists);
        $this->assertSame('unconfirmed', $subscribers->by_email('eva@example.com')?->status);
        $this->assertSame('unsubscribed', $subscribers->by_email('leo@example.com')?->status);
        $this->assertSame('subscribed', $subscribers->by_email('pia@example.com')?->status, 'who reads nothing');
        $this->assertSame(['taken' => 0, 'known' => 4, 'wrong' => 1], $this->import('mailpoet', false));
        $ana = $subscribers->by_email('ana@example.com');
        (new ConsentRepository())->note($ana->id, ConsentRepository::UNSUBSCRIBED, time(), '');
        $this->assertSame(['taken' => 3, 'known' => 1, 'wrong' => 0], $this->undo('mailpoet'));
        $this->assertNull($subscribers->by_email('eva@example.com'));
        $this->assertNotNull($subscribers->by_email('ana@example.com'), 'who has left since must stay known as such');
    }

    public function test_favorites_of_accounts_are_read_in_once(): void
    {
        $user = $this->sign_in('subscriber');
        update_option('simplefavorites_users', []);
        update_user_meta($user, 'simplefavorites', [['site_id' => 1, 'posts' => [1], 'groups' => []]]);
        $this->assertSame(1, $this->import('favorites', true)['taken']);
        $this->assertSame(1, $this->import('favorites', false)['taken']);
        $this->assertSame(['taken' => 0, 'known' => 1, 'wrong' => 0], $this->import('favorites', false));
        $favorites = new FavoritesRepository();
        $this->assertSame([1], $favorites->of(Identity::of_user($user)));
        $this->assertSame(['taken' => 1, 'known' => 0, 'wrong' => 0], $this->undo('favorites'));
        $this->assertSame([], $favorites->of(Identity::of_user($user)));
        $this->assertSame(1, $this->import('favorites', false)['taken'], 'their record is there and may be read in again');
        $favorites->remove(Identity::of_user($user), [1]);
        $this->assertSame(['taken' => 0, 'known' => 1, 'wrong' => 0], $this->undo('favorites'));
    }

    public function test_a_stream_becomes_a_station_once(): void
    {
        update_option('radio_station', ['streaming_url' => 'https://radio.example/live', 'station_title' => 'Radio Uno', 'fallback_url' => 'https://two.example/live']);
        $this->assertSame(1, $this->import('radio-station', true)['taken']);
        $this->assertSame([], (new SettingsStore())->all());
        $this->assertSame(1, $this->import('radio-station', false)['taken']);
        $this->assertSame('https://two.example/live', (new SettingsStore())->find('radio-uno')?->attributes()['mirrors']);
        $this->assertSame(['taken' => 0, 'known' => 1, 'wrong' => 0], $this->import('radio-station', false));
        // A newer Onda has one more setting, which nobody filled in.
        $settings = get_option(SettingsStore::OPTION);
        $settings['stations'][0]['later'] = '';
        update_option(SettingsStore::OPTION, $settings);
        $this->assertSame(['taken' => 1, 'known' => 0, 'wrong' => 0], $this->undo('radio-station'));
        $this->assertSame([], (new SettingsStore())->all());
        $this->import('radio-station', false);
        $settings = get_option(SettingsStore::OPTION);
        $settings['stations'][0]['name'] = 'Radio Dos';
        update_option(SettingsStore::OPTION, $settings);
        $this->assertSame(['taken' => 0, 'known' => 1, 'wrong' => 0], $this->undo('radio-station'));
        $this->assertSame('Radio Dos', (new SettingsStore())->find('radio-uno')?->name);
    }

    /** @testWith [false, true, 3, true]
     *     [false, false, 3, false]
     *     [false, true, 0, false]
     *     [true, false, 3, true]
     */
    public function test_an_import_is_undone_when_it_is_done(bool $is_other, bool $is_done, int $undoable, bool $is_offered): void
    {
        $importer = self::importer();
        $importer->start(self::source($is_other ? 'favorites' : 'mailpoet'), false);
        $card = (new ImportView('x'))->card(self::source('mailpoet'), [], ['is_done' => $is_done] + $importer->state(), $undoable);
        $this->assertSame($is_offered, str_contains($card, 'Undo the import'));
        $this->assertSame($is_offered, str_contains($card, ' name="mode" value="undo"'));
        $this->assertSame(!$is_other && !$is_done, str_contains($card, 'Go on'));
    }

    public function test_a_trial_adds_nothing_that_could_be_undone_and_old_imports_are_forgotten(): void
    {
        update_option('radio_station', ['streaming_url' => 'https://radio.example/live', 'station_title' => 'Radio Uno']);
        $this->import('radio-station', true);
        $source = self::source('radio-station');
        $this->assertSame(0, self::importer()->undoable($source));
        $this->import('radio-station', false);
        $added = new AddedRepository();
        $added->note('radio-station', [new Added('station', 0, 'old', 1)], time() - 31 * DAY_IN_SECONDS);
        $this->assertSame(2, self::importer()->undoable($source));
        $added->forget_old(time());
        $this->assertSame(1, self::importer()->undoable($source));
        $screen = $this->printed((new ImportTab(self::importer(), $added, self::sources(...)))->page(...));
        $this->assertStringContainsString('1 thing that the import added is taken away again.', $screen);
    }

    public function test_an_import_that_was_cut_goes_on_where_it_was(): void
    {
        $source = self::in_steps(4);
        $slow = new Importer(static function (): float {
            static $now = 0.0;
            return $now += 10.0;
        }, new AddedRepository());
        $slow->start($source, false);
        $slow->run($source);
        $this->assertSame(['1', false, 1], [$slow->state()['next'], $slow->state()['is_done'], $slow->state()['taken']]);
        self::importer()->run($source);
        $this->assertSame([true, 4], [$slow->state()['is_done'], $slow->state()['taken']]);
        self::importer()->run($source);
        $this->assertSame(4, $slow->state()['taken'], 'what is done is not done again');
    }

    private static function in_steps(int $most): Source
    {
        return new class ($most) implements Source {
            public function __construct(private int $most)
            {
            }

            public function id(): string
            {
                return 'steps';
            }

            public function title(): string
            {
                return 'Steps';
            }

            public function found(): array
            {
                return ['Steps' => $this->most];
            }

            public function total(): int
            {
                return $this->most;
            }

            public function step(string $after, bool $is_dry): Step
            {
                $next = (int) $after + 1;
                return new Step($next === $this->most ? '' : (string) $next, 1);
            }

            public function take_back(array $added): int
            {
                return 0;
            }
        };
    }

    /** @return array{taken: int, known: int, wrong: int} */
    private function import(string $id, bool $is_dry): array
    {
        $importer = self::importer();
        $importer->start(self::source($id), $is_dry);
        $importer->run(self::source($id));
        $this->assertTrue($importer->state()['is_done']);
        return array_intersect_key($importer->state(), ['taken' => 0, 'known' => 0, 'wrong' => 0]);
    }

    /** @return array{taken: int, known: int, wrong: int} */
    private function undo(string $id): array
    {
        $importer = self::importer();
        $importer->start_undo(self::source($id));
        $importer->run(self::source($id));
        $this->assertTrue($importer->state()['is_done']);
        return array_intersect_key($importer->state(), ['taken' => 0, 'known' => 0, 'wrong' => 0]);
    }

    private static function importer(): Importer
    {
        return new Importer(static fn(): float => 0.0, new AddedRepository());
    }

    private static function source(string $id): Source
    {
        $sources = self::sources();
        return array_combine(array_map(static fn(Source $source): string => $source->id(), $sources), $sources)[$id];
    }

    /** @return list<Source> */
    private static function sources(): array
    {
        $features = (new Plugin(WP_PLUGIN_DIR . '/onda/onda.php'))->features();
        return array_merge(...array_map(static fn($one): array => $one->sources(), OwnerFeatures::of($features)));
    }
}
