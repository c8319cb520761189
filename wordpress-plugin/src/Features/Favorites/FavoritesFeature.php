<?php

declare(strict_types=1);

namespace Onda\Features\Favorites;

use Onda\Core\Access\PublicPosts;
use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Database\RateLimitRepository;
use Onda\Core\Feature;
use Onda\Core\FeatureDefaults;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Http\Cookies;
use Onda\Core\Http\DailyNetworkLimit;
use Onda\Core\Http\Identity;
use Onda\Core\Http\RateLimit;
use Onda\Core\Http\Request;
use Onda\Core\Http\WriteGuard;
use Onda\Core\Install\Migrations;
use Onda\Core\Printing\ElementParts;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\NetworkOptions;
use Onda\Core\Settings\SettingsStore;
use Onda\Features\Favorites\Actions\FavoritesActions;
use Onda\Features\Favorites\Actions\FavoritesGates;
use Onda\Features\Favorites\Actions\RequestOwner;

defined('ABSPATH') || exit;

/** The favorites' corner of the composition root. */
final class FavoritesFeature implements Feature
{
    use FeatureDefaults;

    public readonly FavoritesRepository $favorites;
    public readonly MirrorRepository $mirror;
    public readonly FavoritesService $service;
    private PublicPosts $posts;
    private FavoritesBackend $backend;
    private NetworkSite $network;
    private ?FavoritesPrinting $printing = null;
    private ?SiteRecord $record = null;

    public function __construct(
        private SettingsStore $settings,
        private Cookies $cookies,
        string $plugin_file,
    ) {
        $this->posts = new PublicPosts();
        $this->favorites = new FavoritesRepository();
        $this->mirror = new MirrorRepository($this->favorites);
        $this->service = new FavoritesService($this->favorites, $this->mirror, $cookies);
        $this->backend = new FavoritesBackend($this->mirror);
        $migrations = static fn(): Migrations => Migrations::of($plugin_file);
        $this->network = new NetworkSite(new ActionOwners($plugin_file), $migrations);
    }

    public function make(string $part, Printing $printing): object
    {
        return match ($part) {
            self::class => $this,
            ButtonInsertion::class => new ButtonInsertion($this->settings, $printing->printer(), $this->posts),
            FavoritesBackend::class => $this->backend,
            FavoritesEvents::class => $this->site_events(),
            FavoritesPrinting::class => $this->printing(),
            PostFactsUpkeep::class => new PostFactsUpkeep(new PostFactsRepository()),
        };
    }

    public function onda_favorites_count(int $none, int $post): int
    {
        return $this->totals([$post])[$post] ?? $none;
    }

    public function site_events(): FavoritesEvents
    {
        return new FavoritesEvents($this->backend, $this->service, $this->favorites);
    }

    public function elements(Printing $printing): ElementParts
    {
        $fallbacks = ['fav-button' => $this->printing()->sign_in_link(...)];
        $button = static fn(array $values): string => FavoritesPrinting::button($printing->templates(), $values);
        return new ElementParts(['favorites' => $this->printing()->resolve(...)], ['fav-button' => $button], $fallbacks);
    }

    public function forget(): void
    {
        MirrorRepository::drop_own();
    }

    /** Named as by the Favorites plugin. */
    public function nonces(): array
    {
        return ['favorites' => FavoritesActions::NONCE];
    }

    /** While another plugin answers, its records are not ours to write. */
    public function merge(string $visitor, string $account): void
    {
        if (!$this->backend->is_foreign()) {
            $this->service->merge($visitor, $account);
        }
    }

    public function actions(): array
    {
        return ['favorites' => [
            $this->action('favorites_array', static fn(FavoritesActions $actions) => $actions->everything(...)),
            $this->action('favorites_favorite', static fn(FavoritesActions $actions) => $actions->favorite(...)),
            $this->action('favorites_clear', static fn(FavoritesActions $actions) => $actions->clear(...)),
            $this->action('favorites_list', static fn(FavoritesActions $actions) => $actions->list(...)),
            $this->action('favorites_cookie_consent', static fn(FavoritesActions $actions) => $actions->consent(...)),
            $this->action('favorites_totalcount', static fn(FavoritesActions $actions) => $actions->total(...)),
        ]];
    }

    /**
     * @param list<int> $posts
     * @return array<int, int> By post that may be read.
     */
    public function totals(array $posts): array
    {
        return array_map(intval(...), $this->service->totals($this->posts->readable(array_values(array_unique($posts)))));
    }

    /**
     * Field `siteid` names the site of the network where it happens; its own settings hold there.
     *
     * @param \Closure(FavoritesActions): \Closure $method Of the handler of this request.
     */
    private function action(string $name, \Closure $method): Action
    {
        $handler = fn(): \Closure => fn(Request $request): array =>
            $this->network->within($request->id('siteid'), fn(): array => $method($this->handler())($request));
        return new Action($name, $handler, is_status_reply: true);
    }

    private function printing(): FavoritesPrinting
    {
        return $this->printing ??= new FavoritesPrinting($this->settings, $this->backend, $this->network);
    }

    public function record(): SiteRecord
    {
        $facts = new PostFacts(new PostFactsRepository());
        return $this->record ??= new SiteRecord($this->favorites, $this->posts, $facts);
    }

    public function handler(): FavoritesActions
    {
        $options = FavoritesOptions::stored($this->settings);
        $limits = new RateLimitRepository();
        $record = $this->record();
        $consent = new Consent($options, $this->cookies);
        $reads = new RateLimit($limits, 'favorites-reads', FavoritesActions::READS_PER_MINUTE, $record->has_any(...));
        $writes = new RateLimit($limits, 'favorites', FavoritesActions::WRITES_PER_MINUTE);
        $owner = $this->owner();
        return new FavoritesActions(
            $options,
            new FavoritesGates($options, $reads, new WriteGuard(FavoritesActions::NONCE, $writes), $consent, $owner),
            $owner,
            $consent,
            $this->posts,
            $this->service,
            $record,
            fn(): Listing => new Listing($this->favorites, $this->posts),
            $this->network,
        );
    }

    private function owner(): RequestOwner
    {
        $identity = new Identity($this->cookies);
        $most = NetworkOptions::stored($this->settings)['favorites'];
        $limit = new DailyNetworkLimit(new NetworkShareRepository(), 'favorites', $most);
        $cookie = new VisitorCookie($this->cookies, $identity, $this->favorites, $this->mirror, $limit);
        return new RequestOwner($identity, $this->service, $cookie, $limit);
    }
}
