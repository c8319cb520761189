<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Request;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Schedule\Calendar\CalendarFeed;

defined('ABSPATH') || exit;

/** The composition root's part for the schedule. Its post types exist once the owner began a schedule. */
final class ScheduleFeature implements Feature
{
    use FeatureDefaults;

    private ?Schedule $schedule = null;

    public function hook(): void
    {
        add_action('init', static fn() => ShowTypes::is_on() && ShowTypes::register(), 10, 0);
        add_action('template_redirect', $this->template_redirect(...), 0, 0);
    }

    public function schedule(): Schedule
    {
        return $this->schedule ??= new Schedule(new SettingsStore(), new ScheduleRepository());
    }

    public function forget(): void
    {
        ShowTypes::forget();
    }

    private function template_redirect(): void
    {
        // Every page comes by here.
        $request = Request::from_globals(true);
        $request->has('onda_calendar') && (new CalendarFeed($this->schedule()))->answer($request);
    }
}
