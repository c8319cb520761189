<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/**
 * Whether a table has a row, for screens that would ask for nothing else: option `onda_has_rows`, table → 1 or 0, is
 * loaded with the others. A table whose rows went is missing until the next question.
 */
final class TableRows
{
    public const OPTION = 'onda_has_rows';

    /** @param string $table Without the prefix of the site. */
    public static function has(string $table): bool
    {
        global $wpdb;
        $known = self::known();
        if (!isset($known[$table])) {
            $known[$table] = (int) $wpdb->get_var("SELECT 1 FROM {$wpdb->prefix}$table LIMIT 1");
            update_option(self::OPTION, $known, true);
        }
        return $known[$table] === 1;
    }

    public static function added(string $table): void
    {
        // An unchanged value costs no write.
        update_option(self::OPTION, array_replace(self::known(), [$table => 1]), true);
    }

    public static function removed(string $table): void
    {
        update_option(self::OPTION, array_diff_key(self::known(), [$table => 0]), true);
    }

    /** @return array<string, int> */
    private static function known(): array
    {
        $known = OptionCache::loaded(self::OPTION);
        return is_array($known) ? array_filter($known, is_int(...)) : [];
    }
}
