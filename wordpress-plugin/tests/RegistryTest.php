<?php

declare(strict_types=1);

namespace Onda\Tests;

use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;

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

    /** @return list<list<string|int>> Hook, place in its order, how much it gets, and the class that answers. */
    private static function hooks(): array
    {
        self::register_all();
        $lines = [];
        foreach ($GLOBALS['wp_filter'] as $hook => $places) {
            foreach ($places->callbacks as $place => $callbacks) {
                foreach ($callbacks as $callback) {
                    $owner = self::owner($callback['function']);
                    array_push($lines, ...(str_starts_with($owner, 'Onda\\') ? [[$hook, $place, $callback['accepted_args'], $owner]] : []));
                }
            }
        }
        sort($lines);
        return $lines;
    }

    /** Those that wait for a hook of theirs, however many earlier tests have called. */
    private static function register_all(): void
    {
        do {
            $all = array_merge(...array_values(array_map(
                static fn(\WP_Hook $hook): array => $hook->callbacks[PHP_INT_MIN] ?? [],
                $GLOBALS['wp_filter'],
            )));
            $waiting = array_filter(array_column($all, 'function'), static fn(mixed $callback): bool =>
                self::owner($callback) === LazyHooks::class);
            array_map(static fn(\Closure $register): mixed => $register(), array_slice($waiting, 0, 1));
        } while ($waiting !== []);
    }

    private static function owner(mixed $callback): string
    {
        if ($callback instanceof \Closure) {
            return (string) (new \ReflectionFunction($callback))->getClosureScopeClass()?->name;
        }
        [$class, $method] = (is_array($callback) ? $callback : [$callback, '__invoke']) + ['', ''];
        return (is_object($class) ? $class::class : (string) $class) . "::$method";
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
