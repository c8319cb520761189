<?php

declare(strict_types=1);

namespace Onda\Owner\Preview;

use Onda\Core\Text\Html;
use Onda\Owner\Menu\AdminScript;

defined('ABSPATH') || exit;

/**
 * The preview beside the fields of a form: a frame, its widths and colors, and a button that draws it anew. A script
 * draws it as somebody types.
 */
final class PreviewFrame
{
    private const NAME = 'onda-preview';

    public static function enqueue(): void
    {
        AdminScript::enqueue('preview', [
            'drawing' => __('The preview is being drawn …', 'onda'),
            'session' => __('The preview could not be drawn: sign in again in another tab.', 'onda'),
            'offline' => __('The preview could not be drawn: the site does not answer.', 'onda'),
        ]);
    }

    /**
     * Puts the preview beside fields.
     *
     * @param string $fields Markup.
     * @param string $title Of the frame, for screen readers.
     * @param array<int, string> $rows Place → name, of settings in rows: one of them is shown.
     */
    public static function beside(string $fields, string $address, string $title, array $rows = []): string
    {
        $fields = Html::tag('div', ['class' => 'onda-fields'], $fields);
        return Html::tag('div', ['class' => 'onda-previewed'], $fields . self::section($address, $title, $rows));
    }

    /** @param array<int, string> $rows */
    private static function section(string $address, string $title, array $rows): string
    {
        $frame = Html::tag('iframe', [
            'name' => self::NAME,
            'src' => $address,
            'title' => $title,
            // The frame lacks `allow-forms`, so a form without its script is not sent.
            'sandbox' => 'allow-scripts allow-same-origin',
            'loading' => 'lazy',
        ]);
        $heading = Html::tag('h2', ['id' => 'onda-preview-title'], Html::text(__('Preview', 'onda')));
        $bar = Html::tag('div', ['class' => 'onda-preview-bar'], self::rows($rows) . self::widths() . self::schemes()
            . self::show($address)
            . self::state($address));
        $section = ['class' => 'onda-preview', 'aria-labelledby' => 'onda-preview-title'];
        $frames = Html::tag('div', ['class' => 'onda-frames'], $frame);
        return Html::tag('section', $section, $heading . $bar . $frames);
    }

    /** The script takes the place of its words. */
    private static function state(string $address): string
    {
        $plain = __('This is what is saved. “Show” draws what is typed.', 'onda');
        $state = ['class' => 'onda-preview-state description', 'data-onda-preview' => $address];
        return Html::tag('span', $state, Html::text($plain));
    }

    private static function show(string $address): string
    {
        $show = ['class' => 'button', 'formaction' => $address, 'formtarget' => self::NAME, 'formnovalidate' => true];
        return Html::tag('button', $show, Html::text(__('Show', 'onda')));
    }

    /** @param array<int, string> $rows */
    private static function rows(array $rows): string
    {
        if (count($rows) < 2) {
            return '';
        }
        $options = '';
        foreach ($rows as $place => $name) {
            $options .= Html::tag('option', ['value' => (string) $place], Html::text($name));
        }
        $label = Html::tag('span', ['class' => 'screen-reader-text'], Html::text(__('Which one is shown', 'onda')));
        return Html::tag('label', [], $label . Html::tag('select', ['name' => TypedSettings::ROW], $options));
    }

    /** Style sheets read the choice: it works without a script. */
    private static function widths(): string
    {
        $choices = ['desktop' => __('Desktop', 'onda'), 'phone' => __('Phone', 'onda')];
        return self::radios('onda_preview_width', __('Width of the preview', 'onda'), $choices);
    }

    /** The page reads the choice. */
    private static function schemes(): string
    {
        $choices = ['light' => __('Light', 'onda'), 'dark' => __('Dark', 'onda')];
        return self::radios('onda_preview_scheme', __('Background of the preview', 'onda'), $choices);
    }

    /** @param array<string, string> $choices Value → label; the first is chosen. */
    private static function radios(string $name, string $legend, array $choices): string
    {
        $inner = '';
        foreach ($choices as $value => $text) {
            $radio = ['type' => 'radio', 'name' => $name, 'value' => $value, 'checked' => $inner === ''];
            $inner .= Html::tag('label', [], Html::tag('input', $radio) . ' ' . Html::text($text));
        }
        $legend = Html::tag('legend', ['class' => 'screen-reader-text'], Html::text($legend));
        return Html::tag('fieldset', [], $legend . $inner);
    }
}
