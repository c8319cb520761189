<?php

declare(strict_types=1);

namespace Onda\Admin;

defined('ABSPATH') || exit;

/** The screens of the menu Onda, in the order of the menu; the value is the `page` of the address. */
enum Screen: string
{
    case Home = 'onda';
    case Stations = 'onda-stations';
    case Favorites = 'onda-favorites';
    case Search = 'onda-search';
    case Newsletter = 'onda-newsletter';
    case Statistics = 'onda-statistics';
    case Theme = 'onda-theme';
    case Scores = 'onda-scores';
    case Tools = 'onda-tools';
    case Advanced = 'onda-advanced';

    public function title(): string
    {
        return match ($this) {
            self::Home => _x('Home', 'screen', 'onda'),
            self::Stations => __('Stations', 'onda'),
            self::Favorites => __('Favorites and votes', 'onda'),
            self::Search => __('Search', 'onda'),
            self::Newsletter => __('Newsletter', 'onda'),
            self::Statistics => __('Statistics', 'onda'),
            self::Theme => __('Theme', 'onda'),
            self::Scores => __('Scores', 'onda'),
            self::Tools => __('Tools', 'onda'),
            self::Advanced => __('Advanced', 'onda'),
        };
    }

    /** @param string $tab Its id; the first one without it. */
    public function url(string $tab = ''): string
    {
        $query = ['page' => $this->value] + ($tab === '' ? [] : ['tab' => $tab]);
        return admin_url('admin.php?' . http_build_query($query));
    }
}
