<?php

declare(strict_types=1);

namespace Onda\Tests\Settings;

use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Newsletter\NewsletterStore;
use Onda\Owner\Transfer\Difference;
use Onda\Owner\Transfer\FileCommand;
use Onda\Owner\Transfer\Proposal;
use Onda\Owner\Transfer\SettingsFile;
use Onda\Owner\Transfer\Unreadable;
use Onda\Tests\TestCase;

final class SettingsFileTest extends TestCase
{
    private const PLUGIN = WP_PLUGIN_DIR . '/onda/onda.php';
    private const KEY = '0123456789abcdef0123456789abcdef';

    protected function setUp(): void
    {
        parent::setUp();
        switch_to_locale('en_US');
        delete_option(NewsletterStore::OPTION);
    }

    protected function tearDown(): void
    {
        restore_previous_locale();
        parent::tearDown();
    }

    public function test_what_goes_out_comes_in_again_as_it_was_but_for_the_keys(): void
    {
        $settings = [
            'stations' => [['id' => 'uno', 'name' => 'Radio Uno', 'stream' => 'https://radio.example/live']],
            'favorites' => ['perPage' => 7],
            'artistProvider' => 'wikipedia', 'lastFmKey' => self::KEY,
        ];
        $newsletter = [
            'lists' => [['id' => 3, 'name' => 'Noticias', 'remote' => '']],
            'forms' => [['id' => 4, 'name' => 'Pie', 'lists' => [3]]],
        ];
        update_option(SettingsStore::OPTION, $settings);
        update_option(NewsletterStore::OPTION, $newsletter);
        $text = self::export();
        $this->assertStringNotContainsString(self::KEY, $text);
        $this->assertSame(['lastFmKey'], json_decode($text, true)['left_out']);
        delete_option(SettingsStore::OPTION);
        delete_option(NewsletterStore::OPTION);
        $this->assertSame([], $this->take($text));
        $stored = (new SettingsStore())->settings();
        $this->assertSame([7, 'wikipedia'], [$stored['favorites']['perPage'], $stored['artistProvider']]);
        $this->assertSame('https://radio.example/live', (new SettingsStore())->find('uno')?->stream);
        $this->assertSame('', $stored['lastFmKey'] ?? '');
        $stored = get_option(NewsletterStore::OPTION);
        $this->assertSame([3, [3]], [$stored['lists'][0]['id'], $stored['forms'][0]['lists']]);
        $this->assertSame([], $this->proposal($text)->differences());
    }

