<?php

declare(strict_types=1);

namespace Onda\Core\Access;

defined('ABSPATH') || exit;

/** The callbacks of an action or a filter, and their plugins. */
final class Callbacks
{
    /** Folders of WordPress itself. */
    private const CORE = ['wp-includes', 'wp-admin'];

    /** @return list<array{callback: callable, file: string}> Those of neither WordPress nor this plugin. */
    public static function foreign(string $hook): array
    {
        global $wp_filter;
        $foreign = [];
        foreach ($wp_filter[$hook]->callbacks ?? [] as $entries) {
            foreach ($entries as $entry) {
                $file = self::file($entry['function']);
                if (!self::is_known($entry['function'], $file)) {
                    $foreign[] = ['callback' => $entry['function'], 'file' => $file];
                }
            }
        }
        return $foreign;
    }

    /** @param list<string> $hooks */
    public static function are_foreign(array $hooks): bool
    {
        return array_filter($hooks, static fn(string $hook): bool => self::foreign($hook) !== []) !== [];
    }

    /** The file that defines a callback; empty for a function of PHP. */
    public static function file(mixed $callback): string
    {
        return wp_normalize_path((string) self::reflection($callback)?->getFileName());
    }

    private static function reflection(mixed $callback): ?\ReflectionFunctionAbstract
    {
        try {
            return match (true) {
                $callback instanceof \Closure => new \ReflectionFunction($callback),
                is_array($callback) => new \ReflectionMethod($callback[0], $callback[1]),
                is_object($callback) => new \ReflectionMethod($callback, '__invoke'),
                str_contains((string) $callback, '::') => new \ReflectionMethod((string) $callback),
                default => new \ReflectionFunction((string) $callback),
            };
        } catch (\ReflectionException) {
            return null;
        }
    }

    /** The plugin or theme of a file: its folder's name, or its own if it is a single file; else empty. */
    public static function owner(string $file): string
    {
        $place = plugin_basename($file);
        $themes = wp_normalize_path((string) realpath(get_theme_root())) . '/';
        return match (true) {
            // `plugin_basename()` returns the whole path of a file elsewhere.
            $place !== trim($file, '/') => (string) strtok($place, '/'),
            str_starts_with($file, $themes) => (string) strtok(substr($file, strlen($themes)), '/'),
            default => '',
        };
    }

    /** Whether a file is neither of WordPress nor of this plugin. */
    private static function is_foreign(string $file): bool
    {
        $core = array_map(static fn(string $folder): string => (string) realpath(ABSPATH . $folder), self::CORE);
        foreach ([dirname(__DIR__, 3), ...$core] as $folder) {
            if (str_starts_with($file, wp_normalize_path($folder) . '/')) {
                return false;
            }
        }
        return true;
    }

    private static function is_known(mixed $callback, string $file): bool
    {
        return $file === '' ? is_string($callback) : !self::is_foreign($file);
    }
}
