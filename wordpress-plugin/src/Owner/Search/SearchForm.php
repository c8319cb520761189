<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Fetch\AddressGuard;
use Onda\Core\Fetch\PrivateAddress;
use Onda\Core\Forms\Fields;
use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Screen;
use Onda\Core\Forms\Section;
use Onda\Features\Search\Keywords\KeywordRepository;
use Onda\Features\Search\SearchFeature;
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
        $names = ['siteForms', 'trending', 'approval', 'approved', 'suggestions', 'highlight'];
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
            new Section(Screen::Advanced, 'servers', 10, __('Search servers', 'onda'), $record, SearchOptions::SERVERS),
        ];
    }

    /** Warns of a server (`host:port`, or empty) that may not be asked. */
    public static function warning(string $server): string
    {
        return self::warnings([$server]);
    }

    /** @param list<string> $servers */
    public static function warnings(array $servers): string
    {
        $private = new PrivateAddress(AddressGuard::configured());
        $warnings = array_map(static fn(string $server): string => $private->warning("http://$server/"), $servers);
        return implode('', array_map(Fields::hint(...), array_unique(array_filter($warnings))));
    }

    /**
     * A box for each phrase that is searched much, and for each that the owner approved.
     *
     * @param list<string> $approved
     */
    public static function approved(string $name, string $legend, array $approved): string
    {
        $boxes = '';
        foreach (array_unique([...$approved, ...SearchFeature::keywords()->candidates()]) as $phrase) {
            $boxes .= Fields::box("{$name}[]", $phrase, in_array($phrase, $approved, true), $phrase);
        }
        return $boxes === '' ? '' : Fields::group($legend, $boxes);
    }

    private static function of(RecordForm $form): string
    {
        $site = $form->fields('trending', 'approval', 'approved', 'suggestions');
        $marks = __('Found words on the page that a result leads to', 'onda');
        $forms = __('Search forms of the site', 'onda');
        return SearchPreview::beside_forms(Fields::card('onda-search-forms', $forms, $form->fields('siteForms'))
            . Fields::card('onda-search', __('Live search', 'onda'), $site)
            . Fields::card('onda-search-highlight', $marks, $form->fields('highlight')));
    }
}