    public function test_differences_stand_by_section_and_name_what_is_now_and_what_would_be(): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio Uno'], ['id' => 'dos', 'name' => 'Radio Dos']);
        $differences = $this->proposal(self::file([
            'favorites' => ['perPage' => 9],
            'stations' => [
                ['id' => 'uno', 'name' => 'Radio Uno', 'stream' => 'https://new.example/live'],
                ['id' => 'tres', 'name' => 'Radio Tres', 'stream' => 'https://three.example/live'],
            ],
        ]))->differences();
        $this->assertSame(['stations', 'favorites'], array_keys($differences));
        $lines = [];
        foreach ([...$differences['favorites']['lines'], ...$differences['stations']['lines']] as $line) {
            $lines[] = "$line->label: $line->now > $line->then";
        }
        $this->assertSame([
            'Favorites on a page of a list: 20 > 9',
            'Radio Uno → Stream address: http://radio.example:8000/live.mp3 > https://new.example/live',
            'Radio Dos: in the list > is removed',
            'Radio Tres:  > is added',
        ], $lines);
        $this->assertSame(20, self::settings_of([])['favorites']['perPage'], 'nothing is changed by looking');
        $this->assertCount(2, (new SettingsStore())->all());
    }

    /** @testWith ["uno", "dos", "uno"]
     *     ["", "dos", ""]
     *     ["{long}x", "{long}y", "…{end}x"]
     *     ["x{long}", "y{long}", "x{begin}…"]
     */
    public function test_of_a_long_text_the_place_is_shown_where_it_differs(string $now, string $then, string $shown): void
    {
        $long = str_repeat('ñ', 150);
        $texts = ['{long}' => $long, '{end}' => mb_substr($long, 0, 30), '{begin}' => mb_substr($long, 0, 119)];
        $setting = Setting::text('x', '', static fn(): string => 'X');
        [$line] = Difference::between([$setting], ['x' => strtr($now, $texts)], ['x' => strtr($then, $texts)]);
        $this->assertSame(strtr($shown, $texts), $line->now);
    }

    /** @testWith ["Alto", "Alto"]
     *     ["", "x"]
     */
    public function test_a_setting_without_a_label_is_called_by_its_name(string $label, string $shown): void
    {
        $setting = Setting::text('x', '', static fn(): string => $label);
        $this->assertSame([$shown], array_column(Difference::between([$setting], ['x' => '1'], ['x' => '2']), 'label'));
    }

    public function test_only_the_chosen_sections_are_taken_over(): void
    {
        $text = self::file(['favorites' => ['perPage' => 9], 'views' => [], 'inspector' => 'off']);
        $this->assertSame([], $this->take($text, ['inspector']));
        $stored = (new SettingsStore())->settings();
        $this->assertSame('off', $stored['inspector']);
        $this->assertSame(20, $stored['favorites']['perPage'] ?? 20);
    }

    /** @dataProvider unreadable */
    public function test_what_is_no_file_of_settings_is_refused_with_its_reason(string $text, string $reason): void
    {
        $this->expectException(Unreadable::class);
        $this->expectExceptionMessageMatches("/$reason/");
        SettingsFile::read($text);
    }

    public function unreadable(): array
    {
        $whole = ['plugin' => 'onda', 'format' => SettingsFile::FORMAT, 'settings' => []];
        $json = static fn(array $changed): string => (string) json_encode($changed + $whole);
        return [
            'empty' => ['', 'not JSON'],
            'cut' => [substr($json([]), 0, -3), 'not JSON'],
            'deep' => [str_repeat('[', 100000) . str_repeat(']', 100000), 'not JSON'],
            'a number' => ['17', 'not JSON'],
            'of another plugin' => [$json(['plugin' => 'other']), 'settings of Onda'],
            'without settings' => [$json(['settings' => 'x']), 'settings of Onda'],
            'older' => [$json(['format' => 0]), 'too old'],
            'newer' => [$json(['format' => SettingsFile::FORMAT + 1]), 'newer'],
            'a format in words' => [$json(['format' => '1']), 'too old'],
        ];
    }

    /** @dataProvider wrong */
    public function test_one_wrong_value_changes_nothing_at_all(array $settings, string $field): void
    {
        $this->configure(['id' => 'uno', 'name' => 'Radio Uno']);
        $before = get_option(SettingsStore::OPTION);
        $text = self::file($settings + ['inspector' => 'off']);
        $this->assertArrayHasKey($field, $this->proposal($text)->errors);
        $this->assertArrayHasKey($field, $this->take($text));
        $this->assertSame($before, get_option(SettingsStore::OPTION));
    }

    public function wrong(): array
    {
        $row = ['id' => 'uno', 'name' => 'Uno', 'stream' => 'https://one.example/'];
        return [
            'outside of its limits' => [['favorites' => ['perPage' => 100000]], 'favorites.perPage'],
            'a list in place of a number' => [['favorites' => ['perPage' => [1]]], 'favorites.perPage'],
            'an object in place of a text' => [['stations' => [['name' => ['x' => 1]] + $row]], 'stations.0.name'],
            'a text in place of rows' => [['stations' => 'all of them'], 'stations'],
            'rows that are none' => [['stations' => ['a', 'b']], 'stations'],
            'a stream that is a script' => [['stations' => [['stream' => 'javascript:alert(1)'] + $row]], 'stations.0.stream'],
            'five thousand stations' => [['stations' => array_fill(0, 5000, $row)], 'stations'],
        ];
    }

    public function test_what_this_version_does_not_know_is_named_and_left_out(): void
    {
        $text = self::file(
            ['favorites' => ['perPage' => 9, 'sparkle' => true], 'tomorrow' => 1, 'inspector' => 'robots'],
            [],
            ['onda_other' => ['siteurl' => 'https://evil.example']],
        );
        $left_out = implode("\n", $this->proposal($text)->left_out);
        foreach (['favorites.sparkle', 'tomorrow', 'robots', 'onda_other'] as $name) {
            $this->assertStringContainsString($name, $left_out);
        }
        $this->assertSame([], $this->take($text));
        $stored = (new SettingsStore())->settings();
        $this->assertSame([9, 'editors'], [$stored['favorites']['perPage'], $stored['inspector'] ?? 'editors']);
        $this->assertArrayNotHasKey('tomorrow', $stored);
        $this->assertFalse(get_option('onda_other'));
    }

    public function test_pages_of_another_site_are_found_by_their_address_or_named_and_left_out(): void
    {
        $here = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Soon', 'post_name' => 'soon']);
        $other = wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Stranger']);
        $posts = [
            $other => ['type' => 'page', 'path' => 'soon', 'title' => 'Soon'],
            $here => ['type' => 'page', 'path' => 'gone', 'title' => 'Gone'],
        ];
        $form = ['id' => 1, 'name' => 'Foot', 'pages' => [$other, $here, 77]];
        $text = self::file(
            ['pages' => ['comingSoon' => true, 'page' => $other], 'search' => ['pins' => "soon = $other\ngone = $here"]],
            $posts,
            [NewsletterStore::OPTION => ['forms' => [$form]]],
        );
        $left_out = implode("\n", $this->proposal($text)->left_out);
        $this->assertStringContainsString("“Gone”", $left_out);
        $this->assertStringContainsString('77', $left_out);
        $this->assertSame([], $this->take($text));
        $stored = (new SettingsStore())->settings();
        $this->assertSame([$here, "soon = $here"], [$stored['pages']['page'], $stored['search']['pins']]);
        $this->assertSame([$here], get_option(NewsletterStore::OPTION)['forms'][0]['pages']);
    }

    public function test_addresses_of_the_site_that_wrote_it_become_addresses_of_this_one(): void
    {
        $form = ['id' => 1, 'name' => 'Foot', 'redirect' => 'https://elsewhere.example/thanks/'];
        $this->assertSame([], $this->take(self::file([], [], [NewsletterStore::OPTION => ['forms' => [$form]]])));
        $this->assertSame(home_url('/thanks/'), get_option(NewsletterStore::OPTION)['forms'][0]['redirect']);
    }

    public function test_what_needs_a_key_that_is_not_here_is_left_out_and_the_rest_taken(): void
    {
        $text = self::file(['artistProvider' => 'lastfm', 'artProvider' => 'itunes', 'lastFmKey' => self::KEY]);
        $this->assertStringContainsString('Your API key of Last.fm', implode($this->proposal($text)->left_out));
        $this->assertSame([], $this->take($text));
        $stored = (new SettingsStore())->settings();
        $this->assertSame(['', 'itunes', ''], [$stored['artistProvider'] ?? '', $stored['artProvider'], $stored['lastFmKey'] ?? '']);
        update_option(SettingsStore::OPTION, ['lastFmKey' => self::KEY]);
        $this->assertSame([], $this->take($text));
        $this->assertSame('lastfm', (new SettingsStore())->settings()['artistProvider']);
    }

    public function test_the_command_line_shows_before_it_takes(): void
    {
        $command = new FileCommand(self::sections(...), self::PLUGIN);
        $text = self::file(['favorites' => ['perPage' => 9]]);
        $line = 'favorites: Favorites on a page of a list: 20 → 9';
        $this->assertSame(['lines' => [$line], 'errors' => []], $command->take($text, null, true));
        $this->assertSame([], (new SettingsStore())->settings());
        $this->assertSame(['lines' => [], 'errors' => []], $command->take($text, ['stations'], false));
        $this->assertSame(['lines' => [$line], 'errors' => []], $command->take($text, null, false));
        $this->assertSame(9, (new SettingsStore())->settings()['favorites']['perPage']);
        $this->assertCount(1, $command->take('{', null, false)['errors']);
        $this->assertSame([], $this->proposal($command->text())->differences());
    }

    /** @param array<mixed> $posts */
    private static function file(array $settings, array $posts = [], array $more = []): string
    {
        return (string) json_encode([
            'plugin' => 'onda', 'format' => 1, 'site' => 'https://elsewhere.example', 'posts' => (object) $posts,
            'settings' => [SettingsStore::OPTION => $settings] + $more,
        ]);
    }

    private static function export(): string
    {
        return SettingsFile::text(self::sections(), self::PLUGIN, time());
    }

    private function proposal(string $text): Proposal
    {
        return new Proposal(self::sections(), SettingsFile::read($text));
    }

    /**
     * @param list<string>|null $sections All without it.
     * @return array<string, string>
     */
    private function take(string $text, ?array $sections = null): array
    {
        $proposal = $this->proposal($text);
        return $proposal->take($sections ?? array_keys($proposal->differences()));
    }
}
