<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\PlayerPlace;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Settings\Station;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Stations\ListenerRepository;
use Onda\Features\Stations\Listeners\ListenerDayRepository;
use Onda\Features\Stations\StationsFeature;
use Onda\Owner\Home\NowButton;
use Onda\Owner\Home\Task;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewPage;
use Onda\Owner\Stations\Check\CheckAction;
use Onda\Owner\Stations\Check\Report;
use Onda\Owner\Stations\Check\StationCheck;
use Onda\Owner\Stations\FirstSteps\FrontPageOffer;
use Onda\Owner\Stations\FirstSteps\PlayerQuestion;
use Onda\Owner\Stations\FirstSteps\RadioStationSource;
use Onda\Owner\Stations\Watch\CheckedStations;
use Onda\Owner\Stations\Watch\DeadStations;
use Onda\Owner\Stations\Watch\HomeCard;
use Onda\Owner\Stations\Watch\StationHealth;
use Onda\Owner\Stations\Watch\StreamHealth;
use Onda\Owner\Stations\Watch\Watch;

defined('ABSPATH') || exit;

/** The part of the owner in stations: settings, checks, watch, first steps. */
final class StationsOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function hook(): void
    {
        $saved = ['update_option_' . SettingsStore::OPTION, 'add_option_' . SettingsStore::OPTION];
        LazyHooks::on([...LazyHooks::screens(), Watch::EVENT, Watch::AGAIN, ...$saved], static fn() =>
            self::watch()->hook());
        LazyHooks::on(['site_status_tests', 'debug_information'], static fn() =>
            (new StreamHealth(StationHealth::open()))->hook());
        LazyHooks::on(LazyHooks::screens(), static fn() => self::check_on_save()->hook());
        LazyHooks::on(['wp_ajax_' . CheckAction::NAME], static fn() => self::check_action()->hook());
        LazyHooks::on(['admin_post_onda_stations_check'], static fn() =>
            NowButton::hook(HomeCard::NOW, Screen::Home, '', static fn() => self::watch()->look_now()));
        LazyHooks::on(['admin_post_onda_on_air_page'], static fn() => PlayerQuestion::hook());
    }

    public function hook_printing(Printing $printing): void
    {
        add_action('wp_footer', static fn() =>
            current_user_can('manage_options') && SecureNote::write($printing->assets()), 21, 0);
        PreviewPage::hook(PlayerPreview::LOOK, static fn(): Look =>
            PlayerPreview::look($printing->printer(), StationSettings::section(...)));
    }

    public function events(): array
    {
        return [Watch::EVENT, Watch::AGAIN];
    }

    public function forget(): void
    {
        (new CheckedStations())->forget();
    }

    public function settings(): array
    {
        $place = new Section(Screen::Stations, 'player', 20, __('Player', 'onda'), PlayerPlace::record());
        return [StationSettings::section(), $place];
    }

    public function bubbles(): array
    {
        return [DeadStations::bubble(StationHealth::open())];
    }

    public function statistics(): array
    {
        return [ListenerFigures::topic(new ListenerDayRepository(), new SettingsStore())];
    }

    public function sources(): array
    {
        return [new RadioStationSource(new SettingsStore())];
    }

    public function privacy(PlacedElements $placed): array
    {
        if ((new SettingsStore())->all() === [] && !$placed->has('radio-player', 'live-radio-button', 'now-playing')) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('When a visitor presses play, the browser connects to the stream server of the station.', 'onda'),
            __('That server then learns the visitor’s address, as every web server does.', 'onda'),
            __('What is on air is asked from this site or from the station; for it nothing is stored.', 'onda'),
            __('The volume is kept in the visitor’s own browser.', 'onda'),
        ];
        // phpcs:enable
        return [new PrivacyText(__('Player', 'onda'), $sentences)];
    }

    public function tasks(PlacedElements $placed): array
    {
        $has_station = static fn(): bool => (new SettingsStore())->all() !== [];
        return [
            new Task(
                10,
                __('Add your station', 'onda'),
                __('Its name and the address of its stream are enough.', 'onda'),
                $has_station,
                Screen::Stations->url(),
                __('Add a station', 'onda'),
            ),
            new Task(
                20,
                __('Hear it', 'onda'),
                __('Check the address and listen to it before your visitors do.', 'onda'),
                static fn(): bool => StationHealth::open()->plays(),
                Screen::Stations->url(),
                __('Check it', 'onda'),
            ),
            PlayerQuestion::task(),
            ...FrontPageOffer::tasks(),
        ];
    }

    public function cards(): array
    {
        return [(new HomeCard(StationHealth::open()))->card()];
    }

    public static function check_action(): CheckAction
    {
        $rate = new RateLimit(new RateLimitRepository(), 'check-station', CheckAction::PER_MINUTE);
        return new CheckAction(new WriteGuard(CheckAction::NAME, $rate), self::check(...));
    }

    private static function watch(): Watch
    {
        $check = static fn(Station $station): Report =>
            StationCheck::watching(StationsFeature::documents(), $station)->check($station);
        return new Watch(new SettingsStore(), new CheckedStations(), new ListenerRepository(), $check);
    }

    private static function check_on_save(): CheckOnSave
    {
        return new CheckOnSave(new SettingsStore(), new CheckedStations(), Request::from_globals(true), self::check(...));
    }

    private static function check(Station $station): Report
    {
        return StationCheck::open()->check($station);
    }
}
