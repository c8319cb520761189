<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;

defined('ABSPATH') || exit;

/** The composition root's part for the schedule. Its post types exist once the owner began a schedule. */
final class ScheduleFeature implements Feature
{
    use FeatureDefaults;

    public function hook(): void
    {
        add_action('init', static fn() => ShowTypes::is_on() && ShowTypes::register(), 10, 0);
    }

    public function forget(): void
    {
        ShowTypes::forget();
    }
}
