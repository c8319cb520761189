<?php

declare(strict_types=1);

namespace Onda\Theme;

use Onda\Input;

defined('ABSPATH') || exit;

/** Reads the part of the settings form about a theme's behaviors. */
final class SettingsRules
{
    private const MAX_SELECTOR = 200;
    /** Characters that no selector may contain: the end of a rule, a tag, a comment. */
    private const NO_SELECTOR = '~[{};<\\\\]|/\*~';

    /** @return array{theme: array<string, mixed>, errors: array<string, string>} Errors by field (`theme.selectors.TAG`). */
    public static function read(mixed $input): array
    {
        $input = (is_array($input) ? $input : []) + Options::DEFAULTS;
        $selectors = self::selectors($input['selectors']);
        $theme = [
            'preset' => Input::choice($input['preset'], self::presets()),
            'off' => self::off($input),
            'selectors' => $selectors,
            'replaced' => self::tags($input['replaced']),
        ];
        return ['theme' => $theme, 'errors' => self::wrong($selectors)];
    }

    /** @return list<string> The first stands for none. */
    public static function presets(): array
    {
        return ['', Presets::AUTOMATIC, ...array_keys(Presets::TITLES), Presets::OWN];
    }

    /** @return array<string, mixed> For REST. */
    public static function schema(): array
    {
        $text = ['type' => 'string'];
        $tags = ['type' => 'array', 'items' => $text + ['enum' => Presets::tags()]];
        return ['type' => 'object', 'additionalProperties' => false, 'properties' => [
            'preset' => $text + ['enum' => self::presets()],
            'off' => $tags,
            'selectors' => ['type' => 'object', 'additionalProperties' => $text],
            'replaced' => $tags,
        ]];
    }

    /** Of the form's boxes only those that are ticked arrive, so it names them all. */
    private static function off(array $input): array
    {
        return isset($input['shown'])
            ? array_values(array_diff(self::tags($input['shown']), self::tags($input['on'] ?? [])))
            : self::tags($input['off']);
    }

    /** @return list<string> */
    private static function tags(mixed $value): array
    {
        return Input::chosen($value, Presets::tags());
    }

    /** @return array<string, string> Tag → selector, without empty ones. */
    private static function selectors(mixed $value): array
    {
        $known = array_intersect_key(is_array($value) ? $value : [], array_flip(Presets::tags()));
        return array_filter(array_map(self::line(...), $known), strlen(...));
    }

    /**
     * @param array<string, string> $selectors
     * @return array<string, string>
     */
    private static function wrong(array $selectors): array
    {
        $errors = [];
        foreach ($selectors as $tag => $selector) {
            $is_wrong = mb_strlen($selector) > self::MAX_SELECTOR || preg_match(self::NO_SELECTOR, $selector) === 1
                || !self::is_closed($selector);
            if ($is_wrong) {
                $errors["theme.selectors.$tag"] = __('This is not a CSS selector.', 'onda');
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
}
