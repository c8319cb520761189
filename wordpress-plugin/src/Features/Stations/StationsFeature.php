<?php

declare(strict_types=1);

namespace Onda\Features\Stations;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\Lock;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Stations\Asking\FeedRepository;
use Onda\Features\Stations\Asking\StatusDocuments;
use Onda\Features\Stations\Asking\StatusReader;

defined('ABSPATH') || exit;

/** The composition root's part for stations and what they play. */
final class StationsFeature implements Feature
{
    use FeatureDefaults;

    private ?PlayerBar $bar = null;

    /**
     * @param \Closure(string, string, float): string $song_art Finds art for a song by its artist and title.
     * @param \Closure(string): array<string, int|string> $show The show that is on at a station.
     */
    public function __construct(private \Closure $song_art, private \Closure $show)
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
        return ['now-playing' => [new Action('onda_now_playing', $handler, opens_to: Lock::Waiting)]];
    }

    public function make(string $part, Printing $printing): object
    {
        return $part === PlayerBar::class ? $this->bar($printing) : $this;
    }

    private function bar(Printing $printing): PlayerBar
    {
        return $this->bar ??= new PlayerBar(new SettingsStore(), $printing->printer(...));
    }

    /** @return array<string, mixed> */
    public function onda_now_playing(array $none, string $station): array
    {
        return $this->now_playing()->for_theme($station) ?? $none;
    }

    public function forget_feeds(): void
    {
        (new FeedRepository())->clear();
    }

    public function elements(Printing $printing): ElementParts
    {
        $switcher = ElementParts::inside(static fn(): object =>
            new StationSwitcher(new SettingsStore(), $printing->texts()));
        return new ElementParts(['player' => $this->bar($printing)->resolve(...)], ['station-switcher' => $switcher]);
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
