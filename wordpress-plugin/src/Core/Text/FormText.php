<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/**
 * A form that is serialized into one text. PHP would read any, and print a warning before the reply where one is too
 * large.
 */
final class FormText
{
    public const MAX_FIELDS = 400;
    private const MAX_BYTES = 20_000;
    /** Brackets of one name; PHP takes 64. */
    private const MAX_DEPTH = 32;

    /** @return array<mixed> Not checked; empty when it is larger or deeper than any form of ours. */
    public static function fields(string $text): array
    {
        $parts = strlen($text) > self::MAX_BYTES ? [] : explode('&', $text);
        $depths = array_map(static fn(string $part): int => substr_count(urldecode($part), '['), $parts);
        if ($parts === [] || count($parts) > self::MAX_FIELDS + 1 || max($depths) > self::MAX_DEPTH) {
            return [];
        }
        parse_str($text, $fields);
        return $fields;
    }
}
