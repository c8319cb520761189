<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Install\Migrations;
use Onda\Core\Install\Schema;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\Sites;
use Onda\Core\Text\DynamicBlocks;
use Onda\Early\MustUseFile;
use Onda\Features\Favorites\MirrorRepository;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Owner\Lifecycle\Lifecycle;
use Onda\Owner\Lifecycle\Uninstall;
use Onda\Plugin;
use PHPUnit\Framework\TestCase as PhpUnit;

/** Tables come and go here, which no transaction takes back: each test leaves the site as it was. */
final class LifecycleTest extends PhpUnit
{
    private const PLUGIN = WP_PLUGIN_DIR . '/onda/onda.php';
    private string $folder;
    private mixed $settings;
    /** @var array<mixed> */
    private array $events;

    protected function setUp(): void
    {
        $this->settings = get_option(SettingsStore::OPTION);
        $this->events = _get_cron_array();
        $this->folder = sys_get_temp_dir() . '/onda-mu-' . getmypid();
    }

    protected function tearDown(): void
    {
        array_map('unlink', glob("{$this->folder}/*") ?: []);
        is_dir($this->folder) && rmdir($this->folder);
        $this->settings === false ? delete_option(SettingsStore::OPTION) : update_option(SettingsStore::OPTION, $this->settings);
        _set_cron_array($this->events);
        $this->migrations()->run();
    }

    public function test_migrations_may_run_twice(): void
    {
        $schema = new Schema();
        foreach ([1, 2] as $ignored) {
            $schema->set_version(0);
            $this->migrations()->run();
            $this->assertTrue($schema->has('onda_feeds'));
            $this->assertSame(Migrations::LATEST, $schema->version());
        }
    }

    public function test_nobody_elses_plugin_of_our_name_is_offered_as_an_update(): void
    {
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        $this->assertSame('false', get_plugin_data(self::PLUGIN, false, false)['UpdateURI']);
    }

    public function test_switching_it_on_migrates(): void
    {
        $schema = new Schema();
        $schema->set_version(Migrations::LATEST - 1);
        do_action('activate_' . plugin_basename(self::PLUGIN), false);
        $this->assertSame(Migrations::LATEST, $schema->version());
    }

    public function test_a_migration_that_made_no_table_is_tried_again_and_those_behind_it_wait(): void
    {
        global $wpdb;
        $schema = new Schema();
        $wpdb->query("DROP TABLE {$wpdb->prefix}onda_keywords");
        $schema->set_version(7);
        add_filter('dbdelta_create_queries', '__return_empty_array');
        $this->migrations()->run();
        remove_filter('dbdelta_create_queries', '__return_empty_array');
        $this->assertSame(7, $schema->version());
        $this->migrations()->run();
        $this->assertSame(Migrations::LATEST, $schema->version());
        $this->assertTrue($schema->has('onda_keywords'));
    }

    public function test_the_first_default_of_the_words_that_nobody_looks_for_becomes_the_default_of_today(): void
    {
        $former = 'a al ante bajo con contra de del desde donde durante e el ella ellas ellos en entre era es esa ese eso esta este esto ha'
            . ' han hasta la las le les lo los más me mi muy ni no nos o para pero por que se según ser si sin sobre su sus también te tras u'
            . ' un una unas uno unos y ya';
        $words = ['saved with the form' => [$former, IndexOptions::STOP_WORDS], 'of the owner' => ["$former hoy", "$former hoy"], 'none' => ['', '']];
        foreach ($words as $case => [$saved, $read]) {
            update_option(SettingsStore::OPTION, ['searchIndex' => ['stopWords' => $saved, 'synonyms' => 'a, b']]);
            (new Schema())->set_version(23);
            $this->migrations()->run();
            $index = (new SettingsStore())->read(IndexOptions::record());
            $this->assertSame([$read, 'a, b'], [$index['stopWords'], $index['synonyms']], $case);
        }
    }

