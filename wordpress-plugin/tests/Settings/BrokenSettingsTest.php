<?php

declare(strict_types=1);

namespace Onda\Tests\Settings;

use Onda\Core\Settings\BrokenSettings;
use Onda\Core\Settings\SettingsStore;
use Onda\Tests\TestCase;

final class BrokenSettingsTest extends TestCase
{
    private const SETTINGS = [
        'stations' => [['id' => 'uno', 'name' => 'Uno "la"; ñ', 'stream' => 'https://old.example/1']],
        'home' => 'https://old.example/',
        'votes' => ['who' => 'users', 'count' => 2, 'is' => true, 'none' => null, 'part' => 0.5],
        'text' => "A\nB",
    ];

    /**
     * The domain was replaced in a dump.
     *
     * @testWith ["a.example"]
     *     ["a-longer-name.example"]
     *     ["ñandú.example"]
     */
    public function test_wrong_lengths_are_mended_as_the_row_is_read(string $domain): void
    {
        $read = json_decode(strtr(json_encode(self::SETTINGS, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), ['old.example' => $domain]), true);
        $this->store(strtr(serialize(self::SETTINGS), ['old.example' => $domain]));
        $this->assertSame($read, (new SettingsStore())->settings());
        $this->assertFalse(BrokenSettings::are_there(SettingsStore::OPTION));
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'device'] + (new SettingsStore())->settings());
        wp_cache_flush();
        $this->assertSame(['voiceSpeech' => 'device'] + $read, get_option(SettingsStore::OPTION));
        $this->assertFalse(get_option(BrokenSettings::KEPT));
    }

    /** @dataProvider rows */
    public function test_a_row_that_nobody_can_read_is_kept_before_the_first_write(string $row): void
    {
        $this->store($row);
        $this->assertSame([], (new SettingsStore())->settings());
        $this->assertTrue(BrokenSettings::are_there(SettingsStore::OPTION));
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'device']);
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'off']);
        wp_cache_flush();
        $this->assertSame($row, get_option(BrokenSettings::KEPT));
        $this->assertSame('off', get_option(SettingsStore::OPTION)['voiceSpeech']);
        $this->assertTrue(BrokenSettings::are_there(SettingsStore::OPTION));
        $this->assertArrayHasKey('onda_settings', apply_filters('site_status_tests', ['direct' => []])['direct']);
        delete_option(BrokenSettings::KEPT);
        $this->assertFalse(BrokenSettings::are_there(SettingsStore::OPTION));
        $this->assertArrayNotHasKey('onda_settings', apply_filters('site_status_tests', ['direct' => []])['direct']);
    }

    public function rows(): array
    {
        $row = serialize(self::SETTINGS);
        return [
            'cut' => [substr($row, 0, strlen($row) >> 1)],
            'cut within a text' => [substr($row, 0, (int) strpos($row, 'old.'))],
            'a number of values that is wrong' => [str_replace('a:4:', 'a:5:', $row)],
            'a word' => ['x'],
        ];
    }

    public function test_settings_that_were_never_saved_are_not_damaged(): void
    {
        delete_option(SettingsStore::OPTION);
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'device']);
        $this->assertFalse(BrokenSettings::are_there(SettingsStore::OPTION));
    }

    private function store(string $row): void
    {
        global $wpdb;
        update_option(SettingsStore::OPTION, ['voiceSpeech' => 'device'], true);
        $wpdb->update($wpdb->options, ['option_value' => $row], ['option_name' => SettingsStore::OPTION]);
        wp_cache_flush();
    }
}
