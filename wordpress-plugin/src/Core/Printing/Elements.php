<?php

declare(strict_types=1);

namespace Onda\Core\Printing;

defined('ABSPATH') || exit;

/** The contracts of all elements, as generated from TypeScript. */
final class Elements
{
    /** The shortcodes by tag, so that a page without elements does not read their contracts. */
    public const OPTION = 'onda_elements';

    /** @var array<string, array<string, mixed>>|null */
    private ?array $specs = null;
    /** @var array<string, array{title: string, description: string}>|null */
    private ?array $words = null;
    /** @var array<string, list<string>>|null */
    private ?array $shortcodes = null;

    public function __construct(private string $directory)
    {
    }

    /** @return array<string, array<string, mixed>> By tag, without the words for authors. */
    public function all(): array
    {
        $file = $this->directory . '/elements.php';
        return $this->specs ??= is_file($file) ? require $file : [];
    }

    /**
     * Not before `init`, because the words are translated.
     *
     * @return array<string, array<string, mixed>> Those with a block: what an author puts on a page, with `title` and
     *     `description`.
     */
    public function of_authors(): array
    {
        $placed = array_filter($this->all(), static fn(array $spec): bool => isset($spec['block']));
        return array_merge_recursive($placed, array_intersect_key($this->words(), $placed));
    }

    /** The name of the element for authors; the tag if it has none. */
    public function title(string $tag): string
    {
        return $this->words()[$tag]['title'] ?? $tag;
    }

    /** @return array<string, array{title: string, description: string}> By tag. */
    private function words(): array
    {
        $file = $this->directory . '/element-words.php';
        return $this->words ??= is_file($file) ? require $file : [];
    }

    /** @return array<string, mixed>|null */
    public function find(string $tag): ?array
    {
        return $this->all()[$tag] ?? null;
    }

    /** @return array<string, array<string, mixed>> The fields of a form by attribute, without those that PHP fills. */
    public function fields(string $tag): array
    {
        $file = $this->directory . '/widget-fields.php';
        return is_file($file) ? (require $file)[$tag] ?? [] : [];
    }

    /** @return list<string> */
    public function tags(): array
    {
        return array_keys($this->shortcodes());
    }

    /** @return array<string, list<string>> By tag; the first is its own. */
    public function shortcodes(): array
    {
        if ($this->shortcodes === null) {
            $file = $this->directory . '/elements.php';
            $stamp = md5($file . (string) @filesize($file));
            $stored = (array) get_option(self::OPTION);
            $this->shortcodes = ($stored['stamp'] ?? '') === $stamp ? $stored['shortcodes'] : $this->indexed($stamp);
        }
        return $this->shortcodes;
    }

    /** @return array<string, list<string>> */
    private function indexed(string $stamp): array
    {
        $shortcodes = array_map(static fn(array $spec): array => $spec['shortcodes'], $this->all());
        update_option(self::OPTION, ['stamp' => $stamp, 'shortcodes' => $shortcodes], true);
        return $shortcodes;
    }

    public function is_generated(): bool
    {
        return is_file($this->directory . '/elements.php') && is_file($this->directory . '/templates.php');
    }
}
