<?php

declare(strict_types=1);

namespace Onda\Features\Theme;

use Onda\Core\Settings\Record;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\Input;

defined('ABSPATH') || exit;

/** The settings of a theme's behaviors. Their form is a table with a row for each behavior. */
final class ThemeSettings
{
    private const MAX_SELECTOR = 200;
    /** Characters that no selector may contain: the end of a rule, a tag, a comment. */
    private const NO_SELECTOR = '~[{};<\\\\]|/\*~';

    public static function record(): Record
    {
        return new Record([
            Setting::group('theme', [
                Setting::choice('preset', '', fn() => __('Parts for the theme', 'onda'), self::presets(...)),
                self::tags('off', self::off(...), self::at_first()),
                self::selectors(),
                self::tags('replaced', self::known(...)),
            ]),
            self::actions(),
        ]);
    }

    /** Every action of admin-ajax asks for this one alone, which reads no preset. */
    public static function takes_over(SettingsStore $settings): bool
    {
        return $settings->read(new Record([self::actions()]))['themeActions'] === 'onda';
    }

    private static function actions(): Setting
    {
        $label = fn(): string => __('Where the theme has its own “load more”', 'onda');
        return Setting::choice('themeActions', 'theme', $label, fn() => [
            'theme' => __('The theme answers', 'onda'),
            'onda' => __('Onda answers', 'onda'),
        ], self::help(...));
    }

    /** @return array<string, string> Preset → its name; the first stands for none. */
    public static function presets(): array
    {
        $detected = Presets::TITLES[Presets::detected()] ?? __('none fits the active theme', 'onda');
        /* translators: %s: name of a preset. */
        $automatic = sprintf(__('By the active theme: %s', 'onda'), $detected);
        return ['' => __('None: nothing is printed', 'onda'), Presets::AUTOMATIC => $automatic]
            + Presets::TITLES + [Presets::OWN => __('Another theme: your own selectors alone', 'onda')];
    }

    /**
     * A list of tags; the table of the form prints it.
     *
     * @param list<string> $default
     */
    private static function tags(string $name, \Closure $read, array $default = []): Setting
    {
        $schema = static fn(): array =>
            ['type' => 'array', 'items' => ['type' => 'string', 'enum' => Presets::tags()]];
        return Setting::custom($name, $default, static fn(): string => '', $read, static fn(): string => '', $schema);
    }

    /** Tag → the owner's own selector; the table of the form prints them. */
    private static function selectors(): Setting
    {
        $read = static fn(mixed $value): array => array_filter(array_map(
            self::line(...),
            array_intersect_key(is_array($value) ? $value : [], array_flip(Presets::tags()))
        ), strlen(...));
        $schema = ['type' => 'object', 'additionalProperties' => ['type' => 'string']];
        $nothing = static fn(): string => '';
        return Setting::custom('selectors', [], $nothing, $read, $nothing, $schema, check: self::wrong(...));
    }

    /**
     * The behaviors that are off while nobody said so. A site whose preset was stored without a list has all of it.
     *
     * @return list<string>
     */
    private static function at_first(): array
    {
        return (self::stored()['preset'] ?? '') === '' ? array_values(array_diff(Presets::tags(), Presets::CAREFUL)) : [];
    }

    /**
     * Browsers send only the boxes that are ticked, so the form names them all. A selector that is new switches its
     * behavior on.
     *
     * @param array<string, mixed> $around
     * @param array<mixed> $sent
     * @return list<string>
     */
    private static function off(mixed $value, array $around, array $sent): array
    {
        if (!isset($sent['shown'])) {
            return $value === null ? self::at_first() : self::known($value);
        }
        $is_written = static fn(mixed $line): bool => self::line($line) !== '';
        $written = array_filter((array) ($sent['selectors'] ?? []), $is_written);
        $new = array_keys(array_diff_key($written, (array) (self::stored()['selectors'] ?? [])));
        return array_values(array_diff(self::known($sent['shown']), self::known($sent['on'] ?? []), $new));
    }

    /** @return array<string, mixed> The group as the option holds it. */
    private static function stored(): array
    {
        $option = get_option(SettingsStore::OPTION);
        $theme = is_array($option) ? ($option['theme'] ?? []) : [];
        return is_array($theme) ? $theme : [];
    }

    /** @return list<string> */
    private static function known(mixed $value): array
    {
        return Input::chosen($value, Presets::tags());
    }

    /**
     * @param array<string, string> $selectors
     * @return array<string, string> By `.TAG`.
     */
    private static function wrong(array $selectors): array
    {
        $errors = [];
        foreach ($selectors as $tag => $selector) {
            $is_wrong = mb_strlen($selector) > self::MAX_SELECTOR || preg_match(self::NO_SELECTOR, $selector) === 1
                || !self::is_closed($selector);
            if ($is_wrong) {
                $errors[".$tag"] = __('This is not a CSS selector.', 'onda');
            }
        }
        return $errors;
    }

    /** Whether every bracket and quotation mark that opens is closed. */
    private static function is_closed(string $selector): bool
    {
        $plain = (string) preg_replace('/"[^"]*"|\'[^\']*\'/', '', $selector);
        $count = static fn(string $mark): int => substr_count($plain, $mark);
        return $count('(') === $count(')') && $count('[') === $count(']') && $count('"') + $count("'") === 0;
    }

    private static function line(mixed $value): string
    {
        $text = is_string($value) ? wp_check_invalid_utf8($value) : '';
        return trim((string) preg_replace('/[\x00-\x20\x7F]+/', ' ', $text));
    }

    private static function help(): string
    {
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        return __('Some magazine themes bring their own “load more”. While the theme answers, its grids get its own cards, and the grids of Onda read the next page instead.', 'onda');
    }
}
