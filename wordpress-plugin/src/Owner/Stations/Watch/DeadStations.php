<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Core\Forms\Screen;
use Onda\Owner\Menu\Bubble;

defined('ABSPATH') || exit;

/** The number of stations without sound in the menu, as the hourly look found them. Asks no server. */
final class DeadStations
{
    public static function bubble(StationHealth $health): Bubble
    {
        $count = CheckedStations::has_dead() ? count($health->dead()) : 0;
        /* translators: %s: number of stations. */
        $text = _n('%s station gives no sound', '%s stations give no sound', $count, 'onda');
        return new Bubble(Screen::Stations, $count, sprintf($text, number_format_i18n($count)));
    }
}
