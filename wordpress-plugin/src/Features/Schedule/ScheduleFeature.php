<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Schedule\Calendar\CalendarFeed;
use Onda\Features\Schedule\Printing\OnAirHandler;
use Onda\Features\Schedule\Printing\OnAirPrinting;
use Onda\Features\Schedule\Printing\ShowPage;
use Onda\Features\Schedule\Printing\WeekPrinting;

defined('ABSPATH') || exit;

/** The composition root's part for the schedule. Its post types exist once the owner began a schedule. */
final class ScheduleFeature implements Feature
{
    use FeatureDefaults;

    /** Rate limit for one network. */
    private const PLANS_A_MINUTE = 30;

    public function actions(): array
    {
        $handler = fn(): OnAirHandler => new OnAirHandler(
            new OnAirPrinting($this->schedule(), new Texts(dirname(__DIR__, 3) . '/generated')),
            new RateLimit(new RateLimitRepository(), 'on-air', self::PLANS_A_MINUTE),
        );
        return ['schedule' => [new Action('onda_on_air', $handler)]];
    }

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        // A page with both reads the slots once.
        $schedule = $this->schedule();
        return new ElementParts([], [
            'program-schedule' => (new WeekPrinting($schedule, $texts))->inside(...),
            'on-air' => (new OnAirPrinting($schedule, $texts))->inside(...),
        ]);
    }

    public function hook(): void
    {
        add_action('init', static fn() => ShowTypes::is_on() && ShowTypes::register(), 10, 0);
        // After all that may refuse a page.
        add_action('template_redirect', $this->template_redirect(...), PHP_INT_MAX, 0);
    }

    public function hook_printing(Elements $elements, ElementPrinter $printer, Assets $assets): void
    {
        LazyHooks::on(['the_content'], fn() => ShowTypes::is_on()
            && (new ShowPage($this->schedule(), new Texts(dirname(__DIR__, 3) . '/generated')))->hook());
    }

    public function schedule(): Schedule
    {
        return new Schedule(new SettingsStore(), new ScheduleRepository());
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
