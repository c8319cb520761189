<?php

declare(strict_types=1);

namespace Onda\Owner\Menu;

use Onda\Core\Forms\Screen;

defined('ABSPATH') || exit;

/** A tab of a screen: one address, which prints one thing. A screen with a single tab shows no tabs. */
final class Tab
{
    /**
     * @param string $id The `tab` of the address.
     * @param int $place The screen shows lower numbers first.
     * @param \Closure(): string $title
     * @param \Closure(): void $print Prints what stands below the heading.
     * @param (\Closure(): void)|null $load Runs before anything is printed: receives forms, registers screen options.
     * @param string $right The capability of those who see it.
     * @param bool $is_listed Whether its screen stands in the menu for it; without it the screen has an address alone.
     */
    public function __construct(
        public readonly Screen $screen,
        public readonly string $id,
        public readonly int $place,
        private \Closure $title,
        public readonly \Closure $print,
        public readonly ?\Closure $load = null,
        public readonly string $right = 'manage_options',
        public readonly bool $is_listed = true,
    ) {
    }

    public function title(): string
    {
        return ($this->title)();
    }

    public function url(): string
    {
        return $this->screen->url($this->id);
    }
}
