<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

/**
 * The hooks, actions and settings that the plugin declares, against files. After a change that is meant,
 * `ONDA_WRITE_GOLDEN=1 pnpm test:php --filter RegistryTest` writes them anew; the difference is read before it is
 * committed.
 */
final class RegistryTest extends TestCase
{
    /** @dataProvider tables */
    public function test_what_is_declared_is_what_the_table_says(string $name): void
    {
        update_option(SettingsStore::OPTION, ['favorites' => ['who' => 'everybody']]);
        $this->configure(['id' => 'uno']);
        $lines = match ($name) {
            'hooks' => self::hooks(),
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

    /** @return list<list<string>> Of a process of its own: a test may leave hooks. */
    private static function hooks(): array
    {
        $process = proc_open([PHP_BINARY, __DIR__ . '/bin/hooks.php'], [1 => ['pipe', 'w']], $pipes);
        $lines = json_decode((string) stream_get_contents($pipes[1]), true);
        proc_close($process);
        return $lines;
    }

    /** @return list<list<string|int>> Section, setting, kind, default, least, most. */
    private static function settings(): array
    {
        $lines = [];
        foreach (self::sections() as $section) {
            foreach ($section->record->settings as $setting) {
                array_push($lines, ...self::setting($section->id, $setting));
            }
        }
        return $lines;
    }

    /** @return list<list<string|int>> */
    private static function setting(string $place, Setting $setting): array
    {
        $name = "$place.$setting->name";
        $default = (string) wp_json_encode($setting->default, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
        $line = [$name, $setting->kind->name, $default, $setting->min ?? '', $setting->max ?? '', $setting->input];
        $rows = $setting->rows->settings ?? [];
        return array_merge([$line], ...array_map(
            static fn(Setting $inner): array => self::setting($name, $inner),
            [...$setting->settings, ...$rows],
        ));
    }
}
