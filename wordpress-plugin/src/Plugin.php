<?php

declare(strict_types=1);

namespace Onda;

use Onda\Core\{Feature, FeatureList, Kernel, OwnerRequest, Router, SharedActions};
use Onda\Core\Access\{PublicPosts, PublicReplies};
use Onda\Core\Forms\Section;
use Onda\Core\Http\{Action, ActionOwners, Cookies, Identity, Request};
use Onda\Core\Install\Migrations;
use Onda\Core\Printing\{ElementParts, Printing};
use Onda\Core\Settings\SettingsStore;
use Onda\Early\{EarlyActions, EarlyOwner, EarlyRouter, EarlySwitch, Tripwire};
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
use Onda\Owner\Lifecycle\Lifecycle;
use Onda\Rest\RestHooks;

defined('ABSPATH') || exit;

/** The composition root: the list of features, and the parts that they are hooked into. */
final class Plugin
{
    /** @param string $file The main file of the plugin. */
    public function __construct(private string $file)
    {
        $this->list = new FeatureList($this->makers());
    }

    private FeatureList $list;
    private ?Printing $printing = null;

    /** @return list<Feature> */
    public function features(): array
    {
        return $this->list->all();
    }

    /** The objects that print elements, with the code of the features for theirs. */
    private function printing(): Printing
    {
        return $this->printing ??= new Printing($this->file, fn(string $feature): ElementParts =>
            $this->list->elements($feature, $this->printing()));
    }

    /**
     * Built one at a time. Features that hook the same filter change the page in this order.
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
        $owners = new ActionOwners($this->file);
        $policy = new PublicReplies(new SettingsStore());
        $router = new Router($this->list->action_names(), $this->list->actions(...), $owners, $policy);
        $router->hook();
        $kernel = new Kernel();
        $this->listen($kernel, $this->core($owners));
        $is_noted = PublicReplies::are_on() && !$router->is_for_another();
        $early = (require __DIR__ . '/Early/hooks.php')(plugin_basename($this->file), $is_noted);
        $kernel->listen($early, fn(string $part): object =>
            $part === EarlySwitch::class ? EarlySwitch::of($this->file) : new $part());
        if (self::has_floor('Rest')) {
            $rest = fn(string $part): object => (new RestHooks($this->features(...), $router->names, $owners))->make($part);
            $kernel->listen(require __DIR__ . '/Rest/hooks.php', $rest);
        }
        self::has_floor('Owner') && $this->hook_owner($kernel, $owners);
    }

    /**
     * First what decides on who reads, then the features in their order, then what prints.
     *
     * @param \Closure(class-string): object $core Makes the shared parts.
     */
    private function listen(Kernel $kernel, \Closure $core): void
    {
        $shared = require __DIR__ . '/hooks.php';
        $kernel->listen($shared['first'], $core);
        foreach ($this->list->listeners() as $class => $own) {
            $make = fn(string $part): object => $this->list->feature($class)->make($part, $this->printing());
            $kernel->listen($own['hooks'] ?? [], $make);
            $kernel->bind($own['bindings'] ?? [], $make);
        }
        $kernel->listen($shared['last'], $core);
        $kernel->bind($shared['bindings'], $core);
    }

    /** @return \Closure(class-string): object */
    private function core(ActionOwners $owners): \Closure
    {
        $parts = null;
        return function (string $part) use (&$parts, $owners): object {
            $parts ??= new CoreParts(
                $this->printing(),
                $owners,
                static fn(): Identity => new Identity(self::cookies()),
                fn(): array => self::sections($this->features()),
                $this->features(...),
            );
            return $parts->make($part);
        };
    }

    public function init(): void
    {
        load_plugin_textdomain('onda', false, dirname(plugin_basename($this->file)) . '/languages');
    }

    /** Ends the request, or watches that nobody refuses it. */
    public function answer_early(): void
    {
        [$owners, $request] = [new ActionOwners($this->file), Request::from_globals(false)];
        wp_doing_ajax() && (new EarlyRouter($this->list->find(...), $owners, $request))->answer();
        (new Tripwire($request, array_keys(EarlyActions::ALL), EarlySwitch::of($this->file)))->hook();
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
        return self::has_floor('Owner') ? EarlyOwner::with_test(OwnerFeatures::sections($features)) : [];
    }

    /** A site may leave `Owner` and `Rest` out: visitors get the same. */
    private static function has_floor(string $floor): bool
    {
        return is_dir(__DIR__ . "/$floor");
    }

    private function hook_owner(Kernel $kernel, ActionOwners $owners): void
    {
        $name = plugin_basename($this->file);
        $kernel->listen([Lifecycle::class => [
            ["activate_$name", 10, 1, 'method' => 'activate'],
            ["deactivate_$name", 10, 1, 'method' => 'deactivate'],
            // Behind WordPress, which makes the site's own tables at 10.
            ['wp_initialize_site', 900, 1],
        ]], fn(): Lifecycle => new Lifecycle(
            Migrations::of($this->file),
            $owners,
            $this->features(),
            $this->file,
        ));
        OwnerRequest::on(function () use ($owners): void {
            $features = $this->features();
            $sections = static fn(): array => self::sections($features);
            $parts = [...OwnerFeatures::of($features), new EarlyOwner($this->file)];
            array_map(static fn(OwnerFeature $one) => $one->hook(), $parts);
            array_map(fn(OwnerFeature $one) => $one->hook_printing($this->printing()), $parts);
            $hooks = new OwnerHooks($this->printing(), $parts, new SettingsStore(), $owners);
            $hooks->hook_screens($sections);
            $hooks->hook_reports(static fn(): array => self::actions($features), $features, $sections);
        });
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

    private function schedule(): ?Feature
    {
        return $this->list->find(ScheduleFeature::class);
    }

    /** Asks the features for the art of a song; an empty string where none knows it. */
    private function song_art(string $artist, string $title, float $deadline): string
    {
        foreach ($this->features() as $feature) {
            $art = $feature->song_art($artist, $title, $deadline);
            if ($art !== '') {
                return $art;
            }
        }
        return '';
    }
}
