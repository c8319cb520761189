<?php

declare(strict_types=1);

namespace Onda;

use Onda\Core\{Feature, OwnerRequest, Router, SharedActions};
use Onda\Core\Access\{AccessHooks, EarlyPolicy, PublicPosts};
use Onda\Core\Blocks\{BlockParts, Blocks, EditorData};
use Onda\Core\Caching\CachingHooks;
use Onda\Core\Early\{EarlyIndex, EarlyRouter, EarlySwitch, MustUseFile, Tripwire};
use Onda\Core\Forms\{Section, Settings, SettingsRules};
use Onda\Core\Http\{Action, ActionOwners, Cookies, Identity, Request, SignIn};
use Onda\Core\Install\Migrations;
use Onda\Core\Printing\{Assets, Content, ElementParts, ElementPrinter, Elements, Manifest, OwnLine};
use Onda\Core\Printing\{PlacedElements, Templates, Shortcodes, Texts, Widgets, WpautopFix};
use Onda\Core\Printing\Written\WrittenTags;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
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
use Onda\Owner\{OwnerFeature, OwnerFeatures, OwnerHooks};
use Onda\Owner\Health\TemplateHooks;
use Onda\Owner\Lifecycle\Lifecycle;
use Onda\Owner\Menu\Notices;
use Onda\Rest\RestHooks;

defined('ABSPATH') || exit;

