<?php

declare(strict_types=1);

namespace Onda\Tests\Settings;

use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Transfer\SettingsCommand;
use Onda\Tests\TestCase;

final class SettingsCommandTest extends TestCase
{
    public function test_every_setting_has_its_name_its_value_and_its_default(): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => ['perPage' => 5]]);
        $rows = array_column($this->command()->rows(), null, 'name');
        $this->assertSame(['5', '20'], [$rows['favorites.perPage']['value'], $rows['favorites.perPage']['default']]);
        $this->assertNotSame('', $rows['favorites.perPage']['label']);
        $this->assertArrayHasKey('search.highlight.minWordLength', $rows);
        $this->assertArrayHasKey('stations', $rows);
        $this->assertArrayHasKey('theme.preset', $rows);
    }

    public function test_a_change_is_read_as_from_the_screen_and_leaves_the_rest(): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => ['perPage' => 5], 'voiceSpeech' => 'device']);
        $this->assertSame([], $this->command()->change('favorites.who', 'everybody'));
        $this->assertSame([], $this->command()->change('search.trending', '["rock"]'));
        $stored = (new SettingsStore())->settings();
        $this->assertSame(['everybody', 5, 'device'], [$stored['favorites']['who'], $stored['favorites']['perPage'], $stored['voiceSpeech']]);
        $this->assertSame(['rock'], $stored['search']['trending']);
    }

    public function test_a_wrong_value_or_name_changes_nothing_and_is_said(): void
    {
        $this->assertStringStartsWith('favorites.perPage: ', $this->command()->change('favorites.perPage', '0')[0]);
        $this->assertCount(1, $this->command()->change('favorites.nothing', '1'));
        $this->assertSame([], (new SettingsStore())->settings());
    }

    private function command(): SettingsCommand
    {
        return new SettingsCommand(new SettingsStore(), self::rules(), self::sections(...));
    }
}
