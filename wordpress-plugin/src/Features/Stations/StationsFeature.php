<?php

declare(strict_types=1);

namespace Onda\Features\Stations;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Printing\Assets;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Printing\Elements;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\TemplateFunctions;
use Onda\Core\Printing\Texts;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Asking\StatusReader;

defined('ABSPATH') || exit;

/** The composition root's part for stations and what they play. */
final class StationsFeature implements Feature
{
    use FeatureDefaults;

    private PlayerBar $bar;

    /**
     * @param \Closure(string, string, float): string $song_art Finds art for a song by its artist and title.
     * @param \Closure(string): array<string, int|string> $show The show that is on at a station.
     */
    public function __construct(private \Closure $song_art, private \Closure $show)
    {
        $this->bar = new PlayerBar(new SettingsStore());
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
        add_filter('onda_now_playing', fn(array $none, string $station): array =>
            $this->now_playing()->for_theme($station) ?? $none, TemplateFunctions::PRIORITY, 2);
        foreach (['update_option_', 'add_option_'] as $hook) {
            add_action($hook . SettingsStore::OPTION, static fn() => (new FeedRepository())->clear(), 10, 0);
        }
    }

    public function elements(Texts $texts, Manifest $manifest): ElementParts
    {
        $switcher = new StationSwitcher(new SettingsStore(), $texts);
        return new ElementParts(['player' => $this->bar->resolve(...)], ['station-switcher' => $switcher->inside(...)]);
    }

    public function hook_printing(Elements $elements, ElementPrinter $printer, Assets $assets): void
    {
        $this->bar->hook($printer);
    }

    public function now_playing(): NowPlaying
    {
        return new NowPlaying(new SettingsStore(), self::documents(), $this->song_art, $this->show);
    }

    public static function documents(): StatusDocuments
    {
        return new StatusDocuments(new FeedRepository(), StatusReader::open());
    }
}
