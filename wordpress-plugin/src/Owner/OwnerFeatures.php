<?php

declare(strict_types=1);

namespace Onda\Owner;

use Onda\Core\Feature;
use Onda\Core\Forms\Section;
use Onda\Features\Favorites\FavoritesFeature;
use Onda\Features\Inspector\InspectorFeature;
use Onda\Features\Music\MusicFeature;
use Onda\Features\Newsletter\NewsletterFeature;
use Onda\Features\Plays\PlaysFeature;
use Onda\Features\Schedule\ScheduleFeature;
use Onda\Features\Scores\ScoresFeature;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Stations\StationsFeature;
use Onda\Features\Theme\ThemeFeature;
use Onda\Features\Views\ViewsFeature;
use Onda\Features\Voice\VoiceFeature;
use Onda\Features\Votes\VotesFeature;
use Onda\Owner\Favorites\FavoritesOwner;
use Onda\Owner\Forms\SiteSections;
use Onda\Owner\Inspector\InspectorOwner;
use Onda\Owner\Music\MusicOwner;
use Onda\Owner\Newsletter\NewsletterOwner;
use Onda\Owner\Schedule\ScheduleOwner;
use Onda\Owner\Scores\ScoresOwner;
use Onda\Owner\Search\SearchOwner;
use Onda\Owner\Stations\StationsOwner;
use Onda\Owner\Statistics\StatisticsOwner;
use Onda\Owner\Theme\ThemeOwner;
use Onda\Owner\Views\ViewsOwner;
use Onda\Owner\Voice\VoiceOwner;
use Onda\Owner\Votes\VotesOwner;

defined('ABSPATH') || exit;

/** The owner's part of each feature. */
final class OwnerFeatures
{
    /**
     * @param list<Feature> $features
     * @return list<OwnerFeature> In the order of the features.
     */
    public static function of(array $features): array
    {
        $parts = [
            FavoritesFeature::class => static fn(FavoritesFeature $one) => new FavoritesOwner($one),
            InspectorFeature::class => static fn() => new InspectorOwner(),
            MusicFeature::class => static fn() => new MusicOwner(),
            NewsletterFeature::class => static fn(NewsletterFeature $one) => new NewsletterOwner($one),
            PlaysFeature::class => static fn() => new StatisticsOwner(static fn(): array => self::of($features)),
            ScheduleFeature::class => static fn() => new ScheduleOwner(),
            ScoresFeature::class => static fn() => new ScoresOwner(),
            SearchFeature::class => static fn() => new SearchOwner(),
            StationsFeature::class => static fn() => new StationsOwner(),
            ThemeFeature::class => static fn(ThemeFeature $one) => new ThemeOwner($one->plugin_file),
            ViewsFeature::class => static fn() => new ViewsOwner(),
            VoiceFeature::class => static fn() => new VoiceOwner(),
            VotesFeature::class => static fn(VotesFeature $one) => new VotesOwner($one),
        ];
        $known = array_values(array_filter($features, static fn(Feature $one): bool => isset($parts[$one::class])));
        return array_map(static fn(Feature $one): OwnerFeature => $parts[$one::class]($one), $known);
    }

    /**
     * @param list<Feature> $features
     * @return list<Section>
     */
    public static function sections(array $features): array
    {
        $sections = array_map(static fn(OwnerFeature $one): array => $one->settings(), self::of($features));
        return [...array_merge(...$sections), ...SiteSections::all()];
    }
}
