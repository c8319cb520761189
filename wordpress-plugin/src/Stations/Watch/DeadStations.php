<?php

declare(strict_types=1);

namespace Onda\Stations\Watch;

use Onda\Admin\Bubble;
use Onda\Admin\Screen;

defined('ABSPATH') || exit;

/** The number of stations without sound in the menu, as the hourly look found them. Asks no server. */
final class DeadStations
{
    public static function bubble(Health $health): Bubble
    {
        $count = count($health->dead());
        /* translators: %s: number of stations. */
        $text = _n('%s station gives no sound', '%s stations give no sound', $count, 'onda');
        return new Bubble(Screen::Stations, $count, sprintf($text, number_format_i18n($count)));
    }
}
