<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Printing\Printing;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Site\LazyHooks;
use Onda\Features\Search\Index\IndexOptions;
use Onda\Features\Search\Index\IndexParts;
use Onda\Features\Search\Index\IndexState;
use Onda\Features\Search\Keywords\SearchDayRepository;
use Onda\Features\Search\SearchFeature;
use Onda\Features\Search\SearchOptions;
use Onda\Owner\Home\NowButton;
use Onda\Owner\Menu\PrivacyText;
use Onda\Owner\OwnerDefaults;
use Onda\Owner\OwnerFeature;

defined('ABSPATH') || exit;

/** The part of the owner in live search: settings, the index, figures. */
final class SearchOwner implements OwnerFeature
{
    use OwnerDefaults;

    /** The action of admin-post. */
    private const BUILD = 'onda_index_build';

    public function hook(): void
    {
        LazyHooks::on(['site_status_tests'], static fn() =>
            (new IndexHealth(new IndexState(), IndexParts::progress()))->hook());
        LazyHooks::on(['admin_post_' . self::BUILD], static fn() =>
            NowButton::hook(self::BUILD, Screen::Search, 'index', static fn() => IndexParts::upkeep()->again_now()));
        LazyHooks::on_command_line(static function (): void {
            (new LoadCommand(SearchFeature::shards()))->hook();
            \WP_CLI::add_command('onda search', self::build_command());
        });
    }

    public function hook_printing(Printing $printing): void
    {
        SearchPreview::hook($printing->printer(), static fn(string $id): Section =>
            array_column(SearchForm::sections(), null, 'id')[$id]);
    }

    public function settings(): array
    {
        return [...SearchForm::sections(), ...self::index_sections()];
    }

    public function privacy(PlacedElements $placed): array
    {
        if (!(new IndexState())->read()['is_wanted'] && !$placed->has('asp-search', 'masthead-search')) {
            return [];
        }
        // phpcs:disable Generic.Files.LineLength -- a sentence is one text.
        $sentences = [
            __('Searched phrases are counted by day for 90 days; who searched is not kept.', 'onda'),
        ];
        // phpcs:enable
        if (SearchOptions::stored(new SettingsStore())->has_suggestions()) {
            $sentences[] = __('This site asks a suggestion service for the rest of a phrase, in its own name.', 'onda');
        }
        return [new PrivacyText(__('Search', 'onda'), $sentences)];
    }

    public function statistics(): array
    {
        return [SearchFigures::topic(new SearchDayRepository())];
    }

    public static function build_command(): BuildCommand
    {
        return new BuildCommand(IndexParts::builder(), IndexParts::progress(), IndexParts::upkeep());
    }

    /** @return list<Section> */
    private static function index_sections(): array
    {
        $form = static fn(RecordForm $form): string => IndexForm::of($form, IndexParts::progress());
        $button = static fn(): string => Fields::action(self::BUILD, __('Build the index now', 'onda'));
        $record = IndexOptions::record();
        $index = ['types', 'attachments', 'fields', 'stopWords'];
        return [
            new Section(Screen::Search, 'synonyms', 35, __('Synonyms', 'onda'), $record, ['synonyms']),
            new Section(Screen::Search, 'index', 40, __('Search index', 'onda'), $record, $index, $form, $button),
        ];
    }
}
