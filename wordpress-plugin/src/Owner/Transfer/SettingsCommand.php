<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Forms\Section;
use Onda\Core\Forms\SettingsRules;
use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** `wp onda settings list`, `get` and `set`: every setting by its name in the option, such as `favorites.perPage`. */
final class SettingsCommand
{
    /** @param \Closure(): list<Section> $sections */
    public function __construct(private SettingsStore $store, private SettingsRules $rules, private \Closure $sections)
    {
    }

    public function hook(): void
    {
        if (defined('WP_CLI') && WP_CLI) {
            \WP_CLI::add_command('onda settings', $this);
        }
    }

    /**
     * Lists the settings: name, value, default and label.
     *
     * ## OPTIONS
     *
     * [--format=<format>]
     * : table, csv, json or yaml.
     *
     * @subcommand list
     *
     * @param list<string> $arguments
     * @param array<string, string> $options
     */
    public function all(array $arguments, array $options): void
    {
        $columns = ['name', 'value', 'default', 'label'];
        \WP_CLI\Utils\format_items($options['format'] ?? 'table', $this->rows(), $columns);
    }

    /**
     * Prints the value of a setting; a list as JSON.
     *
     * ## OPTIONS
     *
     * <name>
     * : Such as favorites.perPage.
     *
     * @param list<string> $arguments
     */
    public function get(array $arguments): void
    {
        $rows = array_column($this->rows(), 'value', 'name');
        isset($rows[$arguments[0]])
            ? \WP_CLI::log($rows[$arguments[0]])
            : \WP_CLI::error(self::unknown($arguments[0]));
    }

    /**
     * Changes a setting as the settings screen does.
     *
     * ## OPTIONS
     *
     * <name>
     * : Such as favorites.perPage.
     *
     * <value>
     * : A list as JSON.
     *
     * @param list<string> $arguments
     */
    public function set(array $arguments): void
    {
        $errors = $this->change($arguments[0], $arguments[1]);
        $errors === []
            ? \WP_CLI::success("$arguments[0] = " . array_column($this->rows(), 'value', 'name')[$arguments[0]])
            : \WP_CLI::error(implode("\n", $errors));
    }

    /** @return list<array{name: string, value: string, default: string, label: string}> */
    public function rows(): array
    {
        $rows = [];
        foreach ($this->own() as $section) {
            $record = $section->record;
            $values = $record->of($this->store->settings());
            $prefix = $record->part === '' ? '' : "$record->part.";
            array_push($rows, ...self::rows_of($section->settings(), $values, $prefix));
        }
        return $rows;
    }

    /** @return list<string> Sentences; nothing was changed then. */
    public function change(string $name, string $value): array
    {
        if (!in_array($name, array_column($this->rows(), 'name'), true)) {
            return [self::unknown($name)];
        }
        $stored = $this->store->settings();
        $option = array_replace($this->rules->defaults(), $stored);
        $place = &$option;
        foreach (explode('.', $name) as $key) {
            $place = is_array($place) ? $place : [];
            $place = &$place[$key];
        }
        $place = in_array($value[0] ?? '', ['[', '{'], true) ? json_decode($value, true) : $value;
        unset($place);
        $changed = explode('.', $name)[0];
        $option = $this->rules->read([$changed => $option[$changed]], $stored);
        $errors = $this->rules->errors();
        if ($errors === []) {
            update_option(SettingsStore::OPTION, $option);
        }
        return array_map(static fn(string $field): string => "$field: $errors[$field]", array_keys($errors));
    }

    /** @return list<Section> Those of the settings option. */
    private function own(): array
    {
        $is_own = static fn(Section $section): bool => $section->option === SettingsStore::OPTION;
        return array_values(array_filter(($this->sections)(), $is_own));
    }

    /**
     * @param list<Setting> $settings
     * @param array<string, mixed> $values
     * @return list<array{name: string, value: string, default: string, label: string}>
     */
    private static function rows_of(array $settings, array $values, string $prefix): array
    {
        $rows = [];
        foreach ($settings as $setting) {
            $value = $values[$setting->name];
            if ($setting->kind === Kind::Group) {
                array_push($rows, ...self::rows_of($setting->settings, $value, "$prefix$setting->name."));
                continue;
            }
            $rows[] = [
                'name' => "$prefix$setting->name",
                'value' => self::text($value),
                'default' => self::text($setting->default),
                'label' => $setting->label(),
            ];
        }
        return $rows;
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : (string) wp_json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private static function unknown(string $name): string
    {
        /* translators: %s: name of a setting. */
        return sprintf(__('There is no setting with the name %s.', 'onda'), $name);
    }
}
