<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Fetch\PrivateAddress;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Settings;
use Onda\Core\Settings\FeedKinds;
use Onda\Core\Settings\Kind;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\StationsFeature;
use Onda\Owner\Menu\ScreenStyle;

final class SettingsTest extends TestCase
{
    private const GOOD = ['name' => 'Radio Uno', 'stream' => 'https://radio.example:8443/live.mp3'];

    public function test_a_station_needs_a_name_and_a_stream_and_gets_its_id_from_the_name(): void
    {
        $settings = $this->save([self::GOOD, ['name' => 'Radio Uno', 'stream' => 'http://radio.example/2'], ['name' => '¡Ñandú!'] + self::GOOD]);
        $this->assertSame(['radio-uno', 'radio-uno-2', 'nandu'], array_column($settings['stations'], 'id'));
        $this->assertSame('auto', $settings['stations'][0]['kind']);
    }

    public function test_empty_rows_and_removed_rows_go(): void
    {
        $empty = ['id' => '', 'name' => '', 'stream' => '', 'mirrors' => '', 'feed' => '', 'kind' => 'auto', 'leaveOut' => '', 'charset' => '', 'cover' => ''];
        $settings = $this->save([['remove' => '1'] + self::GOOD, $empty, self::GOOD]);
        $this->assertCount(1, $settings['stations']);
        $fields = ['id', 'name', 'stream', 'mirrors', 'feed', 'kind', 'leaveOut', 'charset', 'cover', 'whatsapp', 'phone', 'mail'];
        $this->assertEqualsCanonicalizing($fields, array_keys($settings['stations'][0]));
    }

    /** @dataProvider wrong */
    public function test_what_is_wrong_gets_a_sentence_beside_its_field(array $station, string $field): void
    {
        $rules = self::rules();
        $rules->read(['stations' => [self::GOOD, $station + self::GOOD]]);
        $this->assertSame(["stations.1.$field"], array_keys($rules->errors()));
    }

    public function wrong(): array
    {
        return [
            'no name' => [['name' => ' ', 'id' => 'x'], 'name'],
            'long name' => [['name' => str_repeat('ñ', 101), 'id' => 'x'], 'name'],
            'no stream' => [['stream' => ''], 'stream'],
            'no address' => [['stream' => 'radio'], 'stream'],
            'a script' => [['stream' => 'javascript:alert(1)'], 'stream'],
            'a user name' => [['stream' => 'http://me:pw@radio.example/'], 'stream'],
            'mirrors without an address' => [['mirrors' => 'Low'], 'mirrors'],
            'a word after the last mirror' => [['mirrors' => 'https://radio.example/low High'], 'mirrors'],
            'a mirror that is a script' => [['mirrors' => 'Low javascript:alert(1)'], 'mirrors'],
            'a mirror by another scheme' => [['mirrors' => 'ftp://radio.example/low https://radio.example/high'], 'mirrors'],
            'decimal feed' => [['feed' => 'http://2130706433/'], 'feed'],
            'unknown kind' => [['kind' => 'x'], 'kind'],
            'kind without feed' => [['kind' => 'everestcast'], 'kind'],
            'id with capitals' => [['id' => 'Uno'], 'id'],
            'id twice' => [['id' => 'radio-uno'], 'id'],
            'cover' => [['cover' => 'data:image/png;base64,x'], 'cover'],
            'a list for a name' => [['name' => ['x'], 'id' => 'x'], 'name'],
        ];
    }

    public function test_a_private_server_is_saved_with_a_warning_until_wp_config_names_it(): void
    {
        $this->sign_in('administrator');
        $this->assertCount(1, $this->save([['stream' => 'http://192.168.1.2:8000/'] + self::GOOD])['stations']);
        $this->assertSame(1, substr_count($this->tab(self::section('stations')), 'ONDA_TRUSTED_HOSTS'));
        $this->assertSame('', (new PrivateAddress(['192.168.1.2:8000']))->warning('http://192.168.1.2:8000/'));
        $this->assertNotSame('', (new PrivateAddress(['192.168.1.2:8000']))->warning('http://192.168.1.2:8001/'));
        $this->assertSame('', (new PrivateAddress([]))->warning('http://8.8.8.8/'));
    }

    public function test_nothing_wrong_is_saved(): void
    {
        $this->save([self::GOOD]);
        $this->assertCount(1, $this->save([self::GOOD, ['name' => 'Typed', 'stream' => 'nonsense']])['stations']);
    }

