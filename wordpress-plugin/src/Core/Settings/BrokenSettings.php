<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/**
 * A row of settings that PHP cannot read. After a plain search and replace in a dump its lengths are wrong: they are
 * mended as it is read. A row that was cut is kept before the first write, which would replace it.
 */
final class BrokenSettings
{
    public const KEPT = 'onda_settings_broken';
    private const TEXT = '/s:\d+:"(.*?)";(?=[abdisN}])/s';

    /** @param mixed $value As WordPress read the option: no array. */
    public static function mended(string $option, mixed $value): mixed
    {
        $length = static fn(array $text): string => sprintf('s:%d:"%s";', strlen($text[1]), $text[1]);
        $row = self::row($option);
        $mended = (string) preg_replace_callback(self::TEXT, $length, $row);
        if ($mended === $row) {
            return $value;
        }
        // WordPress reads what it has loaded; the table is written with the next change.
        wp_cache_set('alloptions', [$option => $mended] + wp_load_alloptions(), 'options');
        return get_option($option);
    }

    /** Before an option is written. */
    public static function keep(string $option): void
    {
        if (self::is_broken($option)) {
            add_option(self::KEPT, self::row($option), '', false);
        }
    }

    /** Whether settings were lost, or will be by the next write. */
    public static function are_there(string $option): bool
    {
        return self::is_broken($option) || get_option(self::KEPT) !== false;
    }

    public static function in_words(): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        return __('The settings of Onda in the database are damaged, so the defaults count. Bring in your settings file under Tools. The damaged row is kept as onda_settings_broken in the options of WordPress: delete it there to end this note.', 'onda');
    }

    private static function is_broken(string $option): bool
    {
        return self::row($option) !== '' && !is_array(get_option($option));
    }

    private static function row(string $option): string
    {
        $row = wp_load_alloptions()[$option] ?? '';
        return is_string($row) ? $row : '';
    }
}
