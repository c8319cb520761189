<?php

declare(strict_types=1);

namespace Onda\Core\Blocks;

defined('ABSPATH') || exit;

/** The attributes of the element around a block: what WordPress adds, the anchor, and colors as `--onda-*`. */
final class BlockWrapper
{
    private const PRESET = '~^var:preset\|([a-z-]+)\|([a-z0-9-]+)$~i';
    /** A color or a length, without characters that end a declaration. */
    private const VALUE = '~^[\w\s#%.,()/+*-]{1,100}$~';

    /**
     * @param array<string, mixed> $attributes Of the block.
     * @param list<string> $properties Names of the custom properties that the element reads.
     */
    public static function attributes(array $attributes, array $properties): string
    {
        $style = self::style(self::values($attributes), $properties);
        $extra = get_block_wrapper_attributes($style === '' ? [] : ['style' => $style]);
        $anchor = is_string($attributes['anchor'] ?? null) ? $attributes['anchor'] : '';
        // WordPress prints the anchor of a dynamic block since 7.0.
        $has_anchor = $anchor === '' || preg_match('/(^| )id="/', $extra) === 1;
        return $has_anchor ? $extra : $extra . ' id="' . esc_attr($anchor) . '"';
    }

    /**
     * @param array<string, mixed> $attributes
     * @return array<string, mixed> Custom property → value as the editor stores it.
     */
    private static function values(array $attributes): array
    {
        $named = static fn(string $key): ?string =>
            is_string($attributes[$key] ?? null) ? "var:preset|color|$attributes[$key]" : null;
        $style = static fn(string ...$path): mixed => self::at($attributes['style'] ?? null, $path);
        return [
            'text' => $named('textColor') ?? $style('color', 'text'),
            'surface' => $named('backgroundColor') ?? $style('color', 'background'),
            'accent' => $style('elements', 'button', 'color', 'background'),
            'radius' => $style('border', 'radius', 'topLeft') ?? $style('border', 'radius'),
        ];
    }

    /** @param list<string> $path */
    private static function at(mixed $value, array $path): mixed
    {
        foreach ($path as $key) {
            $value = is_array($value) ? $value[$key] ?? null : null;
        }
        return $value;
    }

    /**
     * @param array<string, mixed> $values
     * @param list<string> $properties
     */
    private static function style(array $values, array $properties): string
    {
        $style = '';
        foreach ($values as $name => $value) {
            $value = is_string($value) ? preg_replace(self::PRESET, 'var(--wp--preset--$1--$2)', $value) : '';
            if (in_array($name, $properties, true) && preg_match(self::VALUE, (string) $value) === 1) {
                $style .= "--onda-$name:$value;";
            }
        }
        return $style;
    }
}