    public function test_the_screen_is_a_plain_form_with_an_empty_row_and_labels(): void
    {
        $this->sign_in('administrator');
        $this->save([self::GOOD]);
        $screens = array_map($this->tab(...), self::sections());
        $screen = $screens[array_search('stations', array_column(self::sections(), 'id'), true)];
        $this->assertStringContainsString('action="' . esc_attr(Screen::Stations->url('stations')) . '"', $screen);
        $this->assertStringContainsString('name="onda_settings[stations][1][name]"', $screen);
        $this->assertStringContainsString('name="onda_settings[stations][0][remove]"', $screen);
        $screen = implode('', $screens);
        $this->assertStringNotContainsString('<script', $screen);
        preg_match_all('/<(?:input|select|textarea)[^>]* id="(onda_settings[^"]*)"/', $screen, $ids);
        foreach ($ids[1] as $id) {
            $this->assertStringContainsString("<label for=\"$id\">", $screen);
        }
        $this->assertSame([], array_values(array_filter(self::names_of_fields(), fn(string $name): bool => !str_contains($screen, $name))));
    }

    /** @return list<string> Of every setting that the form draws: one that draws itself names its fields as it likes. */
    private static function names_of_fields(): array
    {
        $names = [];
        foreach (self::sections() as $section) {
            $place = $section->option . ($section->record->part === '' ? '' : "[{$section->record->part}]");
            $shown = $section->names ?: array_column($section->record->settings, 'name');
            foreach (array_filter($shown, static fn(string $name): bool => $section->record->find($name)->kind !== Kind::Custom) as $name) {
                $names[] = "name=\"{$place}[$name]";
            }
        }
        return $names;
    }

    public function test_mirrors_are_addresses_each_with_a_name_or_without(): void
    {
        $typed = " https://two.example/live \n Low quality\thttps://two.example/low ";
        $mirrors = 'https://two.example/live   Low quality https://two.example/low';
        $settings = $this->save([['mirrors' => $typed] + self::GOOD]);
        $this->assertSame($mirrors, $settings['stations'][0]['mirrors']);
        $this->sign_in('administrator');
        $this->assertStringContainsString("rows=\"3\">$mirrors</textarea>", $this->tab(self::section('stations')));
        $this->assertSame($mirrors, (new SettingsStore())->find('radio-uno')?->attributes()['mirrors']);
    }

    public function test_every_kind_of_feed_that_the_browser_reads_can_be_chosen(): void
    {
        $this->sign_in('administrator');
        $screen = $this->tab(self::section('stations'));
        foreach (FeedKinds::ALL as $kind) {
            $this->assertStringContainsString("<option value=\"$kind\"", $screen);
        }
        $this->assertContains('played-html', FeedKinds::ALL);
        $this->assertDoesNotMatchRegularExpression('~<option value="([a-z0-9-]+)"[^>]*>\1</option>~', $screen);
    }

    public function test_saving_twice_is_saving_once(): void
    {
        $settings = $this->save([self::GOOD]);
        $this->assertSame($settings, self::rules()->read($settings));
    }

    public function test_the_other_settings_are_read_strictly(): void
    {
        $read = static fn(array $input): array => array_intersect_key(self::settings_of($input), ['earlyAnswers' => 0, 'deleteData' => 0]);
        // A file of an earlier version says "on", "off" or "auto".
        foreach (['1' => true, 'on' => true, 'off' => false, 'auto' => false] as $sent => $is_on) {
            $this->assertSame(['earlyAnswers' => $is_on, 'deleteData' => true], $read(['earlyAnswers' => (string) $sent, 'deleteData' => '1']));
        }
        $this->assertSame(['earlyAnswers' => false, 'deleteData' => false], $read(['earlyAnswers' => ['x'], 'deleteData' => ['x']]));
        $this->assertSame([], self::settings_of('nonsense')['stations']);
    }

    /** @dataProvider providers */
    public function test_whom_the_site_may_ask_is_nobody_by_default(array $input, array $expected, bool $is_wrong = false): void
    {
        $rules = self::rules();
        $this->assertSame($expected, self::providers_of($rules->read($input) + $rules->defaults()));
        $this->assertSame($is_wrong ? ['lastFmKey'] : [], array_keys($rules->errors()));
    }

    public function providers(): array
    {
        $key = str_repeat('0af9', 8);
        return [
            [[], ['', '', '']],
            [['artistProvider' => 'wikipedia', 'artProvider' => 'itunes'], ['wikipedia', 'itunes', '']],
            [['artistProvider' => 'lastfm', 'lastFmKey' => " $key "], ['lastfm', '', $key]],
            [['artistProvider' => 'lastfm'], ['lastfm', '', ''], true],
            [['lastFmKey' => 'x"><script>'], ['', '', 'x"><script>'], true],
            [['artistProvider' => ['wikipedia'], 'artProvider' => 'http://x', 'lastFmKey' => ['x']], ['', '', '']],
        ];
    }

