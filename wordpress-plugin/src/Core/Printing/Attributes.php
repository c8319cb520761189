<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Site\Input;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/**
 * Reads what an author wrote into the attributes of the contract: three spellings in, camelCase and typed values out.
 */
final class Attributes
{
    private const BOOLEAN_WORDS = [
        '' => true, 'true' => true, '1' => true, 'yes' => true, 'on' => true,
        'false' => false, '0' => false, 'no' => false, 'off' => false,
    ];

    /** Attributes of HTML that run no script. */
    private const OF_HTML = '~^(?:id|class|style|title|lang|dir|role|hidden|tabindex|slot|(?:data|aria)-[a-z0-9_.-]+)$~D';

    /**
     * Returns the valid attributes. Others are left out, so their declared default holds.
     *
     * @param array<string, mixed> $spec One element of elements.php.
     * @param array<int|string, mixed> $written
     * @return array<string, scalar> By camelCase name.
     */
    public static function read(array $spec, array $written): array
    {
        $names = self::spellings($spec);
        $values = [];
        foreach ($written as $key => $value) {
            // A bare word of a shortcode arrives as a value with a number for a name.
            [$key, $value] = is_int($key) ? [$value, true] : [$key, $value];
            $name = is_string($key) ? $names[self::fold($key)] ?? null : null;
            $parsed = $name === null ? null : self::parse($spec['attributes'][$name], $value);
            if ($parsed !== null) {
                $values[$name] = $parsed;
            }
        }
        return $values;
    }

    /**
     * Returns those that every element of HTML has and the contract has not.
     *
     * @param array<string, mixed> $spec One element of elements.php.
     * @param array<int|string, mixed> $written
     * @return array<string, scalar>
     */
    public static function of_html(array $spec, array $written): array
    {
        $known = self::spellings($spec);
        $is_own = static fn(mixed $value, int|string $name): bool => is_scalar($value)
            && preg_match(self::OF_HTML, (string) $name) === 1 && !isset($known[self::fold((string) $name)]);
        return array_filter($written, $is_own, ARRAY_FILTER_USE_BOTH);
    }

    /**
     * @param array<string, mixed> $spec One element of elements.php.
     * @param array<int|string, mixed> $written
     * @return list<string> The names that the contract has not.
     */
    public static function unknown(array $spec, array $written, bool $has_html): array
    {
        $known = self::spellings($spec) + ['loading' => 'loading'];
        $names = array_map(static fn(int|string $key, mixed $value): string => is_int($key)
            ? (is_string($value) ? $value : '') : $key, array_keys($written), $written);
        $is_unknown = static fn(string $name): bool => $name !== '' && !isset($known[self::fold($name)])
            && !($has_html && preg_match(self::OF_HTML, $name) === 1);
        return array_values(array_filter($names, $is_unknown));
    }

    /** @return array<string, mixed> Every attribute of the contract with its default. */
    public static function defaults(array $spec): array
    {
        return array_map(static fn(array $attribute): mixed => $attribute['default'], $spec['attributes']);
    }

    public static function kebab(string $name): string
    {
        return strtolower((string) preg_replace('/(?<!^)([A-Z])/', '-$1', $name));
    }

    /** @return array<string, string> Folded spelling → camelCase name. */
    private static function spellings(array $spec): array
    {
        $names = array_keys($spec['attributes']);
        return array_combine(array_map(self::fold(...), $names), $names);
    }

    private static function fold(string $name): string
    {
        return strtolower(str_replace(['-', '_'], '', $name));
    }

    /** @param array<string, mixed> $attribute */
    private static function parse(array $attribute, mixed $value): string|int|float|bool|null
    {
        return match (is_scalar($value) ? $attribute['type'] : 'none') {
            'boolean' => self::boolean($value),
            'number' => self::number($attribute, $value),
            'enum' => in_array($value, $attribute['values'], true) ? $value : null,
            'none' => null,
            // A bare word of a shortcode has no value here.
            default => is_bool($value) ? null : self::words($attribute['type'], (string) $value),
        };
    }

    private static function boolean(string|int|float|bool $value): ?bool
    {
        return is_bool($value) ? $value : self::BOOLEAN_WORDS[strtolower(trim((string) $value))] ?? null;
    }

    /** @param array<string, mixed> $attribute */
    private static function number(array $attribute, string|int|float|bool $value): int|float|null
    {
        if (is_bool($value) || !is_numeric($value) || !is_finite((float) $value)) {
            return null;
        }
        $number = $value + 0;
        $is_in_range = $number >= ($attribute['min'] ?? -INF) && $number <= ($attribute['max'] ?? INF);
        return $is_in_range ? $number : null;
    }

    private static function words(string $type, string $value): ?string
    {
        return match ($type) {
            'url' => Html::address($value) ?: null,
            'json' => json_decode($value) === null ? null : $value,
            default => Input::line($value),
        };
    }
}
