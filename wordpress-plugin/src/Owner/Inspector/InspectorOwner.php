<?php

declare(strict_types=1);

namespace Onda\Owner\Inspector;

use Onda\Features\Inspector\InspectorOptions;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in hidden elements. */
final class InspectorOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function settings(): array
    {
        return [InspectorOptions::section()];
    }
}
