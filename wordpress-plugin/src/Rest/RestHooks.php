<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Access\EarlyPolicy;
use Onda\Core\Feature;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Favorites\FavoritesFeature;
use Onda\Features\Inspector\InspectorFeature;
use Onda\Features\Newsletter\NewsletterFeature;
use Onda\Features\Schedule\ScheduleFeature;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Stations\StationsFeature;
use Onda\Features\Views\ViewsFeature;
use Onda\Features\Votes\VotesFeature;
use Onda\Rest\Routes\FavoritesRoutes;
use Onda\Rest\Routes\InspectorRoutes;
use Onda\Rest\Routes\NewsletterRoutes;
use Onda\Rest\Routes\ScheduleRoutes;
use Onda\Rest\Routes\SearchRoutes;
use Onda\Rest\Routes\StationsRoutes;
use Onda\Rest\Routes\ViewsRoutes;
use Onda\Rest\Routes\VotesRoutes;

defined('ABSPATH') || exit;

/** The composition root's part for REST and WordPress's abilities. */
final class RestHooks
{
    /**
     * @param list<Feature> $features
     * @param array<string, list<Action>> $actions By name of what another plugin may own.
     */
    public static function hook(array $features, array $actions, ActionOwners $owners, EarlyPolicy $policy): void
    {
        $routes = static fn(): array => self::routes($features);
        $server = static fn(): Server => new Server($routes, $actions, $owners, new SharedAnswers($policy));
        LazyHooks::on(['rest_api_init'], static fn() => $server()->hook());
        $abilities = ['wp_abilities_api_categories_init', 'wp_abilities_api_init'];
        LazyHooks::on($abilities, static fn() => (new Abilities(static fn(): array => $server()->owned()))->hook());
    }

    /**
     * @param list<Feature> $features
     * @return list<Route>
     */
    public static function routes(array $features): array
    {
        return array_merge([VisitorRoute::route()], ...array_map(self::of(...), $features));
    }

    /** @return list<Route> */
    private static function of(Feature $feature): array
    {
        return match ($feature::class) {
            FavoritesFeature::class => FavoritesRoutes::of($feature)->all(),
            InspectorFeature::class => InspectorRoutes::open()->all(),
            NewsletterFeature::class => NewsletterRoutes::open()->all(),
            ScheduleFeature::class => (new ScheduleRoutes($feature->schedule(...)))->all(),
            SearchFeature::class => SearchRoutes::open()->all(),
            StationsFeature::class => StationsRoutes::of($feature)->all(),
            ViewsFeature::class => ViewsRoutes::open()->all(),
            VotesFeature::class => VotesRoutes::of($feature)->all(),
            default => [],
        };
    }
}
