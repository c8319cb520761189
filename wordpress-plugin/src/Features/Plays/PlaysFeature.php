<?php

declare(strict_types=1);

namespace Onda\Features\Plays;

use Onda\Core\Database\DailySalts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Http\Share;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\Menu\Tab;
use Onda\Owner\Statistics\PlayFigures;
use Onda\Owner\Statistics\Screen\CsvExport;
use Onda\Owner\Statistics\Screen\Dashboard;
use Onda\Owner\Statistics\Screen\Page;
use Onda\Owner\Statistics\Screen\StatisticsLinks;
use Onda\Owner\Statistics\Topics;
use Onda\Owner\Statistics\WeeklyMail;

defined('ABSPATH') || exit;

/** The composition root's part for plays and statistics. */
final class PlaysFeature implements Feature
{
    use FeatureDefaults;

    /** @param \Closure(): list<Feature> $features All features. */
    public function __construct(private \Closure $features)
    {
    }

    public function polls(): array
    {
        return ['count.play' => static fn(string $id, float $deadline, string $ticket, Request $request): array =>
            self::counter()->count($id, $ticket, $request, time())];
    }

    public function statistics(): array
    {
        return [PlayFigures::topic(new PlayRepository(), new SettingsStore())];
    }

    public function hook(): void
    {
        $topics = $this->topics(...);
        LazyHooks::on(['admin_post_' . StatisticsLinks::CSV], static fn() => (new CsvExport($topics))->hook());
        LazyHooks::on(['wp_dashboard_setup'], static fn() => (new Dashboard($topics))->hook());
        $saved = ['update_option_' . SettingsStore::OPTION, 'add_option_' . SettingsStore::OPTION];
        LazyHooks::on([WeeklyMail::EVENT, ...$saved], static fn() =>
            (new WeeklyMail(new SettingsStore(), $topics))->hook());
    }

    public function events(): array
    {
        return [WeeklyMail::EVENT];
    }

    public function privacy(PlacedElements $placed): array
    {
        $settings = new SettingsStore();
        $has_player = PlayerPlace::is_bar($settings) || $placed->has('radio-player', 'live-radio-button');
        return !$has_player || !StatisticsOptions::stored($settings)['countPlays'] ? [] : [
            new PrivacyText(__('Listening', 'onda'), [
                __('Plays and listening time are counted by day and station, without cookies.', 'onda'),
                __('Who listened is not kept, so there is nothing to export or erase.', 'onda'),
            ]),
        ];
    }

    public function tabs(): array
    {
        $page = new Page($this->topics(...));
        $title = static fn(): string => __('Numbers', 'onda');
        return [new Tab(Screen::Statistics, 'numbers', 10, $title, $page->write(...), right: 'edit_others_posts')];
    }

    public function settings(): array
    {
        return [StatisticsOptions::section()];
    }

    private function topics(): Topics
    {
        $topics = array_map(static fn(Feature $feature): array => $feature->statistics(), ($this->features)());
        return Topics::of(array_merge(...$topics));
    }

    private static function counter(): PlayCounter
    {
        $shares = new NetworkShareRepository();
        return new PlayCounter(
            new SettingsStore(),
            new PlayTicket(new DailySalts()),
            new PlayRepository(),
            new RateLimitRepository(),
            new RateLimit(new RateLimitRepository(), 'plays', PlayCounter::PLAYS_A_MINUTE),
            new Share($shares, 'plays', PlayCounter::PLAYS_A_DAY),
        );
    }
}
