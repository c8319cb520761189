<?php

declare(strict_types=1);

namespace Onda\Owner\Stations\Watch;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Settings\Station;
use Onda\Core\Text\Html;
use Onda\Owner\Home\Card;
use Onda\Owner\Stations\Check\Finding;
use Onda\Owner\Stations\Check\Report;

defined('ABSPATH') || exit;

/** The stations on the Home screen: whether each plays, since when, its song and its listeners. Asks no server. */
final class HomeCard
{
    public const NOW = 'onda_stations_check';

    public function __construct(private StationHealth $health)
    {
    }

    public function card(): Card
    {
        return new Card('onda-stations', 10, __('On the air', 'onda'), $this->markup(...));
    }

    public function markup(): string
    {
        $lines = '';
        foreach ($this->health->all() as ['station' => $station, 'state' => $state]) {
            $lines .= self::line($station, $state);
        }
        $link = Html::tag('a', ['href' => Screen::Stations->url()], Html::text(__('Look at the stations', 'onda')));
        $list = Html::tag('ul', ['class' => 'onda-findings'], $lines);
        $now = Fields::action(self::NOW, __('Check all now', 'onda'));
        return $lines === '' ? '' : $list . Html::tag('p', [], $link) . $now;
    }

    private static function line(Station $station, ?StationState $state): string
    {
        $name = Html::tag('strong', [], Html::text($station->name));
        $about = [StateTexts::since($state), $state?->song ?? '', self::listeners($state?->listeners)];
        $inner = $name . '<br>' . implode('<br>', array_map(Html::text(...), array_filter($about, strlen(...))));
        $sign = match ($state?->state) {
            Report::ON => Finding::GOOD,
            Report::OFF => Finding::WRONG,
            default => Finding::WARNING,
        };
        return Html::tag('li', ['data-state' => $sign, 'data-station' => $station->id], $inner);
    }

    private static function listeners(?int $count): string
    {
        /* translators: %s: number of listeners. */
        $text = _n('%s listener now.', '%s listeners now.', (int) $count, 'onda');
        return $count === null ? '' : sprintf($text, number_format_i18n($count));
    }
}
