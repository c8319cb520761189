<?php

declare(strict_types=1);

namespace Onda;

use Onda\Core\Feature;
use Onda\Core\Access\OpenFrontPage;
use Onda\Core\Access\Rules\RuleListener;
use Onda\Core\Blocks\{Bindings, Blocks, Categories, EditorData, Patterns, PreviewRequest, SiteVariations};
use Onda\Core\Caching\{FormerBuilds, PollFiles};
use Onda\Core\Forms\{Section, Settings, SettingsRules};
use Onda\Core\Http\{ActionOwners, Identity, Output, SignIn};
use Onda\Core\Install\Migrations;
use Onda\Core\Printing\{Assets, Content, ElementPrinter, Manifest, OwnLine, PlacedElements, Printing, Shortcodes};
use Onda\Core\Printing\{Widgets, WpautopFix};
use Onda\Core\Printing\Written\WrittenTags;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\SpanishTexts;

defined('ABSPATH') || exit;

/** The composition root's part that makes what `hooks.php` beside it names. */
final class CoreParts
{
    private ?PreviewRequest $preview = null;
    /** @var array<class-string, \Closure(): object>|null */
    private ?array $makers = null;

    /**
     * @param \Closure(): Identity $identity
     * @param \Closure(): list<Section> $sections Of the settings.
     * @param \Closure(): list<Feature> $features
     */
    public function __construct(
        private Printing $printing,
        private ActionOwners $owners,
        private \Closure $identity,
        private \Closure $sections,
        private \Closure $features,
    ) {
    }

    /** @param class-string $part */
    public function make(string $part): object
    {
        $this->makers ??= $this->shared() + $this->printed();
        return $this->makers[$part]();
    }

    /** @return array<class-string, \Closure(): object> */
    private function shared(): array
    {
        $file = $this->printing->file;
        $seen = static fn(): array => [(int) http_response_code(), Output::location()];
        return [
            ActionOwners::class => fn(): object => $this->owners,
            FormerBuilds::class => $this->former_builds(...),
            Migrations::class => static fn(): object => Migrations::of($file),
            OpenFrontPage::class => fn(): object => new OpenFrontPage($this->owners, $seen),
            PollFiles::class => static fn(): object => new PollFiles(),
            RuleListener::class => static fn(): object => new RuleListener(),
            Settings::class => fn(): object => new Settings(new SettingsStore(), new SettingsRules($this->sections)),
            SpanishTexts::class => static fn(): object => new SpanishTexts(),
            SignIn::class => fn(): object => new SignIn(($this->identity)(), array_map(
                static fn(Feature $feature): \Closure => $feature->merge(...),
                ($this->features)(),
            )),
        ];
    }

    /** @return array<class-string, \Closure(): object> */
    private function printed(): array
    {
        $page = $this->printing;
        $settings = new SettingsStore();
        return [
            Assets::class => $page->assets(...),
            Bindings::class => static fn(): object => new Bindings($settings),
            Blocks::class => fn(): object =>
                new Blocks($page->elements(), $page->printer(), $page->file, $this->preview()),
            Categories::class => static fn(): object => new Categories(),
            Content::class => static fn(): object => new Content($page->elements(), $page->printer(), $page->assets()),
            EditorData::class => static fn(): object => new EditorData(
                $page->elements(),
                $page->templates(),
                $page->texts(),
                $page->manifest(),
                $settings,
            ),
            ElementPrinter::class => $page->printer(...),
            OwnLine::class => static fn(): object => new OwnLine($page->elements()),
            Patterns::class => static fn(): object => Patterns::set(),
            PlacedElements::class => static fn(): object => new PlacedElements($page->elements(...)),
            PreviewRequest::class => $this->preview(...),
            Shortcodes::class => static fn(): object => new Shortcodes($page->elements(), $page->printer(...)),
            SiteVariations::class => static fn(): object => new SiteVariations($settings),
            Widgets::class => static fn(): object => new Widgets($page->elements(), $page->printer(), $settings),
            WpautopFix::class => static fn(): object => new WpautopFix($page->elements()),
            WrittenTags::class => static fn(): object => new WrittenTags($page->elements(), $settings, $page->assets()),
        ];
    }

    private function preview(): PreviewRequest
    {
        return $this->preview ??= new PreviewRequest();
    }

    private function former_builds(): FormerBuilds
    {
        $file = $this->printing->file;
        $build = dirname($file) . '/build';
        $manifest = static fn(): Manifest => new Manifest("$build/manifest.php", plugins_url('build/', $file));
        $is_linked = is_link(WP_PLUGIN_DIR . '/' . dirname(plugin_basename($file)));
        return new FormerBuilds($build, $manifest, $file, $is_linked);
    }
}
