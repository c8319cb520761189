<?php

declare(strict_types=1);

namespace Onda\Scores;

use Onda\Days;
use Onda\Http\Request;
use Onda\Printing\Html;
use Onda\Printing\Texts;

defined('ABSPATH') || exit;

/** The inside of `<scores-board>`: the games of a day by competition. Complete without a script. */
final class Board
{
    /** A board may stand on a page twice, an id may not. */
    private int $copies = 0;

    public function __construct(private GameRepository $games, private Texts $texts)
    {
    }

    public function inside(): string
    {
        $this->copies++;
        $request = Request::from_globals(true);
        $day = Day::asked($request);
        $page = new PageAddress();
        $games = [];
        foreach ($this->games->of_day($day) as $game) {
            $games[$game->competition][] = $game;
        }
        $chosen = $request->text('competition');
        $shown = array_filter($games, static fn(string $name): bool => self::slug($name) === $chosen, ARRAY_FILTER_USE_KEY);
        return $this->days($day, $page)
            . (count($games) > 1 ? $this->chooser(array_keys($games), $chosen, $day, $page) : '')
            . $this->competitions($shown ?: $games);
    }

    /**
     * The day, between the nearest that have games, and the way back to today for whoever reads an old copy of the
     * page.
     */
    private function days(string $day, PageAddress $page): string
    {
        $links = [];
        foreach ($this->games->nearest($day) as $rel => $near) {
            $words = $near === '' ? '' : Days::formatted($near, 'j M');
            $label = $this->text($rel === 'prev' ? 'scoresBefore' : 'scoresAfter') . ': ' . $words;
            $attributes = ['part' => $rel, 'aria-label' => $label];
            $links[$rel] = $near === '' ? '' : $page->link(['d' => $near], Html::text($words), $attributes);
        }
        $attributes = ['part' => 'today', 'hidden' => true];
        $today = $page->link(['d' => Day::today()], Html::text($this->text('scoresToday')), $attributes);
        $heading = Html::tag('h2', ['part' => 'day', 'data-day' => $day], Html::text(Day::words($day)));
        return Html::tag('div', ['part' => 'days'], $links['prev'] . $heading . $links['next'] . $today);
    }

    /** @param list<string> $competitions */
    private function chooser(array $competitions, string $chosen, string $day, PageAddress $page): string
    {
        $options = Html::tag('option', ['value' => ''], Html::text($this->text('scoresAll')));
        foreach ($competitions as $name) {
            $slug = self::slug($name);
            $option = ['value' => $slug, 'data-section' => $this->id($slug), 'selected' => $slug === $chosen];
            $options .= Html::tag('option', $option, Html::text($name));
        }
        $select = Html::tag('select', ['name' => 'competition'], $options);
        $label = Html::text($this->text('scoresCompetition')) . " $select";
        $button = Html::tag('button', ['type' => 'submit'], Html::text($this->text('scoresGo')));
        return $page->form(['d' => $day], Html::tag('label', [], $label) . ' ' . $button, ['part' => 'chooser']);
    }

    /** @param array<string, list<Game>> $games */
    private function competitions(array $games): string
    {
        if ($games === []) {
            return Html::tag('p', ['part' => 'empty'], Html::text($this->text('scoresNone')));
        }
        $sections = '';
        foreach ($games as $name => $played) {
            $id = $this->id(self::slug($name));
            $heading = Html::tag('h3', ['id' => "$id-nombre", 'tabindex' => '-1'], Html::text($name));
            $list = Html::tag('ul', [], implode('', array_map($this->game(...), $played)));
            $section = ['id' => $id, 'part' => 'competition', 'aria-labelledby' => "$id-nombre"];
            $sections .= Html::tag('section', $section, $heading . $list);
        }
        return $sections;
    }

    private function game(Game $game): string
    {
        $score = $game->home_score === null ? '–' : "$game->home_score – $game->away_score";
        $state = $game->state === '' ? '' : $this->text('scores' . ucfirst($game->state));
        $starts = $game->starts === '' ? [] : ['datetime' => "{$game->day}T$game->starts"];
        return Html::tag('li', ['part' => 'game', 'data-state' => $game->state], implode(' ', array_filter([
            $starts === [] ? '' : Html::tag('time', $starts, Html::text($game->starts)),
            Html::tag('span', ['part' => 'home'], Html::text($game->home)),
            Html::tag('span', ['part' => 'score'], Html::text($score)),
            Html::tag('span', ['part' => 'away'], Html::text($game->away)),
            $state === '' ? '' : Html::tag('span', ['part' => 'state'], Html::text($state)),
        ])));
    }

    /** As it stands in an id and an address; a name without one letter of ours still has one. */
    private static function slug(string $competition): string
    {
        return sanitize_title($competition, substr(hash('sha256', $competition), 0, 8));
    }

    private function id(string $slug): string
    {
        return "competicion-$slug" . ($this->copies > 1 ? "-$this->copies" : '');
    }

    private function text(string $key): string
    {
        return $this->texts->text('theme', $key);
    }
}
