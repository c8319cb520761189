<?php

declare(strict_types=1);

namespace Onda\Tests\Search;

use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\RecordSchema;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Search\Index\Build\IndexUpkeep;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\IndexState;
use Onda\Tests\TestCase;

/** The owner's settings of the index. */
final class IndexSettingsTest extends TestCase
{
    public function test_nothing_chosen_is_the_default(): void
    {
        ['values' => $index, 'errors' => $errors] = self::read(null);
        $this->assertSame([IndexOptions::record()->defaults(), []], [$index, $errors]);
        $this->assertSame((new IndexOptions([]))->mark(), (new IndexOptions($index))->mark());
        $this->assertSame(array_keys(IndexOptions::record()->defaults()), array_keys(RecordSchema::of(IndexOptions::record())['searchIndex']['properties']));
    }

    /** @dataProvider defaults */
    public function test_defaults(string $name, mixed $value): void
    {
        $this->assertSame($value, IndexOptions::record()->defaults()[$name]);
    }

    public function defaults(): array
    {
        return [['types', []], ['fields', []], ['attachments', false], ['synonyms', ''], ['stopWords', IndexOptions::STOP_WORDS]];
    }

    public function test_what_the_form_sends_is_cleaned(): void
    {
        $index = self::read([
            'types' => ['', 'page', 'nav_menu_item', 'post'],
            'fields' => 'sala, ciudad,, sala',
            'attachments' => '1',
            'stopWords' => "de\x00 la ",
            'synonyms' => "coche, auto\nradio, emisora",
        ])['values'];
        $this->assertSame(['types' => ['post', 'page'], 'attachments' => true, 'fields' => ['sala', 'ciudad']], array_slice($index, 0, 3));
        $this->assertSame(['de  la', "coche, auto\nradio, emisora"], [$index['stopWords'], $index['synonyms']]);
        $many = self::read(['fields' => implode(',', range(1, 21))]);
        $this->assertSame(['searchIndex.fields'], array_keys($many['errors']));
        $this->assertSame([[], ''], array_values(array_intersect_key(
            self::read(['fields' => [[]], 'synonyms' => ['x']])['values'],
            ['fields' => 0, 'synonyms' => 0]
        )));
    }

    public function test_the_screen_shows_what_is_chosen_and_how_it_stands(): void
    {
        $settings = ['searchIndex' => ['fields' => ['sala'], 'synonyms' => 'a<b']];
        $form = self::form_of(self::section('index'), $settings, ['searchIndex.fields' => 'Demasiados']);
        $this->assertStringContainsString('value="sala"', $form);
        $this->assertStringContainsString('a&lt;b', self::form_of(self::section('synonyms'), $settings));
        $this->assertStringContainsString('Demasiados', $form);
        $this->assertStringContainsString('name="onda_settings[searchIndex][types][]" value="post" checked', $form);
        $this->assertStringContainsString('El índice aún no está construido', $form);
        $this->assertStringNotContainsString('<progress', $form);
        IndexParts::builder()->start();
        $this->assertStringContainsString('<progress value="0" max="100"', self::form_of(self::section('index'), $settings));
    }

    public function test_a_box_on_the_settings_screen_brings_the_index(): void
    {
        // A request of a process of its own is in no transaction: it may have left the index wanted.
        delete_option(IndexState::OPTION);
        wp_clear_scheduled_hook(IndexUpkeep::STEP);
        update_option(SettingsStore::OPTION, []);
        $this->assertFalse(wp_next_scheduled(IndexUpkeep::STEP));
        update_option(SettingsStore::OPTION, ['search' => ['instances' => [['id' => 1]]]]);
        $this->assertIsInt(wp_next_scheduled(IndexUpkeep::STEP));
    }

    /** @return array{values: array<string, mixed>, errors: array<string, string>} */
    private static function read(mixed $index): array
    {
        return RecordReader::read(IndexOptions::record(), ['searchIndex' => $index]);
    }
}
