<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Access\PublicReplies;
use Onda\Core\Feature;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Settings\SettingsStore;
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
     * @param \Closure(): list<Feature> $features
     * @param array<string, list<string>> $actions Names, by what another plugin may own.
     */
    public function __construct(private \Closure $features, private array $actions, private ActionOwners $owners)
    {
    }

    /** @param class-string $part That `hooks.php` names. */
    public function make(string $part): object
    {
        return $part === Abilities::class ? new Abilities(fn(): array => $this->server()->owned()) : $this->server();
    }

    private function server(): Server
    {
        $routes = fn(): array => self::routes(($this->features)());
        $shared = new SharedAnswers(new PublicReplies(new SettingsStore()));
        return new Server($routes, $this->actions, $this->owners, $shared);
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
            VotesFeature::class => VotesRoutes::of($feature),
            default => [],
        };
    }
}
