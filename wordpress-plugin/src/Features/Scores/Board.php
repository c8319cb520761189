<?php

declare(strict_types=1);

namespace Onda\Features\Scores;

use Onda\Core\Http\Request;
use Onda\Core\Printing\Faces;
use Onda\Core\Printing\PageAddress;
use Onda\Core\Printing\Texts;
use Onda\Core\Text\Days;

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
        ['games' => $all, 'days' => $days] = $this->games->around($day, substr($day, 0, 7));
        foreach ($all as $game) {
            $games[$game->competition][] = $game;
        }
        $chosen = $request->text('competition');
        $shown = array_filter($games, static fn(string $name): bool => self::slug($name) === $chosen, ARRAY_FILTER_USE_KEY);
        return $this->days($day, $days, $page)
            . (count($games) > 1 ? $this->chooser(array_keys($games), $chosen, $day, $page) : '')
            . $this->competitions($shown ?: $games);
    }

    /**
     * The day, between the nearest that have games, and the way back to today for whoever reads an old copy of the
     * page.
     *
     * @param list<string> $days Those with games.
     */
    private function days(string $day, array $days, PageAddress $page): string
    {
        $links = [];
        $before = max(['', ...array_filter($days, static fn(string $other): bool => $other < $day)]);
        $after = array_filter($days, static fn(string $other): bool => $other > $day);
        foreach (['prev' => $before, 'next' => $after === [] ? '' : min($after)] as $rel => $near) {
            $words = $near === '' ? '' : Days::formatted($near, 'j M');
            $links[$rel] = $near === '' ? '' : Faces::fill('theme/scores-board/DayLink', [
                'address' => $page->with(['d' => $near]),
                'rel' => $rel,
                'label' => $this->text($rel === 'prev' ? 'scoresBefore' : 'scoresAfter') . ': ' . $words,
                'words' => $words,
            ]);
        }
        return Faces::fill('theme/scores-board/Days', [
            'day' => $day,
            'words' => Day::words($day),
            'today' => $this->text('scoresToday'),
            'todayAddress' => $page->with(['d' => Day::today()]),
            'beforeNodes' => $links['prev'],
            'afterNodes' => $links['next'],
        ]);
    }

    /** @param list<string> $competitions */
    private function chooser(array $competitions, string $chosen, string $day, PageAddress $page): string
    {
        $options = '';
        foreach ($competitions as $name) {
            $slug = self::slug($name);
            $options .= Faces::fill('theme/scores-board/Choice', [
                'slug' => $slug,
                'section' => $this->id($slug),
                'isChosen' => $slug === $chosen,
                'name' => $name,
            ]);
        }
        return Faces::fill('theme/scores-board/Chooser', [
            'page' => $page->url,
            'label' => $this->text('scoresCompetition'),
            'go' => $this->text('scoresGo'),
            'all' => $this->text('scoresAll'),
            'optionNodes' => $options,
            'children' => $page->fields(['d' => $day]),
        ]);
    }

    /** @param array<string, list<Game>> $games */
    private function competitions(array $games): string
    {
        if ($games === []) {
            return Faces::fill('theme/scores-board/Nothing', ['text' => $this->text('scoresNone')]);
        }
        $sections = '';
        foreach ($games as $name => $played) {
            $sections .= Faces::fill('theme/scores-board/Competition', [
                'id' => $this->id(self::slug($name)),
                'name' => $name,
                'children' => implode('', array_map($this->game(...), $played)),
            ]);
        }
        return $sections;
    }

    private function game(Game $game): string
    {
        $state = $game->state === '' ? '' : $this->text('scores' . ucfirst($game->state));
        $start = ['moment' => "{$game->day}T$game->starts", 'hour' => $game->starts];
        return Faces::fill('theme/scores-board/Game', [
            'state' => $game->state,
            'home' => $game->home,
            'score' => $game->home_score === null ? '–' : "$game->home_score – $game->away_score",
            'away' => $game->away,
            'startNodes' => $game->starts === '' ? '' : Faces::fill('theme/scores-board/Start', $start),
            'stateNodes' => $state === '' ? '' : Faces::fill('theme/scores-board/State', ['words' => $state]),
        ]);
    }

    /** The competition in an id and an address; a name without one letter of ours still has a slug. */
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
