<?php

declare(strict_types=1);

namespace Onda\Owner;

use Onda\Core\Feature;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\HeadlessOptions;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SiteOptions;
use Onda\Features\Favorites\FavoritesFeature;
use Onda\Features\Inspector\InspectorFeature;
use Onda\Features\Music\MusicFeature;
use Onda\Features\Newsletter\NewsletterFeature;
use Onda\Features\Plays\PlaysFeature;
use Onda\Features\Scores\ScoresFeature;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Stations\StationsFeature;
use Onda\Features\Theme\ThemeFeature;
use Onda\Features\Views\ViewsFeature;
use Onda\Features\Voice\VoiceFeature;
use Onda\Features\Votes\VotesFeature;
use Onda\Owner\Favorites\FavoritesOwner;
use Onda\Owner\Inspector\InspectorOwner;
use Onda\Owner\Music\MusicOwner;
use Onda\Owner\Newsletter\NewsletterOwner;
use Onda\Owner\Scores\ScoresOwner;
use Onda\Owner\Search\SearchOwner;
use Onda\Owner\Stations\StationsOwner;
use Onda\Owner\Statistics\StatisticsOwner;
use Onda\Owner\Theme\ThemeOwner;
use Onda\Owner\Views\ViewsOwner;
use Onda\Owner\Voice\VoiceOwner;
use Onda\Owner\Votes\VotesOwner;

defined('ABSPATH') || exit;

/** The owner's part of each feature that is there. */
final class OwnerFeatures
{
    /**
     * @param list<Feature> $features
     * @return list<OwnerFeature> In the order of the features.
     */
    public static function of(array $features): array
    {
        $all = static fn(): array => self::of($features);
        $parts = array_map(static fn(Feature $one): ?OwnerFeature => match ($one::class) {
            FavoritesFeature::class => new FavoritesOwner($one),
            InspectorFeature::class => new InspectorOwner(),
            MusicFeature::class => new MusicOwner(),
            NewsletterFeature::class => new NewsletterOwner($one),
            PlaysFeature::class => new StatisticsOwner($all),
            ScoresFeature::class => new ScoresOwner(),
            SearchFeature::class => new SearchOwner(),
            StationsFeature::class => new StationsOwner(),
            ThemeFeature::class => new ThemeOwner($one->plugin_file),
            ViewsFeature::class => new ViewsOwner(),
            VoiceFeature::class => new VoiceOwner(),
            VotesFeature::class => new VotesOwner($one),
            default => null,
        }, $features);
        return array_values(array_filter($parts));
    }

    /**
     * @param list<Feature> $features
     * @return list<Section>
     */
    public static function sections(array $features): array
    {
        $sections = array_map(static fn(OwnerFeature $one): array => $one->settings(), self::of($features));
        $shell = [HeadlessOptions::section(), NetworkOptions::section(), ...SiteOptions::sections()];
        return [...array_merge(...$sections), ...$shell];
    }
}
