<?php

declare(strict_types=1);

namespace Onda;

use Onda\Access\Feature as Access;
use Onda\Access\Lock;
use Onda\Admin\{MustUseFile, Notices, OwnerReport, Privacy, ScreenStyle, SettingsScreen, SiteHealth};
use Onda\Caching\Feature as Caching;
use Onda\Database\PublicPosts;
use Onda\Favorites\ButtonInsertion;
use Onda\Favorites\Feature as Favorites;
use Onda\Http\{Action, ActionOwners, Cookies, EarlyPolicy, EarlyRouter, Identity, Poll, Request, Router, Session};
use Onda\Inspector\Feature as Inspector;
use Onda\Music\{ArtistHandler, Artists, Artwork, LookupRepository, Lookups, Providers, Web};
use Onda\Newsletter\Feature as Newsletter;
use Onda\Printing\{Assets, Blocks, ElementPrinter, Elements, Manifest, Shells, Shortcodes, Texts, Widgets, WpautopFix};
use Onda\Scores\Feature as Scores;
use Onda\Search\Feature as Search;
use Onda\Settings\{Drafts, Settings, SettingsRules, SettingsStore};
use Onda\Stations\{AddressGuard, FeedRepository, Fetcher, NowPlaying};
use Onda\Stations\{SocketClient, StatusDocuments, StatusReader, SystemResolver};
use Onda\Theme\Feature as Theme;
use Onda\Views\Feature as Views;
use Onda\Voice\Feature as Voice;
use Onda\Voice\Speech;
use Onda\Votes\CommentVote;
use Onda\Votes\Feature as Votes;

defined('ABSPATH') || exit;

/** The composition root: builds each object with what it needs and lets it hook itself. */
final class Plugin
{
    /** @param string $file The main file of the plugin. */
    public function __construct(private string $file)
    {
    }

    public function hook(): void
    {
        add_action('init', [$this, 'init'], 0, 0);
        add_filter('wp_consent_api_registered_' . plugin_basename($this->file), '__return_true');
        $stations = new SettingsStore();
        $owners = new ActionOwners($this->file);
        $migrations = Migrations::of($this->file);
        $must_use_file = new MustUseFile(WPMU_PLUGIN_DIR, $this->file);
        $policy = new EarlyPolicy($stations);
        [$favorites, $votes] = [$this->favorites(), self::votes()];
        $actions = self::actions($favorites, $votes);
        $migrations->hook();
        (new Lifecycle($migrations, $must_use_file, $owners, $this->file))->hook();
        (new Router($actions, $owners, $policy))->hook();
        Access::hook($owners);
        (new Settings($stations, self::rules(), new Drafts(), new FeedRepository(), $owners))->hook();
        self::providers()->hook();
        $favorites->hook();
        $votes->hook();
        (new SignIn(new Identity(self::cookies()), [$favorites->merge(...), $votes->merge(...)]))->hook();
        (new Speech($stations))->hook();
        $this->hook_elements($stations, $favorites, $votes);
        (new SettingsScreen($stations, self::rules(), new Drafts(), $this->file))->hook();
        (new ScreenStyle($this->file))->hook();
        (new SiteHealth($must_use_file, $stations, $owners, $policy, array_keys($actions)))->hook();
        (new OwnerReport($actions, $this->file))->hook();
        Caching::hook($this->file);
        Views::hook();
        Scores::hook();
        Theme::hook($this->file);
        Search::hook();
        (new Privacy())->hook();
    }

    public function init(): void
    {
        load_plugin_textdomain('onda', false, dirname(plugin_basename($this->file)) . '/languages');
    }

    public function early_router(): EarlyRouter
    {
        [$owners, $policy] = [new ActionOwners($this->file), new EarlyPolicy(new SettingsStore())];
        return new EarlyRouter($this->hot_actions(), $owners, $policy, Request::from_globals(false));
    }

    /**
     * The most frequent first: whoever finds an action among them loads no class of the other features.
     *
     * @return iterable<string, list<Action>> By feature.
     */
    private function hot_actions(): iterable
    {
        yield from Views::actions();
        yield 'session' => [self::poll_action()];
        yield from Search::actions();
        yield from self::actions($this->favorites(), self::votes());
    }

