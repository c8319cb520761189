<?php

declare(strict_types=1);

namespace Onda\Core;

use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;

defined('ABSPATH') || exit;

/** The default answers of a feature. */
trait FeatureDefaults
{
    public function actions(): array
    {
        return [];
    }

    public function nonces(): array
    {
        return [];
    }

    public function polls(): array
    {
        return [];
    }

    public function song_art(string $artist, string $title, float $deadline): string
    {
        return '';
    }

    public function show_on_air(string $station): array
    {
        return [];
    }

    public function shows_heard(string $station, int $from, int $now): \Closure
    {
        return static fn(int $plays) => null;
    }

    public function make(string $part, Printing $printing): object
    {
        return $this;
    }

    public function elements(Printing $printing): ElementParts
    {
        return new ElementParts();
    }

    public function merge(string $visitor, string $account): void
    {
    }

    public function events(): array
    {
        return [];
    }

    public function forget(): void
    {
    }
}
