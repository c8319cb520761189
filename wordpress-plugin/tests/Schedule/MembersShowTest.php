<?php

declare(strict_types=1);

namespace Onda\Tests\Schedule;

use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Schedule\Contact;
use Onda\Features\Schedule\ShowTypes;
use Onda\Tests\AjaxProcess;
use Onda\Tests\SearchIndexCase;
use Onda\Tests\StandInPlugin;
use Onda\Tests\UpstreamServer;

/** A show that a plugin keeps for members, by everything that a stranger may ask: its airings keep the slot's name. */
final class MembersShowTest extends SearchIndexCase
{
    use ScheduleSite;

    /** They list what airs. */
    private const NAMING = ['the week', 'what is on', 'the calendar of the station', 'REST'];
    private const PAGE = ['SCRIPT_NAME' => '/index.php', 'REQUEST_METHOD' => 'GET'];

    private UpstreamServer $upstream;
    private ?StandInPlugin $plugin = null;
    private string|false $zone;

    protected function setUp(): void
    {
        parent::setUp();
        $this->upstream = new UpstreamServer();
        $this->zone = get_option('timezone_string');
    }

    protected function tearDown(): void
    {
        global $wpdb;
        $this->plugin?->switch_off();
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_limits");
        $wpdb->query("DELETE FROM {$wpdb->prefix}onda_slots");
        delete_option('onda_schedule');
        update_option('timezone_string', $this->zone);
        $this->upstream->stop();
        (new ActionOwners(''))->forget();
        parent::tearDown();
        array_map('unregister_post_type', [ShowTypes::SHOW, ShowTypes::HOST]);
        flush_rewrite_rules(false);
    }

    /** @dataProvider restrictions */
    public function test_a_stranger_reads_nothing_of_a_show_that_is_kept_for_members(string $field, string $value): void
    {
        $this->begin();
        flush_rewrite_rules(false);
        $host = $this->post('Anfitriona', 'x', ['post_type' => ShowTypes::HOST]);
        [$kept] = array_map(fn(string $title): int => $this->post($title, 'candelabro', [
            'post_type' => ShowTypes::SHOW,
            'meta_input' => [ShowTypes::HOSTS => [$host], Contact::META => ['phone' => '600123456'] + Contact::NONE],
        ]), ['Secreto', 'Abierto']);
        $this->slot($kept, self::EVERY_DAY, 0, 24 * 60);
        $page = $this->post('Semana', '[program_schedule images="true"][on_air images="true"][studio_line]', ['post_type' => 'page']);
        $doors = self::doors($kept, $page);
        $this->assertSame(['Abierto', 'Secreto'], $this->titles($doors['search']), 'before the plugin came');
        $shown = implode('', array_map($this->text(...), array_diff_key($doors, ['search' => 0])));
        foreach (['Secreto', 'Anfitriona', '600123456', 'webcal:', "show-$kept", 'BEGIN:VEVENT'] as $word) {
            $this->assertStringContainsString($word, $shown, 'before the plugin came');
        }
        add_post_meta($kept, $field, $value);
        $this->plugin = StandInPlugin::switched_on('member-plugins');
        $ours = ['Anfitriona', '600123456', 'webcal:'];
        foreach ($doors as $door => $asked) {
            $text = $this->text($asked);
            // The rest of its page is the plugin's.
            foreach ($door === 'its page' ? [...$ours, 'ld+json'] : [...$ours, 'Secreto', get_permalink($kept)] as $word) {
                $this->assertStringNotContainsString($word, $text, "$door: $word");
            }
            in_array($door, self::NAMING, true) && $this->assertStringContainsString('Stored title', $text, $door);
        }
        $this->assertSame(['Abierto'], $this->titles($doors['search']));
        $this->assertSame('404 late', $this->ask_site(...$doors['its calendar'])['end']);
    }

    /** @return array<string, array{string, string}> */
    public function restrictions(): array
    {
        return [
            'by a known plugin' => ['onda_test_kept_by', 'Members'],
            'by an unknown one, from the main query' => ['onda_test_hidden', '1'],
        ];
    }

    /** @return array<string, array{string, array<string, string>}> */
    private static function doors(int $show, int $page): array
    {
        $route = 'rest_route=/onda/v1/stations/uno/schedule';
        return [
            'its page' => self::page('', get_permalink($show)),
            'the week' => self::page('', get_permalink($page)),
            'its calendar' => self::page("onda_calendar=show-$show"),
            'the calendar of the station' => self::page('onda_calendar=uno'),
            'REST' => self::page($route),
            'what is on' => ['action=onda_on_air&station=uno&images=1', []],
            'search' => ['action=thim_search&s=candelabro', []],
        ];
    }

    /** @return array{string, array<string, string>} */
    private static function page(string $fields, string $address = '/'): array
    {
        $path = (string) wp_parse_url($address, PHP_URL_PATH);
        return [$fields, self::PAGE + ['REQUEST_URI' => $fields === '' ? $path : "$path?$fields"]];
    }

    /** @param array{string, array<string, string>} $asked */
    private function text(array $asked): string
    {
        return $this->ask_site(...$asked)['text'];
    }

    /**
     * @param array{string, array<string, string>} $asked
     * @return list<string>
     */
    private function titles(array $asked): array
    {
        $titles = array_column($this->ask_site(...$asked)['json']['data']['results'] ?? [], 'title');
        sort($titles);
        return $titles;
    }

    /**
     * @param array<string, string> $server
     * @return array{json: mixed, text: string, end: string}
     */
    private function ask_site(string $fields, array $server = []): array
    {
        return AjaxProcess::start($fields, $this->upstream, $server)->finish();
    }

    /** @param array<string, string> $station */
    private function configure(array $station): void
    {
        $row = ['name' => 'Radio Uno', 'stream' => 'http://radio.example:8000/live.mp3', 'feed' => '', 'kind' => 'auto', 'cover' => ''];
        update_option(SettingsStore::OPTION, ['stations' => [$station + $row]]);
    }
}
