<?php

declare(strict_types=1);

namespace Onda\Owner\Statistics;

use Onda\Core\Forms\Screen;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Plays\PlayRepository;
use Onda\Features\Plays\StatisticsOptions;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\Menu\Tab;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;
use Onda\Owner\Statistics\Screen\CsvExport;
use Onda\Owner\Statistics\Screen\Dashboard;
use Onda\Owner\Statistics\Screen\Page;
use Onda\Owner\Statistics\Screen\StatisticsLinks;

defined('ABSPATH') || exit;

/** The part of the owner in plays, and the statistics of all features. */
final class StatisticsOwner implements OwnerFeature
{
    use OwnerDefaults;

    /** @param \Closure(): list<OwnerFeature> $owners All parts. */
    public function __construct(private \Closure $owners)
    {
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
                __('Plays and listening time are counted by day, station and show, without cookies.', 'onda'),
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
        $topics = array_map(static fn(OwnerFeature $one): array => $one->statistics(), ($this->owners)());
        return Topics::of(array_merge(...$topics));
    }
}
