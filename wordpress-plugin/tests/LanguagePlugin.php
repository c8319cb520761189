<?php

declare(strict_types=1);

namespace Onda\Tests;

/** A site of several languages by the hooks that Polylang 3.9 and WPML share, as Polylang was seen to answer them. */
final class LanguagePlugin
{
    private const HOOKS = ['wpml_current_language', 'wpml_element_language_code', 'wpml_object_id', 'wpml_home_url'];

    /** @var array<int, string> By post; a post that is not here is of a type without languages. */
    public array $languages = [];
    /** @var list<array<string, int>> Posts that translate each other, by language. */
    public array $translations = [];

    public function __construct(public mixed $current)
    {
        array_map(fn(string $hook) => add_filter($hook, [$this, $hook], 10, 4), self::HOOKS);
    }

    public function leave(): void
    {
        array_map('remove_all_filters', self::HOOKS);
    }

    public function wpml_current_language(): mixed
    {
        return $this->current;
    }

    /** @param array{element_id: int, element_type: string} $element */
    public function wpml_element_language_code(mixed $code, array $element): ?string
    {
        return $this->languages[$element['element_id']] ?? null;
    }

    public function wpml_object_id(mixed $id, string $type, bool $or_itself, string $language): ?int
    {
        foreach ($this->translations as $group) {
            if (in_array($id, $group, true)) {
                return $group[$language] ?? null;
            }
        }
        return null;
    }

    public function wpml_home_url(): string
    {
        return home_url("/$this->current/");
    }
}