    public function test_one_request_at_a_time_migrates(): void
    {
        $schema = new Schema();
        $schema->set_version(7);
        require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
        \WP_Upgrader::create_lock(Migrations::LOCK, MINUTE_IN_SECONDS);
        $this->migrations()->run();
        $this->assertSame(7, $schema->version());
        \WP_Upgrader::release_lock(Migrations::LOCK);
        $this->migrations()->run();
        $this->assertSame(Migrations::LATEST, $schema->version());
    }

    public function test_a_lock_that_a_broken_request_left_is_taken_over(): void
    {
        $schema = new Schema();
        $schema->set_version(7);
        update_option(Migrations::LOCK . '.lock', time() - HOUR_IN_SECONDS, false);
        $this->migrations()->run();
        $this->assertSame(Migrations::LATEST, $schema->version());
        $this->assertFalse(get_option(Migrations::LOCK . '.lock'));
    }

    public function test_a_migration_that_another_request_has_finished_does_not_run_again(): void
    {
        global $wpdb;
        $schema = new Schema();
        $schema->set_version(7);
        $schema->version();
        $wpdb->update($wpdb->options, ['option_value' => Migrations::LATEST], ['option_name' => Schema::OPTION]);
        $this->assertSame(7, $schema->version());
        $before = $wpdb->num_queries;
        $this->migrations()->run();
        $this->assertLessThan(10, $wpdb->num_queries - $before);
        $this->assertSame(Migrations::LATEST, $schema->version());
    }

    public function test_a_site_that_is_deleted_from_a_network_takes_its_tables_along(): void
    {
        global $wpdb;
        $tables = apply_filters('wpmu_drop_tables', ["{$wpdb->prefix}posts"], get_current_blog_id());
        $migrations = array_map(file_get_contents(...), glob(dirname(__DIR__) . '/migrations/*.php'));
        preg_match_all("/->create\\('(onda_\w+)'/", implode('', $migrations), $made);
        $ours = array_map(static fn(string $table): string => $wpdb->prefix . $table, array_unique($made[1]));
        $this->assertContains("{$wpdb->prefix}onda_subscribers", $ours);
        $this->assertEqualsCanonicalizing(["{$wpdb->prefix}posts", ...$ours], $tables);
    }

    public function test_the_number_in_the_code_is_the_last_migration(): void
    {
        $files = glob(dirname(__DIR__) . '/migrations/*.php');
        $this->assertSame(Migrations::LATEST, (int) basename((string) end($files)));
        $this->assertCount(Migrations::LATEST, $files);
    }

    public function test_uninstalling_removes_everything_where_the_owner_asked_for_it(): void
    {
        update_option(SettingsStore::OPTION, ['deleteData' => true]);
        update_option('widget_onda_radio_player', [1 => []]);
        set_transient('onda_draft_1', 'x', 60);
        $preferences = ['onda_checklist_away', 'onda_subscribers_per_page', 'manageonda_page_onda-newslettercolumnshidden'];
        array_map(static fn(string $key) => update_user_meta(1, $key, '1'), $preferences);
        // An earlier version that was here again.
        update_option('onda_watchers', ['names' => []]);
        $this->uninstall();
        $this->assertFalse(get_option('onda_watchers'));
        $this->assertSame([], array_filter($preferences, static fn(string $key): bool => get_user_meta(1, $key) !== []));
        foreach ([SettingsStore::OPTION, ActionOwners::OPTION, Schema::OPTION, 'widget_onda_radio_player'] as $option) {
            $this->assertFalse(get_option($option), $option);
        }
        $this->assertFalse(get_transient('onda_draft_1'));
        $this->assertFalse((new Schema())->has('onda_feeds'));
    }

