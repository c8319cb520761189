<?php

declare(strict_types=1);

namespace Onda\Owner;

use Onda\Core\Feature;
use Onda\Core\Forms\Section;
use Onda\Core\Forms\SettingsRules;
use Onda\Core\Http\Action;
use Onda\Core\Http\ActionOwners;
use Onda\Core\Printing\Manifest;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Owner\Forms\SectionForm;
use Onda\Owner\Health\BarHealth;
use Onda\Owner\Health\CdnHealth;
use Onda\Owner\Health\CronHealth;
use Onda\Owner\Health\HostHealth;
use Onda\Owner\Health\LoaderHealth;
use Onda\Owner\Health\OwnerReport;
use Onda\Owner\Health\ShownHealth;
use Onda\Owner\Health\SiteHealth;
use Onda\Owner\Health\SiteReport;
use Onda\Owner\Health\TemplateHooks;
use Onda\Owner\Home\BlockPage;
use Onda\Owner\Home\Checklist;
use Onda\Owner\Home\Home;
use Onda\Owner\Home\PrivacyTask;
use Onda\Owner\Import\AddedRepository;
use Onda\Owner\Import\ImportTab;
use Onda\Owner\Import\Importer;
use Onda\Owner\Lifecycle\Lifecycle;
use Onda\Owner\Mail\MailHealth;
use Onda\Owner\Mail\MailTab;
use Onda\Owner\Menu\Menu;
use Onda\Owner\Menu\Notices;
use Onda\Owner\Menu\PrivacyPolicy;
use Onda\Owner\Menu\RemovalNote;
use Onda\Owner\Menu\ScreenStyle;
use Onda\Owner\Menu\SettingsSearch;
use Onda\Owner\Transfer\FileCommand;
use Onda\Owner\Transfer\SettingsCommand;
use Onda\Owner\Transfer\SettingsTab;

defined('ABSPATH') || exit;

/** The part of the composition root that a visitor's request never needs. */
final class OwnerHooks
{
    private string $file;

    /** @param list<OwnerFeature> $parts */
    public function __construct(
        private Printing $printing,
        private array $parts,
        private SettingsStore $store,
        private ActionOwners $owners,
    ) {
        $this->file = $printing->file;
    }

    /** @param \Closure(): list<Section> $sections */
    public function hook_screens(\Closure $sections): void
    {
        $import = function (): ImportTab {
            $added = new AddedRepository();
            $importer = new Importer(static fn(): float => microtime(true), $added);
            return new ImportTab($importer, $added, fn(): array => $this->all('sources'));
        };
        $checklist = fn(): Checklist => new Checklist(fn(): array =>
            [...$this->all('tasks', $this->placed()), PrivacyTask::task()]);
        $file = fn(): SettingsTab => new SettingsTab($sections, $this->file);
        LazyHooks::on(['admin_post_onda_settings_export'], static fn() => $file()->hook());
        LazyHooks::on(['admin_post_onda_test_mail'], static fn() => (new MailTab())->hook());
        LazyHooks::on(['admin_post_onda_import'], static fn() => $import()->hook());
        LazyHooks::on(['admin_post_onda_checklist'], static fn() => $checklist()->hook());
        LazyHooks::on(['admin_post_onda_block_page'], BlockPage::hook(...));
        $tabs = fn(): array => [
            $this->home($checklist(), $sections)->tab(),
            $import()->tab(),
            $file()->tab(),
            (new MailTab())->tab(),
            ...array_map(SectionForm::tab(...), $sections()),
            ...$this->all('tabs'),
        ];
        $menu = ['admin_menu', 'pre_current_active_plugins', 'plugin_action_links_' . plugin_basename($this->file)];
        LazyHooks::on($menu, fn() =>
            (new Menu($tabs, fn(): array => $this->all('bubbles'), $this->file))->hook());
        LazyHooks::on(['plugin_row_meta'], fn() => (new RemovalNote($this->store, $this->file))->hook());
        LazyHooks::on_command_line(function () use ($sections): void {
            (new SettingsCommand($this->store, new SettingsRules($sections), $sections))->hook();
            (new FileCommand($sections, $this->file))->hook();
        });
        LazyHooks::on(['admin_enqueue_scripts'], fn() => (new ScreenStyle($this->file))->hook());
        LazyHooks::on(['admin_notices'], fn() =>
            (new Notices($this->printing->elements(), $this->printing->manifest()))->hook());
    }

    /** @param \Closure(): list<Section> $sections */
    private function home(Checklist $checklist, \Closure $sections): Home
    {
        $cards = fn(): array => $this->all('cards');
        return new Home($checklist, new SettingsSearch($sections), $cards, $this->placed());
    }

    /**
     * @param \Closure(): array<string, list<Action>> $actions By feature.
     * @param list<Feature> $features
     * @param \Closure(): list<Section> $sections
     */
    public function hook_reports(\Closure $actions, array $features, \Closure $sections): void
    {
        $texts = fn(): array => $this->all('privacy', $this->placed());
        LazyHooks::on(['site_status_tests'], fn() =>
            (new SiteHealth($this->store, $this->owners, array_keys($actions())))->hook());
        LazyHooks::on(['site_status_tests'], static fn() =>
            (new CronHealth(static fn(): array => Lifecycle::events($features)))->hook());
        LazyHooks::on(['site_status_tests'], static fn() => (new HostHealth())->hook());
        LazyHooks::on(['site_status_tests'], static fn() => ShownHealth::hook());
        $loader = fn(): string => Manifest::of($this->file)->loader();
        foreach ([CdnHealth::class, LoaderHealth::class] as $health) {
            LazyHooks::on(['site_status_tests', 'rest_api_init'], static fn() => $health::hook($loader));
        }
        LazyHooks::on(['site_status_tests', 'rest_api_init'], static fn() => BarHealth::hook());
        LazyHooks::on(['site_status_tests'], static fn() => (new MailHealth())->hook());
        LazyHooks::on(['debug_information'], function () use ($actions, $sections): void {
            (new SiteReport($sections, $this->file))->hook();
            (new OwnerReport($actions(), $this->file))->hook();
        });
        LazyHooks::on(LazyHooks::screens(), static fn() => (new PrivacyPolicy($texts))->hook());
        TemplateHooks::hook($this->printing);
    }

    /** @return list<mixed> What all parts return. */
    private function all(string $method, PlacedElements ...$placed): array
    {
        return array_merge(...array_map(static fn(OwnerFeature $one): array => $one->$method(...$placed), $this->parts));
    }

    private function placed(): PlacedElements
    {
        return new PlacedElements($this->printing->elements(...));
    }
}
