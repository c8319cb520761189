<?php

declare(strict_types=1);

namespace Onda\Owner\Search;

use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Section;
use Onda\Core\Http\Request;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Settings\SettingsStore;
use Onda\Core\Text\Html;
use Onda\Features\Search\SearchOptions;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewFrame;
use Onda\Owner\Preview\PreviewPage;
use Onda\Owner\Preview\TypedSettings;

defined('ABSPATH') || exit;

/** A search box as it is typed, and the search form of the site with what is typed about it. */
final class SearchPreview
{
    private const BOX = 'search-box';
    private const SITE = 'search-form';

    /** @param \Closure(string): Section $section Finds the section whose fields are typed, by its id. */
    public static function hook(ElementPrinter $printer, \Closure $section): void
    {
        PreviewPage::hook(self::BOX, static fn(): Look => self::box($printer, $section));
        PreviewPage::hook(self::SITE, static fn(): Look => new Look(
            __('Preview of the site’s search form', 'onda'),
            static fn(): string => self::site_form(),
            static fn(Request $request) => TypedSettings::use($section('search'), $request),
        ));
    }

    /** Puts the preview of a box beside the cards of the boxes. */
    public static function beside_boxes(RecordForm $form, string $cards): string
    {
        $rows = array_values($form->values['instances']);
        $names = array_map(static fn(array $row): string => trim("$row[id] $row[name]"), $rows);
        $names[] = __('New search', 'onda');
        $title = __('Preview of the search box', 'onda');
        return PreviewFrame::beside($cards, PreviewPage::address(self::BOX), $title, $names);
    }

    /** Puts the preview of the site's form beside its fields. */
    public static function beside_forms(string $fields): string
    {
        $title = __('Preview of the site’s search form', 'onda');
        return PreviewFrame::beside($fields, PreviewPage::address(self::SITE), $title);
    }

    /** @param \Closure(string): Section $section */
    private static function box(ElementPrinter $printer, \Closure $section): Look
    {
        $row = null;
        $use = static function (Request $request) use (&$row, $section): void {
            $row = TypedSettings::use_row($section('boxes'), 'instances', $request);
        };
        $markup = static function () use (&$row, $printer): string {
            return $printer->element('asp-search', ['id' => (int) ($row['id'] ?? 0) ?: 1]);
        };
        return new Look(__('Preview of the search box', 'onda'), $markup, $use);
    }

    /** The theme's own form; of a theme of blocks, WordPress's block. */
    private static function site_form(): string
    {
        $block = ['blockName' => 'core/search', 'attrs' => ['label' => __('Search', 'onda')], 'innerHTML' => ''];
        $form = wp_is_block_theme()
            ? render_block($block + ['innerBlocks' => [], 'innerContent' => []])
            : (string) get_search_form(['echo' => false]);
        $is_live = SearchOptions::stored(new SettingsStore())->has_site_forms();
        $text = $is_live
            ? __('Live: type something, and results come below the form.', 'onda')
            : __('Not live: the form leads to the results page.', 'onda');
        return $form . Html::tag('p', [], Html::tag('small', [], Html::text($text)));
    }
}
