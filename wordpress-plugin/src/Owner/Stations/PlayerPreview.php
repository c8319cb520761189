<?php

declare(strict_types=1);

namespace Onda\Owner\Stations;

use Onda\Core\Forms\RecordForm;
use Onda\Core\Forms\Section;
use Onda\Core\Http\Request;
use Onda\Core\Printing\ElementPrinter;
use Onda\Core\Text\Html;
use Onda\Owner\Preview\Look;
use Onda\Owner\Preview\PreviewFrame;
use Onda\Owner\Preview\PreviewPage;
use Onda\Owner\Preview\TypedSettings;

defined('ABSPATH') || exit;

/** The player of one station, as it is typed. */
final class PlayerPreview
{
    public const LOOK = 'player';

    /** Puts the preview beside the cards of the stations. */
    public static function beside(RecordForm $form, string $cards): string
    {
        $rows = array_values($form->values['stations']);
        $names = array_map(static fn(array $row): string => trim((string) $row['name']) ?: __('Station', 'onda'), $rows);
        $names[] = __('New station', 'onda');
        return PreviewFrame::beside($cards, PreviewPage::address(self::LOOK), __('Preview of the player', 'onda'), $names);
    }

    /** @param \Closure(): Section $section The stations, whose fields are typed. */
    public static function look(ElementPrinter $printer, \Closure $section): Look
    {
        $row = null;
        $use = static function (Request $request) use (&$row, $section): void {
            $row = TypedSettings::use_row($section(), 'stations', $request);
        };
        $markup = static function () use (&$row, $printer): string {
            $hint = __('The player appears here once its station has a stream address.', 'onda');
            return ($row['stream'] ?? '') === ''
                ? Html::tag('p', [], Html::text($hint))
                : $printer->element('radio-player', ['station' => $row['id']]);
        };
        return new Look(__('Preview of the player', 'onda'), $markup, $use);
    }
}
