<?php

declare(strict_types=1);

namespace Onda;

use Onda\Access\Feature as Access;
use Onda\Access\Lock;
use Onda\Admin\{MustUseFile, Notices, OwnerReport, Privacy};
use Onda\Admin\{ScreenStyle, SettingsScreen, SiteHealth};
use Onda\Caching\Feature as Caching;
use Onda\Caching\PollFiles;
use Onda\Database\PublicPosts;
use Onda\Favorites\Feature as Favorites;
use Onda\Http\{Action, ActionOwners, Cookies, EarlyPolicy, EarlyRouter, Identity, Poll, Request, Router, Session};
use Onda\Inspector\Feature as Inspector;
use Onda\Music\Feature as Music;
use Onda\Newsletter\Feature as Newsletter;
use Onda\Printing\{Assets, Blocks, ElementParts, ElementPrinter, Elements, Manifest};
use Onda\Printing\{Shells, Shortcodes, Texts, Widgets, WpautopFix};
use Onda\Scores\Feature as Scores;
use Onda\Search\Feature as Search;
use Onda\Settings\{Drafts, NetworkOptions, Section, Settings, SettingsCommand, SettingsRules, SettingsStore};
use Onda\Settings\{SiteOptions, Station};
use Onda\Stations\Feature as Stations;
use Onda\Theme\Feature as Theme;
use Onda\Views\Feature as Views;
use Onda\Voice\Feature as Voice;
use Onda\Votes\Feature as Votes;

defined('ABSPATH') || exit;

/** The composition root: the list of features, and the shell that they are hooked into. */
final class Plugin
{
    /** @param string $file The main file of the plugin. */
    public function __construct(private string $file)
    {
    }

    /** @return list<Feature> */
    public function features(): array
    {
        return iterator_to_array($this->each_feature(), false);
    }

    /**
     * Builds one at a time: an early answer loads the features up to its own, so the most frequent come first. Where
     * two hook the same filter, the order is that in which they change the page.
     *
     * @return \Generator<Feature>
     */
    private function each_feature(): \Generator
    {
        yield new Views();
        yield new Stations($this->song_art(...));
        yield new Music();
        yield new Search();
        yield new Newsletter();
        yield new Inspector();
        yield new Theme($this->file);
        yield new Favorites(new SettingsStore(), self::cookies(), new PublicPosts(), $this->file);
        yield new Votes(new SettingsStore(), self::cookies(), new PublicPosts());
        yield new Voice();
        yield new Scores();
    }

    public function hook(): void
    {
        add_action('init', [$this, 'init'], 0, 0);
        add_filter('wp_consent_api_registered_' . plugin_basename($this->file), '__return_true');
        $store = new SettingsStore();
        $owners = new ActionOwners($this->file);
        $migrations = Migrations::of($this->file);
        $must_use_file = new MustUseFile(WPMU_PLUGIN_DIR, $this->file);
        $policy = new EarlyPolicy($store);
        $features = $this->features();
        $actions = self::actions($features);
        $sections = static fn(): array => self::sections($features);
        $migrations->hook();
        (new Lifecycle($migrations, $must_use_file, $owners, $features, $this->file))->hook();
        (new Router($actions, $owners, $policy))->hook();
        Access::hook($owners);
        (new Settings($store, new SettingsRules($sections), new Drafts(), $owners))->hook();
        array_map(static fn(Feature $feature) => $feature->hook(), $features);
        $merges = array_map(static fn(Feature $feature): \Closure => $feature->merge(...), $features);
        (new SignIn(new Identity(self::cookies()), $merges))->hook();
        $this->hook_elements($store, $features);
        (new SettingsScreen($store, $sections, new Drafts(), $this->file))->hook();
        (new SettingsCommand($store, new SettingsRules($sections), $sections))->hook();
        (new ScreenStyle($this->file))->hook();
        (new SiteHealth($must_use_file, $store, $owners, $policy, array_keys($actions)))->hook();
        (new OwnerReport($actions, $this->file))->hook();
        Caching::hook($this->file);
        (new Privacy())->hook();
    }

