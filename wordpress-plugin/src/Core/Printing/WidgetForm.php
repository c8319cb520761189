<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

use Onda\Core\Forms\Fields;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The fields of a classic widget, in the words and groups of the block editor; an empty field means the default. */
final class WidgetForm
{
    /** Pickers whose rows are made in the settings; the features list them for the blocks too. */
    private const PICKERS = ['form', 'list', 'search', 'size'];

    /**
     * @param array<string, array<string, mixed>> $attributes Of the contract.
     * @param array<string, array<string, mixed>> $fields Of `generated/widget-fields.php`.
     */
    public function __construct(private array $attributes, private array $fields, private SettingsStore $stations)
    {
    }

    /**
     * @param \Closure(string): string $name Attribute → name of its field.
     * @param array<string, mixed> $values By attribute.
     */
    public function markup(\Closure $name, array $values): string
    {
        $groups = '';
        foreach (self::groups() as $group => $title) {
            $inner = '';
            $is_in = static fn(array $field): bool => $field['group'] === $group;
            $fields = array_filter($this->fields, $is_in);
            foreach ($fields as $key => $field) {
                $inner .= $this->field($name($key), $field, $this->attributes[$key], $values[$key] ?? null);
            }
            // A group with a choice of its owner stands open.
            $state = ['open' => array_intersect_key($values, $fields) !== []];
            $summary = Html::tag('summary', [], Html::text($title));
            $groups .= $inner === '' || $group === 'basics' ? $inner : Html::tag('details', $state, $summary . $inner);
        }
        return $groups;
    }

    /** @return array<string, string> */
    private static function groups(): array
    {
        return [
            'basics' => __('Basics', 'onda'),
            'look' => __('Look', 'onda'),
            'behavior' => __('Behavior', 'onda'),
            'advanced' => __('Advanced', 'onda'),
        ];
    }

    /**
     * @param array<string, mixed> $field
     * @param array<string, mixed> $attribute
     */
    private function field(string $name, array $field, array $attribute, mixed $value): string
    {
        $label = isset($field['unit']) ? "$field[label] ($field[unit])" : $field['label'];
        $text = $value === null ? '' : Html::as_string($value);
        $choices = $this->choices($field, $attribute);
        $input = $choices === null
            ? self::input($name, $label, $text, $field['control'] ?? '', $attribute)
            : Fields::select($name, $label, $text, self::with_default($choices, $attribute, $text));
        return $input . (isset($field['help']) ? Fields::hint($field['help']) : '');
    }

    /**
     * @param array<string, mixed> $field
     * @param array<string, mixed> $attribute
     * @return array<string, string>|null Null where anything may be written.
     */
    private function choices(array $field, array $attribute): ?array
    {
        $control = $field['control'] ?? '';
        return match (true) {
            $control === 'station' => $this->stations(),
            in_array($control, self::PICKERS, true) => self::rows($control),
            default => self::values($field, $attribute),
        };
    }

    /** @return array<string, string> */
    private function stations(): array
    {
        $name = static fn(Station $station): string => $station->name ?: $station->id;
        return array_combine(array_column($this->stations->all(), 'id'), array_map($name, $this->stations->all()));
    }

    /** @return array<string, string>|null */
    private static function rows(string $control): ?array
    {
        /** This filter is documented in src/Core/Blocks/EditorData.php. */
        $rows = ((array) apply_filters('onda_block_choices', []))[$control] ?? [];
        return array_column($rows, 'label', 'value') ?: null;
    }

    /**
     * @param array<string, mixed> $field
     * @param array<string, mixed> $attribute
     * @return array<string, string>|null
     */
    private static function values(array $field, array $attribute): ?array
    {
        return match ($attribute['type']) {
            'boolean' => ['true' => __('Yes', 'onda'), 'false' => __('No', 'onda')],
            'enum' => ($field['choices'] ?? []) + array_combine($attribute['values'], $attribute['values']),
            default => null,
        };
    }

    /**
     * The first option is the default and says which one that is. A stored value stays, though nobody offers it.
     *
     * @param array<string, string> $choices
     * @param array<string, mixed> $attribute
     * @return array<string, string>
     */
    private static function with_default(array $choices, array $attribute, string $value): array
    {
        $usual = $choices[Html::as_string($attribute['default'])] ?? '';
        /* translators: %s: what holds while nobody chooses. */
        $first = $usual === '' ? __('Default', 'onda') : sprintf(__('Default: %s', 'onda'), $usual);
        return ['' => $first] + $choices + ($value === '' ? [] : [$value => $value]);
    }

    /** @param array<string, mixed> $attribute */
    private static function input(string $name, string $label, string $text, string $control, array $attribute): string
    {
        if ($control === 'textarea') {
            return Fields::area($name, $label, $text);
        }
        $type = match (true) {
            $attribute['type'] === 'number' => ['type' => 'number']
                + array_intersect_key($attribute, ['min' => 0, 'max' => 0]) + ['step' => $attribute['step'] ?? 'any'],
            $attribute['type'] === 'url' => ['type' => 'url'],
            default => [],
        };
        $usual = Html::as_string($attribute['default'] ?? '');
        return Fields::text($name, $label, $text, $type + ($usual === '' ? [] : ['placeholder' => $usual]));
    }
}
