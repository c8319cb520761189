<?php

declare(strict_types=1);

namespace Onda\Owner\Health;

use Onda\Core\Forms\Section;
use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Setting;

defined('ABSPATH') || exit;

/** Site Health, under "Info": what somebody who helps has to know, without a key, an address or a name. */
final class SiteReport
{
    /** Kinds of settings that hold no secret. */
    private const SHOWN = [Kind::Flag, Kind::Choice, Kind::Number, Kind::Multiple];

    /** @param \Closure(): list<Section> $sections */
    public function __construct(private \Closure $sections, private string $plugin_file)
    {
    }

    public function hook(): void
    {
        add_filter('debug_information', [$this, 'debug_information'], 10, 1);
    }

    /**
     * @param array<string, array<string, mixed>> $sections
     * @return array<string, array<string, mixed>>
     */
    public function debug_information(array $sections): array
    {
        $plugin = get_plugin_data($this->plugin_file, false, false);
        $fields = [
            'version' => ['label' => __('Version', 'onda'), 'value' => $plugin['Version']],
            'cache' => self::flag(__('Persistent object cache', 'onda'), (bool) wp_using_ext_object_cache()),
            'pages' => self::flag(__('Page cache (WP_CACHE)', 'onda'), defined('WP_CACHE') && WP_CACHE),
        ];
        return $sections + ['onda-site' => ['label' => 'Onda', 'fields' => $fields + $this->changed()]];
    }

    /** @return array<string, array<string, string>> The settings that differ from their defaults. */
    private function changed(): array
    {
        $fields = [];
        foreach (($this->sections)() as $section) {
            $stored = get_option($section->option);
            $values = $section->record->of($stored);
            $prefix = $section->record->part === '' ? '' : "{$section->record->part}.";
            foreach ($section->settings() as $setting) {
                $fields += self::field($setting, $values[$setting->name], "$prefix$setting->name");
            }
        }
        return $fields;
    }

    /** @return array<string, array<string, string>> */
    private static function field(Setting $setting, mixed $value, string $name): array
    {
        if ($value === $setting->default) {
            return [];
        }
        return match (true) {
            in_array($setting->kind, self::SHOWN, true) =>
                [$name => ['label' => $name, 'value' => $setting->in_words($value), 'debug' => self::plain($value)]],
            $setting->kind === Kind::Rows => [$name => ['label' => $name, 'value' => (string) count($value)]],
            default => [$name => ['label' => $name, 'value' => __('changed', 'onda'), 'debug' => 'changed']],
        };
    }

    private static function plain(mixed $value): string
    {
        return is_string($value) ? $value : (string) wp_json_encode($value);
    }

    /** @return array{label: string, value: string, debug: string} */
    public static function flag(string $label, bool $is_true): array
    {
        $value = $is_true ? __('Yes', 'onda') : __('No', 'onda');
        return ['label' => $label, 'value' => $value, 'debug' => $is_true ? 'yes' : 'no'];
    }
}
