<?php

declare(strict_types=1);

namespace Onda\Rest;

use Onda\Core\Early\EarlyPolicy;
use Onda\Core\Feature;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Site\LazyHooks;

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
        $routes = array_map(static fn(Feature $feature): array => $feature->routes(), $features);
        return array_merge([VisitorRoute::route()], ...$routes);
    }
}
