<?php

declare(strict_types=1);

namespace Onda\Features\Newsletter;

defined('ABSPATH') || exit;

/** A newsletter form of the owner's. */
final class Form
{
    /** @param array<string, mixed> $row As FormSettings has it. */
    public function __construct(public readonly array $row)
    {
    }

    public function id(): int
    {
        return $this->row['id'];
    }

    public function text(string $name): string
    {
        return (string) $this->row[$name];
    }

    /** @return list<int> Those that a sign-up joins, or may choose from. */
    public function lists(): array
    {
        return $this->row['lists'];
    }

    /** Whether the visitor may choose lists. */
    public function is_choice(): bool
    {
        return $this->row['choose'] && count($this->row['lists']) > 1;
    }

    public function is_inline(): bool
    {
        return $this->row['type'] === 'inline';
    }

    public function is_footer(): bool
    {
        return $this->row['type'] === 'footer';
    }

    /** Whether the form is shown without an author. The footer is a place in any case. */
    public function has_place(): bool
    {
        return $this->row['where'] !== [] || $this->row['pages'] !== [] || $this->is_footer();
    }

    /** The text beside the consent box: stored with the consent. */
    public function agreed_text(): string
    {
        $read = array_map($this->text(...), ['title', 'text', 'consent', 'button']);
        return implode("\n", array_filter($read, static fn(string $text): bool => $text !== ''));
    }
}
