<?php

declare(strict_types=1);

namespace Onda\Core\Text;

defined('ABSPATH') || exit;

/** The only printer of tags: escapes late, by context, and keeps everything on one line for wpautop. */
final class Html
{
    private const VOID = ['link', 'input', 'img', 'br', 'meta'];

    /**
     * @param array<string, scalar|null> $attributes `true` is a bare attribute; `false` and `null` are left out.
     * @param string $inner Markup that is already escaped.
     */
    public static function tag(string $name, array $attributes = [], string $inner = ''): string
    {
        $open = '<' . $name . self::attributes($attributes) . '>';
        return in_array($name, self::VOID, true) ? $open : $open . $inner . '</' . $name . '>';
    }

    /** @param array<string, scalar|null> $fields Name → value of what a form sends unseen. */
    public static function hidden(array $fields): string
    {
        $inputs = '';
        foreach ($fields as $name => $value) {
            $inputs .= self::tag('input', ['type' => 'hidden', 'name' => (string) $name, 'value' => $value]);
        }
        return $inputs;
    }

    /** @param string $address Of a style sheet; nothing is printed for an empty one. */
    public static function stylesheet(string $address): string
    {
        return $address === '' ? '' : self::tag('link', ['rel' => 'stylesheet', 'href' => $address]);
    }

    /** Text for a text node or an attribute. */
    public static function text(mixed $value): string
    {
        return self::one_line(esc_attr(is_string($value) ? $value : self::as_string($value)));
    }

    /** Text of several lines, for a textarea; its ends of lines are written so that no line of markup ends there. */
    public static function lines(string $value): string
    {
        return str_replace(["\r\n", "\r", "\n"], '&#10;', esc_attr(self::as_string($value)));
    }

    /** An http(s) address, or an empty string. Not escaped yet. */
    public static function address(mixed $value): string
    {
        $address = trim(self::as_string($value));
        // Asked before: esc_url_raw makes http://word of a word.
        $is_address = preg_match('~^https?://[^/?#]~i', $address) === 1;
        return $is_address ? esc_url_raw($address, ['http', 'https']) : '';
    }

    /** The visible text of markup, not escaped. */
    public static function plain(string $markup): string
    {
        return PlainText::line($markup);
    }

    public static function as_string(mixed $value): string
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        if (is_float($value)) {
            return rtrim(rtrim(number_format($value, 6, '.', ''), '0'), '.');
        }
        return is_scalar($value) ? wp_check_invalid_utf8((string) $value) : '';
    }

    public static function one_line(string $markup): string
    {
        return strpbrk($markup, "\r\n\t") === false ? $markup
            : (string) preg_replace('/\s*[\r\n\t]+\s*/', ' ', $markup);
    }

    /** Everything the plugin prints on a page leaves here. The markup is already escaped. */
    public static function write(string $markup): void
    {
        echo $markup; // phpcs:ignore WordPress.Security.EscapeOutput
    }

    /** @param array<string, scalar|null> $attributes */
    private static function attributes(array $attributes): string
    {
        $printed = '';
        foreach ($attributes as $name => $value) {
            if ($value !== null && $value !== false) {
                $printed .= $value === true ? " $name" : " $name=\"" . self::text($value) . '"';
            }
        }
        return $printed;
    }
}
