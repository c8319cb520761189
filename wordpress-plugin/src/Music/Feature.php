<?php

declare(strict_types=1);

namespace Onda\Music;

use Onda\Admin\PrivacyText;
use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Fetch\JsonFetcher;
use Onda\Http\Action;
use Onda\Printing\PlacedElements;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for artists and art. */
final class Feature implements FeatureOfPlugin
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
        return [Options::section()];
    }

    public function privacy(PlacedElements $placed): array
    {
        if (array_filter(array_diff_key(Options::stored(new SettingsStore()), ['lastFmKey' => 0])) === []) {
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

    private static function providers(): Providers
    {
        return new Providers(new SettingsStore(), JsonFetcher::open(...));
    }
}
