<?php

declare(strict_types=1);

namespace Onda;

use Onda\Admin\CronHealth;
use Onda\Admin\EarlySwitch;
use Onda\Admin\Home\BlockPage;
use Onda\Admin\Home\Checklist;
use Onda\Admin\Home\Home;
use Onda\Admin\Home\PrivacyTask;
use Onda\Admin\Import\AddedRepository;
use Onda\Admin\Import\Importer;
use Onda\Admin\Import\ImportTab;
use Onda\Admin\Mail\MailHealth;
use Onda\Admin\Mail\MailTab;
use Onda\Admin\Menu;
use Onda\Admin\MustUseFile;
use Onda\Admin\OwnerReport;
use Onda\Admin\Privacy;
use Onda\Admin\RemovalNote;
use Onda\Admin\ScreenStyle;
use Onda\Admin\SectionForm;
use Onda\Admin\SettingsSearch;
use Onda\Admin\SiteHealth;
use Onda\Admin\SiteReport;
use Onda\Admin\Transfer\SettingsTab;
use Onda\Host\BarHealth;
use Onda\Host\CdnHealth;
use Onda\Host\HostHealth;
use Onda\Http\Action;
use Onda\Http\ActionOwners;
use Onda\Http\EarlyPolicy;
use Onda\Printing\Elements;
use Onda\Printing\Manifest;
use Onda\Printing\PlacedElements;
use Onda\Settings\Section;
use Onda\Settings\SettingsCommand;
use Onda\Settings\SettingsRules;
use Onda\Settings\SettingsStore;
use Onda\Settings\Transfer\FileCommand;

defined('ABSPATH') || exit;

/** The part of the composition root that a visitor's request never needs. */
final class AdminHooks
{
    /** @param string $file The main file of the plugin. */
    public function __construct(
        private string $file,
        private SettingsStore $store,
        private ActionOwners $owners,
        private EarlyPolicy $policy,
    ) {
    }

    /** @param list<Feature> $features */
    public function hook_lifecycle(Migrations $migrations, array $features): void
    {
        $name = plugin_basename($this->file);
        $early = fn(): EarlySwitch => EarlySwitch::of($this->file);
        $hooks = ["activate_$name", "deactivate_$name", 'wp_initialize_site', 'upgrader_process_complete'];
        LazyHooks::on($hooks, fn() =>
            (new Lifecycle($migrations, $this->must_use_file(), $early(), $this->owners, $features, $this->file))->hook());
        LazyHooks::on(EarlySwitch::CHANGES, static fn() => $early()->hook());
    }

    /**
     * @param \Closure(): list<Section> $sections
     * @param list<Feature> $features
     */
    public function hook_screens(\Closure $sections, array $features): void
    {
        $import = static function () use ($features): ImportTab {
            $added = new AddedRepository();
            $importer = new Importer(static fn(): float => microtime(true), $added);
            return new ImportTab($importer, $added, static fn(): array => self::of($features, 'sources'));
        };
        $checklist = fn(): Checklist => new Checklist(fn(): array =>
            [...self::of($features, 'tasks', $this->placed()), PrivacyTask::task()]);
        $file = fn(): SettingsTab => new SettingsTab($sections, $this->file);
        LazyHooks::on(['admin_post_onda_settings_export'], static fn() => $file()->hook());
        LazyHooks::on(['admin_post_onda_test_mail'], static fn() => (new MailTab())->hook());
        LazyHooks::on(['admin_post_onda_import'], static fn() => $import()->hook());
        LazyHooks::on(['admin_post_onda_checklist'], static fn() => $checklist()->hook());
        LazyHooks::on(['admin_post_onda_block_page'], BlockPage::hook(...));
        $tabs = fn(): array => [
            $this->home($checklist(), $sections, $features)->tab(),
            $import()->tab(),
            $file()->tab(),
            (new MailTab())->tab(),
            ...array_map(SectionForm::tab(...), $sections()),
            ...self::of($features, 'tabs'),
        ];
        $menu = ['admin_menu', 'pre_current_active_plugins', 'plugin_action_links_' . plugin_basename($this->file)];
        LazyHooks::on($menu, fn() =>
            (new Menu($tabs, static fn(): array => self::of($features, 'bubbles'), $this->file))->hook());
        LazyHooks::on(['plugin_row_meta'], fn() => (new RemovalNote($this->store, $this->file))->hook());
        LazyHooks::on_command_line(function () use ($sections): void {
            (new SettingsCommand($this->store, new SettingsRules($sections), $sections))->hook();
            (new FileCommand($sections, $this->file))->hook();
        });
        LazyHooks::on(['admin_enqueue_scripts'], fn() => (new ScreenStyle($this->file))->hook());
    }

    /**
     * @param \Closure(): list<Section> $sections
     * @param list<Feature> $features
     */
    private function home(Checklist $checklist, \Closure $sections, array $features): Home
    {
        $cards = static fn(): array => self::of($features, 'cards');
        return new Home($checklist, new SettingsSearch($sections), $cards, $this->placed());
    }

    /**
     * @param array<string, list<Action>> $actions By feature.
     * @param list<Feature> $features
     * @param \Closure(): list<Section> $sections
     */
    public function hook_reports(array $actions, array $features, \Closure $sections): void
    {
        $texts = function () use ($features): array {
            $placed = $this->placed();
            return array_merge(...array_map(static fn(Feature $one): array => $one->privacy($placed), $features));
        };
        LazyHooks::on(['save_post'], fn() => $this->placed()->hook());
        LazyHooks::on(['site_status_tests'], fn() => (new SiteHealth(
            $this->must_use_file(),
            $this->store,
            $this->owners,
            $this->policy,
            array_keys($actions),
        ))->hook());
        LazyHooks::on(['site_status_tests'], static fn() =>
            (new CronHealth(static fn(): array => Lifecycle::events($features)))->hook());
        LazyHooks::on(['site_status_tests'], static fn() => (new HostHealth())->hook());
        $loader = fn(): string => Manifest::of($this->file)->loader();
        foreach ([CdnHealth::class, BarHealth::class] as $health) {
            LazyHooks::on(['site_status_tests', 'rest_api_init'], static fn() => $health::hook($loader));
        }
        LazyHooks::on(['site_status_tests'], static fn() => (new MailHealth())->hook());
        LazyHooks::on(['debug_information'], function () use ($actions, $sections): void {
            (new SiteReport($sections, $this->must_use_file(), $this->file))->hook();
            (new OwnerReport($actions, $this->file))->hook();
        });
        LazyHooks::on(LazyHooks::screens(), static fn() => (new Privacy($texts))->hook());
    }

    /**
     * @param list<Feature> $features
     * @return list<mixed> What all of them return.
     */
    private static function of(array $features, string $method, PlacedElements ...$placed): array
    {
        return array_merge(...array_map(static fn(Feature $one): array => $one->$method(...$placed), $features));
    }

    private function placed(): PlacedElements
    {
        return new PlacedElements(fn(): Elements => new Elements(dirname($this->file) . '/generated'));
    }

    private function must_use_file(): MustUseFile
    {
        return new MustUseFile(WPMU_PLUGIN_DIR, $this->file);
    }
}
