<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** A setting that is a list of rows, such as the stations: the settings of each row, and how rows come and go. */
final class Rows
{
    /**
     * @param string $id Of the cards of the form, before their number.
     * @param list<Setting> $settings Of each row.
     * @param int $most Rows.
     * @param \Closure(): array{add: string, remove: string, unnamed: string, too_many: string} $texts
     * @param \Closure(array<string, mixed>): bool $is_written Gets a row as sent; whether it is more than an empty form.
     * @param (\Closure(array<string, mixed>, list<array>, list<array>): array<string, mixed>)|null $complete Gets a row,
     *     the rows above and all rows as sent; fills in what the owner may leave empty.
     * @param array<string, mixed> $new The row of the form by which one is added, where it differs from the defaults.
     * @param (\Closure(array<string, mixed>): string)|null $title Of a row's card; its name without one.
     * @param (\Closure(array<string, mixed>, int): string)|null $below Gets a row and its place; returns markup below its
     *     fields.
     * @param list<string> $rare Settings that are folded below the others.
     */
    public function __construct(
        public readonly string $id,
        public readonly array $settings,
        public readonly int $most,
        private \Closure $texts,
        private \Closure $is_written,
        private ?\Closure $complete = null,
        private array $new = [],
        private ?\Closure $title = null,
        private ?\Closure $below = null,
        public readonly array $rare = [],
    ) {
    }

    /** @return array<string, mixed> */
    public function defaults(): array
    {
        return array_column($this->settings, 'default', 'name');
    }

    /** @return array<string, mixed> The row of the form by which one is added. */
    public function new_row(): array
    {
        return $this->new + $this->defaults();
    }

    /** @param array<string, mixed> $row */
    public function title(array $row): string
    {
        $title = $this->title === null ? (string) $row['name'] : ($this->title)($row);
        return trim($title) === '' ? $this->texts()['unnamed'] : $title;
    }

    /**
     * Markup below the fields of a row.
     *
     * @param array<string, mixed> $row
     */
    public function below(array $row, int $place): string
    {
        return $this->below === null ? '' : ($this->below)($row, $place);
    }

    /** @return array{add: string, remove: string, unnamed: string, too_many: string} */
    public function texts(): array
    {
        return ($this->texts)();
    }

    /** @param array<string, mixed> $row As sent. */
    public function is_written(array $row): bool
    {
        return ($this->is_written)($row);
    }

    /**
     * @param array<string, mixed> $row
     * @param list<array<string, mixed>> $above
     * @param list<array<string, mixed>> $sent
     * @return array<string, mixed>
     */
    public function complete(array $row, array $above, array $sent): array
    {
        return $this->complete === null ? $row : ($this->complete)($row, $above, $sent);
    }
}
