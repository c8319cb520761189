<?php

declare(strict_types=1);

namespace Onda\Owner\Theme;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Printing\Elements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Features\Theme\BehaviorTexts;
use Onda\Features\Theme\PresetPrinting;
use Onda\Features\Theme\Presets;
use Onda\Features\Theme\ThemeOptions;
use Onda\Features\Theme\ThemeSettings;
use Onda\Features\Theme\Trial;

defined('ABSPATH') || exit;

/**
 * The part of the settings screen about a theme's behaviors: which preset, and of each behavior whether, where and
 * instead of what.
 */
final class ThemeForm
{
    /** @param array<string, list<string>> $left What was seen to be left to the theme's own scripts: tag → handles. */
    public function __construct(private Elements $elements, private array $left)
    {
    }

    public function of(RecordForm $form): string
    {
        $preset = (string) $form->values['theme']['preset'];
        // While there is none, the parts of the one that fits are behind the choice of it.
        $options = ThemeOptions::of(['preset' => $preset === '' ? Presets::AUTOMATIC : $preset] + $form->values['theme']);
        $rows = $folded = '';
        foreach ($this->tags() as $tag) {
            $row = $this->row($tag, $options, $form->errors);
            $has_place = $options->has_place($tag) || isset($form->errors["theme.selectors.$tag"]);
            $rows .= $has_place ? $row : '';
            $folded .= $has_place ? '' : $row;
        }
        $hint = __('The parts find their place in the theme by themselves; no template has to be changed.', 'onda');
        $none = __('Your pages stay as they are. Choose a theme to see its parts, and which of them are on.', 'onda');
        $label = __('Parts for the theme', 'onda');
        return Fields::wide_card('onda-theme', __('Theme behaviors', 'onda'), Fields::hint($hint)
            . Fields::select(self::name('[preset]'), $label, $preset, ThemeSettings::presets())
            . Html::tag('div', ['class' => 'onda-preset-none'], Fields::hint($none))
            . Html::tag('div', ['class' => 'onda-preset-parts'], self::grid($rows)
                . self::rare($form, $folded, $rows === '')));
    }

    private static function grid(string $rows): string
    {
        return $rows === '' ? '' : Html::tag('div', ['class' => 'onda-behaviors'], $rows);
    }

    /**
     * Folded fields that most owners never need, and the behaviors that have no place in this theme.
     *
     * @param string $rows Of those behaviors.
     */
    private static function rare(RecordForm $form, string $rows, bool $is_open): string
    {
        $summary = Html::tag('summary', [], Html::text(__('Own selectors, and themes with their own “load more”', 'onda')));
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $hint = __('Each behavior has a field for a selector of your own, below its name. It stands in place of the preset’s. Those below have no place in this theme without one.', 'onda');
        $inner = Fields::hint($hint) . ThemePreview::controls() . $form->fields('themeActions') . self::grid($rows);
        return Html::tag('details', ['class' => 'onda-rare', 'open' => $is_open], $summary . $inner);
    }

    /** @return list<string> Those behaviors that there are. */
    public function tags(): array
    {
        return array_values(array_intersect(Presets::tags(), $this->elements->tags()));
    }

    /** @param array<string, string> $errors */
    private function row(string $tag, ThemeOptions $options, array $errors): string
    {
        $title = $this->elements->title($tag);
        $about = "onda-about-$tag";
        $box = Html::tag('input', [
            'type' => 'checkbox',
            'name' => self::name('[on][]'),
            'value' => $tag,
            'checked' => $options->is_on($tag),
            'aria-describedby' => $about,
        ]);
        $label = Html::tag('label', [], $box . ' ' . Html::tag('strong', [], Html::text($title)));
        $words = Html::tag('p', ['id' => $about, 'class' => 'description'], Html::text(BehaviorTexts::sentence($tag)));
        $text = Html::tag('div', [], $label . $words . $this->left($tag) . $this->more($tag, $title, $options, $errors));
        $inner = Html::hidden([self::name('[shown][]') => $tag]) . BehaviorTexts::picture($tag) . $text;
        return Html::tag('div', ['class' => 'onda-behavior'], $inner);
    }

