<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

/**
 * The hooks, actions and settings that the plugin declares, against files. After a change that is meant,
 * `ONDA_WRITE_GOLDEN=1 pnpm test:php --filter RegistryTest` writes them anew; the difference is read before it is
 * committed.
 *
 * @group once
 */
final class RegistryTest extends TestCase
{
    /** @dataProvider tables */
    public function test_what_is_declared_is_what_the_table_says(string $name): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'everybody']]);
        $this->configure(['id' => 'uno']);
        $lines = match ($name) {
            'hooks' => HookTable::afresh(),
            'actions' => (new ActionTable())->lines(),
            'settings' => self::settings(),
        };
        $text = implode("\n", array_map(static fn(array $cells): string => implode("\t", $cells), $lines)) . "\n";
        $file = __DIR__ . "/golden/$name.tsv";
        getenv('ONDA_WRITE_GOLDEN') === '1' && file_put_contents($file, $text);
        $this->assertSame(file_get_contents($file), $text);
    }

    /** @return list<array{string}> */
    public function tables(): array
    {
        return [['hooks'], ['actions'], ['settings']];
    }

    /** @return list<int> Characters of a word that a text takes; empty for another kind, and where there is no limit. */
    private static function longest(Setting $setting, Record $around): array
    {
        $takes = static function (int $length) use ($setting, $around): bool {
            $word = str_repeat('a', $length);
            $read = RecordReader::read($around, [$setting->name => $word]);
            return !isset($read['errors'][$setting->name]) && $read['values'][$setting->name] === $word;
        };
        if (!in_array($setting->kind, [Kind::Line, Kind::Text], true) || $setting->input !== 'text' || !$takes(1) || $takes(100_000)) {
            return [];
        }
        [$most, $over] = [1, 100_000];
        while ($over - $most > 1) {
            $middle = intdiv($most + $over, 2);
            $takes($middle) ? $most = $middle : $over = $middle;
        }
        return [$most];
    }

    /** @return list<list<string|int>> Section, setting, kind, default, least, most, input, longest. */
    private static function settings(): array
    {
        $lines = [];
        foreach (self::sections() as $section) {
            foreach ($section->record->settings as $setting) {
                array_push($lines, ...self::setting($section->id, $setting, $section->record->settings));
            }
        }
        return $lines;
    }

    /**
     * @param list<Setting> $around
     * @return list<list<string|int>>
     */
    private static function setting(string $place, Setting $setting, array $around): array
    {
        $name = "$place.$setting->name";
        $default = (string) wp_json_encode($setting->default, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        $line = [$name, $setting->kind->name, $default, $setting->min ?? '', $setting->max ?? '', $setting->input, ...self::longest($setting, new Record($around, ''))];
        $rows = $setting->rows->settings ?? [];
        $inner = [...$setting->settings, ...($setting->rows->settings ?? [])];
        return array_merge([$line], ...array_map(static fn(Setting $one): array => self::setting($name, $one, $inner), $inner));
    }
}
