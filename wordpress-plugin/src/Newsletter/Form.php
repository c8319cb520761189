<?php

declare(strict_types=1);

namespace Onda\Newsletter;

defined('ABSPATH') || exit;

/** One form of the owner's. */
final class Form
{
    public const FIELD = ['off', 'optional', 'required'];
    public const TYPES = ['inline', 'fixed_bar', 'slide_in', 'popup'];
    public const POSITIONS = ['bottom', 'top', 'left', 'right'];
    public const ANIMATIONS = ['none', 'slideup', 'slidedown', 'slideleft', 'slideright', 'fadein'];
    public const PLACES = ['everywhere', 'home', 'posts', 'pages', 'archives'];
    public const WHO = ['everybody', 'visitors', 'users'];

    public const DEFAULT_ROW = [
        'id' => 1,
        'name' => '',
        'title' => '',
        'text' => '',
        'consent' => '',
        'consentBox' => false,
        'button' => '',
        'success' => '',
        'firstName' => 'off',
        'lastName' => 'off',
        'lists' => [],
        'choose' => false,
        'type' => 'inline',
        'position' => 'bottom',
        'animation' => 'none',
        'where' => [],
        'pages' => [],
        'who' => 'everybody',
        // Seconds; magazine.md 9.
        'delay' => 0,
        'exitIntent' => false,
        'touchExit' => false,
        // Days; 0 is until the browser is closed.
        'cookieDays' => 0,
        'redirect' => '',
    ];

    /** @param array<string, mixed> $row As DEFAULT_ROW. */
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

    /** Whether the visitor chooses among the lists. */
    public function is_choice(): bool
    {
        return $this->row['choose'] && count($this->row['lists']) > 1;
    }

    public function is_inline(): bool
    {
        return $this->row['type'] === 'inline';
    }

    /** The text beside the consent box: stored with the consent. */
    public function agreed_text(): string
    {
        $read = array_map($this->text(...), ['title', 'text', 'consent', 'button']);
        return implode("\n", array_filter($read, static fn(string $text): bool => $text !== ''));
    }
}
