<?php

declare(strict_types=1);

namespace Onda\Statistics;

use Onda\Admin\PrivacyText;
use Onda\Admin\Screen;
use Onda\Admin\Tab;
use Onda\Database\DailySalts;
use Onda\Database\NetworkShareRepository;
use Onda\Database\RateLimitRepository;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Http\RateLimit;
use Onda\Http\Request;
use Onda\Http\Share;
use Onda\LazyHooks;
use Onda\Printing\PlacedElements;
use Onda\Settings\PlayerPlace;
use Onda\Settings\SettingsStore;
use Onda\Statistics\Plays\PlayCounter;
use Onda\Statistics\Plays\PlayFigures;
use Onda\Statistics\Plays\PlayRepository;
use Onda\Statistics\Plays\PlayTicket;
use Onda\Statistics\Screen\CsvExport;
use Onda\Statistics\Screen\Dashboard;
use Onda\Statistics\Screen\Links;
use Onda\Statistics\Screen\Page;

defined('ABSPATH') || exit;

/** The composition root's part for plays and statistics. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    /** @param \Closure(): list<FeatureOfPlugin> $features All features. */
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
        LazyHooks::on(['admin_post_' . Links::CSV], static fn() => (new CsvExport($topics))->hook());
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
        return !$has_player || !Options::stored($settings)['countPlays'] ? [] : [
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
        return [Options::section()];
    }

    private function topics(): Topics
    {
        $topics = array_map(static fn(FeatureOfPlugin $feature): array => $feature->statistics(), ($this->features)());
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
