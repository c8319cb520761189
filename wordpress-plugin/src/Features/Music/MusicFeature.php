<?php

declare(strict_types=1);

namespace Onda\Features\Music;

use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Fetch\JsonFetcher;
use Onda\Core\Http\Action;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;

defined('ABSPATH') || exit;

/** The composition root's part for artists and art. */
final class MusicFeature implements Feature
{
    use FeatureDefaults;

    public function actions(): array
    {
        return ['artist' => [new Action('onda_artist', self::artist(...))]];
    }

    public function make(string $part, Printing $printing): object
    {
        return self::providers();
    }

    public function song_art(string $artist, string $title, float $deadline): string
    {
        return (new Artwork(self::providers()->art(), new Lookups(new LookupRepository())))
            ->of(Song::of($artist, $title), $deadline);
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