    public function test_a_change_forgets_old_documents(): void
    {
        $cache = new FeedRepository();
        $cache->claim('key', time(), time());
        Listening::hook(new StationsFeature(static fn(): string => '', static fn(): array => []));
        $this->configure(['id' => 'uno']);
        $this->assertNull($cache->read('key'));
    }

    public function test_what_adds_a_station_is_folded_once_there_is_one(): void
    {
        $screen = fn(): string => $this->tab(self::section('stations'));
        $this->assertStringContainsString('<details open>', $screen());
        $this->configure(['id' => 'uno']);
        $this->assertStringContainsString('<details>', $screen());
        $this->assertStringNotContainsString('<details open>', $screen());
    }

    /** @dataProvider cards
     * @param list<string> $ids
     * @param array<string, string> $errors
     * @param list<bool> $open
     */
    public function test_a_station_alone_or_with_a_mistake_is_open(array $ids, array $errors, array $open): void
    {
        $rows = array_map(static fn(string $id): array => ['id' => $id, 'name' => $id, 'stream' => "https://a.example/$id"], $ids);
        $form = self::form_of(self::section('stations'), ['stations' => $rows], $errors);
        preg_match_all('~<details class="card" aria-labelledby="[\w-]+-\d+"( open)?~', $form, $found);
        $this->assertSame($open, array_map(static fn(string $attribute): bool => $attribute !== '', $found[1]));
    }

    /** @return array<string, array{list<string>, array<string, string>, list<bool>}> */
    public function cards(): array
    {
        return [
            'one' => [['uno'], [], [true]],
            'two' => [['uno', 'dos'], [], [false, false]],
            'a mistake in the second' => [['uno', 'dos'], ['stations.1.stream' => 'No'], [false, true]],
            'a mistake elsewhere' => [['uno', 'dos'], ['stations.10.stream' => 'No'], [false, false]],
        ];
    }

    public function test_our_style_is_on_our_screens_and_the_dashboard_alone(): void
    {
        $style = new ScreenStyle(WP_PLUGIN_DIR . '/onda/onda.php');
        $style->admin_enqueue_scripts('edit.php');
        $this->assertFalse(wp_style_is('onda-screens', 'enqueued'));
        $style->admin_enqueue_scripts('index.php');
        $this->assertTrue(wp_style_is('onda-screens', 'enqueued'));
        wp_dequeue_style('onda-screens');
    }

    public function test_rest_shows_the_settings_to_administrators_only(): void
    {
        $this->save([self::GOOD]);
        $this->settings()->register();
        $this->sign_in('administrator');
        $answer = rest_do_request('/wp/v2/settings');
        $this->assertSame('radio-uno', $answer->get_data()[SettingsStore::OPTION]['stations'][0]['id']);
        $this->sign_in('editor');
        $this->assertSame(403, rest_do_request('/wp/v2/settings')->get_status());
    }

    /** @return list<string> */
    private static function providers_of(array $settings): array
    {
        return array_map(static fn(string $name): string => $settings[$name], ['artistProvider', 'artProvider', 'lastFmKey']);
    }

    /** @param list<array<string, mixed>> $stations */
    private function save(array $stations): array
    {
        $settings = $this->settings()->sanitize(['stations' => $stations]);
        update_option(SettingsStore::OPTION, $settings);
        return $settings;
    }

    /** @dataProvider places */
    public function test_they_are_registered_where_they_are_shown_or_saved_and_checked_everywhere(string $screen, string $route, bool $is_registered): void
    {
        $former = [$GLOBALS['pagenow'] ?? null, $GLOBALS['wp']->query_vars];
        unregister_setting('onda', SettingsStore::OPTION);
        remove_all_filters('sanitize_option_' . SettingsStore::OPTION);
        $GLOBALS['pagenow'] = $screen;
        $GLOBALS['wp']->query_vars = ['rest_route' => $route];
        remove_all_actions('rest_api_init');
        remove_all_actions('admin_init');
        Listening::hook($this->settings());
        do_action($screen === '' ? 'rest_api_init' : 'admin_init', null);
        [$GLOBALS['pagenow'], $GLOBALS['wp']->query_vars] = $former;
        $this->assertSame($is_registered, isset(get_registered_settings()[SettingsStore::OPTION]));
        // The row has no id.
        $this->assertSame([], sanitize_option(SettingsStore::OPTION, ['stations' => [['name' => 'A']]])['stations'] ?? []);
    }

    /** @return list<array{string, string, bool}> */
    public function places(): array
    {
        return [
            ['options.php', '', true], ['admin.php', '', true], ['edit.php', '', false], ['admin-ajax.php', '', false],
            ['', '/wp/v2/settings', true], ['', '/batch/v1', true], ['', '', true], ['', '/wp/v2/posts', false],
        ];
    }

    private function settings(): Settings
    {
        return new Settings(new SettingsStore(), self::rules());
    }
}
