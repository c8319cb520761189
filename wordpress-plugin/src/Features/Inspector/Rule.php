<?php

declare(strict_types=1);

namespace Onda\Features\Inspector;

defined('ABSPATH') || exit;

/** A hidden element: where it is, the names of its classes, and what an editor calls it. */
final class Rule
{
    private const CLASS_NAME = '/^[^\s\x00-\x1F\x7F"\'<>{};@\\\\]{1,100}$/Du';
    private const MAX_CLASSES = 50;
    private const LABEL_LENGTH = 120;

    /** @param list<string> $classes */
    private function __construct(
        public readonly Selector $selector,
        private array $classes,
        private string $label,
    ) {
    }

    /** From a request or from storage; null for what is not to be trusted. */
    public static function read(mixed $row): ?self
    {
        $row = is_array($row) ? $row : [];
        $selector = Selector::read(is_string($row['selector'] ?? null) ? $row['selector'] : '');
        $classes = self::class_names($row['classes'] ?? null);
        if ($selector === null || $classes === null || array_diff($selector->classes, $classes) !== []) {
            return null;
        }
        $label = is_string($row['label'] ?? null) ? wp_check_invalid_utf8($row['label']) : '';
        $label = trim((string) preg_replace('/[\s\x00-\x1F\x7F]+/u', ' ', $label));
        return new self($selector, $classes, (string) preg_replace('/^(.{' . self::LABEL_LENGTH . '}).*$/us', '$1', $label));
    }

    /** @return array{selector: string, classes: list<string>, label: string} */
    public function row(): array
    {
        return ['selector' => $this->selector->css, 'classes' => $this->classes, 'label' => $this->label];
    }

    /** @return list<string>|null As in an element's class list: single words. */
    private static function class_names(mixed $classes): ?array
    {
        if (!is_array($classes) || count($classes) > self::MAX_CLASSES) {
            return null;
        }
        $is_name = static fn(mixed $name): bool => is_string($name) && preg_match(self::CLASS_NAME, $name) === 1;
        return array_filter($classes, $is_name) === $classes ? array_values($classes) : null;
    }
}
