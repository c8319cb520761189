<?php

declare(strict_types=1);

namespace Onda\Owner\Transfer;

use Onda\Core\Database\PostById;
use Onda\Core\Forms\AllRecords;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Setting;

defined('ABSPATH') || exit;

/** All settings as one file, JSON: `plugin`, `format`, `version`, `site`, `made`, `left_out`, `posts`, `settings`. */
final class SettingsFile
{
    /** Raised when an older Onda would read a newer file wrongly; what it merely does not know it leaves out. */
    public const FORMAT = 1;
    public const MAX_BYTES = MB_IN_BYTES;
    private const PLUGIN = 'onda';
    private const MAX_DEPTH = 12;
    private const JSON = JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES
        | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PRESERVE_ZERO_FRACTION;

    /**
     * @param array<string, array<mixed>> $settings Option → as stored.
     * @param array<int, array{type: string, path: string, title: string}> $posts Those that settings name, by number.
     */
    private function __construct(
        public readonly array $settings,
        public readonly array $posts,
        /** The address of the site that wrote it. */
        public readonly string $site,
    ) {
    }

    /**
     * @param list<Section> $sections
     * @param string $plugin_file The main file of the plugin.
     */
    public static function text(array $sections, string $plugin_file, int $now): string
    {
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        $settings = $left_out = $posts = [];
        foreach (AllRecords::of($sections) as $option => $records) {
            $settings[$option] = [];
            foreach ($records as $record) {
                $values = $record->of(get_option($option));
                $settings[$option] += $record->placed(self::without_secrets($record->settings, $values, $left_out));
                $posts += self::posts($record->settings, $values);
            }
        }
        return wp_json_encode([
            'plugin' => self::PLUGIN,
            'format' => self::FORMAT,
            'version' => get_plugin_data($plugin_file, false, false)['Version'],
            'site' => home_url(),
            'made' => gmdate('c', $now),
            'left_out' => $left_out,
            'posts' => (object) $posts,
            'settings' => $settings,
        ], self::JSON) . "\n";
    }

    /** @throws Unreadable With a sentence for the owner. */
    public static function read(string $text): self
    {
        // Windows programs begin a file with a mark.
        $file = json_decode((string) preg_replace('/^\xEF\xBB\xBF/', '', $text), true, self::MAX_DEPTH);
        $reason = self::refusal($file);
        if ($reason !== '') {
            throw new Unreadable($reason);
        }
        $site = is_string($file['site'] ?? null) ? untrailingslashit($file['site']) : '';
        $settings = array_filter($file['settings'], is_array(...));
        return new self(self::moved($settings, $site), self::read_posts($file['posts'] ?? null), $site);
    }

    /** Why what was read is not taken; empty if it may be. */
    private static function refusal(mixed $file): string
    {
        if (!is_array($file)) {
            return __('This file is not JSON, or a part of it is missing.', 'onda');
        }
        if (($file['plugin'] ?? '') !== self::PLUGIN || !is_array($file['settings'] ?? null)) {
            return __('This file does not hold settings of Onda.', 'onda');
        }
        $format = $file['format'] ?? 0;
        return match (true) {
            !is_int($format), $format < self::FORMAT =>
                __('This file was written by a version of Onda that is too old to be read.', 'onda'),
            $format > self::FORMAT =>
                __('This file was written by a newer Onda. Update Onda on this site first.', 'onda'),
            default => '',
        };
    }

    /** @return list<Setting> The secrets among these. */
    public static function secrets(Setting ...$settings): array
    {
        return array_values(array_filter($settings, static fn(Setting $setting): bool => $setting->is_secret()));
    }

    /**
     * @param list<Setting> $settings
     * @param array<string, mixed> $values
     * @param list<string> $left_out Names of those that are left out are added.
     * @return array<string, mixed>
     */
    private static function without_secrets(array $settings, array $values, array &$left_out): array
    {
        $secret = array_column(self::secrets(...$settings), 'name');
        $left_out = [...$left_out, ...$secret];
        return array_diff_key($values, array_flip($secret));
    }

    /**
     * @param list<Setting> $settings
     * @param array<string, mixed> $values
     * @return array<int, array{type: string, path: string, title: string}> By number.
     */
    private static function posts(array $settings, array $values): array
    {
        $posts = [];
        foreach ($settings as $setting) {
            $value = $values[$setting->name];
            foreach ($setting->rows === null ? [] : $value as $row) {
                $posts += self::posts($setting->rows->settings, $row);
            }
            $posts += $setting->settings === [] ? [] : self::posts($setting->settings, $value);
            foreach ($setting->posts() === null ? [] : ($setting->posts()->numbers)($value) as $id) {
                $post = PostById::read($id);
                $posts += $post === null ? [] : [$id => [
                    'type' => $post->post_type,
                    'path' => (string) get_page_uri($post),
                    'title' => $post->post_title,
                ]];
            }
        }
        return $posts;
    }

    /**
     * @return array<int, array{type: string, path: string, title: string}>
     */
    private static function read_posts(mixed $written): array
    {
        $posts = [];
        foreach (is_array($written) ? $written : [] as $id => $post) {
            if (is_int($id) && is_array($post)) {
                $text = static fn(string $name): string => is_string($post[$name] ?? null) ? $post[$name] : '';
                $posts[$id] = ['type' => $text('type'), 'path' => $text('path'), 'title' => $text('title')];
            }
        }
        return $posts;
    }

    /** Addresses of the site that wrote the file become addresses of this one: it may be the same site's rehearsal. */
    private static function moved(mixed $value, string $site): mixed
    {
        if (is_array($value)) {
            return array_map(static fn(mixed $inner): mixed => self::moved($inner, $site), $value);
        }
        return is_string($value) && $site !== '' ? str_replace("$site/", home_url('/'), $value) : $value;
    }
}