    public function test_uninstalling_takes_the_favorites_that_were_written_for_another_plugin_along_unless_it_was_ever_here(): void
    {
        update_option(SettingsStore::OPTION, ['deleteData' => true]);
        $post = wp_insert_post(['post_title' => 'A', 'post_status' => 'publish']);
        $write = static fn(): array => [
            update_user_meta(1, 'simplefavorites', [['site_id' => 1, 'posts' => [$post]]]),
            update_post_meta($post, 'simplefavorites_count', 1),
        ];
        $read = static fn(): array => [get_user_meta(1, 'simplefavorites', true), get_post_meta($post, 'simplefavorites_count', true)];
        $write();
        update_option('simplefavorites_users', []);
        MirrorRepository::drop_own();
        $this->assertNotContains('', $read());
        delete_option('simplefavorites_users');
        $this->uninstall();
        $this->assertSame(['', ''], $read());
        wp_delete_post($post, true);
    }

    public function test_uninstalling_keeps_the_settings_otherwise(): void
    {
        update_option(SettingsStore::OPTION, ['stations' => []]);
        (new ActionOwners(self::PLUGIN))->forget();
        update_option(DynamicBlocks::OPTION, ['a/b']);
        array_map(static fn(string $event) => wp_schedule_single_event(time() + DAY_IN_SECONDS, $event), self::events());
        $this->uninstall();
        $this->assertSame([], array_filter(self::events(), wp_next_scheduled(...)));
        $this->assertNotFalse(get_option(SettingsStore::OPTION));
        $this->assertTrue((new Schema())->has('onda_feeds'));
        $this->assertFalse(get_option(ActionOwners::OPTION));
        $this->assertFalse(get_option(DynamicBlocks::OPTION));
    }

    public function test_options_of_widgets_that_nobody_placed_go_and_what_each_screen_reads_is_loaded_with_the_others(): void
    {
        $placed = get_option(PlacedElements::OPTION);
        update_option('widget_onda_on_air', ['_multiwidget' => 1], true);
        update_option('widget_onda_radio_player', [2 => ['title' => 'A'], '_multiwidget' => 1], true);
        delete_option(PlacedElements::OPTION);
        add_option(PlacedElements::OPTION, ['on-air' => true], '', false);
        (new Schema())->set_version(24);
        $this->migrations()->run();
        $this->assertFalse(get_option('widget_onda_on_air'));
        $this->assertSame('A', get_option('widget_onda_radio_player')[2]['title']);
        $this->assertArrayHasKey(PlacedElements::OPTION, wp_load_alloptions());
        delete_option('widget_onda_radio_player');
        $placed === false ? delete_option(PlacedElements::OPTION) : update_option(PlacedElements::OPTION, $placed, true);
    }

    public function test_uninstalling_lets_every_feature_forget_when_the_owner_asked_for_it_and_none_otherwise(): void
    {
        $forgot = [];
        $feature = static function (string $name) use (&$forgot): Feature {
            return new class (static function () use ($name, &$forgot): void {
                $forgot[] = $name;
            }) implements Feature {
                use FeatureDefaults;

                public function __construct(private \Closure $note)
                {
                }

                public function forget(): void
                {
                    ($this->note)();
                }
            };
        };
        $uninstall = new Uninstall(new SettingsStore(), new Schema(), [$feature('a'), $feature('b')]);
        update_option(SettingsStore::OPTION, ['deleteData' => false]);
        $uninstall->run();
        $this->assertSame([], $forgot);
        update_option(SettingsStore::OPTION, ['deleteData' => true]);
        $uninstall->run();
        $this->assertSame(array_merge(...array_fill(0, count(Sites::all()), ['a', 'b'])), $forgot);
    }

    public function test_the_must_use_file_is_written_and_removed(): void
    {
        $file = new MustUseFile($this->folder, self::PLUGIN);
        $this->assertTrue($file->write());
        $this->assertTrue($file->is_current());
        $this->assertStringContainsString("is_file(WP_PLUGIN_DIR . '/onda/early.php')", (string) file_get_contents($this->path()));
        $file->remove();
        $this->assertFileDoesNotExist($this->path());
    }

