<?php

declare(strict_types=1);

namespace Onda\Core\Forms;

defined('ABSPATH') || exit;

/** The screens of the menu Onda, in the order of the menu; the value is the `page` of the address. */
enum Screen: string
{
    case Home = 'onda';
    case Stations = 'onda-stations';
    case Schedule = 'onda-schedule';
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
        return [
            'Home' => _x('Home', 'screen', 'onda'),
            'Stations' => __('Stations', 'onda'),
            'Schedule' => __('Schedule', 'onda'),
            'Favorites' => __('Favorites and votes', 'onda'),
            'Search' => __('Search', 'onda'),
            'Newsletter' => __('Newsletter', 'onda'),
            'Statistics' => __('Statistics', 'onda'),
            'Theme' => __('Theme', 'onda'),
            'Scores' => __('Scores', 'onda'),
            'Tools' => __('Tools', 'onda'),
            'Advanced' => __('Advanced', 'onda'),
        ][$this->name];
    }

    /** Whether its settings change what visitors see. */
    public function is_seen_on_site(): bool
    {
        return !in_array($this, [self::Statistics, self::Tools, self::Advanced], true);
    }

    /** @param string $tab Its id; the first one without it. */
    public function url(string $tab = ''): string
    {
        $query = ['page' => $this->value] + ($tab === '' ? [] : ['tab' => $tab]);
        return admin_url('admin.php?' . http_build_query($query));
    }
}
