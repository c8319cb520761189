<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Fetch\JsonFetcher;
use Onda\Core\Http\Action;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Owner\Menu\PrivacyText;

defined('ABSPATH') || exit;

/** The composition root's part for artists and art. */
final class MusicFeature implements Feature
{
    use FeatureDefaults;

    public function actions(): array
    {
        return ['artist' => [new Action('onda_artist', self::artist(...))]];
    }

    public function hook(): void
    {
        self::providers()->hook();
    }

    public function settings(): array
    {
        return [MusicOptions::section()];
    }

    public function privacy(PlacedElements $placed): array
    {
        if (array_filter(array_diff_key(MusicOptions::stored(new SettingsStore()), ['lastFmKey' => 0])) === []) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('This site asks a provider for artists and for the art of songs, in its own name.', 'onda'),
            __('So that nobody asks too often, a mark made of the visitor’s address, which names nobody, is kept about an hour.', 'onda'),
            __('Pictures found there are then loaded from the provider by the visitor’s browser.', 'onda'),
        ];
        // phpcs:enable
        return [new PrivacyText(__('Artists and art', 'onda'), $sentences)];
    }

    public function song_art(string $artist, string $title, float $deadline): string
    {
        $artwork = new Artwork(self::providers()->art(), new Lookups(new LookupRepository()));
        return $artwork->of(Song::of($artist, $title), $deadline);
    }

    private static function artist(): ArtistHandler
    {
        $provider = self::providers()->artists();
        return new ArtistHandler($provider === null ? null : new Artists($provider, new Lookups(new LookupRepository())));
    }

    private static function providers(): MusicProviders
    {
        return new MusicProviders(new SettingsStore(), JsonFetcher::open(...));
    }
}