    public function test_the_must_use_file_does_nothing_when_the_plugin_is_gone(): void
    {
        (new MustUseFile($this->folder, WP_PLUGIN_DIR . '/onda-gone/onda.php'))->write();
        require $this->path();
        $this->addToAssertionCount(1);
    }

    public function test_a_file_of_somebody_else_is_left_alone(): void
    {
        mkdir($this->folder);
        file_put_contents($this->path(), '<?php // mine');
        (new MustUseFile($this->folder, self::PLUGIN))->remove();
        $this->assertFileExists($this->path());
    }

    public function test_a_folder_that_cannot_be_written_is_no_error(): void
    {
        $this->assertFalse((new MustUseFile('/dev/null/mu-plugins', self::PLUGIN))->write());
    }

    public function test_the_must_use_file_is_there_only_while_the_switch_is_on(): void
    {
        $file = new MustUseFile(WPMU_PLUGIN_DIR, self::PLUGIN);
        $set = static fn(mixed $is_on): bool => update_option(SettingsStore::OPTION, ['earlyAnswers' => $is_on, 'x' => wp_rand()]);
        $seen = [];
        foreach (['off' => false, 'on' => true, 'off again' => false, 'an earlier "auto"' => 'auto', 'on again' => true] as $name => $is_on) {
            $set($is_on);
            $seen[$name] = $file->is_current();
        }
        $this->assertSame(['off' => false, 'on' => true, 'off again' => false, 'an earlier "auto"' => false, 'on again' => true], $seen);
        $file->remove();
        // WordPress looks for further updates.
        require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
        $nothing = static fn(): array => ['response' => ['code' => 404, 'message' => ''], 'body' => ''];
        add_filter('pre_http_request', $nothing);
        do_action('upgrader_process_complete', new \stdClass(), []);
        remove_filter('pre_http_request', $nothing);
        $this->assertTrue($file->is_current(), 'an update');
        do_action('deactivate_' . plugin_basename(self::PLUGIN), false);
        $this->assertFalse($file->is_current(), 'switched off');
        do_action('activate_' . plugin_basename(self::PLUGIN), false);
        $this->assertTrue($file->is_current(), 'switched on');
        delete_option(SettingsStore::OPTION);
        $this->assertFalse($file->is_current(), 'settings deleted');
    }

    /** @dataProvider former_choices */
    public function test_only_who_chose_early_answers_keeps_them(mixed $stored, mixed $expected): void
    {
        update_option(SettingsStore::OPTION, ['earlyAnswers' => $stored, 'pollFiles' => true]);
        update_option('onda_watchers', ['names' => []]);
        (new Schema())->set_version(19);
        $this->migrations()->run();
        $this->assertSame(['earlyAnswers' => $expected, 'pollFiles' => true], get_option(SettingsStore::OPTION));
        $this->assertFalse(get_option('onda_watchers'));
        $this->assertSame($expected, (new MustUseFile(WPMU_PLUGIN_DIR, self::PLUGIN))->is_current());
    }

    /** @return list<array{mixed, bool}> */
    public function former_choices(): array
    {
        return [['on', true], ['auto', false], ['off', false], [true, true], [false, false]];
    }

    private function uninstall(): void
    {
        (new Uninstall(new SettingsStore(), new Schema(), self::features()))->run();
        wp_cache_flush();
    }

    /** @return list<Feature> */
    private static function features(): array
    {
        return (new Plugin(self::PLUGIN))->features();
    }

    /** @return list<string> */
    private static function events(): array
    {
        return Lifecycle::events(self::features());
    }

    private function migrations(): Migrations
    {
        return Migrations::of(dirname(__DIR__) . '/onda.php');
    }

    private function path(): string
    {
        return "{$this->folder}/onda-early.php";
    }
}