    private function hook_elements(SettingsStore $stations, Favorites $favorites, Votes $votes): void
    {
        $generated = $this->directory() . '/generated';
        $elements = new Elements($generated);
        $texts = new Texts($generated);
        $manifest = new Manifest($this->directory() . '/build/manifest.php', plugins_url('build/', $this->file));
        $shells = new Shells($generated, $texts, $manifest);
        $assets = new Assets($elements, $manifest);
        $search = Search::printing();
        $newsletter = new Newsletter($texts);
        $resolvers = [
            'live-search' => $search->resolve(...),
            'favorites' => $favorites->printing->resolve(...),
            'votes' => $votes->printing->resolve(...),
            'theme' => Theme::resolve(...),
        ] + $newsletter->resolvers();
        $views = Views::printing($texts, $manifest);
        $renderers = ['most-viewed' => $views->most_viewed(...)] + Theme::renderers($texts)
            + Scores::renderers($texts, $manifest) + $newsletter->renderers();
        $fallbacks = ['fav-button' => $favorites->printing->sign_in_link(...)];
        $printer = new ElementPrinter($elements, $stations, $shells, $manifest, $assets, $resolvers, $renderers, $fallbacks);

        $assets->hook();
        $printer->hook();
        $views->hook($printer, $assets);
        $search->hook();
        $newsletter->hook($printer);
        Inspector::printing($printer, $assets)->hook();
        Theme::printing($elements, $printer, $assets)->hook();
        (new Content($elements, $printer, $assets))->hook();
        (new WpautopFix($elements))->hook();
        (new ButtonInsertion($stations, $printer, new PublicPosts()))->hook();
        $votes->hook_insertion($printer);
        (new Shortcodes($elements, $printer))->hook();
        (new Blocks($elements, $printer, $shells, $texts, $manifest, $stations, $this->file))->hook();
        (new Widgets($elements, $printer, $stations))->hook();
        (new Notices($elements, $manifest))->hook();
    }

    /**
     * Every admin-ajax verb, by feature. Handlers are built when they are called.
     *
     * @return array<string, list<Action>>
     */
    private static function actions(Favorites $favorites, Votes $votes): array
    {
        return [
            'now-playing' => [new Action('onda_now_playing', self::now_playing(...), true, opens_to: Lock::Waiting)],
            'artist' => [new Action('onda_artist', self::artist(...))],
            'favorites' => $favorites->actions(),
            'votes' => $votes->actions(),
            'session' => [
                self::poll_action(),
                new Action('onda_session', self::session(...), depends_on_user: true, opens_to: Lock::Members),
            ],
        ] + Voice::actions() + Views::actions() + Search::actions() + Inspector::actions() + Theme::actions()
            + Newsletter::actions();
    }

    private function favorites(): Favorites
    {
        return new Favorites(new SettingsStore(), self::cookies(), new PublicPosts(), $this->file);
    }

    private static function votes(): Votes
    {
        return new Votes(new SettingsStore(), self::cookies(), new PublicPosts());
    }

    private static function cookies(): Cookies
    {
        return new Cookies(static fn(string $name, string $value, array $options): bool =>
            !headers_sent() && setcookie($name, $value, $options));
    }

    /** Fresh nonces by the name under which the script asks; one is called as by the Favorites plugin. */
    private static function session(): Session
    {
        $vote = CommentVote::NONCE;
        return new Session(['onda' => 'onda', 'favorites' => 'simple_favorites_nonce', 'vote' => $vote]);
    }

    private static function now_playing(): NowPlaying
    {
        $guard = new AddressGuard(new SystemResolver(), AddressGuard::configured());
        $reader = new StatusReader(new Fetcher(new SocketClient(), $guard));
        $artwork = new Artwork(self::providers()->art(), new Lookups(new LookupRepository()));
        return new NowPlaying(new SettingsStore(), new StatusDocuments(new FeedRepository(), $reader), $artwork);
    }

    private static function artist(): ArtistHandler
    {
        $provider = self::providers()->artists();
        return new ArtistHandler($provider === null ? null : new Artists($provider, new Lookups(new LookupRepository())));
    }

    private static function providers(): Providers
    {
        return new Providers(new SettingsStore(), Web::open(...));
    }

    private static function poll_action(): Action
    {
        return new Action('onda_poll', self::poll(...), is_early: true, opens_to: Lock::Waiting);
    }

    private static function poll(): Poll
    {
        return new Poll([
            'now-playing' => static fn(string $id, float $end): array => self::now_playing()->read($id, $end),
            'most-viewed' => static fn(string $id): array => Views::list()->read($id),
        ]);
    }

    private static function rules(): SettingsRules
    {
        return new SettingsRules(AddressGuard::configured());
    }

    private function directory(): string
    {
        return dirname($this->file);
    }
}
