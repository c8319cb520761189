<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Access\Lock;
use Onda\Admin\Home\Task;
use Onda\Admin\PrivacyText;
use Onda\Admin\Screen;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Fetch\AddressGuard;
use Onda\Fetch\Fetcher;
use Onda\Fetch\PrivateAddress;
use Onda\Fetch\SocketClient;
use Onda\Fetch\SystemResolver;
use Onda\Http\Action;
use Onda\LazyHooks;
use Onda\Printing\PlacedElements;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;
use Onda\Settings\Station;

defined('ABSPATH') || exit;

/** The composition root's part for stations and what they play. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    /** @param \Closure(Station, string, float): string $song_art Finds art for the song in a status document. */
    public function __construct(private \Closure $song_art)
    {
    }

    public function polls(): array
    {
        $read = fn(string $id, float $deadline): array => $this->now_playing()->read($id, $deadline);
        return ['now-playing' => $read];
    }

    public function actions(): array
    {
        $handler = $this->now_playing(...);
        return ['now-playing' => [new Action('onda_now_playing', $handler, true, opens_to: Lock::Waiting)]];
    }

    /** Another address may stand behind the same station when the settings change. */
    public function hook(): void
    {
        foreach (['update_option_', 'add_option_'] as $hook) {
            add_action($hook . SettingsStore::OPTION, static fn() => (new FeedRepository())->clear(), 10, 0);
        }
        LazyHooks::on(['admin_post_' . OnAirPage::ACTION], static fn() => (new OnAirPage())->hook());
    }

    public function settings(): array
    {
        return [StationSettings::section()];
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

    public function tasks(): array
    {
        $has_station = static fn(): bool => (new SettingsStore())->all() !== [];
        $has_player = static fn(): bool => (new PlayerPageRepository())->is_public();
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
                30,
                __('Put the player on a page', 'onda'),
                __('One click makes the draft of a page “On air”, which you look at and publish.', 'onda'),
                $has_player,
                '',
                __('Make the page', 'onda'),
                OnAirPage::ACTION,
            ),
        ];
    }

    private function now_playing(): NowPlaying
    {
        $guard = new AddressGuard(new SystemResolver(), AddressGuard::configured());
        $reader = new StatusReader(new Fetcher(new SocketClient(), $guard));
        return new NowPlaying(new SettingsStore(), new StatusDocuments(new FeedRepository(), $reader), $this->song_art);
    }
}
