<?php

declare(strict_types=1);

namespace Onda\Core\Database;

defined('ABSPATH') || exit;

/**
 * Characters of four bytes in an option, such as emoji. The tables of an old database hold none (`utf8mb3`), and
 * WordPress then saves nothing at all; there the option is kept as JSON, which needs none of them.
 */
final class WideText
{
    private const JSON = JSON_PRESERVE_ZERO_FRACTION;

    /** The value to store, for the filter `pre_update_option_…`. */
    public static function kept(mixed $value, string $key): mixed
    {
        global $wpdb;
        $is_narrow = static fn(): bool =>
            in_array($wpdb->get_col_charset($wpdb->options, 'option_value'), ['utf8', 'utf8mb3'], true);
        $has_wide = preg_match('/[\xF0-\xF4]/', (string) maybe_serialize($value)) === 1;
        return $has_wide && $is_narrow() ? [$key => wp_json_encode($value, self::JSON)] : $value;
    }
}
