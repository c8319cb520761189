<?php

declare(strict_types=1);

namespace Onda\Scores;

use Onda\Days;
use Onda\Http\Request;
use Onda\Printing\Html;
use Onda\Printing\Texts;

defined('ABSPATH') || exit;

/**
 * The inside of `<scores-calendar>`: a month of links and a field for a date, behind a toggle. Complete without a
 * script.
 */
final class Calendar
{
    private const DAYS_OF_A_WEEK = 7;

    public function __construct(private GameRepository $games, private Texts $texts)
    {
    }

    public function inside(): string
    {
        $request = Request::from_globals(true);
        $day = Day::asked($request);
        $month = Day::month_asked($request, $day);
        $page = new PageAddress();
        $toggle = ['part' => 'calendar', 'open' => $request->text(Day::MONTH) !== ''];
        $summary = Html::tag('summary', [], Html::text($this->text('scoresCalendar')));
        $month_shown = $this->months($day, $month, $page) . $this->table($day, $month, $page);
        return Html::tag('details', $toggle, $summary . $month_shown . $this->picker($day, $page));
    }

    private function months(string $day, string $month, PageAddress $page): string
    {
        $links = [];
        foreach (['prev' => '-1 month', 'next' => '+1 month'] as $part => $move) {
            $other = Day::month($month, $move);
            $label = Days::formatted("$other-01", 'F Y');
            $attributes = ['part' => "$part-month", 'aria-label' => $label];
            $links[$part] = Day::is_day("$other-01")
                ? $page->link(['d' => $day, Day::MONTH => $other], Html::text($part === 'prev' ? '‹' : '›'), $attributes)
                : '';
        }
        $name = Html::tag('span', ['part' => 'month'], Html::text(Days::formatted("$month-01", 'F Y')));
        return Html::tag('div', ['part' => 'months'], $links['prev'] . $name . $links['next']);
    }

    private function table(string $day, string $month, PageAddress $page): string
    {
        $played = array_flip($this->games->days_of($month));
        $first = (int) Days::formatted("$month-01", 'w');
        $last = (int) Days::formatted("$month-01", 't');
        $cells = array_fill(0, $first, Html::tag('td'));
        for ($number = 1; $number <= $last; $number++) {
            $date = sprintf('%s-%02d', $month, $number);
            $cells[] = Html::tag('td', [], $this->day($date, $date === $day, isset($played[$date]), $page));
        }
        $rows = array_map(
            static fn(array $week): string => Html::tag('tr', [], implode('', $week)),
            array_chunk($cells, self::DAYS_OF_A_WEEK)
        );
        $caption = Html::tag('caption', [], Html::text(Days::formatted("$month-01", 'F Y')));
        return Html::tag('table', [], $caption . $this->week() . Html::tag('tbody', [], implode('', $rows)));
    }

    /** The week begins on Sunday (magazine.md 9), whatever the site's own calendar says. */
    private function week(): string
    {
        global $wp_locale;
        $cells = '';
        for ($number = 0; $number < self::DAYS_OF_A_WEEK; $number++) {
            $name = $wp_locale->get_weekday($number);
            $short = Html::tag('abbr', ['title' => $name], Html::text(mb_substr($name, 0, 2, 'UTF-8')));
            $cells .= Html::tag('th', ['scope' => 'col'], $short);
        }
        return Html::tag('thead', [], Html::tag('tr', [], $cells));
    }

    private function day(string $date, bool $is_shown, bool $has_games, PageAddress $page): string
    {
        return $page->link(['d' => $date], Html::text(ltrim(substr($date, -2), '0')), [
            'data-date' => $date,
            'data-games' => $has_games,
            'aria-label' => Day::words($date) . ($has_games ? ', ' . $this->text('scoresGames') : ''),
            'aria-current' => $is_shown ? 'date' : null,
        ]);
    }

    private function picker(string $day, PageAddress $page): string
    {
        $field = Html::tag('input', ['type' => 'date', 'name' => 'd', 'value' => $day, 'required' => true]);
        $label = Html::tag('label', [], Html::text($this->text('scoresDate')) . ' ' . $field);
        $button = Html::tag('button', ['type' => 'submit'], Html::text($this->text('scoresGo')));
        return $page->form([], "$label $button", ['part' => 'picker']);
    }

    private function text(string $key): string
    {
        return $this->texts->text('theme', $key);
    }
}