/** The composition root: the list of features, and the parts that they are hooked into. */
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
            ViewsFeature::class => static fn(): Feature => new ViewsFeature(),
            StationsFeature::class => fn(): Feature => new StationsFeature($this->song_art(...), $this->show_on_air(...)),
            MusicFeature::class => static fn(): Feature => new MusicFeature(),
            SearchFeature::class => static fn(): Feature => new SearchFeature(),
            NewsletterFeature::class => static fn(): Feature => new NewsletterFeature(),
            InspectorFeature::class => static fn(): Feature => new InspectorFeature(),
            ThemeFeature::class => fn(): Feature => new ThemeFeature($this->file),
            FavoritesFeature::class => fn(): Feature => new FavoritesFeature($store, self::cookies(), $this->file),
            VotesFeature::class => static fn(): Feature => new VotesFeature($store, self::cookies(), new PublicPosts()),
            PlaysFeature::class => fn(): Feature => new PlaysFeature($this->shows_heard(...)),
            VoiceFeature::class => static fn(): Feature => new VoiceFeature(),
            ScoresFeature::class => static fn(): Feature => new ScoresFeature(),
            ScheduleFeature::class => static fn(): Feature => new ScheduleFeature(),
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
        $this->hook_lifecycle($migrations, $owners, $features);
        $early = static fn(): array => EarlyIndex::of($features);
        $router = new Router($actions, $owners, $policy, early: $early);
        $router->hook();
        AccessHooks::hook($owners, $policy->is_on() && !$router->is_for_another());
        self::has_floor('Rest') && RestHooks::hook($features, $actions, $owners, $policy);
        (new Settings($store, new SettingsRules($sections), $owners->forget(...)))->hook();
        array_map(static fn(Feature $feature) => $feature->hook(), $features);
        LazyHooks::on(['wp_login', 'user_register'], static function () use ($features): void {
            $merges = array_map(static fn(Feature $feature): \Closure => $feature->merge(...), $features);
            (new SignIn(new Identity(self::cookies()), $merges))->hook();
        });
        $this->hook_elements($store, $features);
        $for_owner = function () use ($store, $owners, $policy, $features, $actions, $sections): void {
            $parts = OwnerFeatures::of($features);
            array_map(static fn(OwnerFeature $one) => $one->hook(), $parts);
            $hooks = new OwnerHooks($this->file, $parts, $store, $owners, $policy);
            $hooks->hook_screens($sections);
            $hooks->hook_reports($actions, $features, $sections);
        };
        self::has_floor('Owner') && OwnerRequest::on($for_owner);
        CachingHooks::hook($this->file);
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
        $actions = $this->early()->actions($request->text('action'), $index);
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
        $of_features = array_map(static fn(Feature $feature): array => $feature->actions(), $features);
        return array_merge(...$of_features) + ['session' => SharedActions::of($features)];
    }

    /**
     * @param list<Feature> $features
     * @return list<Section>
     */
    public static function sections(array $features): array
    {
        return self::has_floor('Owner') ? OwnerFeatures::sections($features) : [];
    }

    /** A site may leave `Owner` and `Rest` out: visitors get the same. */
    private static function has_floor(string $floor): bool
    {
        return is_dir(__DIR__ . "/$floor");
    }

    /** The index of early answers, with the features that it names. */
    public function early(): EarlyIndex
    {
        return new EarlyIndex($this->makers());
    }

    /** @param list<Feature> $features */
    private function hook_elements(SettingsStore $store, array $features): void
    {
        $generated = dirname($this->file) . '/generated';
        $elements = new Elements($generated);
        $texts = new Texts($generated);
        $manifest = Manifest::of($this->file);
        $templates = new Templates($generated, $texts, $manifest);
        $assets = new Assets($elements, $manifest, $texts);
        $parts = array_map(static fn(Feature $one): ElementParts => $one->elements($texts, $manifest), $features);
        $printer = new ElementPrinter($elements, $store, $templates, $manifest, $assets, ElementParts::of($parts));
        $assets->hook();
        $printer->hook();
        foreach ($features as $feature) {
            $feature->hook_printing($elements, $printer, $assets);
        }
        (new WrittenTags($elements, $store, $assets))->hook();
        (new Content($elements, $printer, $assets))->hook();
        (new WpautopFix($elements))->hook();
        (new OwnLine($elements))->hook();
        (new Shortcodes($elements, $printer))->hook();
        (new Blocks($elements, $printer, $this->file))->hook();
        BlockParts::hook(new EditorData($elements, $templates, $texts, $manifest, $store), $store);
        (new Widgets($elements, $printer, $store))->hook();
        $for_owner = static function () use ($features, $elements, $printer, $assets, $manifest, $templates): void {
            foreach (OwnerFeatures::of($features) as $part) {
                $part->hook_printing($elements, $printer, $assets);
            }
            LazyHooks::on(['admin_notices'], static fn() => (new Notices($elements, $manifest))->hook());
            TemplateHooks::hook($elements, $templates);
        };
        self::has_floor('Owner') && OwnerRequest::on($for_owner);
    }

    /** @param list<Feature> $features */
    private function hook_lifecycle(Migrations $migrations, ActionOwners $owners, array $features): void
    {
        $name = plugin_basename($this->file);
        $early = fn(): EarlySwitch => EarlySwitch::of($this->file);
        $hooks = ["activate_$name", "deactivate_$name", 'wp_initialize_site', 'upgrader_process_complete'];
        self::has_floor('Owner') && LazyHooks::on($hooks, function () use ($migrations, $early, $owners, $features): void {
            $file = new MustUseFile(WPMU_PLUGIN_DIR, $this->file);
            (new Lifecycle($migrations, $file, $early(), $owners, $features, $this->file))->hook();
        });
        LazyHooks::on(EarlySwitch::CHANGES, static fn() => $early()->hook());
        LazyHooks::on(['save_post'], fn() =>
            (new PlacedElements(fn(): Elements => new Elements(dirname($this->file) . '/generated')))->hook());
    }

    private static function cookies(): Cookies
    {
        return new Cookies(static fn(string $name, string $value, array $options): bool =>
            !headers_sent() && setcookie($name, $value, $options));
    }

    /** @return array<string, int|string> */
    private function show_on_air(string $station): array
    {
        return $this->schedule()?->show_on_air($station) ?? [];
    }

    private function shows_heard(string $station, int $from, int $now): \Closure
    {
        return $this->schedule()?->shows_heard($station, $from, $now) ?? static fn(int $plays) => null;
    }

    /** The schedule alone: an early answer loads no more. */
    private function schedule(): ?Feature
    {
        $make = $this->makers()[ScheduleFeature::class] ?? null;
        return $make === null ? null : $make();
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
