<?php

declare(strict_types=1);

namespace Onda\Features\Schedule;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Printing\Amp;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\Printing;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Days;
use Onda\Features\Schedule\Calendar\CalendarFeed;
use Onda\Features\Schedule\Episodes\ChaptersHandler;
use Onda\Features\Schedule\Episodes\EpisodeReader;
use Onda\Features\Schedule\Episodes\EpisodeStore;
use Onda\Features\Schedule\Episodes\Episodes;
use Onda\Features\Schedule\Printing\EpisodesPrinting;
use Onda\Features\Schedule\Printing\OnAirHandler;
use Onda\Features\Schedule\Printing\OnAirPrinting;
use Onda\Features\Schedule\Printing\ShowPage;
use Onda\Features\Schedule\Printing\StudioPrinting;
use Onda\Features\Schedule\Printing\WeekPrinting;

defined('ABSPATH') || exit;

/** The composition root's part for the schedule. Its post types exist once the owner began a schedule. */
final class ScheduleFeature implements Feature
{
    use FeatureDefaults;

    /** Rate limit for one network. */
    private const PLANS_A_MINUTE = 30;
    private const CHAPTERS_A_MINUTE = 30;

    public function actions(): array
    {
        $handler = fn(): OnAirHandler => new OnAirHandler(
            new OnAirPrinting($this->schedule(), new Texts(dirname(__DIR__, 3) . '/generated')),
            new RateLimit(new RateLimitRepository(), 'on-air', self::PLANS_A_MINUTE),
        );
        $chapters = static fn(): ChaptersHandler => new ChaptersHandler(
            new Episodes(),
            new EpisodeReader(),
            new RateLimit(new RateLimitRepository(), 'chapters', self::CHAPTERS_A_MINUTE),
        );
        return ['schedule' => [new Action('onda_on_air', $handler), new Action('onda_chapters', $chapters)]];
    }

    public function elements(Printing $printing): ElementParts
    {
        $texts = $printing->texts();
        // A page with both reads the slots once.
        $schedule = $this->schedule();
        return new ElementParts([], [
            'program-schedule' => ElementParts::inside(static fn(): object => new WeekPrinting($schedule, $texts)),
            'on-air' => ElementParts::inside(static fn(): object => new OnAirPrinting($schedule, $texts)),
            'studio-line' => ElementParts::inside(static fn(): object => new StudioPrinting($schedule, $texts)),
            'show-episodes' => ElementParts::inside(static fn(): object => new EpisodesPrinting($texts)),
        ]);
    }

    public function make(string $part, Printing $printing): object
    {
        return $part === ShowPage::class ? $this->show_page($printing) : $this;
    }

    private function show_page(Printing $printing): ShowPage
    {
        $episodes = static fn(array $values): string => $printing->printer()->element('show-episodes', $values);
        $current = static fn(string $rows): string => Amp::is_page()
            ? Faces::fill('schedule/show-page/Rows', ['children' => Amp::valid($rows)])
            : $printing->assets()->use_tag('program-schedule')
                . Faces::fill('schedule/show-page/CurrentRows', ['children' => $rows]);
        return new ShowPage($this->schedule(), $printing->texts(), $episodes, $current);
    }

    public function read_episodes(int $show): void
    {
        (new EpisodeReader())->refresh_now($show, time());
    }

    public function show_on_air(string $station): array
    {
        return $this->on_air()->of($station, time());
    }

    public function shows_heard(string $station, int $from, int $now): \Closure
    {
        $shows = $this->on_air()->between($station, $from, $now);
        return static function (int $plays) use ($station, $shows, $now): void {
            foreach ($shows as [$show, $title, $seconds]) {
                $plays + $seconds > 0
                    && (new ShowPlayRepository())->add(Days::of($now), $station, $show, $title, $plays, $seconds);
            }
        };
    }

    public function schedule(): Schedule
    {
        return new Schedule(new SettingsStore(), new ScheduleRepository());
    }

    private function on_air(): ShowOnAir
    {
        return new ShowOnAir($this->schedule(), new Texts(dirname(__DIR__, 3) . '/generated'));
    }

    public function events(): array
    {
        return [EpisodeReader::EVENT];
    }

    public function forget(): void
    {
        array_map((new EpisodeStore())->forget(...), ShowTypes::shows());
        ShowTypes::forget();
        ShowOnAir::forget();
    }

    /** A show is gone. */
    public function deleted_post(int $post): void
    {
        ShowOnAir::forget();
        (new EpisodeStore())->forget($post);
        wp_clear_scheduled_hook(EpisodeReader::EVENT, [$post]);
    }

    /** The calendar is asked for. */
    public function template_redirect(): void
    {
        (new CalendarFeed($this->schedule()))->answer(Request::from_globals(true));
    }
}
