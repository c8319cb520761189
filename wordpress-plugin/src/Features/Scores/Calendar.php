<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\PageAddress;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Days;

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
        return Faces::fill('theme/scores-calendar/Toggle', [
            'page' => $page->url,
            'day' => $day,
            'calendar' => $this->text('scoresCalendar'),
            'month' => Days::formatted("$month-01", 'F Y'),
            'date' => $this->text('scoresDate'),
            'go' => $this->text('scoresGo'),
            'isOpen' => $request->text(Day::MONTH) !== '',
            'beforeNodes' => self::link('theme/scores-calendar/PreviousMonth', Day::month($month, '-1 month'), $day, $page),
            'afterNodes' => self::link('theme/scores-calendar/NextMonth', Day::month($month, '+1 month'), $day, $page),
            'headNodes' => self::weekdays(),
            'weekNodes' => $this->weeks($day, $month, $page),
            'children' => $page->fields([]),
        ]);
    }

    private static function link(string $face, string $month, string $day, PageAddress $page): string
    {
        return !Day::is_day("$month-01") ? '' : Faces::fill($face, [
            'address' => $page->with(['d' => $day, Day::MONTH => $month]),
            'label' => Days::formatted("$month-01", 'F Y'),
        ]);
    }

    private function weeks(string $day, string $month, PageAddress $page): string
    {
        $played = array_flip($this->games->around($day, $month)['days']);
        $first = (int) Days::formatted("$month-01", 'w');
        $last = (int) Days::formatted("$month-01", 't');
        $cells = array_fill(0, $first, Faces::fill('theme/scores-calendar/NoDay'));
        for ($number = 1; $number <= $last; $number++) {
            $date = sprintf('%s-%02d', $month, $number);
            $cells[] = $this->day($date, $date === $day, isset($played[$date]), $page);
        }
        $week = static fn(array $days): string =>
            Faces::fill('theme/scores-calendar/Week', ['children' => implode('', $days)]);
        return implode('', array_map($week, array_chunk($cells, self::DAYS_OF_A_WEEK)));
    }

    /** The week begins on Sunday (M-9.42), whatever the site's own calendar says. */
    private static function weekdays(): string
    {
        global $wp_locale;
        $cells = '';
        for ($number = 0; $number < self::DAYS_OF_A_WEEK; $number++) {
            $name = $wp_locale->get_weekday($number);
            $letters = mb_substr($name, 0, 2, 'UTF-8');
            $cells .= Faces::fill('theme/scores-calendar/Weekday', ['name' => $name, 'letters' => $letters]);
        }
        return $cells;
    }

    private function day(string $date, bool $is_shown, bool $has_games, PageAddress $page): string
    {
        return Faces::fill('theme/scores-calendar/Day', [
            'address' => $page->with(['d' => $date]),
            'date' => $date,
            'hasGames' => $has_games,
            'label' => Day::words($date) . ($has_games ? ', ' . $this->text('scoresGames') : ''),
            'current' => $is_shown ? 'date' : null,
            'number' => ltrim(substr($date, -2), '0'),
        ]);
    }

    private function text(string $key): string
    {
        return $this->texts->text('theme', $key);
    }
}
