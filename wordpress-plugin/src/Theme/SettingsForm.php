<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Admin\Fields;
use Onda\Admin\RecordForm;
use Onda\Printing\Elements;
use Onda\Printing\Html;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/**
 * The part of the settings screen about a theme's behaviors: which preset, and of each behavior whether, where and
 * instead of what.
 */
final class SettingsForm
{
    /** @param array<string, list<string>> $left What was seen to be left to the theme's own scripts: tag → handles. */
    public function __construct(private Elements $elements, private array $left)
    {
    }

    public function of(RecordForm $form): string
    {
        $options = Options::of($form->values['theme']);
        $rows = '';
        foreach ($this->tags() as $tag) {
            $rows .= $this->row($tag, $options, $form->errors);
        }
        $hint = __('The elements of a preset find their place by CSS selectors; no template has to be changed.', 'onda');
        $preset = (string) $form->values['theme']['preset'];
        return Fields::card('onda-theme', __('Theme behaviors', 'onda'), Fields::hint($hint)
            . Fields::select(self::name('[preset]'), __('Preset', 'onda'), $preset, ThemeSettings::presets())
            . ThemePreview::controls()
            . Html::tag('table', ['class' => 'form-table', 'role' => 'presentation'], Html::tag('tbody', [], $rows))
            . $form->fields('themeActions'));
    }

    /** @return list<string> Those behaviors that there are. */
    public function tags(): array
    {
        return array_values(array_intersect(Presets::tags(), $this->elements->tags()));
    }

    /** @param array<string, string> $errors */
    private function row(string $tag, Options $options, array $errors): string
    {
        $title = (string) ($this->elements->find($tag)['title'] ?? $tag);
        $shown = Html::hidden([self::name('[shown][]') => $tag]);
        $box = Html::tag('input', [
            'type' => 'checkbox',
            'name' => self::name('[on][]'),
            'value' => $tag,
            'checked' => $options->is_on($tag),
        ]);
        $head = Html::tag('th', ['scope' => 'row'], $shown . Html::tag('label', [], $box . ' ' . Html::text($title)));
        $cell = $this->selector($tag, $title, $options, $errors) . $this->own_script($tag, $options);
        return Html::tag('tr', [], $head . Html::tag('td', [], $cell));
    }

    /** @param array<string, string> $errors */
    private function selector(string $tag, string $title, Options $options, array $errors): string
    {
        $sets = Presets::behaviors($options->preset)[$tag] ?? null;
        $known = implode(', ', array_column($sets ?? [], 'for'));
        $id = "onda_settings-theme-selectors-$tag";
        /* translators: %s: name of a behavior. */
        $label = sprintf(__('Your own selector for: %s', 'onda'), $title);
        $input = Html::tag('input', [
            'type' => 'text',
            'class' => 'regular-text code',
            'id' => $id,
            'name' => self::name("[selectors][$tag]"),
            'value' => $options->selector($tag),
            'placeholder' => $known,
            'autocomplete' => 'off',
            'spellcheck' => 'false',
            'data-own-scripts' => implode(' ', Presets::scripts($options->preset, $tag)),
        ] + Fields::state($errors, "theme.selectors.$tag"));
        return Html::tag('label', ['for' => $id], Html::tag('span', ['class' => 'screen-reader-text'], Html::text($label)))
            . $input . Html::tag('div', [], Html::tag('output', ['for' => $id])) . $this->hint($sets, $options)
            . Fields::error($errors, "theme.selectors.$tag");
    }

    /** @param list<array<string, string>>|null $sets */
    private function hint(?array $sets, Options $options): string
    {
        $hint = match (true) {
            $options->preset === '' => '',
            $sets === null, $sets === [] => __('Only where you write a selector.', 'onda'),
            !isset($sets[0]['for']) => __('Stands by itself, unless you write a selector.', 'onda'),
            default => '',
        };
        return $hint === '' ? '' : Fields::hint($hint);
    }

    private function own_script(string $tag, Options $options): string
    {
        $scripts = Presets::scripts($options->preset, $tag);
        if ($scripts === []) {
            return '';
        }
        /* translators: %s: names of scripts. */
        $label = __('Take the theme’s own script off the page and use this one (%s)', 'onda');
        $label = sprintf($label, implode(', ', $scripts));
        return $this->left($tag) . Fields::box(self::name('[replaced][]'), $tag, $options->replaces($tag), $label);
    }

    private function left(string $tag): string
    {
        if (!isset($this->left[$tag])) {
            return '';
        }
        /* translators: %s: names of scripts. */
        $text = sprintf(__('Left to the theme, whose own script does it: %s', 'onda'), implode(', ', $this->left[$tag]));
        return Html::tag('p', ['class' => 'notice notice-info inline'], Html::text($text));
    }

    private static function name(string $field): string
    {
        return SettingsStore::OPTION . "[theme]$field";
    }
}
