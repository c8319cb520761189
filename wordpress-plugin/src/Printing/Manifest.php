<?php

declare(strict_types=1);

namespace Onda\Printing;

defined('ABSPATH') || exit;

/** The files of the build: names with content hashes, relative to the build folder. */
final class Manifest
{
    /** @var array<string, mixed>|null */
    private ?array $manifest = null;

    /** @param string $base Address of the build folder, ending in a slash. */
    public function __construct(private string $file, private string $base)
    {
    }

    public function is_built(): bool
    {
        return $this->loader() !== '';
    }

    public function base(): string
    {
        return $this->base;
    }

    /** Address of the loader, or an empty string. */
    public function loader(): string
    {
        return $this->address((string) ($this->all()['loader'] ?? ''));
    }

    /** @return array<string, string> Tag → file. */
    public function chunks(): array
    {
        return $this->all()['chunks'] ?? [];
    }

    /** @return array<string, string> Name → file. */
    public function styles(): array
    {
        return $this->all()['styles'] ?? [];
    }

    /** Address of a style sheet: `page` or a feature; empty when there is none. */
    public function style(string $name): string
    {
        return $this->address($this->styles()[$name] ?? '');
    }

    /** @return list<string> Addresses of what the first look of a tag needs. */
    public function preload(string $tag): array
    {
        return array_map($this->address(...), $this->all()['preload'][$tag] ?? []);
    }

    private function address(string $file): string
    {
        return $file === '' ? '' : $this->base . $file;
    }

    /** @return array<string, mixed> */
    private function all(): array
    {
        return $this->manifest ??= is_file($this->file) ? require $this->file : [];
    }
}
