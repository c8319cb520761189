<?php

declare(strict_types=1);

namespace Onda\Owner\Newsletter\Editor;

use Onda\Core\Http\Request;
use Onda\Core\Settings\SectionStore;
use Onda\Features\Newsletter\FormSettings;
use Onda\Features\Newsletter\NewsletterOptions;
use Onda\Features\Newsletter\NewsletterStore;

defined('ABSPATH') || exit;

/** The one form that the address of the editor names: `form` is its id, or `new`, perhaps as a copy of form `of`. */
final class FormStore implements SectionStore
{
    public const FORM = 'form';
    public const COPY_OF = 'of';
    public const NEW = 'new';

    private ?int $id = null;

    public function __construct(private NewsletterStore $store)
    {
    }

    /** Its id; 0 for a new one. The first form is meant if no id is sent, or one that is gone. */
    public function id(): int
    {
        if ($this->id !== null) {
            return $this->id;
        }
        $request = Request::from_globals(true);
        $ids = array_column($this->rows(), 'id');
        $sent = $request->id(self::FORM);
        // Texts typed for a form that somebody else removed meanwhile are not written over another.
        $is_known = in_array($sent, $ids, true) || ($sent > 0 && $request->method() === 'POST');
        return $this->id = $request->text(self::FORM) === self::NEW ? 0 : ($is_known ? $sent : $ids[0]);
    }

    public function is_full(): bool
    {
        return count($this->rows()) >= NewsletterStore::MAX_ROWS;
    }

    /** @return list<array<string, mixed>> At least one. */
    public function rows(): array
    {
        $named = static fn(array $row): array => $row['name'] === '' ? ['name' => __('Newsletter', 'onda')] + $row : $row;
        return array_map($named, NewsletterOptions::stored($this->store)->form_rows());
    }

    public function read(): array
    {
        $row = $this->row($this->id() ?: Request::from_globals(true)->id(self::COPY_OF));
        if ($this->id() !== 0) {
            return $row ?? FormSettings::rows()->defaults();
        }
        /* translators: %s: name of a form. */
        $copy = $row === null ? [] : ['name' => sprintf(__('%s (copy)', 'onda'), $row['name'])];
        return array_replace($row ?? FormSettings::rows()->defaults(), ['id' => 0, 'where' => [], 'pages' => []], $copy);
    }

    public function write(array $values): void
    {
        $rows = $this->rows();
        $id = $this->id() ?: max(array_column($rows, 'id')) + 1;
        $place = array_search($id, array_column($rows, 'id'), true);
        $rows[$place === false ? count($rows) : $place] = ['id' => $id] + $values;
        $this->keep($rows);
        $this->id = $id;
    }

    public function remove(): void
    {
        $id = $this->id();
        $this->keep(array_values(array_filter($this->rows(), static fn(array $row): bool => $row['id'] !== $id)));
        $this->id = null;
    }

    public function query(): array
    {
        if ($this->id() !== 0) {
            return [self::FORM => $this->id()];
        }
        $of = Request::from_globals(true)->id(self::COPY_OF);
        return [self::FORM => self::NEW] + ($of === 0 ? [] : [self::COPY_OF => $of]);
    }

    /** @return array<string, mixed>|null */
    private function row(int $id): ?array
    {
        return array_column($this->rows(), null, 'id')[$id] ?? null;
    }

    /** @param list<array<string, mixed>> $rows */
    private function keep(array $rows): void
    {
        update_option(NewsletterStore::OPTION, ['forms' => $rows] + $this->store->read());
    }
}
