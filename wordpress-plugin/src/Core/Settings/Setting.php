<?php

declare(strict_types=1);

namespace Onda\Core\Settings;



defined('ABSPATH') || exit;

/**
 * A setting: its name in the record, its default, its limits, its label and its help. The form, the reader of what
 * the form sends, the REST schema and WP-CLI are derived from it. Texts are closures: a request that only reads a value
 * translates nothing.
 *
 * The closures:
 * - `label(): string`, `help(): string`.
 * - `choices(): array<string, string>`: value → label.
 * - `check(mixed $value, array $beside, list<mixed> $ids): string|array<string, string>`: a sentence or nothing, or
 *   sentences by `.key`. `$beside` are the values of its row or part, `$ids` those of the rows above.
 */
final class Setting
{
    use Portable;

    /**
     * @param list<Setting> $settings Of a group.
     * @param array<string, mixed>|\Closure(): array<string, mixed> $schema Of a custom setting.
     */
    private function __construct(
        public readonly Kind $kind,
        public readonly string $name,
        public readonly mixed $default,
        private ?\Closure $label = null,
        private ?\Closure $help = null,
        private ?\Closure $check = null,
        private ?\Closure $choices = null,
        public readonly ?int $min = null,
        public readonly ?int $max = null,
        public readonly string $input = 'text',
        public readonly array $settings = [],
        public readonly ?Rows $rows = null,
        private array|\Closure $schema = [],
        public readonly ?\Closure $read = null,
        public readonly ?\Closure $print = null,
    ) {
    }

    /** A box; one that is not sent is not ticked. */
    public static function flag(
        string $name,
        bool $default,
        \Closure $label,
        ?\Closure $help = null,
    ): self {
        return new self(Kind::Flag, $name, $default, $label, $help);
    }

    /** A value that is no choice becomes the default. */
    public static function choice(
        string $name,
        string $default,
        \Closure $label,
        \Closure $choices,
        ?\Closure $help = null,
    ): self {
        return new self(Kind::Choice, $name, $default, $label, $help, choices: $choices);
    }

    /** @param list<string> $default */
    public static function multiple(
        string $name,
        array $default,
        \Closure $label,
        \Closure $choices,
        ?\Closure $help = null,
        ?\Closure $check = null,
    ): self {
        return new self(Kind::Multiple, $name, $default, $label, $help, $check, $choices);
    }

    /** @param list<string> $default Post types that have pages of their own. */
    public static function types(
        string $name,
        array $default,
        \Closure $label,
        ?\Closure $help = null,
        ?\Closure $check = null,
    ): self {
        return self::multiple($name, $default, $label, static fn(): array => PostTypes::labels(), $help, $check);
    }

    /** A whole number; without limits every number is right. */
    public static function number(
        string $name,
        int $default,
        \Closure $label,
        ?int $min = null,
        ?int $max = null,
        ?\Closure $help = null,
        ?\Closure $check = null,
    ): self {
        return new self(Kind::Number, $name, $default, $label, $help, $check, null, $min, $max, 'number');
    }

    /**
     * @param int|null $max Characters; what is longer is cut.
     * @param string $input `textarea`, or the type of the input: `text`, `url`, `datetime-local`.
     */
    public static function line(
        string $name,
        string $default,
        \Closure $label,
        ?\Closure $help = null,
        ?\Closure $check = null,
        ?int $max = null,
        string $input = 'text',
    ): self {
        return new self(Kind::Line, $name, $default, $label, $help, $check, null, null, $max, $input);
    }

    /** @param int|null $max Characters; what is longer is cut. */
    public static function text(
        string $name,
        string $default,
        \Closure $label,
        ?\Closure $help = null,
        ?\Closure $check = null,
        ?int $max = null,
    ): self {
        return new self(Kind::Text, $name, $default, $label, $help, $check, null, null, $max);
    }

    /** A line of the markup that WordPress allows in posts. */
    public static function markup(string $name, string $default, \Closure $label, ?\Closure $help = null): self
    {
        return new self(Kind::Markup, $name, $default, $label, $help);
    }

    /**
     * @param list<string> $default
     * @param int|null $max Words; further ones are left out.
     */
    public static function words(
        string $name,
        array $default,
        \Closure $label,
        ?\Closure $help = null,
        ?\Closure $check = null,
        ?int $max = null,
    ): self {
        return new self(Kind::Words, $name, $default, $label, $help, $check, null, null, $max);
    }

    /** @param list<Setting> $settings */
    public static function group(string $name, array $settings): self
    {
        return new self(Kind::Group, $name, array_column($settings, 'default', 'name'), settings: $settings);
    }

    /** @param list<array<string, mixed>> $default */
    public static function rows(string $name, array $default, Rows $rows): self
    {
        return new self(Kind::Rows, $name, $default, rows: $rows);
    }

    /**
     * @param \Closure(mixed, array<string, mixed>, array<mixed>): mixed $read Gets what was sent, for a row what of its
     *     part was read before, and all that was sent beside it; returns the value.
     * @param \Closure(string, string, mixed, array<string, string>, array<string, mixed>): string $print Gets the
     *     field's name, its label, its value, its ARIA attributes and the values of the part; returns markup.
     * @param array<string, mixed>|\Closure(): array<string, mixed> $schema For REST.
     */
    public static function custom(
        string $name,
        mixed $default,
        \Closure $label,
        \Closure $read,
        \Closure $print,
        array|\Closure $schema,
        ?\Closure $help = null,
        ?\Closure $check = null,
    ): self {
        $more = ['schema' => $schema, 'read' => $read, 'print' => $print];
        return new self(Kind::Custom, $name, $default, $label, $help, $check, ...$more);
    }

    /** @return array<string, mixed> Of a custom setting. */
    public function schema(): array
    {
        return is_array($this->schema) ? $this->schema : ($this->schema)();
    }

    public function label(): string
    {
        return $this->label === null ? '' : ($this->label)();
    }

    public function help(): string
    {
        return $this->help === null ? '' : ($this->help)();
    }

    /** The value in words: the label of a choice, yes or no, a list with commas between; the number of its rows. */
    public function in_words(mixed $value): string
    {
        return match ($this->kind) {
            Kind::Flag => $value ? __('Yes', 'onda') : __('No', 'onda'),
            Kind::Choice => $this->choices()[$value] ?? (string) $value,
            Kind::Multiple => implode(', ', array_intersect_key($this->choices(), array_flip($value))),
            Kind::Words => implode(', ', $value),
            Kind::Rows => number_format_i18n(count($value)),
            default => is_scalar($value) ? (string) $value : (string) wp_json_encode($value, JSON_UNESCAPED_UNICODE),
        };
    }

    /** @return array<string, string> Value → label. */
    public function choices(): array
    {
        return $this->choices === null ? [] : ($this->choices)();
    }

    /**
     * @param array<string, mixed> $beside The values of its row or part.
     * @param list<mixed> $ids Ids of the rows above.
     * @return array<string, string> Sentences, by the place in the value: `''` for the whole, `.key` for a key of it.
     */
    public function wrong(mixed $value, array $beside, array $ids): array
    {
        $is_outside = $this->kind === Kind::Number && $this->min !== null && $this->max !== null
            && ($value < $this->min || $value > $this->max);
        if ($is_outside) {
            /* translators: 1: the lowest number, 2: the highest number. */
            return ['' => sprintf(__('A number from %1$d to %2$d.', 'onda'), $this->min, $this->max)];
        }
        $wrong = $this->check === null ? '' : ($this->check)($value, $beside, $ids);
        return array_filter(is_array($wrong) ? $wrong : ['' => $wrong]);
    }
}
