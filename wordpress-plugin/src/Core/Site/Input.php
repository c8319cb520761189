<?php

declare(strict_types=1);

namespace Onda\Core\Site;

defined('ABSPATH') || exit;

/** Reads values of a form or REST as the types that they should have. */
final class Input
{
    /** A line of text; empty for what is no text. Not sanitize_text_field: that takes percent signs and `<3` away. */
    public static function line(mixed $value): string
    {
        $text = is_scalar($value) ? wp_check_invalid_utf8((string) $value) : '';
        return trim((string) preg_replace('/[\x00-\x1F\x7F]+/', ' ', $text));
    }

    /** Lines of text; empty for what is no text. */
    public static function lines(mixed $value): string
    {
        $text = is_scalar($value) ? wp_check_invalid_utf8((string) $value) : '';
        return trim((string) preg_replace('/[\x00-\x09\x0B-\x1F\x7F]/', ' ', str_replace("\r\n", "\n", $text)));
    }

    /** @param list<string> $choices The first stands for whatever is none of them. */
    public static function choice(mixed $value, array $choices): string
    {
        return in_array($value, $choices, true) ? $value : $choices[0];
    }

    /**
     * @param list<string> $choices
     * @return list<string> Those that were chosen, in the order of the choices.
     */
    public static function chosen(mixed $value, array $choices): array
    {
        return array_values(array_intersect($choices, is_array($value) ? array_filter($value, is_string(...)) : []));
    }

    /** A box that is ticked, `true`, `1`, `on` or `yes`. */
    public static function flag(mixed $value): bool
    {
        return filter_var($value, FILTER_VALIDATE_BOOLEAN);
    }
}
