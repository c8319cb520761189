<?php

declare(strict_types=1);

namespace Onda\Stations;

use Onda\Access\Lock;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Fetch\AddressGuard;
use Onda\Fetch\Fetcher;
use Onda\Fetch\PrivateAddress;
use Onda\Fetch\SocketClient;
use Onda\Fetch\SystemResolver;
use Onda\Http\Action;
use Onda\Music\Feature as Music;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for stations and what they play. */
final class Feature implements FeatureOfPlugin
{
    use FeatureDefaults;

    public function actions(): array
    {
        $handler = self::now_playing(...);
        return ['now-playing' => [new Action('onda_now_playing', $handler, true, opens_to: Lock::Waiting)]];
    }

    /** Another address may stand behind the same station when the settings change. */
    public function hook(): void
    {
        foreach (['update_option_', 'add_option_'] as $hook) {
            add_action($hook . SettingsStore::OPTION, static fn() => (new FeedRepository())->clear(), 10, 0);
        }
    }

    public function settings(): array
    {
        return [StationSettings::section()];
    }

    public static function now_playing(): NowPlaying
    {
        $guard = new AddressGuard(new SystemResolver(), AddressGuard::configured());
        $reader = new StatusReader(new Fetcher(new SocketClient(), $guard));
        return new NowPlaying(new SettingsStore(), new StatusDocuments(new FeedRepository(), $reader), Music::artwork());
    }
}