    public function init(): void
    {
        load_plugin_textdomain('onda', false, dirname(plugin_basename($this->file)) . '/languages');
    }

    public function early_router(): EarlyRouter
    {
        [$owners, $policy] = [new ActionOwners($this->file), new EarlyPolicy(new SettingsStore())];
        return new EarlyRouter($this->early_actions(), $owners, $policy, Request::from_globals(false));
    }

    /**
     * Every admin-ajax verb, by feature.
     *
     * @param list<Feature> $features
     * @return array<string, list<Action>>
     */
    public static function actions(array $features): array
    {
        return array_merge(...array_map(static fn(Feature $feature): array => $feature->actions(), $features)) + [
            'session' => [
                self::poll_action(static fn(): array => $features),
                new Action(
                    'onda_session',
                    static fn(): Session => self::session($features),
                    depends_on_user: true,
                    opens_to: Lock::Members,
                ),
            ],
        ];
    }

    /**
     * @param list<Feature> $features
     * @return list<Section>
     */
    public static function sections(array $features): array
    {
        $sections = array_map(static fn(Feature $feature): array => $feature->settings(), $features);
        return [...array_merge(...$sections), NetworkOptions::section(), SiteOptions::section()];
    }

    /**
     * The search for an action ends where it is found, and loads no class of the features behind it.
     *
     * @return iterable<string, list<Action>> By feature.
     */
    private function early_actions(): iterable
    {
        yield 'session' => [self::poll_action($this->each_feature(...))];
        foreach ($this->each_feature() as $feature) {
            yield from $feature->actions();
        }
    }

    /** @param list<Feature> $features */
    private function hook_elements(SettingsStore $store, array $features): void
    {
        $generated = dirname($this->file) . '/generated';
        $elements = new Elements($generated);
        $texts = new Texts($generated);
        $manifest = new Manifest(dirname($this->file) . '/build/manifest.php', plugins_url('build/', $this->file));
        $shells = new Shells($generated, $texts, $manifest);
        $assets = new Assets($elements, $manifest);
        $parts = array_map(static fn(Feature $feature): ElementParts => $feature->elements($texts, $manifest), $features);
        $printer = new ElementPrinter($elements, $store, $shells, $manifest, $assets, ElementParts::of($parts));

        $assets->hook();
        $printer->hook();
        foreach ($features as $feature) {
            $feature->hook_printing($elements, $printer, $assets);
        }
        (new Content($elements, $printer, $assets))->hook();
        (new WpautopFix($elements))->hook();
        (new Shortcodes($elements, $printer))->hook();
        (new Blocks($elements, $printer, $shells, $texts, $manifest, $store, $this->file))->hook();
        (new Widgets($elements, $printer, $store))->hook();
        (new Notices($elements, $manifest))->hook();
    }

    private static function cookies(): Cookies
    {
        return new Cookies(static fn(string $name, string $value, array $options): bool =>
            !headers_sent() && setcookie($name, $value, $options));
    }

    /**
     * Fresh nonces by the name under which the script asks.
     *
     * @param list<Feature> $features
     */
    private static function session(array $features): Session
    {
        $nonces = array_map(static fn(Feature $feature): array => $feature->nonces(), $features);
        return new Session(array_merge(['onda' => 'onda'], ...$nonces));
    }

    /** @param \Closure(): iterable<Feature> $features */
    private static function poll_action(\Closure $features): Action
    {
        $reader = static function (string $kind) use ($features): ?\Closure {
            foreach ($features() as $feature) {
                $polls = $feature->polls();
                if (isset($polls[$kind])) {
                    return $polls[$kind];
                }
            }
            return null;
        };
        $poll = static fn(): Poll => new Poll($reader, new PollFiles());
        return new Action('onda_poll', $poll, is_early: true, opens_to: Lock::Waiting);
    }

    /** Asks the features for the art of a song; an empty string where none knows it. */
    private function song_art(Station $station, string $document, float $deadline): string
    {
        foreach ($this->each_feature() as $feature) {
            $art = $feature->song_art($station, $document, $deadline);
            if ($art !== '') {
                return $art;
            }
        }
        return '';
    }
}
