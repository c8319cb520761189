<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Settings\Kind;
use Onda\Core\Settings\Record;
use Onda\Core\Settings\Rows;
use Onda\Core\Settings\Setting;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** The form of a record: each setting's field with its label, its error, its section's note and its help. */
final class RecordForm
{
    /** @var array<string, mixed> By name. */
    public readonly array $values;

    /**
     * @param string $option Its name.
     * @param mixed $stored The whole option.
     * @param array<string, string> $errors Field (`stations.0.stream`) → sentence.
     * @param array<string, \Closure(mixed): string> $notes Field, without the number of its row (`stations.stream`) →
     *     markup after it, by its value.
     */
    public function __construct(
        private string $option,
        private Record $record,
        mixed $stored,
        public readonly array $errors,
        private array $notes = [],
    ) {
        $this->values = $record->of($stored);
    }

    /** @param array<string, mixed> $values Other values, by name. */
    public function with(array $values): self
    {
        return new self($this->option, $this->record, $this->record->placed($values), $this->errors, $this->notes);
    }

    /** The fields of the settings with these names, in this order; of all without a name. */
    public function fields(string ...$names): string
    {
        $settings = $names === [] ? $this->record->settings : array_map($this->record->find(...), $names);
        $inner = '';
        foreach ($settings as $setting) {
            $inner .= $this->field($setting, $this->values[$setting->name], $this->name(), $this->path(), $this->values);
        }
        return $inner;
    }

    /** A card for each row of the setting, folded where there are several, and one by which a row is added. */
    public function rows(string $name, bool $is_open_while_empty = false): string
    {
        $rows = $this->record->find($name)->rows;
        $values = $this->values[$name];
        $cards = Fields::error($this->errors, $this->path() . $name);
        foreach ($values as $place => $row) {
            $remove = Fields::box($this->name() . "[$name][$place][remove]", '1', false, $rows->texts()['remove']);
            $inner = $this->row($rows, $name, $place, $row) . $remove;
            $is_open = count($values) === 1 || $this->has_errors("$name.$place");
            $cards .= Fields::folded_card("$rows->id-$place", $rows->title($row), $inner, $is_open);
        }
        $next = count($values);
        $new = $this->row($rows, $name, $next, $rows->new_row());
        $is_open = $is_open_while_empty && $next === 0;
        return $cards . Fields::new_card("$rows->id-$next", $rows->texts()['add'], $new, $is_open);
    }

    /** @param string $place Of a row, such as `stations.0`. */
    private function has_errors(string $place): bool
    {
        $prefix = $this->path() . "$place.";
        $is_inside = static fn(string $field): bool => str_starts_with($field, $prefix);
        return array_filter(array_keys($this->errors), $is_inside) !== [];
    }

    /** @param array<string, mixed> $row */
    private function row(Rows $rows, string $name, int $place, array $row): string
    {
        $usual = $rare = '';
        $is_open = false;
        foreach ($rows->settings as $setting) {
            $field = $this->name() . "[$name][$place]";
            $path = $this->path() . "$name.$place.";
            $markup = $this->field($setting, $row[$setting->name], $field, $path, $this->values);
            $is_rare = in_array($setting->name, $rows->rare, true);
            $rare .= $is_rare ? $markup : '';
            $usual .= $is_rare ? '' : $markup;
            $is_open = $is_open || ($is_rare && isset($this->errors["$path$setting->name"]));
        }
        $summary = Html::tag('summary', [], Html::text(__('More settings', 'onda')));
        $folded = $rare === '' ? '' : Html::tag('details', ['open' => $is_open, 'class' => 'onda-rare'], $summary . $rare);
        return $usual . $rows->below($row, $place) . $folded;
    }

    /**
     * @param string $parent The name of the fields around it.
     * @param string $path The same as errors name it, with a dot at its end, or empty.
     * @param array<string, mixed> $around The values of the whole part.
     */
    private function field(Setting $setting, mixed $value, string $parent, string $path, array $around): string
    {
        $name = "{$parent}[$setting->name]";
        if ($setting->kind === Kind::Group) {
            $inner = '';
            foreach ($setting->settings as $each) {
                $inner .= $this->field($each, $value[$each->name], $name, "$path$setting->name.", $around);
            }
            return $inner;
        }
        $state = Fields::state($this->errors, "$path$setting->name");
        $input = $setting->kind === Kind::Custom
            ? ($setting->print)($name, $setting->label(), $value, $state, $around)
            : self::input($setting, $name, $value, $state);
        $help = $setting->help();
        $note = $this->notes[preg_replace('/\.\d+\./', '.', "$path$setting->name")] ?? null;
        return $input . Fields::error($this->errors, "$path$setting->name") . ($note === null ? '' : $note($value))
            . ($help === '' ? '' : Fields::hint($help)) . self::default_of($setting, $value);
    }

    /** Names the default of a setting that has another value. */
    private static function default_of(Setting $setting, mixed $value): string
    {
        $has_words = in_array($setting->kind, [Kind::Flag, Kind::Choice, Kind::Number, Kind::Multiple], true);
        $words = $has_words && $value !== $setting->default ? $setting->in_words($setting->default) : '';
        /* translators: %s: a value. */
        return $words === '' ? '' : Fields::hint(sprintf(__('Default: %s', 'onda'), $words));
    }

    /** @param array<string, string> $state ARIA attributes. */
    private static function input(Setting $setting, string $name, mixed $value, array $state): string
    {
        $label = $setting->label();
        return match ($setting->kind) {
            Kind::Flag => Fields::box($name, '1', (bool) $value, $label),
            Kind::Choice => Fields::select($name, $label, (string) $value, $setting->choices(), $state),
            Kind::Multiple => Fields::boxes($name, $label, $setting->choices(), $value),
            Kind::Text => Fields::area($name, $label, (string) $value, $state),
            Kind::Words => Fields::text($name, $label, implode(', ', $value), $state),
            default => self::line($setting, $name, (string) $value, $state),
        };
    }

    /** @param array<string, string> $state ARIA attributes. */
    private static function line(Setting $setting, string $name, string $value, array $state): string
    {
        if ($setting->input === 'textarea') {
            return Fields::area($name, $setting->label(), $value, $state);
        }
        $type = $setting->input === 'text' ? [] : ['type' => $setting->input];
        $limits = $setting->kind === Kind::Number ? ['min' => $setting->min, 'max' => $setting->max] : [];
        return Fields::text($name, $setting->label(), $value, $state + $type + $limits);
    }

    private function name(): string
    {
        return $this->option . ($this->record->part === '' ? '' : "[{$this->record->part}]");
    }

    private function path(): string
    {
        return $this->record->part === '' ? '' : "{$this->record->part}.";
    }
}
