<?php

declare(strict_types=1);

namespace Onda\Owner\Home;

use Onda\Core\Forms\Fields;
use Onda\Core\Forms\Screen;
use Onda\Core\Http\Request;
use Onda\Core\Printing\PlacedElements;
use Onda\Core\Text\Html;
use Onda\Owner\Menu\SettingsSearch;
use Onda\Owner\Menu\Tab;

defined('ABSPATH') || exit;

/** The first screen of the menu: the first steps, a card of each feature, and a search over all settings. */
final class Home
{
    /** @param \Closure(): list<Card> $cards */
    public function __construct(
        private Checklist $checklist,
        private SettingsSearch $search,
        private \Closure $cards,
        private PlacedElements $placed,
    ) {
    }

    public function tab(): Tab
    {
        $title = static fn(): string => Screen::Home->title();
        return new Tab(Screen::Home, 'home', 0, $title, $this->page(...));
    }

    public function page(): void
    {
        $this->placed->refresh();
        $words = Request::from_globals(true)->text('find');
        $found = $words === '' ? '' : $this->search->results($words);
        $home = $this->checklist->markup() . Html::tag('div', [], $this->cards());
        Html::write(SettingsSearch::form($words) . $found . Html::tag('div', ['class' => 'onda-home'], $home));
    }

    private function cards(): string
    {
        $cards = ($this->cards)();
        usort($cards, static fn(Card $one, Card $other): int => $one->place <=> $other->place);
        $markup = '';
        foreach ($cards as $card) {
            $inner = $card->markup();
            $markup .= $inner === '' ? '' : Fields::card($card->id, $card->title, $inner);
        }
        return $markup;
    }
}
