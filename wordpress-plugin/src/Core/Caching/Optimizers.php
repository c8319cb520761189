<?php

declare(strict_types=1);

namespace Onda\Core\Caching;

defined('ABSPATH') || exit;

/**
 * Tells plugins that minify, combine, delay or shorten files to leave ours as they are: a style sheet within a template
 * belongs to one element, and the loader and its modules name each other. The loader's own tag says it by attributes
 * too.
 */
final class Optimizers
{
    private const FILES = 'onda/build/';

    public static function with_ours(mixed $files): mixed
    {
        $files = $files === false ? [] : $files;
        return is_array($files) ? [...$files, self::FILES] : $files;
    }

    public static function with_ours_in_text(mixed $files): mixed
    {
        if (is_array($files)) {
            return $files + [self::FILES => ''];
        }
        return is_string($files) ? ltrim("$files, " . self::FILES, ', ') : $files;
    }

    /** Adds our rules on pages alone: the owner's screen shows and saves the owner's rules. */
    public static function with_rules_of_ours(mixed $rules): mixed
    {
        if (!(is_string($rules) || $rules === false)) {
            return $rules;
        }
        $rule = static fn(string $type): array => ['prefix' => 'contain', 'content' => self::FILES, 'type' => $type];
        return wp_json_encode([...array_values((array) json_decode((string) $rules)), $rule('css'), $rule('js')]);
    }

    public static function unless_ours(mixed $is_wanted, mixed $tag = ''): mixed
    {
        return is_string($tag) && str_contains($tag, self::FILES) ? false : $is_wanted;
    }
}
