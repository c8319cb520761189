<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

use Onda\Core\Settings\Record;
use Onda\Core\Settings\RecordReader;
use Onda\Core\Settings\SectionStore;
use Onda\Core\Settings\Setting;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;

defined('ABSPATH') || exit;

/** Settings that are shown and saved together: one tab of a screen. */
final class Section
{
    /**
     * @param string $id The `tab` of its address; `onda-` and this is the id of its card.
     * @param int $place The screen shows lower numbers first.
     * @param list<string> $names Those settings of the record that it has; all where it is empty.
     * @param (\Closure(RecordForm): string)|null $form Returns the markup; without it there is a card with each field.
     * @param (\Closure(): string)|null $after Returns markup below the form.
     * @param (\Closure(): void)|null $load Runs before the screen is printed.
     * @param string $option Where the record is stored.
     * @param (\Closure(): string)|null $next Returns markup below “Saved.”: what to do next; empty for the usual way.
     * @param array<string, \Closure(mixed): string> $notes As RecordForm has them.
     * @param SectionStore|null $store Reads and writes it; the option as a whole without one.
     */
    public function __construct(
        public readonly Screen $screen,
        public readonly string $id,
        public readonly int $place,
        public readonly string $title,
        public readonly Record $record,
        public readonly array $names = [],
        private ?\Closure $form = null,
        private ?\Closure $after = null,
        public readonly ?\Closure $load = null,
        public readonly string $option = SettingsStore::OPTION,
        private ?SectionStore $store = null,
        private ?\Closure $next = null,
        private array $notes = [],
    ) {
    }

    /**
     * A copy with more beside its fields.
     *
     * @param array<string, \Closure(mixed): string> $notes
     * @param \Closure(): void $load
     */
    public function with_notes(array $notes, \Closure $load): self
    {
        return new self(...compact('notes', 'load') + get_object_vars($this));
    }

    /** Whether it is one of several alike, such as one sign-up form, so that its record is not the option's. */
    public function is_one_of_several(): bool
    {
        return $this->store !== null;
    }

    /** @return array<string, mixed> */
    public function stored(): array
    {
        $stored = $this->store === null ? get_option($this->option) : $this->store->read();
        return is_array($stored) ? $stored : [];
    }

    /** @param array<string, mixed> $values As `stored()` returns them. */
    public function write(array $values): void
    {
        $this->store === null ? update_option($this->option, $values) : $this->store->write($values);
    }

    /**
     * @param array<string, mixed> $values Of the record, by name.
     * @param array<string, string> $errors Field → sentence.
     */
    public function form(array $values, array $errors): string
    {
        $form = new RecordForm($this->option, $this->record, $this->record->placed($values), $errors, $this->notes);
        return $this->form === null
            ? Fields::card("onda-$this->id", $this->title, $form->fields(...$this->names))
            : ($this->form)($form);
    }

    /** Markup below the form. */
    public function after(): string
    {
        return $this->after === null ? '' : ($this->after)();
    }

    /** Markup below “Saved.”: a link to the page that shows the settings. */
    public function next(): string
    {
        $next = $this->next === null ? '' : ($this->next)();
        if ($next !== '' || !$this->screen->is_seen_on_site()) {
            return $next;
        }
        $link = Html::tag('a', ['href' => home_url('/')], Html::text(__('See it on the site', 'onda')));
        return Html::tag('p', [], $link);
    }

    public function url(): string
    {
        return add_query_arg($this->store?->query() ?? [], $this->screen->url($this->id));
    }

    /** @return list<Setting> Those that it has. */
    public function settings(): array
    {
        return $this->names === [] ? $this->record->settings : array_map($this->record->find(...), $this->names);
    }

    /**
     * Reads the values of a sent form. The other settings of the record keep their values.
     *
     * @param array<mixed> $sent The option as the form sent it.
     * @param mixed $stored The whole option.
     * @return array{values: array<string, mixed>, errors: array<string, string>} The values of the whole record.
     */
    public function read(array $sent, mixed $stored): array
    {
        $part = $this->record->part;
        $sent = $part === '' ? $sent : (is_array($sent[$part] ?? null) ? $sent[$part] : []);
        $names = array_column($this->settings(), 'name');
        $others = array_diff_key($this->record->of($stored), array_flip($names));
        $input = $this->record->placed($others + $sent);
        ['values' => $values, 'errors' => $errors] = RecordReader::read($this->record, $input);
        $path = $part === '' ? '' : "$part.";
        $is_own = static fn(string $field): bool => in_array(
            explode('.', substr($field, strlen($path)))[0],
            $names,
            true
        );
        return ['values' => $others + $values, 'errors' => array_filter($errors, $is_own, ARRAY_FILTER_USE_KEY)];
    }
}
