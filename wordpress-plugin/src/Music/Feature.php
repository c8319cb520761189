<?php

declare(strict_types=1);

namespace Onda\Music;

use Onda\Feature as FeatureOfPlugin;
use Onda\FeatureDefaults;
use Onda\Fetch\JsonFetcher;
use Onda\Http\Action;
use Onda\Settings\Section;
use Onda\Settings\SettingsStore;
use Onda\Settings\Station;

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

    public function song_art(Station $station, string $document, float $deadline): string
    {
        $artwork = new Artwork(self::providers()->art(), new Lookups(new LookupRepository()));
        return $artwork->of($station, $document, $deadline);
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