    /**
     * The link that shows it, and what is rarely needed: folded, unless it is in use.
     *
     * @param array<string, string> $errors
     */
    private function more(string $tag, string $title, ThemeOptions $options, array $errors): string
    {
        $is_used = $options->selector($tag) !== '' || $options->replaces($tag) || isset($errors["theme.selectors.$tag"]);
        /* translators: %s: name of a behavior. */
        $hidden = Html::tag('span', ['class' => 'screen-reader-text'], Html::text(sprintf(__('of: %s', 'onda'), $title)));
        $summary = Html::tag('summary', [], Html::text(__('Own selector', 'onda')) . " $hidden");
        $rare = $this->selector($tag, $title, $options, $errors) . $this->own_script($tag, $options);
        $output = Html::tag('output', ['for' => self::field_id($tag)]);
        return $this->trial($tag, $title, $options) . Html::tag('details', ['open' => $is_used], $summary . $rare) . $output;
    }

    /** Shows the behavior on the site to the owner alone; nothing where the preset knows no place for it. */
    private function trial(string $tag, string $title, ThemeOptions $options): string
    {
        $address = $options->has_place($tag) ? self::page_for($tag) : '';
        if ($address === '') {
            return '';
        }
        /* translators: %s: name of a behavior. */
        $label = sprintf(__('See it on your site, for you alone: %s', 'onda'), $title);
        $link = ['href' => Trial::url($tag, $address), 'target' => '_blank', 'rel' => 'noopener', 'aria-label' => $label];
        return Html::tag('a', $link, Html::text(__('See it on your site', 'onda')));
    }

    /** A page of the site with what the behavior is for; empty where there is none. */
    private static function page_for(string $tag): string
    {
        $blog = (int) get_option('page_for_posts');
        return match (PresetPrinting::place_of($tag)) {
            'article' => self::newest_post(),
            'list' => $blog > 0 ? (string) get_permalink($blog) : home_url('/'),
            default => home_url('/'),
        };
    }

    private static function newest_post(): string
    {
        $posts = get_posts(['numberposts' => 1, 'has_password' => false]);
        return $posts === [] ? '' : (string) get_permalink($posts[0]);
    }

    private static function field_id(string $tag): string
    {
        return "onda_settings-theme-selectors-$tag";
    }

    /** @param array<string, string> $errors */
    private function selector(string $tag, string $title, ThemeOptions $options, array $errors): string
    {
        $sets = Presets::behaviors($options->preset)[$tag] ?? null;
        $known = implode(', ', array_column($sets ?? [], 'for'));
        $id = self::field_id($tag);
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
            . $input . $this->hint($sets, $options)
            . Fields::error($errors, "theme.selectors.$tag");
    }

    /** @param list<array<string, string>>|null $sets */
    private function hint(?array $sets, ThemeOptions $options): string
    {
        $hint = match (true) {
            $options->preset === '' => '',
            $sets === null, $sets === [] => __('Only where you write a selector.', 'onda'),
            !isset($sets[0]['for']) => __('Stands by itself, unless you write a selector.', 'onda'),
            default => '',
        };
        return $hint === '' ? '' : Fields::hint($hint);
    }

    private function own_script(string $tag, ThemeOptions $options): string
    {
        $scripts = Presets::scripts($options->preset, $tag);
        if ($scripts === []) {
            return '';
        }
        /* translators: %s: names of scripts. */
        $label = __('Take the theme’s own script off the page and use this one (%s)', 'onda');
        $label = sprintf($label, implode(', ', $scripts));
        return Fields::box(self::name('[replaced][]'), $tag, $options->replaces($tag), $label);
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
