<?php

declare(strict_types=1);

namespace Onda;

use Onda\Access\Feature as Access;
use Onda\Access\Lock;
use Onda\Admin\{EarlySwitch, Notices};
use Onda\Blocks\{BlockParts, EditorData};
use Onda\Caching\{Feature as Caching, PollFiles};
use Onda\Database\PublicPosts;
use Onda\Favorites\Feature as Favorites;
use Onda\Http\{Action, ActionOwners, Cookies, EarlyPolicy, EarlyRouter, Identity, Poll, Request, Router, Session, Tripwire};
use Onda\Inspector\Feature as Inspector;
use Onda\Music\Feature as Music;
use Onda\Newsletter\Feature as Newsletter;
use Onda\Printing\{Assets, Blocks, ElementParts, ElementPrinter, Elements, Manifest};
use Onda\Printing\{Shells, Shortcodes, Texts, ThemeTemplates\Templates, Widgets, WpautopFix, Written\WrittenTags};
use Onda\Rest\{Feature as Rest, Options as RestOptions};
use Onda\Scores\Feature as Scores;
use Onda\Search\Feature as Search;
use Onda\Settings\{NetworkOptions, Section, Settings, SettingsRules, SettingsStore, SiteOptions};
use Onda\Stations\Feature as Stations;
use Onda\Statistics\Feature as Statistics;
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
        return array_map(static fn(\Closure $make): Feature => $make(), array_values($this->makers()));
    }

    /**
     * Built one at a time: an early answer loads only the feature that has the action. Where two hook the same filter,
     * the order is that in which they change the page.
     *
     * @return array<class-string<Feature>, \Closure(): Feature>
     */
    private function makers(): array
    {
        $store = new SettingsStore();
        return [
            Views::class => static fn(): Feature => new Views(),
            Stations::class => fn(): Feature => new Stations($this->song_art(...)),
            Music::class => static fn(): Feature => new Music(),
            Search::class => static fn(): Feature => new Search(),
            Newsletter::class => static fn(): Feature => new Newsletter(),
            Inspector::class => static fn(): Feature => new Inspector(),
            Theme::class => fn(): Feature => new Theme($this->file),
            Favorites::class => fn(): Feature => new Favorites($store, self::cookies(), new PublicPosts(), $this->file),
            Votes::class => static fn(): Feature => new Votes($store, self::cookies(), new PublicPosts()),
            Statistics::class => fn(): Feature => new Statistics($this->features(...)),
            Voice::class => static fn(): Feature => new Voice(),
            Scores::class => static fn(): Feature => new Scores(),
        ];
    }

    public function hook(): void
    {
        add_action('init', [$this, 'init'], 0, 0);
        add_filter('wp_consent_api_registered_' . plugin_basename($this->file), '__return_true');
        $store = new SettingsStore();
        $owners = new ActionOwners($this->file);
        $migrations = Migrations::of($this->file);
        $policy = new EarlyPolicy($store);
        $features = $this->features();
        $actions = self::actions($features);
        $sections = static fn(): array => self::sections($features);
        $migrations->hook();
        $admin = new AdminHooks($this->file, $store, $owners, $policy);
        $admin->hook_lifecycle($migrations, $features);
        $early = static fn(): array => self::early_index($features);
        $router = new Router($actions, $owners, $policy, early: $early);
        $router->hook();
        Access::hook($owners, $policy->is_on() && !$router->is_for_another());
        Rest::hook($features, $actions, $owners, $policy);
        (new Settings($store, new SettingsRules($sections), $owners))->hook();
        array_map(static fn(Feature $feature) => $feature->hook(), $features);
        LazyHooks::on(['wp_login', 'user_register'], static function () use ($features): void {
            $merges = array_map(static fn(Feature $feature): \Closure => $feature->merge(...), $features);
            (new SignIn(new Identity(self::cookies()), $merges))->hook();
        });
        $this->hook_elements($store, $features);
        $admin->hook_screens($sections, $features);
        $admin->hook_reports($actions, $features, $sections);
        Caching::hook($this->file);
    }

    public function init(): void
    {
        load_plugin_textdomain('onda', false, dirname(plugin_basename($this->file)) . '/languages');
    }

    /** Ends the request, or watches that nobody refuses it. */
    public function answer_early(): void
    {
        [$owners, $request] = [new ActionOwners($this->file), Request::from_globals(false)];
        $index = $owners->stored()['early'];
        $actions = $this->early_actions($request->text('action'), $index);
        wp_doing_ajax() && (new EarlyRouter($actions, $owners, $request))->answer();
        (new Tripwire($request, array_keys($index), EarlySwitch::of($this->file)))->hook();
    }

    /**
     * Every admin-ajax verb, by feature.
     *
     * @param list<Feature> $features
     * @return array<string, list<Action>>
     */
    public static function actions(array $features): array
    {
        $session = static fn(): Session => self::session($features);
        return array_merge(...array_map(static fn(Feature $feature): array => $feature->actions(), $features)) + [
            'session' => [
                self::poll_action(static fn(): array => $features),
                new Action('onda_session', $session, depends_on_user: true, opens_to: Lock::Members),
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
        $shell = [RestOptions::section(), NetworkOptions::section(), ...SiteOptions::sections()];
        return [...array_merge(...$sections), ...$shell];
    }

    /**
     * Names the feature that an early answer needs, so that it loads no other.
     *
     * @param list<Feature> $features
     * @return array<string, class-string<Feature>> By early action, and by kind of what is polled, as `poll:kind`.
     */
    public static function early_index(array $features): array
    {
        $index = ['onda_poll' => self::class];
        foreach ($features as $feature) {
            $actions = array_merge(...array_values($feature->actions()));
            $is_early = static fn(Action $action): bool => $action->is_early;
            $names = array_column(array_filter($actions, $is_early), 'name');
            $polls = array_map(static fn(string $kind): string => "poll:$kind", array_keys($feature->polls()));
            $index += array_fill_keys([...$names, ...$polls], $feature::class);
        }
        return $index;
    }

    /**
     * @param array<string, class-string> $index As early_index(), stored.
     * @return iterable<string, list<Action>> By feature; empty for the action of another plugin.
     */
    private function early_actions(string $action, array $index): iterable
    {
        $make = $this->makers();
        $of = static fn(string $name): array => isset($make[$index[$name] ?? '']) ? [$make[$index[$name]]()] : [];
        if ($action === 'onda_poll') {
            return ['session' => [self::poll_action(static fn(string $kind): array => $of("poll:$kind"))]];
        }
        return array_merge(...array_map(static fn(Feature $feature): array => $feature->actions(), $of($action)));
    }

    /** @param list<Feature> $features */
    private function hook_elements(SettingsStore $store, array $features): void
    {
        $generated = dirname($this->file) . '/generated';
        $elements = new Elements($generated);
        $texts = new Texts($generated);
        $manifest = Manifest::of($this->file);
        $shells = new Shells($generated, $texts, $manifest);
        $assets = new Assets($elements, $manifest, $texts);
        $parts = array_map(static fn(Feature $one): ElementParts => $one->elements($texts, $manifest), $features);
        $printer = new ElementPrinter($elements, $store, $shells, $manifest, $assets, ElementParts::of($parts));
        $assets->hook();
        $printer->hook();
        foreach ($features as $feature) {
            $feature->hook_printing($elements, $printer, $assets);
        }
        (new WrittenTags($elements, $store, $assets))->hook();
        (new Content($elements, $printer, $assets))->hook();
        (new WpautopFix($elements))->hook();
        (new Shortcodes($elements, $printer))->hook();
        (new Blocks($elements, $printer, $this->file))->hook();
        BlockParts::hook(new EditorData($elements, $shells, $texts, $manifest, $store), $store);
        (new Widgets($elements, $printer, $store))->hook();
        LazyHooks::on(['admin_notices'], static fn() => (new Notices($elements, $manifest))->hook());
        Templates::hook($elements, $shells);
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

    /** @param \Closure(string): iterable<Feature> $features Gets a kind of resource; those that may have it. */
    private static function poll_action(\Closure $features): Action
    {
        $reader = static function (string $kind) use ($features): ?\Closure {
            foreach ($features($kind) as $feature) {
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
    private function song_art(string $artist, string $title, float $deadline): string
    {
        foreach ($this->makers() as $make) {
            $art = $make()->song_art($artist, $title, $deadline);
            if ($art !== '') {
                return $art;
            }
        }
        return '';
    }
}
