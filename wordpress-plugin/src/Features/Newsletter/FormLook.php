<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

use Onda\Core\Forms\Fields;
use Onda\Core\Settings\Setting;
use Onda\Core\Site\Input;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Colors and widths of a form, and their inline styles. A form without any prints no style. */
final class FormLook
{
    public const MAX_WIDTH = 1200;
    /** The width of a form in the footer, in pixels: a field as wide as the window can hardly be read. */
    private const FOOTER_WIDTH = 640;
    private const COLOR = '/^#[0-9a-f]{6}$/';

    /** @return list<Setting> */
    public static function settings(): array
    {
        $help = fn(): string => __('Pixels; 0 is as wide as its place.', 'onda');
        return [
            self::color('accentColor', '#1d4ed8', fn() => __('Color of the button', 'onda')),
            self::color('surfaceColor', '#ffffff', fn() => __('Background', 'onda')),
            self::color('textColor', '#1f2937', fn() => __('Color of the text', 'onda')),
            Setting::flag('wideButton', false, fn() => __('The button is as wide as the form', 'onda')),
            Setting::number('width', 0, fn() => __('Greatest width', 'onda'), 0, self::MAX_WIDTH, $help),
        ];
    }

    /** @param array<string, mixed> $row Of a form. */
    public static function box(array $row): ?string
    {
        $surface = self::css('--onda-surface', $row['surfaceColor']);
        $is_in_page = in_array($row['type'], ['inline', 'footer'], true);
        return self::style([
            self::css('--onda-accent', $row['accentColor']),
            $surface,
            self::css('--onda-text', $row['textColor']),
            self::css('color', $row['textColor']),
            $surface === '' ? '' : self::css('background', $row['surfaceColor']),
            $surface === '' || !$is_in_page ? '' : 'padding:24px;border-radius:var(--onda-radius,8px)',
            $row['width'] > 0 && $is_in_page ? "max-inline-size:{$row['width']}px" : '',
        ]);
    }

    /** @param array<string, mixed> $row Of a form. */
    public static function button(array $row): ?string
    {
        $accent = self::css('background', $row['accentColor']);
        return self::style([
            $accent,
            $accent === '' ? '' : 'color:' . self::readable_on($row['accentColor']),
            $row['wideButton'] ? 'inline-size:100%' : '',
        ]);
    }

    /**
     * Keeps a form off the window's edge.
     *
     * @param array<string, mixed> $row Of a form.
     */
    public static function footer(array $row): string
    {
        $width = $row['width'] ?: self::FOOTER_WIDTH;
        return "box-sizing:border-box;inline-size:min({$width}px,100% - 48px);margin:48px auto";
    }

    private static function color(string $name, string $start, \Closure $label): Setting
    {
        $read = static function (mixed $sent): string {
            $color = is_array($sent) ? (empty($sent['own']) ? '' : Input::line($sent['color'] ?? '')) : Input::line($sent);
            return preg_match(self::COLOR, strtolower($color)) === 1 ? strtolower($color) : '';
        };
        $print = static fn(string $name, string $label, string $color): string =>
            self::picker($name, $label, $color, $start);
        $schema = ['type' => 'string', 'pattern' => '^(#[0-9a-f]{6})?$'];
        return Setting::custom($name, '', $label, $read, $print, $schema);
    }

    /** A checkbox sets whether the color counts: a color input has no empty value. */
    private static function picker(string $name, string $label, string $color, string $start): string
    {
        /* translators: %s: name of a color. */
        $own = sprintf(__('%s: not that of the theme', 'onda'), $label);
        $input = ['type' => 'color', 'name' => "{$name}[color]", 'value' => $color ?: $start, 'aria-label' => $label];
        $box = ['type' => 'checkbox', 'name' => "{$name}[own]", 'value' => '1', 'checked' => $color !== ''];
        $choice = Html::tag('label', [], Html::tag('input', $box) . ' ' . Html::text($own));
        return Html::tag('p', ['class' => 'onda-color', 'id' => Fields::id($name)], "$choice " . Html::tag('input', $input));
    }

    private static function css(string $property, string $color): string
    {
        return preg_match(self::COLOR, $color) === 1 ? "$property:$color" : '';
    }

    /** Black or white, by the relative luminance of WCAG. */
    private static function readable_on(string $color): string
    {
        $linear = static function (string $part): float {
            $share = hexdec($part) / 255;
            return $share <= 0.04045 ? $share / 12.92 : (($share + 0.055) / 1.055) ** 2.4;
        };
        [$red, $green, $blue] = array_map($linear, str_split(substr($color, 1), 2));
        // The luminance above which black has the greater contrast.
        return 0.2126 * $red + 0.7152 * $green + 0.0722 * $blue > 0.179 ? '#000' : '#fff';
    }

    /** @param list<string> $rules */
    private static function style(array $rules): ?string
    {
        return implode(';', array_filter($rules)) ?: null;
    }
}
