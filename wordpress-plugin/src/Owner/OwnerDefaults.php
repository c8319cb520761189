<?php

declare(strict_types=1);

namespace Onda\Owner;

use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Printing;

defined('ABSPATH') || exit;

/** The answers of an owner's part that has nothing to say to something. */
trait OwnerDefaults
{
    public function hook(): void
    {
    }

    public function hook_printing(Printing $printing): void
    {
    }

    public function settings(): array
    {
        return [];
    }

    public function tabs(): array
    {
        return [];
    }

    public function sources(): array
    {
        return [];
    }

    public function privacy(PlacedElements $placed): array
    {
        return [];
    }

    public function tasks(PlacedElements $placed): array
    {
        return [];
    }

    public function cards(): array
    {
        return [];
    }

    public function bubbles(): array
    {
        return [];
    }

    public function statistics(): array
    {
        return [];
    }

    public function events(): array
    {
        return [];
    }

    public function forget(): void
    {
    }
}
