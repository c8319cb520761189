<?php

declare(strict_types=1);

namespace Onda\Owner\Views;

use Onda\Core\Database\NetworkShareRepository;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Views\ReportRepository;
use Onda\Features\Views\ViewRepository;
use Onda\Features\Views\ViewsOptions;
use Onda\Owner\Home\BlockPage;
use Onda\Owner\Home\Task;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in views and ranked lists. */
final class ViewsOwner implements OwnerFeature
{
    use OwnerDefaults;

    public function hook(): void
    {
        $views = new ViewRepository(new NetworkShareRepository());
        // Quick edit prints the row of a post anew by admin-ajax.
        LazyHooks::on([wp_doing_ajax() ? 'wp_ajax_inline-save' : 'admin_init'], static fn() =>
            (new ViewsColumn(new SettingsStore(), new ReportRepository()))->hook());
        LazyHooks::on(['add_meta_boxes', 'save_post'], static fn() =>
            (new ViewsBox(new SettingsStore(), new ReportRepository(), $views))->hook());
        LazyHooks::on_command_line(static fn() => (new ViewsImportCommand(new FormerViewRepository()))->hook());
    }

    public function settings(): array
    {
        $rows = static fn(RecordForm $form): string => $form->rows('lists');
        // phpcs:ignore Generic.Files.LineLength -- a sentence is one text.
        $where = static fn(): string => __('A list stands where the block “Most viewed” is: on a page, in a post, or beside all of them in the site editor or a widget.', 'onda');
        $after = static fn(): string => BlockPage::offer('most-viewed', $where());
        $rankings = __('Ranked lists', 'onda');
        return [
            new Section(Screen::Statistics, 'views', 80, __('Counting', 'onda'), ViewsOptions::record(), ['viewTypes']),
            new Section(Screen::Statistics, 'rankings', 90, $rankings, ViewsOptions::record(), ['lists'], $rows, $after),
        ];
    }

    public function sources(): array
    {
        return CounterSource::all();
    }

    public function privacy(PlacedElements $placed): array
    {
        if (ViewsOptions::types(new SettingsStore()) === []) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('Views of posts are counted by day. So that one visitor counts once, a mark made of address and browser is kept two days at most.', 'onda'),
            __('It names nobody: what it is made with changes every day and is then thrown away.', 'onda'),
        ];
        // phpcs:enable
        return [new PrivacyText(__('Views', 'onda'), $sentences)];
    }

    public function tasks(PlacedElements $placed): array
    {
        return [new Task(
            Task::EXTRA + 15,
            __('Most viewed', 'onda'),
            __('The posts that are read most, in a list that renews itself.', 'onda'),
            static fn(): bool => $placed->has('most-viewed'),
            Screen::Statistics->url('rankings'),
            __('Choose', 'onda'),
        )];
    }

    public function statistics(): array
    {
        return [ViewFigures::topic()];
    }
}
