<?php

declare(strict_types=1);

namespace Onda\Owner\Schedule;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Schedule\Schedule;
use Onda\Features\Schedule\ScheduleRepository;
use Onda\Features\Schedule\ShowPlayRepository;
use Onda\Features\Schedule\ShowTypes;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;
use Onda\Owner\Schedule\Import\RadioPlayerPageShows;
use Onda\Owner\Schedule\Import\RadioStationShows;
use Onda\Owner\Schedule\Import\ShowImport;
use Onda\Owner\Schedule\Import\WeekFile;
use Onda\Owner\Schedule\Import\WeekFileForm;

defined('ABSPATH') || exit;

/** The part of the owner in the schedule: its screen and what the screen asks. */
final class ScheduleOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function hook(): void
    {
        LazyHooks::on(['admin_post_' . ScheduleScreen::BEGIN], static fn() => ScheduleScreen::hook());
        LazyHooks::on(['admin_post_' . ZoneChange::ACTION], static fn() => ZoneChange::hook());
        LazyHooks::on(['site_status_tests'], static fn() => (new ZoneHealth())->hook());
        LazyHooks::on(LazyHooks::screens(), static fn() => (new LateReadings())->hook());
        LazyHooks::on(['admin_post_' . WeekFileForm::ACTION], static fn() => WeekFileForm::hook());
        $asked = array_map(static fn(string $name): string => "wp_ajax_$name", ScheduleActions::NAMES);
        LazyHooks::on($asked, static fn() => self::actions()->hook());
        LazyHooks::on(['add_meta_boxes_' . ShowTypes::SHOW, 'save_post_' . ShowTypes::SHOW], static fn() =>
            (new ShowBox(new SchedulePosts()))->hook());
    }

    public function tabs(): array
    {
        return [(new ScheduleScreen(new SettingsStore(), self::week()))->tab()];
    }

    public function sources(): array
    {
        $store = new SettingsStore();
        $kept = new ScheduleRepository();
        $import = new ShowImport($kept, (new Schedule($store, $kept))->station(''));
        return [new RadioStationShows($import), new RadioPlayerPageShows($import), new WeekFile($import)];
    }

    public function statistics(): array
    {
        return ShowTypes::is_on() ? [ShowFigures::topic(new ShowPlayRepository(), new SettingsStore())] : [];
    }

    public function forget(): void
    {
        WeekFile::forget();
        ZoneChange::forget();
    }

    public static function actions(): ScheduleActions
    {
        $rate = new RateLimit(new RateLimitRepository(), 'schedule', ScheduleActions::PER_MINUTE);
        $kept = new ScheduleRepository();
        $writes = new ScheduleWrites($kept, new ScheduleUndo($kept), new SchedulePosts());
        $guard = new WriteGuard(ScheduleActions::NONCE, $rate);
        return new ScheduleActions($guard, new SettingsStore(), $writes, self::week());
    }

    private static function week(): WeekReply
    {
        $kept = new ScheduleRepository();
        return new WeekReply(new Schedule(new SettingsStore(), $kept), $kept, new SchedulePosts());
    }
}
