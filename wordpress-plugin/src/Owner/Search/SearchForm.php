<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\PrivateAddress;
use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Core\Settings\Record;
use Onda\Features\Search\Keywords\KeywordRepository;
use Onda\Features\Search\SearchOptions;
use Onda\Owner\Preview\PreviewFrame;

defined('ABSPATH') || exit;

/** The sections about live search. */
final class SearchForm
{
    /** @return list<Section> */
    public static function sections(): array
    {
        $record = SearchOptions::record();
        $report = static fn(): string => SearchReport::of(new KeywordRepository());
        $names = ['siteForms', 'headerBox', 'trending', 'approval', 'approved', 'suggestions', 'highlight'];
        $boxes = static fn(RecordForm $form): string => SearchPreview::beside_boxes($form, $form->rows('instances'));
        $load = PreviewFrame::enqueue(...);
        return [
            new Section(
                Screen::Search,
                'search',
                10,
                __('Live search', 'onda'),
                $record,
                $names,
                self::of(...),
                $report,
                $load,
            ),
            new Section(
                Screen::Search,
                'boxes',
                20,
                __('Search boxes', 'onda'),
                $record,
                ['instances'],
                $boxes,
                load: $load,
            ),
            new Section(Screen::Search, 'pins', 30, __('Pinned results', 'onda'), $record, ['pins']),
            self::servers($record),
        ];
    }

    private static function servers(Record $record): Section
    {
        $title = __('Search servers', 'onda');
        return new Section(Screen::Advanced, 'servers', 10, $title, $record, SearchOptions::SERVERS, notes: [
            'search.sphinx' => static fn(string $server): string => self::warnings([$server]),
            'search.shards' => self::warnings(...),
        ]);
    }

    /**
     * Warns of servers that may not be asked.
     *
     * @param list<string> $servers `host:port`, or empty.
     */
    private static function warnings(array $servers): string
    {
        $private = new PrivateAddress(AddressGuard::configured());
        $warnings = array_map(static fn(string $server): string => $private->warning("http://$server/"), $servers);
        return implode('', array_map(Fields::hint(...), array_unique(array_filter($warnings))));
    }

    private static function of(RecordForm $form): string
    {
        $site = $form->fields('trending', 'approval', 'approved', 'suggestions');
        $marks = __('Found words on the page that a result leads to', 'onda');
        $forms = __('Search forms of the site', 'onda');
        // A classic theme has no blocks in its header.
        $of_site = $form->fields('siteForms', ...(wp_is_block_theme() ? ['headerBox'] : []));
        return SearchPreview::beside_forms(Fields::card('onda-search-forms', $forms, $of_site)
            . Fields::card('onda-search', __('Live search', 'onda'), $site)
            . Fields::card('onda-search-highlight', $marks, $form->fields('highlight')));
    }
}
